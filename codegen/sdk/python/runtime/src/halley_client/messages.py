"""JSON-RPC 2.0 messages: what is sent, and how answers are matched with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import TypeGuard

from .catalogue import catalogued
from .codec import decode, encode
from .errors import HalleyError, MalformedAnswerError, RpcError
from .shapes import NOTIFICATION_OPTIONS, PARAMS, RESULTS


@dataclass(frozen=True)
class Call:
    """A call on its way."""

    id: int
    method: str
    params: tuple[Any, ...]

    def wire(self) -> dict[str, Any]:
        """What is sent. Trailing parameters that were left out are not sent."""
        params = list(self.params)
        while params and params[-1] is None:
            params.pop()
        shapes = PARAMS.get(self.method, [])
        values = [encode(value, self._shape(index, shapes)) for index, value in enumerate(params)]
        return {"jsonrpc": "2.0", "id": self.id, "method": self.method, "params": values}

    def _shape(self, index: int, shapes: Sequence[Any]) -> Any:
        if self.method == "eth_subscribe" and index == 1:
            return NOTIFICATION_OPTIONS.get(str(self.params[0]), "*")
        return shapes[index] if index < len(shapes) else "*"


def text_of(message: Call | Sequence[Call]) -> str:
    """The text of one call or of a batch."""
    wire = message.wire() if isinstance(message, Call) else [call.wire() for call in message]
    return json.dumps(wire, separators=(",", ":"))


def outcome_of(call: Call, answer: Any) -> Any:
    """The decoded result of a call, or the error, by the answer to it."""
    if not isinstance(answer, dict):
        return MalformedAnswerError(f"{call.method}: the server did not answer this call")
    if answer.get("error") is not None:
        return _error_of(call, answer["error"])
    if "result" not in answer:
        return MalformedAnswerError(f"{call.method}: the answer has neither a result nor an error")
    try:
        return decode(answer["result"], RESULTS.get(call.method, "*"), "result")
    except MalformedAnswerError as error:
        return MalformedAnswerError(f"{call.method}: {error}")


def outcomes_of(calls: Sequence[Call], answer: Any, is_batch: bool) -> list[Any]:
    """What each call came to, by an answer to all of them."""
    # One error instead of a list refuses the batch as a whole; some servers give it the id of the first call.
    is_refused = is_batch and isinstance(answer, dict) and isinstance(answer.get("error"), dict)
    if is_refused or is_refusal(answer):
        return [outcome_of(call, answer) for call in calls]
    by_id: dict[int, Any] = {}
    # A batch is answered with a list, and a call with an object.
    if isinstance(answer, list) == is_batch:
        for one in answer if isinstance(answer, list) else [answer]:
            key = one.get("id") if isinstance(one, dict) else None
            if is_integer(key):
                # Of two answers to one call no one knows which is true.
                by_id[key] = None if key in by_id else one
    return [outcome_of(call, by_id.get(call.id)) for call in calls]


def is_refusal(answer: Any) -> bool:
    """Whether an answer is an error without an id, by which a server refuses a whole message."""
    return isinstance(answer, dict) and answer.get("id", 0) is None and isinstance(answer.get("error"), dict)


def is_integer(value: Any) -> TypeGuard[int]:
    """Whether a JSON value is an integer. In Python true and false are integers too."""
    return isinstance(value, int) and not isinstance(value, bool)


def _error_of(call: Call, error: Any) -> HalleyError:
    code, message = (error.get("code"), error.get("message")) if isinstance(error, dict) else (None, None)
    if not is_integer(code) or not isinstance(message, str):
        return MalformedAnswerError(f"{call.method}: the server answered an error without a code or a message")
    data = error.get("data")
    return catalogued(code, message, data, call.method) or RpcError(code, message, data, call.method)
