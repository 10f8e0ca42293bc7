"""The client for programs without asyncio: the same client on an event loop of its own, in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from .aio import AsyncHalleyClient
from .batch import BatchCall, UntypedCall
from .errors import HalleyError
from .methods_sync import Methods
from .options import Options
from .subscription import Subscription

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
T = TypeVar("T")


class HalleyClient(Methods):
    """
    A client of one server. The scheme of the URL decides: http and https send each call by itself, ws and wss share one
    connection, which subscriptions need. Threads may share it. Close it, or use it as a context manager.
    """

    def __init__(self, url: str, options: Options | None = None, **changes: Any) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="halley-client", daemon=True)
        self._thread.start()
        try:
            self._client = self._run(self._open(url, options, changes))
        except BaseException:
            self._stop()
            raise
        super().__init__()

    @staticmethod
    async def _open(url: str, options: Options | None, changes: dict[str, Any]) -> AsyncHalleyClient:
        return AsyncHalleyClient(url, options, **changes)

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def _stop(self) -> None:
        self._run(_end_tasks())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> HalleyClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the connections and the thread."""
        if self._loop.is_closed():
            return
        self._run(self._client.aclose())
        self._stop()

    def request(self, method: str, *params: Any) -> Any:
        """Calls a method by its name on the wire."""
        return self._run(self._client.request(method, *params))

    @overload
    def batch(self, calls: Sequence[UntypedCall], /) -> list[Any]: ...

    @overload
    def batch(self, a: BatchCall[A], /) -> tuple[A | HalleyError]: ...

    @overload
    def batch(self, a: BatchCall[A], b: BatchCall[B], /) -> tuple[A | HalleyError, B | HalleyError]: ...

    @overload
    def batch(
        self, a: BatchCall[A], b: BatchCall[B], c: BatchCall[C], /
    ) -> tuple[A | HalleyError, B | HalleyError, C | HalleyError]: ...

    @overload
    def batch(
        self, a: BatchCall[A], b: BatchCall[B], c: BatchCall[C], d: BatchCall[D], /
    ) -> tuple[A | HalleyError, B | HalleyError, C | HalleyError, D | HalleyError]: ...

    @overload
    def batch(
        self, a: BatchCall[A], b: BatchCall[B], c: BatchCall[C], d: BatchCall[D], e: BatchCall[E], /
    ) -> tuple[A | HalleyError, B | HalleyError, C | HalleyError, D | HalleyError, E | HalleyError]: ...

    @overload
    def batch(self, *calls: BatchCall[Any]) -> Sequence[Any]: ...

    def batch(self, *calls: Any) -> Any:
        """
        Sends several calls as one message: `client.batch(calls.eth.block_number(), calls.eth.gas_price())`, or one list
        of tuples, each the name of a method and its parameters. Each item of the answer is the result of its call, or
        the error: an error of one does not lose the others.
        """
        return self._run(self._client._batch(calls))

    def subscribe(self, name: str, options: Any = None) -> SyncSubscription[Any]:
        """Notifications of the server; the typed forms are subscribe_new_heads, subscribe_logs and so on."""

        async def open_it() -> Subscription[Any]:
            return self._client.subscribe(name, options)

        return SyncSubscription(self, self._run(open_it()))


async def _end_tasks() -> None:
    """Ends what still runs on the loop: asyncio complains about tasks that are pending when it is closed."""
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class SyncSubscription(Generic[T], Iterator[T]):
    """Notifications, one after the other: `for head in client.subscribe_new_heads()`."""

    def __init__(self, client: HalleyClient, subscription: Subscription[T]) -> None:
        self._client = client
        self._subscription = subscription

    @property
    def reconnects(self) -> int:
        """How often it was subscribed again after its connection broke."""
        return self._subscription.reconnects

    def ready(self) -> None:
        """Returns when the server has accepted the subscription for the first time."""
        self._client._run(self._subscription.ready())

    def __iter__(self) -> SyncSubscription[T]:
        return self

    def __next__(self) -> T:
        try:
            return self._client._run(self._subscription.__anext__())
        except StopAsyncIteration:
            raise StopIteration from None

    def __enter__(self) -> SyncSubscription[T]:
        self.ready()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the subscription."""
        self._client._run(self._subscription.aclose())
