"""Sends messages over one WebSocket, which is opened when it is needed and again after it broke."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit, urlunsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from .codec import read_json
from .errors import CallTimeoutError, HalleyError, MalformedAnswerError, TransportError
from .http import host_of
from .messages import Call, is_integer, is_refusal, outcomes_of, text_of
from .options import Options

#: Hears of an outcome before the next message is read.
OnOutcome = Callable[[Any], None]


@dataclass(frozen=True, eq=False)
class _Waiting:
    """A message without an answer."""

    calls: Sequence[Call]
    is_batch: bool
    outcomes: asyncio.Future[list[Any]]
    on_outcome: OnOutcome | None

    def settle(self, outcomes: list[Any]) -> None:
        """Takes the outcomes at once, before the next message is read."""
        for outcome in outcomes:
            if self.on_outcome is not None:
                self.on_outcome(outcome)
        if not self.outcomes.done():
            self.outcomes.set_result(outcomes)


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
        #: By the id of each call of the message.
        self._waiting: dict[int, _Waiting] = {}
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
        waiting = _Waiting(calls, is_batch, asyncio.get_running_loop().create_future(), on_outcome)
        self._waiting.update((call.id, waiting) for call in calls)
        try:
            return await asyncio.wait_for(self._exchange(text, waiting.outcomes), timeout)
        except asyncio.TimeoutError:
            raise CallTimeoutError(f"no answer within {timeout} s") from None
        except (WebSocketException, OSError):
            raise TransportError(f"the connection to {self._host} ended") from None
        finally:
            self._forget(waiting)

    async def _exchange(self, text: str, outcomes: asyncio.Future[list[Any]]) -> list[Any]:
        await self._socket.send(text)
        return await outcomes

    def _forget(self, waiting: _Waiting) -> None:
        """An answer that comes later is no one's."""
        for call in waiting.calls:
            self._waiting.pop(call.id, None)

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
                    self._on_notification(one)
                self._on_answer(message)
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
            for waiting in set(self._waiting.values()):
                waiting.settle([error] * len(waiting.calls))
            self._waiting.clear()
            self._listeners.clear()
            await self._socket.close()

    def _on_notification(self, message: Any) -> None:
        params = message.get("params") if isinstance(message, dict) and "method" in message else None
        if not isinstance(params, dict) or not isinstance(params.get("subscription"), str):
            return
        listener = self._listeners.get(params["subscription"])
        if listener is not None:
            listener(params.get("result"))

    def _on_answer(self, answer: Any) -> None:
        waiting = self._waiting_for(answer)
        if waiting is not None:
            self._forget(waiting)
            waiting.settle(outcomes_of(waiting.calls, answer, waiting.is_batch))

    def _waiting_for(self, answer: Any) -> _Waiting | None:
        """The message that is answered: by an error without an id, which refuses a message as a whole, the only one."""
        if is_refusal(answer):
            messages = set(self._waiting.values())
            return messages.pop() if len(messages) == 1 else None
        for one in answer if isinstance(answer, list) else [answer]:
            key = one.get("id") if isinstance(one, dict) and "method" not in one else None
            if is_integer(key) and key in self._waiting:
                return self._waiting[key]
        return None


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
