"""A subscription that outlives its connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Generic, TypeVar

from .catalogue import LogRangeExceededError
from .codec import decode
from .cursor import Cursor
from .errors import CallTimeoutError, HalleyError, RpcError, SlowConsumerError, TransportError
from .messages import Call
from .options import Options
from .socket import Connection, SocketTransport

T = TypeVar("T")

#: How many blocks of logs are asked for at once to catch up.
CATCH_UP_BLOCKS = 1000


class Subscription(Generic[T], AsyncIterator[T]):
    """
    Notifications, one after the other: `async for head in client.subscribe_new_heads()`. Close it with `aclose`, or use
    it as a context manager. When the connection breaks, it is opened again; newHeads and logs then continue with the block
    where they were, so that nothing is lost and nothing comes twice.
    """

    def __init__(
        self,
        transport: SocketTransport,
        options: Options,
        request: tuple[str, Any],
        parts: tuple[Any, Cursor, Callable[[], int]],
    ) -> None:
        self._transport = transport
        self._options = options
        self._name, self._given = request
        self._shape, self._cursor, self._next_id = parts
        self._items: deque[T] = deque()
        self._news = asyncio.Event()
        self._error: Exception | None = None
        self._is_over = False
        self._over = asyncio.Event()
        self._progressed = False
        self._active: tuple[Connection, Any] | None = None
        self._subscribed = -1
        self._is_ready = asyncio.Event()
        self._running = asyncio.create_task(self._run())

    @property
    def reconnects(self) -> int:
        """How often it was subscribed again after its connection broke."""
        return max(self._subscribed, 0)

    async def ready(self) -> None:
        """Returns when the server has accepted the subscription for the first time; raises when it ends before."""
        await self._is_ready.wait()
        if self._subscribed < 0:
            raise self._error or TransportError("the subscription ended")

    def __aiter__(self) -> Subscription[T]:
        return self

    async def __anext__(self) -> T:
        while True:
            if self._items:
                return self._items.popleft()
            if self._is_over:
                error, self._error = self._error, None
                raise error or StopAsyncIteration
            self._news.clear()
            await self._news.wait()

    async def __aenter__(self) -> Subscription[T]:
        await self.ready()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Ends the subscription; what waits is dropped."""
        self._finish()
        self._items.clear()
        active, self._active = self._active, None
        if active is not None and not active[0].ended.is_set():
            active[0].ignore(active[1])
            try:
                await self._ask(active[0], "eth_unsubscribe", [active[1]])
            except HalleyError:
                pass  # It ends with the connection.
        await self._running

    async def end(self, error: HalleyError) -> None:
        """Ends the subscription with an error, after what waits was taken."""
        self._finish(error)
        # It may be waiting for a connection to open.
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    def _finish(self, error: Exception | None = None) -> None:
        if self._is_over:
            return
        if error is not None and not isinstance(error, HalleyError):
            cause, error = error, HalleyError(f"the subscription ended: {type(error).__name__}")
            error.__cause__ = cause
        self._is_over = True
        self._error = error
        if self._active is not None:
            self._active[0].ignore(self._active[1])
        self._over.set()
        self._news.set()
        self._is_ready.set()

    async def _run(self) -> None:
        attempt = 0
        while not self._is_over:
            self._progressed = False
            try:
                connection = await self._transport.connect()
                if await self._subscribe(connection):
                    self._subscribed += 1
                    self._is_ready.set()
                    await self._first_of(connection.ended.wait())
            except (TransportError, CallTimeoutError):
                if self._transport.is_closed:
                    self._finish(TransportError("the client is closed"))
            except RpcError as error:
                # The server cannot answer now.
                if error.code != -32002:
                    self._finish(error)
            except Exception as error:
                self._finish(error)
            # A connection that ends before anything came is no success.
            attempt = 0 if self._progressed else attempt + 1
            await self._first_of(self._options.pause(attempt))

    async def _first_of(self, wait: Any) -> None:
        """Waits until that is done or the subscription is over."""
        tasks = [asyncio.ensure_future(wait), asyncio.ensure_future(self._over.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()

    async def _subscribe(self, connection: Connection) -> bool:
        """False when the chain was changed meanwhile, so that it must be done again."""

        async def ask(method: str, params: list[Any]) -> Any:
            return await self._ask(connection, method, params)

        start, first = await self._cursor.position(ask)
        for item in first:
            self._put(item)
        early: list[Any] | None = []
        subscription: Any = None

        def take(result: Any) -> None:
            if early is None:
                self._on_result(result)
            elif len(early) < self._options.max_waiting:
                early.append(result)
            else:
                self._finish(SlowConsumerError(f"more than {self._options.max_waiting} notifications came at once"))

        def on_outcome(outcome: Any) -> None:
            nonlocal subscription
            if isinstance(outcome, str):
                subscription = outcome
                connection.listen(outcome, take)

        options = self._given if start is None else {**(self._given or {}), "fromBlock": start}
        try:
            await self._ask(connection, "eth_subscribe", [self._name, options], on_outcome)
        except LogRangeExceededError as error:
            if self._name != "logs" or start is None or not await self._catch_up(connection, start, error):
                raise
            return False
        self._active = (connection, subscription)
        if self._is_over or not await self._cursor.holds(ask):
            connection.ignore(subscription)
            await self._ask(connection, "eth_unsubscribe", [subscription])
            return False
        waiting = early or []
        early = None
        for result in waiting:
            self._on_result(result)
        return True

    async def _ask(
        self, connection: Connection, method: str, params: list[Any], on_outcome: Callable[[Any], None] | None = None
    ) -> Any:
        call = Call(self._next_id(), method, tuple(params))
        (outcome,) = await connection.send([call], False, self._options.timeout, on_outcome)
        if isinstance(outcome, HalleyError):
            raise outcome
        return outcome

    def _on_result(self, result: Any) -> None:
        if self._is_over:
            return
        self._progressed = True
        try:
            for told in self._cursor.accept(decode(result, self._shape, "notification")):
                self._put(told)
        except Exception as error:
            self._finish(error)

    def _put(self, item: Any) -> None:
        if self._is_over:
            return
        if len(self._items) >= self._options.max_waiting:
            self._finish(SlowConsumerError(f"more than {self._options.max_waiting} notifications wait to be taken"))
            return
        self._items.append(item)
        self._news.set()

    async def _catch_up(self, connection: Connection, start: int, error: LogRangeExceededError) -> bool:
        """Reads what is older than what the server replays."""
        lowest = error.data.get("from") if isinstance(error.data, dict) else None
        if not isinstance(lowest, int) or lowest <= start:
            return False
        length = CATCH_UP_BLOCKS
        while start < lowest:
            last = min(start + length, lowest) - 1
            query = {**(self._given or {}), "fromBlock": start, "toBlock": last}
            try:
                logs = await self._ask(connection, "eth_getLogs", [query])
            except RpcError as refused:
                if refused.code != -32005 or length == 1:
                    raise
                length = max(length // 10, 1)
                continue
            for log in logs:
                for told in self._cursor.accept(log):
                    self._put(told)
            start = last + 1
        self._cursor.reached(lowest)
        return True
