"""What a caller can set, and the defaults."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from .errors import HalleyError


@dataclass(frozen=True)
class Options:
    """Options of a client. Times are seconds."""

    #: Longest wait for an answer, for each attempt.
    timeout: float = 30.0
    #: How often a method that only reads is sent again when the connection fails.
    retries: int = 3
    #: Bearer token, or what makes one. Halley's tokens are valid for a minute, so give a function.
    token: str | Callable[[], str] | None = field(default=None, repr=False)
    #: First wait before something is tried again; it doubles each time.
    backoff: float = 0.2
    #: Longest wait before something is tried again.
    max_backoff: float = 10.0
    #: Largest answer, bytes.
    max_answer_size: int = 64 * 1024 * 1024
    #: Notifications of a subscription that wait for the caller, before it ends with an error.
    max_waiting: int = 10_000
    #: A WebSocket that is silent for so long is asked for a sign of life.
    heartbeat: float = 30.0

    def headers(self) -> dict[str, str]:
        """The header that carries the token; empty without one."""
        if self.token is None:
            return {}
        text = self.token() if callable(self.token) else self.token
        if not text.isascii() or not text.isprintable() or " " in text:
            raise HalleyError("the token must be printable ASCII without spaces")
        return {"authorization": f"Bearer {text}"}

    async def pause(self, attempt: int) -> None:
        """Waits before another attempt; longer each time, and by lot so that clients spread."""
        longest = min(self.max_backoff, self.backoff * 2 ** min(attempt, 30))
        await asyncio.sleep(longest / 2 + random.random() * longest / 2)
