"""What can go wrong. Every error that this package raises is a HalleyError."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class HalleyError(Exception):
    """Base of all errors of this package."""


class TransportError(HalleyError):
    """The server cannot be reached, the connection broke, or HTTP answered something else than JSON-RPC."""

    def __init__(self, message: str, status: int | None = None) -> None:
        super().__init__(message)
        #: HTTP status of the answer; None when there was none.
        self.status = status


class CallTimeoutError(HalleyError, TimeoutError):
    """There was no answer in time. The server may have done what it was asked to."""


class MalformedAnswerError(HalleyError):
    """The server answered something that is not what the contract says."""


class SlowConsumerError(HalleyError):
    """A subscription had more notifications waiting than its buffer holds."""


class RpcError(HalleyError):
    """An error that the server answered. Those of the catalogue are subclasses."""

    #: Arguments of the message.
    args_of_message: Mapping[str, str]

    def __init__(
        self, code: int, message: str, data: Any, method: str, args_of_message: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        #: What the server sent with it, decoded where the contract says its shape; None when there is none.
        self.data = data
        #: The method that was called.
        self.method = method
        self.args_of_message = args_of_message or {}

    @property
    def reason(self) -> str | None:
        """The argument `reason` of the message; None when it has none."""
        return self.args_of_message.get("reason")
