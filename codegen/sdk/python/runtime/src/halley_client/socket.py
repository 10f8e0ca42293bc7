"""Sends messages over one WebSocket, which is opened when it is needed and again after it broke."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import unquote, urlsplit, urlunsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from .codec import read_json
from .errors import CallTimeoutError, HalleyError, MalformedAnswerError, TransportError
from .http import host_of
from .messages import Call, is_integer, is_refusal, outcome_of, text_of
from .options import Options

#: Hears of an outcome before the next message is read.
OnOutcome = Callable[[Any], None]


class _Connect(connect):
    """Follows no redirect: it would show another host what is asked."""

    def process_redirect(self, exc: Exception) -> Exception:
        """The error that the server answered."""
        return exc


class Connection:
    """An open WebSocket."""

    def __init__(self, socket: ClientConnection, host: str) -> None:
        self._socket = socket
        self._host = host
        self._waiting: dict[Any, tuple[Call, asyncio.Future[Any], OnOutcome | None]] = {}
        self._listeners: dict[Any, Callable[[Any], None]] = {}
        self.ended = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def send(
        self, calls: Sequence[Call], is_batch: bool, timeout: float, on_outcome: OnOutcome | None = None
    ) -> list[Any]:
        """What each call came to."""
        text = text_of(calls if is_batch else calls[0])
        if self.ended.is_set():
            raise TransportError(f"the connection to {self._host} ended")
        loop = asyncio.get_running_loop()
        futures = []
        for call in calls:
            future: asyncio.Future[Any] = loop.create_future()
            self._waiting[call.id] = (call, future, on_outcome)
            futures.append(future)
        try:
            return await asyncio.wait_for(self._exchange(text, futures), timeout)
        except asyncio.TimeoutError:
            raise CallTimeoutError(f"no answer within {timeout} s") from None
        except (WebSocketException, OSError):
            raise TransportError(f"the connection to {self._host} ended") from None
        finally:
            for call in calls:
                self._waiting.pop(call.id, None)

    async def _exchange(self, text: str, futures: Sequence[asyncio.Future[Any]]) -> list[Any]:
        await self._socket.send(text)
        return list(await asyncio.gather(*futures))

    def listen(self, subscription: Any, listener: Callable[[Any], None]) -> None:
        """Hands the notifications of a subscription to a listener."""
        self._listeners[subscription] = listener

    def ignore(self, subscription: Any) -> None:
        """Drops what comes for a subscription from now on."""
        self._listeners.pop(subscription, None)

    async def close(self) -> None:
        """Ends the connection."""
        await self._socket.close()
        await self._reading

    async def _read(self) -> None:
        error: HalleyError = TransportError(f"the connection to {self._host} ended")
        try:
            async for text in self._socket:
                message = read_json(text)
                for one in message if isinstance(message, list) else [message]:
                    self._on_message(one)
        except MalformedAnswerError as malformed:
            # After such a message nothing on this connection can be relied on.
            error = malformed
        except ConnectionClosed as closed:
            if closed.sent is not None and closed.sent.code == CloseCode.MESSAGE_TOO_BIG:
                error = MalformedAnswerError("the answer is longer than max_answer_size")
        except (WebSocketException, OSError):
            pass
        finally:
            self.ended.set()
            for _, future, _ in self._waiting.values():
                if not future.done():
                    future.set_result(error)
            self._waiting.clear()
            self._listeners.clear()
            await self._socket.close()

    def _on_message(self, message: Any) -> None:
        if not isinstance(message, dict):
            return
        if "method" in message:
            params = message.get("params")
            if not isinstance(params, dict) or not isinstance(params.get("subscription"), str):
                return
            listener = self._listeners.get(params["subscription"])
            if listener is not None:
                listener(params.get("result"))
            return
        key = message.get("id")
        # An error without an id is the answer to a message that the server refuses whole.
        if is_refusal(message) and len(self._waiting) == 1:
            key = next(iter(self._waiting))
        if not is_integer(key) or key not in self._waiting:
            return
        call, future, on_outcome = self._waiting.pop(key)
        outcome = outcome_of(call, message)
        if on_outcome is not None:
            on_outcome(outcome)
        if not future.done():
            future.set_result(outcome)


class SocketTransport:
    """Keeps one connection."""

    def __init__(self, url: str, options: Options) -> None:
        parts = urlsplit(url)
        self._host = host_of(url)
        self._url = urlunsplit(parts._replace(netloc=self._host))
        self._basic: dict[str, str] = {}
        if parts.username is not None:
            pair = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
            self._basic = {"authorization": "Basic " + base64.b64encode(pair.encode()).decode()}
        self._options = options
        self._connection: Connection | None = None
        self._opening = asyncio.Lock()
        self.is_closed = False

    async def connect(self) -> Connection:
        """The open connection, or a new one."""
        async with self._opening:
            if self.is_closed:
                raise TransportError("the client is closed")
            if self._connection is None or self._connection.ended.is_set():
                self._connection = await self._open()
            return self._connection

    async def _open(self) -> Connection:
        options = self._options
        headers = {**self._basic, **options.headers()}
        try:
            socket = await _Connect(
                self._url,
                additional_headers=headers,
                open_timeout=options.timeout,
                close_timeout=1,
                max_size=options.max_answer_size,
                ping_interval=options.heartbeat,
                ping_timeout=options.heartbeat,
            )
        except TimeoutError:
            raise CallTimeoutError(f"{self._host} opened no WebSocket within {options.timeout} s") from None
        except (WebSocketException, OSError) as error:
            raise TransportError(f"{self._host} cannot be reached by WebSocket: {type(error).__name__}") from None
        return Connection(socket, self._host)

    async def send(self, calls: Sequence[Call], is_batch: bool) -> list[Any]:
        """What each call came to. Raises when the message as a whole failed."""
        timeout = self._options.timeout
        try:
            # Others may be about to open it, one after the other.
            connection = await asyncio.wait_for(self.connect(), timeout)
        except asyncio.TimeoutError:
            raise CallTimeoutError(f"no WebSocket within {timeout} s") from None
        return await connection.send(calls, is_batch, timeout)

    async def close(self) -> None:
        """Ends the connection."""
        self.is_closed = True
        if self._connection is not None:
            await self._connection.close()
