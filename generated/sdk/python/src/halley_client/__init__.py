"""Typed client of Halley and other EVM JSON-RPC servers."""

from . import catalogue, types
from .aio import AsyncHalleyClient
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
    "types",
]
__all__ += catalogue.__all__
