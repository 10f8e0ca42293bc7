"""Calls that are sent later, in a batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class BatchCall(Generic[T]):
    """A call of a batch; T is the type of its result. The module `calls` makes them."""

    def __init__(self, method: str, *params: Any) -> None:
        #: The method's name on the wire.
        self.method = method
        self.params = params


#: A call of a batch without types: the name of a method and its parameters.
UntypedCall = tuple[Any, ...]


def parts_of(calls: Sequence[Any]) -> list[tuple[str, tuple[Any, ...]]]:
    """Names and parameters of the calls that `batch` was given: typed ones, or one list of untyped ones."""
    if len(calls) == 1 and not isinstance(calls[0], BatchCall):
        return [(method, tuple(params)) for method, *params in calls[0]]
    return [(call.method, call.params) for call in calls]
