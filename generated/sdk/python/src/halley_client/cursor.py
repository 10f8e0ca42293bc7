"""Where a subscription continues after its connection broke."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from .errors import MalformedAnswerError

#: Asks the server over the connection of the subscription.
Ask = Callable[[str, list[Any]], Awaitable[Any]]

#: Heads that are remembered: so deep a chain may be replaced while there is no connection.
MAX_HEADS = 1024
#: Logs that are remembered, and all of the newest block besides.
MAX_LOGS = 4096


class Cursor(Protocol):
    """Follows what one subscription hands out."""

    async def position(self, ask: Ask) -> tuple[int | None, list[Any]]:
        """The block to subscribe from, None for no block, and what the caller is told first."""

    async def holds(self, ask: Ask) -> bool:
        """Whether the last block that was handed out is still part of the chain."""

    def accept(self, item: Any) -> list[Any]:
        """What the caller is told when the server sends the item: nothing when it was told before."""

    def reached(self, block: int) -> None:
        """Everything below this block was handed out."""


async def _hash_of(ask: Ask, number: int) -> Any:
    block = await ask("eth_getBlockByNumber", [number, False])
    return None if block is None else block.get("hash")


async def _after_head(ask: Ask) -> int:
    head: int = await ask("eth_blockNumber", [])
    return head + 1


class LiveCursor:
    """Of a subscription without blocks: what happens while there is no connection is not sent later."""

    async def position(self, ask: Ask) -> tuple[int | None, list[Any]]:
        return None, []

    async def holds(self, ask: Ask) -> bool:
        return True

    def accept(self, item: Any) -> list[Any]:
        return [item]

    def reached(self, block: int) -> None:
        """It has no place on the chain."""


class HeadCursor:
    """Of newHeads: one notification is one block."""

    def __init__(self, start: int | None) -> None:
        self._start = start
        #: The start is the block that the caller asked for, which may be one to come.
        self._is_asked = start is not None
        #: Numbers and hashes of the last heads that were handed out. Those above the head of a server stay: on a node
        #: that lags they come again, and are dropped by their hashes; other blocks take their places.
        self._heads: list[tuple[int, Any]] = []
        #: Where the subscription was last resumed.
        self._resumed = 0

    async def position(self, ask: Ask) -> tuple[int | None, list[Any]]:
        if self._heads:
            self._resumed = await self._next(ask)
            return self._resumed, []
        if not self._is_asked:
            # A chain that started again may be shorter: then it continues with its next block.
            after_head = await _after_head(ask)
            self._start = after_head if self._start is None else min(after_head, self._start)
        return self._start, []

    async def holds(self, ask: Ask) -> bool:
        return not self._heads or await self._next(ask) >= self._resumed

    async def _next(self, ask: Ask) -> int:
        """The block after the newest head that is part of the chain as the server has it."""
        number: int
        next_block: int | None = None
        for number, block_hash in reversed(self._heads):
            if next_block is not None and number >= next_block:
                continue
            if await _hash_of(ask, number) == block_hash:
                return number + 1
            next_block = min(number, await _after_head(ask) if next_block is None else next_block)
        return self._resumed if next_block is None else next_block

    def accept(self, item: Any) -> list[Any]:
        number, block_hash = _needed(item, "number"), _needed(item, "hash")
        if any(seen == block_hash for _, seen in self._heads):
            return []
        while self._heads and self._heads[-1][0] >= number:
            self._heads.pop()
        self._is_asked = False
        self._heads.append((number, block_hash))
        del self._heads[:-MAX_HEADS]
        return [item]

    def reached(self, block: int) -> None:
        self._start = block
        self._is_asked = False


class LogCursor:
    """
    Of logs. No log is marked as the last of its block, so the subscription continues with the block of the last log,
    and the logs of it that were handed out are dropped.
    """

    def __init__(self, start: int | None) -> None:
        #: Every log below this block was handed out.
        self._start = start
        #: The start is the block that the caller asked for, which may be one to come.
        self._is_asked = start is not None
        self._logs: list[Any] = []
        self._places: set[Any] = set()

    async def position(self, ask: Ask) -> tuple[int | None, list[Any]]:
        lost: list[Any] = []
        while self._logs:
            newest = self._logs[-1]
            number: int = newest["blockNumber"]
            if await _hash_of(ask, number) == newest["blockHash"]:
                return max(number, self._start or 0), lost
            lost = self._take_back(number) + lost
        if not self._is_asked:
            # A chain that started again may be shorter: then it continues with its next block.
            after_head = await _after_head(ask)
            self._start = after_head if self._start is None else min(after_head, self._start)
        return self._start, lost

    async def holds(self, ask: Ask) -> bool:
        if not self._logs:
            return True
        newest = self._logs[-1]
        return bool(await _hash_of(ask, newest["blockNumber"]) == newest["blockHash"])

    def accept(self, item: Any) -> list[Any]:
        self._is_asked = False
        number = _needed(item, "blockNumber")
        place = _needed(item, "blockHash"), _needed(item, "logIndex")
        if item.get("removed"):
            self._forget(lambda log: _place_of(log) == place)
            self._go_back(number)
            return [item]
        if place in self._places:
            return []
        newest = self._logs[-1] if self._logs else None
        is_behind = (
            newest is not None and newest["blockNumber"] >= number and newest["blockHash"] != item["blockHash"]
        )
        lost = self._take_back(number) if is_behind else []
        self._logs.append(item)
        self._places.add(place)
        # Trimmed only now and then, because it copies.
        if len(self._logs) > 2 * MAX_LOGS:
            kept = {_place_of(log) for log in self._logs[-MAX_LOGS:]}
            self._forget(lambda log: _place_of(log) not in kept and log["blockHash"] != item["blockHash"])
        return [*lost, item]

    def reached(self, block: int) -> None:
        self._start = block
        self._is_asked = False

    def _take_back(self, start: int) -> list[Any]:
        """The remembered logs from a block on, marked as removed, lowest block first."""
        lost = [{**log, "removed": True} for log in self._logs if log["blockNumber"] >= start]
        self._forget(lambda log: log["blockNumber"] >= start)
        self._go_back(start)
        return lost

    def _go_back(self, block: int) -> None:
        if self._start is not None and self._start > block:
            self._start = block

    def _forget(self, is_forgotten: Callable[[Any], bool]) -> None:
        self._places -= {_place_of(log) for log in self._logs if is_forgotten(log)}
        self._logs = [log for log in self._logs if not is_forgotten(log)]


def _needed(item: Any, field: str) -> Any:
    """Other fields may be missing. Without these no one knows where to continue."""
    if not isinstance(item, dict) or item.get(field) is None:
        raise MalformedAnswerError(f"notification.{field} is missing")
    return item[field]


def _place_of(log: Any) -> tuple[Any, Any]:
    return log["blockHash"], log["logIndex"]


def cursor_of(name: str, options: Any) -> Cursor:
    """The cursor of a subscription. A tag as fromBlock other than earliest means the newest block."""
    given = options.get("fromBlock") if isinstance(options, dict) else None
    start = given if isinstance(given, int) else 1 if given == "earliest" else None
    if name == "newHeads":
        return HeadCursor(start)
    return LogCursor(start) if name == "logs" else LiveCursor()
