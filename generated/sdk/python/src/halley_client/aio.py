"""The client for asyncio."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar, overload
from urllib.parse import urlsplit
from weakref import WeakSet

from .batch import BatchCall, UntypedCall, parts_of
from .cursor import cursor_of
from .errors import CallTimeoutError, HalleyError, TransportError
from .http import HttpTransport
from .messages import Call
from .methods_async import AsyncMethods
from .options import Options
from .shapes import NOTIFICATIONS, READS
from .socket import SocketTransport
from .subscription import Subscription

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")


class AsyncHalleyClient(AsyncMethods):
    """
    A client of one server. The scheme of the URL decides: http and https send each call by itself, ws and wss share one
    connection, which subscriptions need. Make it in a running event loop, and close it there.
    """

    def __init__(self, url: str, options: Options | None = None, **changes: Any) -> None:
        self._options = replace(options or Options(), **changes)
        scheme = urlsplit(url).scheme
        if scheme in ("http", "https"):
            self._transport: HttpTransport | SocketTransport = HttpTransport(url, self._options)
        elif scheme in ("ws", "wss"):
            self._transport = SocketTransport(url, self._options)
        else:
            raise HalleyError("the URL must begin with http:, https:, ws: or wss:")
        self._ids = itertools.count(1)
        self._subscriptions: WeakSet[Subscription[Any]] = WeakSet()
        super().__init__()

    async def __aenter__(self) -> AsyncHalleyClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Ends the connections. Calls and subscriptions that still wait end with an error."""
        await self._transport.close()
        for subscription in list(self._subscriptions):
            await subscription.end(TransportError("the client is closed"))

    async def request(self, method: str, *params: Any) -> Any:
        """Calls a method by its name on the wire."""
        (outcome,) = await self._send([self._call(method, params)], False)
        if isinstance(outcome, HalleyError):
            raise outcome
        return outcome

    @overload
    async def batch(self, calls: Sequence[UntypedCall], /) -> list[Any]: ...

    @overload
    async def batch(self, a: BatchCall[A], /) -> tuple[A | HalleyError]: ...

    @overload
    async def batch(self, a: BatchCall[A], b: BatchCall[B], /) -> tuple[A | HalleyError, B | HalleyError]: ...

    @overload
    async def batch(
        self, a: BatchCall[A], b: BatchCall[B], c: BatchCall[C], /
    ) -> tuple[A | HalleyError, B | HalleyError, C | HalleyError]: ...

    @overload
    async def batch(
        self, a: BatchCall[A], b: BatchCall[B], c: BatchCall[C], d: BatchCall[D], /
    ) -> tuple[A | HalleyError, B | HalleyError, C | HalleyError, D | HalleyError]: ...

    @overload
    async def batch(
        self, a: BatchCall[A], b: BatchCall[B], c: BatchCall[C], d: BatchCall[D], e: BatchCall[E], /
    ) -> tuple[A | HalleyError, B | HalleyError, C | HalleyError, D | HalleyError, E | HalleyError]: ...

    @overload
    async def batch(self, *calls: BatchCall[Any]) -> Sequence[Any]: ...

    async def batch(self, *calls: Any) -> Any:
        """
        Sends several calls as one message: `client.batch(calls.eth.block_number(), calls.eth.gas_price())`, or one list
        of tuples, each the name of a method and its parameters. Each item of the answer is the result of its call, or
        the error: an error of one does not lose the others.
        """
        return await self._batch(calls)

    async def _batch(self, calls: Sequence[Any]) -> Any:
        made = [self._call(method, params) for method, params in parts_of(calls)]
        outcomes = await self._send(made, True) if made else []
        return tuple(outcomes) if calls and isinstance(calls[0], BatchCall) else outcomes

    def subscribe(self, name: str, options: Any = None) -> Subscription[Any]:
        """Notifications of the server; the typed forms are subscribe_new_heads, subscribe_logs and so on."""
        if not isinstance(self._transport, SocketTransport):
            raise HalleyError("a subscription needs a client with a ws: or wss: URL")
        parts = (NOTIFICATIONS[name], cursor_of(name, options), lambda: next(self._ids))
        subscription: Subscription[Any] = Subscription(self._transport, self._options, (name, options), parts)
        self._subscriptions.add(subscription)
        return subscription

    def _call(self, method: str, params: tuple[Any, ...]) -> Call:
        return Call(next(self._ids), method, params)

    async def _send(self, calls: Sequence[Call], is_batch: bool) -> list[Any]:
        is_read = all(call.method in READS for call in calls)
        attempt = 0
        while True:
            try:
                outcomes = await self._transport.send(calls, is_batch)
                if isinstance(outcomes[0], TransportError):
                    raise outcomes[0]
                return outcomes
            except (TransportError, CallTimeoutError) as error:
                is_passing = getattr(error, "status", None) in (None, 429, 502, 503, 504)
                if not is_read or not is_passing or attempt >= self._options.retries:
                    raise
            await self._options.pause(attempt)
            attempt += 1
