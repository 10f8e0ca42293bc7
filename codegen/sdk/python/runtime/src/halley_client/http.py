"""Sends messages over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx

from .codec import read_json
from .errors import CallTimeoutError, MalformedAnswerError, TransportError
from .messages import Call, outcomes_of, text_of
from .options import Options


class HttpTransport:
    """One POST for each message."""

    def __init__(self, url: str, options: Options) -> None:
        self._url = url
        # For error messages: without user, password, path and query, which may hold secrets.
        self._host = host_of(url)
        self._options = options
        # JSON-RPC is never redirected. To follow would show another host the token and the request.
        self._client = httpx.AsyncClient(follow_redirects=False, timeout=None, limits=httpx.Limits())

    async def send(self, calls: Sequence[Call], is_batch: bool) -> list[Any]:
        """What each call came to. Raises when the message as a whole failed."""
        text = text_of(calls if is_batch else calls[0])
        timeout = self._options.timeout
        try:
            answer = await asyncio.wait_for(self._post(text), timeout)
        except asyncio.TimeoutError:
            raise CallTimeoutError(f"no answer within {timeout} s") from None
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise TransportError(f"{self._host} cannot be reached: {type(error).__name__}") from None
        return outcomes_of(calls, answer, is_batch)

    async def _post(self, text: str) -> Any:
        headers = {"content-type": "application/json", "accept": "application/json", **self._options.headers()}
        async with self._client.stream("POST", self._url, content=text, headers=headers) as response:
            body = bytearray()
            async for chunk in response.aiter_bytes():
                body += chunk
                if len(body) > self._options.max_answer_size:
                    raise MalformedAnswerError(f"the answer is longer than {self._options.max_answer_size} bytes")
        status = response.status_code
        if response.is_success:
            return read_json(bytes(body))
        problem = TransportError(f"{self._host} answered with HTTP status {status}", status)
        # A server may answer JSON-RPC errors with another status than 200.
        if not body.startswith(b"{") or status in (429, 502, 503, 504):
            raise problem
        try:
            answer = read_json(bytes(body))
        except MalformedAnswerError:
            raise problem from None
        if isinstance(answer, dict) and "error" in answer and "jsonrpc" in answer:
            return answer
        raise problem

    async def close(self) -> None:
        """Ends the connections."""
        await self._client.aclose()


def host_of(url: str) -> str:
    """Host and port of a URL, which hold no secret."""
    parts = urlsplit(url)
    return parts.netloc.rpartition("@")[2]
