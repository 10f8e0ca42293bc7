"""Typed client of Halley and other EVM JSON-RPC servers."""

from . import calls, catalogue, types
from .aio import AsyncHalleyClient
from .batch import BatchCall
from .catalogue import *  # noqa: F403
from .client import HalleyClient, SyncSubscription
from .codec import HexBytes
from .errors import (
    CallTimeoutError,
    HalleyError,
    MalformedAnswerError,
    RpcError,
    SlowConsumerError,
    TransportError,
)
from .options import Options
from .subscription import Subscription

__all__ = [
    "AsyncHalleyClient",
    "BatchCall",
    "CallTimeoutError",
    "HalleyClient",
    "HalleyError",
    "HexBytes",
    "MalformedAnswerError",
    "Options",
    "RpcError",
    "SlowConsumerError",
    "Subscription",
    "SyncSubscription",
    "TransportError",
    "calls",
    "types",
]
__all__ += catalogue.__all__
