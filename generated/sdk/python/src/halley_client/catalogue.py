# Generated from openrpc.json by `npm run generate`. Do not edit.

"""The errors of the contract."""

from __future__ import annotations

import re
from typing import Any

from .codec import decode
from .errors import MalformedAnswerError, RpcError

__all__ = [
    "AccountExistsError",
    "AddressIndexOffError",
    "AuthenticationNeededError",
    "BatchTooLargeError",
    "BlockHashWithRangeError",
    "BlockRangeBeyondHeadError",
    "BlocksNotIndexedError",
    "BodyRateExceededError",
    "BodyTooLargeError",
    "ChainIdMismatchError",
    "ClientLimitExceededError",
    "ConflictingFeesError",
    "CosmosTransactionTimeoutError",
    "EmptyBatchError",
    "EmptyBodyError",
    "ExecutionFailedError",
    "ExecutionRevertedError",
    "ExecutionRevertedWithReasonError",
    "FeatureNotSupportedError",
    "FilterNotFoundError",
    "GasExceedsAllowanceError",
    "HeaderForHashNotFoundError",
    "HeaderNotFoundError",
    "HistoryNotKeptError",
    "HistoryPrunedError",
    "IndexNotWritableError",
    "InsufficientFundsForTransferError",
    "InternalError",
    "InvalidBlockRangeError",
    "InvalidParamsError",
    "InvalidRequestError",
    "KeyNotStoredError",
    "LimitExceededError",
    "ListenerUnchangedError",
    "LogBytesExceededError",
    "LogComparisonsExceededError",
    "LogRangeExceededError",
    "LogResultsExceededError",
    "MethodNotFoundError",
    "MethodNotSupportedError",
    "NestingTooDeepError",
    "NodeUnavailableError",
    "NotALogFilterError",
    "ParseError",
    "PeerRefusedError",
    "PendingLogsUnsupportedError",
    "ProfileInProgressError",
    "ProfileNotInProgressError",
    "ProfileNotWrittenError",
    "RateLimitExceededError",
    "RequestBeyondHeadError",
    "RequestTimedOutError",
    "ResourceNotFoundError",
    "ResponseTooLargeError",
    "ServerStoppingError",
    "SettingNotWrittenError",
    "SignedOtherwiseError",
    "SignerRefusedError",
    "SignerUnavailableError",
    "SimulationBaseFeeTooLowError",
    "SimulationBlockGasLimitError",
    "SimulationBlockNumberError",
    "SimulationBlockTimestampError",
    "SimulationInitCodeTooLargeError",
    "SimulationInsufficientFundsError",
    "SimulationIntrinsicGasError",
    "SimulationNonceTooHighError",
    "SimulationNonceTooLowError",
    "SimulationPrecompileSelfError",
    "SimulationPrecompileTwiceError",
    "SimulationSenderNotEoaError",
    "TraceFailedError",
    "TransactionRejectedError",
    "TransactionTimeoutError",
    "UnauthorizedError",
    "UnknownBlockError",
    "UnlockForbiddenError",
    "UnlockTooLongError",
    "UnsupportedContentEncodingError",
    "UnsupportedContentTypeError",
    "WebSocketNeededError",
    "WrongPassphraseError",
]


class AccountExistsError(RpcError):
    """Code -32000: account already exists"""


class AddressIndexOffError(RpcError):
    """Code -32004: transactions are not indexed by address: this server runs without --trace.index"""


class AuthenticationNeededError(RpcError):
    """Code -32000: authentication needed: password or unlock"""


class BatchTooLargeError(RpcError):
    """Code -32005: batch too large: {value} requests exceed the limit of {limit}"""


class BlockHashWithRangeError(RpcError):
    """Code -32602: invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"""


class BlockRangeBeyondHeadError(RpcError):
    """Code -32602: block range extends beyond current head block"""


class BlocksNotIndexedError(RpcError):
    """Code -32000: blocks {from} to {to} are not all indexed by address: {reason}"""


class BodyRateExceededError(RpcError):
    """Code -32005: too many bytes: this client may send {limit} bytes a second; try again in {retryAfter} s"""


class BodyTooLargeError(RpcError):
    """Code -32005: request too large: {value} bytes exceed the limit of {limit}"""


class ChainIdMismatchError(RpcError):
    """Code -32000: chainId does not match node's (have={have}, want={want})"""


class ClientLimitExceededError(RpcError):
    """Code -38026: {what}: {value} exceeds the limit of {limit}"""


class ConflictingFeesError(RpcError):
    """Code -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"""


class CosmosTransactionTimeoutError(RpcError):
    """Code 4: the transaction {hash} was sent but not included within {timeoutMs} ms"""


class EmptyBatchError(RpcError):
    """Code -32600: empty batch"""


class EmptyBodyError(RpcError):
    """Code -32600: invalid request: the body is empty"""


class ExecutionFailedError(RpcError):
    """Code -32000: {reason}"""


class ExecutionRevertedError(RpcError):
    """Code 3: execution reverted"""


class FeatureNotSupportedError(RpcError):
    """Code -32004: {feature} not supported: {reason}"""


class FilterNotFoundError(RpcError):
    """Code -32000: filter not found"""


class GasExceedsAllowanceError(RpcError):
    """Code -32000: gas required exceeds allowance ({allowance})"""


class HeaderForHashNotFoundError(RpcError):
    """Code -32000: header for hash not found"""


class HeaderNotFoundError(RpcError):
    """Code -32000: header not found"""


class HistoryNotKeptError(RpcError):
    """Code 4444: history not kept: {reason}"""


class HistoryPrunedError(RpcError):
    """Code 4444: pruned history unavailable"""


class IndexNotWritableError(RpcError):
    """Code -32002: the index cannot be written: {reason}"""


class InsufficientFundsForTransferError(RpcError):
    """Code -32000: insufficient funds for gas * price + value: address {address} have {have} want {want}"""


class InternalError(RpcError):
    """Code -32603: internal error"""


class InvalidBlockRangeError(RpcError):
    """Code -32602: invalid block range params"""


class InvalidParamsError(RpcError):
    """Code -32602: {reason}"""


class InvalidRequestError(RpcError):
    """Code -32600: invalid request"""


class KeyNotStoredError(RpcError):
    """Code -32000: key not stored: {reason}"""


class LimitExceededError(RpcError):
    """Code -32005: {what}: {value} exceeds the limit of {limit}"""


class ListenerUnchangedError(RpcError):
    """Code -32000: {reason}"""


class LogBytesExceededError(RpcError):
    """Code -32005: query returned more than {limit} bytes of logs. Try with this block range [{from}, {to}]."""


class LogComparisonsExceededError(RpcError):
    """Code -32005: query reads the logs of more than {limit} blocks. Try with this block range [{from}, {to}]."""


class LogRangeExceededError(RpcError):
    """Code -32005: query exceeds max block range {limit}. Try with this block range [{from}, {to}]."""


class LogResultsExceededError(RpcError):
    """Code -32005: query returned more than {limit} results. Try with this block range [{from}, {to}]."""


class MethodNotFoundError(RpcError):
    """Code -32601: the method {method} does not exist/is not available"""


class MethodNotSupportedError(RpcError):
    """Code -32004: the method {method} is not supported: {reason}"""


class NestingTooDeepError(RpcError):
    """Code -32005: request nested too deep: it exceeds the limit of {limit} levels"""


class NodeUnavailableError(RpcError):
    """Code -32002: the node is unavailable: {reason}"""


class NotALogFilterError(RpcError):
    """Code -32000: filter {id} doesn't have a LogsSubscription type: got {type}"""


class ParseError(RpcError):
    """Code -32700: parse error"""


class PeerRefusedError(RpcError):
    """Code -32000: the node refuses the peer: {reason}"""


class PendingLogsUnsupportedError(RpcError):
    """Code -32000: pending logs are not supported"""


class ProfileInProgressError(RpcError):
    """Code -32000: {what} already in progress"""


class ProfileNotInProgressError(RpcError):
    """Code -32000: {what} not in progress"""


class ProfileNotWrittenError(RpcError):
    """Code -32000: the file {file} was not written: {reason}"""


class RateLimitExceededError(RpcError):
    """Code -32005: too many requests: {who} may use {limit} units a second; try again in {retryAfter} s"""


class RequestBeyondHeadError(RpcError):
    """Code -32000: request beyond head block: requested {requested}, head {head}"""


class RequestTimedOutError(RpcError):
    """Code -32002: request timed out after {timeoutMs} ms"""


class ResourceNotFoundError(RpcError):
    """Code -32001: {resource} not found"""


class ResponseTooLargeError(RpcError):
    """Code -32005: response too large: it exceeds the limit of {limit} bytes"""


class ServerStoppingError(RpcError):
    """Code -32002: the server is stopping"""


class SettingNotWrittenError(RpcError):
    """Code -32000: {setting} was not changed: {reason}"""


class SignedOtherwiseError(RpcError):
    """Code -32000: the external signer signed something else: {problem}"""


class SignerRefusedError(RpcError):
    """Code -32000: the external signer refused: {reason}"""


class SignerUnavailableError(RpcError):
    """Code -32002: the external signer is unavailable: {reason}"""


class SimulationBaseFeeTooLowError(RpcError):
    """
    Code -38012: max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee:
    {want}
    """


class SimulationBlockGasLimitError(RpcError):
    """Code -38015: block gas limit reached: {used} >= {limit}"""


class SimulationBlockNumberError(RpcError):
    """Code -38020: block numbers must be in order: {number} <= {previous}"""


class SimulationBlockTimestampError(RpcError):
    """Code -38021: block timestamps must be in order: {timestamp} <= {previous}"""


class SimulationInitCodeTooLargeError(RpcError):
    """Code -38025: max initcode size exceeded: {size} > {limit}"""


class SimulationInsufficientFundsError(RpcError):
    """Code -38014: insufficient funds for gas * price + value: address {address} have {have} want {want}"""


class SimulationIntrinsicGasError(RpcError):
    """Code -38013: intrinsic gas too low: have {have}, want {want}"""


class SimulationNonceTooHighError(RpcError):
    """Code -38011: nonce too high: address {address}, tx: {have} state: {want}"""


class SimulationNonceTooLowError(RpcError):
    """Code -38010: nonce too low: address {address}, tx: {have} state: {want}"""


class SimulationPrecompileSelfError(RpcError):
    """Code -38022: account {address}: movePrecompileToAddress refers to itself"""


class SimulationPrecompileTwiceError(RpcError):
    """Code -38023: account {address} has already been overridden"""


class SimulationSenderNotEoaError(RpcError):
    """Code -38024: sender {address} is not an externally owned account"""


class TraceFailedError(RpcError):
    """Code -32000: {reason}"""


class TransactionRejectedError(RpcError):
    """Code -32000: {reason}"""


class TransactionTimeoutError(RpcError):
    """Code 4: the transaction was sent but not included within {timeoutMs} ms"""


class UnauthorizedError(RpcError):
    """Code -32003: unauthorized: {reason}"""


class UnknownBlockError(RpcError):
    """Code -32000: unknown block"""


class UnlockForbiddenError(RpcError):
    """Code -32000: account unlock with HTTP access is forbidden"""


class UnlockTooLongError(RpcError):
    """Code -32000: unlock duration too large"""


class UnsupportedContentEncodingError(RpcError):
    """Code -32600: invalid content encoding {encoding}, only uncompressed bodies are supported"""


class UnsupportedContentTypeError(RpcError):
    """Code -32600: invalid content type, only application/json is supported"""


class WebSocketNeededError(RpcError):
    """Code -32601: {method} needs a WebSocket: connect to {address}"""


class WrongPassphraseError(RpcError):
    """Code -32000: could not decrypt key with given password"""


class ExecutionRevertedWithReasonError(ExecutionRevertedError):
    """Code 3: execution reverted: {reason}"""


#: Code, message, names of its arguments, class, shape of the data, and for messages that are nothing but an argument
#: the methods that answer the error. The most specific messages come first.
_CATALOGUE: list[tuple[int, re.Pattern[str], list[str], type[RpcError], Any, frozenset[str] | None]] = [
    (-32602, re.compile("invalid argument 0: cannot specify both BlockHash and FromBlock\\/ToBlock, choose one or the other"), [], BlockHashWithRangeError, None, None),
    (-32004, re.compile("transactions are not indexed by address: this server runs without --trace\\.index"), [], AddressIndexOffError, None, None),
    (-38012, re.compile("max fee per gas less than block base fee: address ([\\s\\S]*?), maxFeePerGas: ([\\s\\S]*?), baseFee: ([\\s\\S]*?)"), ["address","have","want"], SimulationBaseFeeTooLowError, None, None),
    (-32005, re.compile("query reads the logs of more than ([\\s\\S]*?) blocks\\. Try with this block range \\[([\\s\\S]*?), ([\\s\\S]*?)\\]\\."), ["limit","from","to"], LogComparisonsExceededError, "@BlockRange", None),
    (-32005, re.compile("query returned more than ([\\s\\S]*?) bytes of logs\\. Try with this block range \\[([\\s\\S]*?), ([\\s\\S]*?)\\]\\."), ["limit","from","to"], LogBytesExceededError, "@BlockRange", None),
    (-32005, re.compile("too many bytes: this client may send ([\\s\\S]*?) bytes a second; try again in ([\\s\\S]*?) s"), ["limit","retryAfter"], BodyRateExceededError, "@RateDetail", None),
    (-32000, re.compile("both gasPrice and \\(maxFeePerGas or maxPriorityFeePerGas\\) specified"), [], ConflictingFeesError, None, None),
    (-32005, re.compile("query returned more than ([\\s\\S]*?) results\\. Try with this block range \\[([\\s\\S]*?), ([\\s\\S]*?)\\]\\."), ["limit","from","to"], LogResultsExceededError, "@BlockRange", None),
    (-32600, re.compile("invalid content encoding ([\\s\\S]*?), only uncompressed bodies are supported"), ["encoding"], UnsupportedContentEncodingError, None, None),
    (-32000, re.compile("insufficient funds for gas \\* price \\+ value: address ([\\s\\S]*?) have ([\\s\\S]*?) want ([\\s\\S]*?)"), ["address","have","want"], InsufficientFundsForTransferError, None, None),
    (-38014, re.compile("insufficient funds for gas \\* price \\+ value: address ([\\s\\S]*?) have ([\\s\\S]*?) want ([\\s\\S]*?)"), ["address","have","want"], SimulationInsufficientFundsError, None, None),
    (-32005, re.compile("query exceeds max block range ([\\s\\S]*?)\\. Try with this block range \\[([\\s\\S]*?), ([\\s\\S]*?)\\]\\."), ["limit","from","to"], LogRangeExceededError, "@BlockRange", None),
    (-32005, re.compile("too many requests: ([\\s\\S]*?) may use ([\\s\\S]*?) units a second; try again in ([\\s\\S]*?) s"), ["who","limit","retryAfter"], RateLimitExceededError, "@RateDetail", None),
    (-32005, re.compile("request nested too deep: it exceeds the limit of ([\\s\\S]*?) levels"), ["limit"], NestingTooDeepError, "@LimitDetail", None),
    (-32600, re.compile("invalid content type, only application\\/json is supported"), [], UnsupportedContentTypeError, None, None),
    (4, re.compile("the transaction ([\\s\\S]*?) was sent but not included within ([\\s\\S]*?) ms"), ["hash","timeoutMs"], CosmosTransactionTimeoutError, "@Hash", None),
    (4, re.compile("the transaction was sent but not included within ([\\s\\S]*?) ms"), ["timeoutMs"], TransactionTimeoutError, "@Hash", None),
    (-32000, re.compile("filter ([\\s\\S]*?) doesn't have a LogsSubscription type: got ([\\s\\S]*?)"), ["id","type"], NotALogFilterError, None, None),
    (-32005, re.compile("response too large: it exceeds the limit of ([\\s\\S]*?) bytes"), ["limit"], ResponseTooLargeError, "@LimitDetail", None),
    (-38022, re.compile("account ([\\s\\S]*?): movePrecompileToAddress refers to itself"), ["address"], SimulationPrecompileSelfError, None, None),
    (-32005, re.compile("batch too large: ([\\s\\S]*?) requests exceed the limit of ([\\s\\S]*?)"), ["value","limit"], BatchTooLargeError, "@LimitDetail", None),
    (-32005, re.compile("request too large: ([\\s\\S]*?) bytes exceed the limit of ([\\s\\S]*?)"), ["value","limit"], BodyTooLargeError, "@LimitDetail", None),
    (-32602, re.compile("block range extends beyond current head block"), [], BlockRangeBeyondHeadError, None, None),
    (-32000, re.compile("blocks ([\\s\\S]*?) to ([\\s\\S]*?) are not all indexed by address: ([\\s\\S]*?)"), ["from","to","reason"], BlocksNotIndexedError, "@BlockRange", None),
    (-32000, re.compile("chainId does not match node's \\(have=([\\s\\S]*?), want=([\\s\\S]*?)\\)"), ["have","want"], ChainIdMismatchError, None, None),
    (-32000, re.compile("request beyond head block: requested ([\\s\\S]*?), head ([\\s\\S]*?)"), ["requested","head"], RequestBeyondHeadError, None, None),
    (-32000, re.compile("account unlock with HTTP access is forbidden"), [], UnlockForbiddenError, None, None),
    (-32601, re.compile("the method ([\\s\\S]*?) does not exist\\/is not available"), ["method"], MethodNotFoundError, None, None),
    (-32000, re.compile("the external signer signed something else: ([\\s\\S]*?)"), ["problem"], SignedOtherwiseError, None, None),
    (-38024, re.compile("sender ([\\s\\S]*?) is not an externally owned account"), ["address"], SimulationSenderNotEoaError, None, None),
    (-32000, re.compile("authentication needed: password or unlock"), [], AuthenticationNeededError, None, None),
    (-32000, re.compile("could not decrypt key with given password"), [], WrongPassphraseError, None, None),
    (-38021, re.compile("block timestamps must be in order: ([\\s\\S]*?) <= ([\\s\\S]*?)"), ["timestamp","previous"], SimulationBlockTimestampError, None, None),
    (-38011, re.compile("nonce too high: address ([\\s\\S]*?), tx: ([\\s\\S]*?) state: ([\\s\\S]*?)"), ["address","have","want"], SimulationNonceTooHighError, None, None),
    (-38010, re.compile("nonce too low: address ([\\s\\S]*?), tx: ([\\s\\S]*?) state: ([\\s\\S]*?)"), ["address","have","want"], SimulationNonceTooLowError, None, None),
    (-32002, re.compile("the external signer is unavailable: ([\\s\\S]*?)"), ["reason"], SignerUnavailableError, None, None),
    (-38020, re.compile("block numbers must be in order: ([\\s\\S]*?) <= ([\\s\\S]*?)"), ["number","previous"], SimulationBlockNumberError, None, None),
    (-38023, re.compile("account ([\\s\\S]*?) has already been overridden"), ["address"], SimulationPrecompileTwiceError, None, None),
    (-38013, re.compile("intrinsic gas too low: have ([\\s\\S]*?), want ([\\s\\S]*?)"), ["have","want"], SimulationIntrinsicGasError, None, None),
    (-32600, re.compile("invalid request: the body is empty"), [], EmptyBodyError, None, None),
    (-32000, re.compile("gas required exceeds allowance \\(([\\s\\S]*?)\\)"), ["allowance"], GasExceedsAllowanceError, None, None),
    (-38025, re.compile("max initcode size exceeded: ([\\s\\S]*?) > ([\\s\\S]*?)"), ["size","limit"], SimulationInitCodeTooLargeError, None, None),
    (-32601, re.compile("([\\s\\S]*?) needs a WebSocket: connect to ([\\s\\S]*?)"), ["method","address"], WebSocketNeededError, "@WebSocketDetail", None),
    (-32004, re.compile("the method ([\\s\\S]*?) is not supported: ([\\s\\S]*?)"), ["method","reason"], MethodNotSupportedError, None, None),
    (-32000, re.compile("pending logs are not supported"), [], PendingLogsUnsupportedError, None, None),
    (-32002, re.compile("the index cannot be written: ([\\s\\S]*?)"), ["reason"], IndexNotWritableError, None, None),
    (-32000, re.compile("the external signer refused: ([\\s\\S]*?)"), ["reason"], SignerRefusedError, None, None),
    (-38015, re.compile("block gas limit reached: ([\\s\\S]*?) >= ([\\s\\S]*?)"), ["used","limit"], SimulationBlockGasLimitError, None, None),
    (-32000, re.compile("the node refuses the peer: ([\\s\\S]*?)"), ["reason"], PeerRefusedError, None, None),
    (-32000, re.compile("the file ([\\s\\S]*?) was not written: ([\\s\\S]*?)"), ["file","reason"], ProfileNotWrittenError, None, None),
    (-32002, re.compile("request timed out after ([\\s\\S]*?) ms"), ["timeoutMs"], RequestTimedOutError, None, None),
    (4444, re.compile("pruned history unavailable"), [], HistoryPrunedError, "@PrunedDetail", None),
    (-32602, re.compile("invalid block range params"), [], InvalidBlockRangeError, None, None),
    (-32000, re.compile("header for hash not found"), [], HeaderForHashNotFoundError, None, None),
    (-32002, re.compile("the node is unavailable: ([\\s\\S]*?)"), ["reason"], NodeUnavailableError, None, None),
    (-32000, re.compile("unlock duration too large"), [], UnlockTooLongError, None, None),
    (-38026, re.compile("([\\s\\S]*?): ([\\s\\S]*?) exceeds the limit of ([\\s\\S]*?)"), ["what","value","limit"], ClientLimitExceededError, "@LimitDetail", None),
    (-32005, re.compile("([\\s\\S]*?): ([\\s\\S]*?) exceeds the limit of ([\\s\\S]*?)"), ["what","value","limit"], LimitExceededError, "@LimitDetail", None),
    (-32000, re.compile("account already exists"), [], AccountExistsError, None, None),
    (-32002, re.compile("the server is stopping"), [], ServerStoppingError, None, None),
    (3, re.compile("execution reverted: ([\\s\\S]*?)"), ["reason"], ExecutionRevertedWithReasonError, "@Data", None),
    (-32000, re.compile("([\\s\\S]*?) already in progress"), ["what"], ProfileInProgressError, None, None),
    (3, re.compile("execution reverted"), [], ExecutionRevertedError, "@Data", None),
    (4444, re.compile("history not kept: ([\\s\\S]*?)"), ["reason"], HistoryNotKeptError, "@BlockRange", None),
    (-32000, re.compile("([\\s\\S]*?) was not changed: ([\\s\\S]*?)"), ["setting","reason"], SettingNotWrittenError, None, None),
    (-32004, re.compile("([\\s\\S]*?) not supported: ([\\s\\S]*?)"), ["feature","reason"], FeatureNotSupportedError, None, None),
    (-32000, re.compile("filter not found"), [], FilterNotFoundError, None, None),
    (-32000, re.compile("header not found"), [], HeaderNotFoundError, None, None),
    (-32000, re.compile("key not stored: ([\\s\\S]*?)"), ["reason"], KeyNotStoredError, None, None),
    (-32000, re.compile("([\\s\\S]*?) not in progress"), ["what"], ProfileNotInProgressError, None, None),
    (-32600, re.compile("invalid request"), [], InvalidRequestError, None, None),
    (-32603, re.compile("internal error"), [], InternalError, "@InternalErrorDetail", None),
    (-32003, re.compile("unauthorized: ([\\s\\S]*?)"), ["reason"], UnauthorizedError, None, None),
    (-32000, re.compile("unknown block"), [], UnknownBlockError, None, None),
    (-32600, re.compile("empty batch"), [], EmptyBatchError, None, None),
    (-32700, re.compile("parse error"), [], ParseError, None, None),
    (-32001, re.compile("([\\s\\S]*?) not found"), ["resource"], ResourceNotFoundError, None, None),
    (-32000, re.compile("([\\s\\S]*?)"), ["reason"], ExecutionFailedError, None, frozenset({"anvil_dealERC20", "anvil_setERC20Allowance", "eth_call", "eth_createAccessList", "eth_estimateGas", "eth_fillTransaction", "eth_resend", "eth_sendTransaction", "eth_sendTransactionSync", "eth_sendUnsignedTransaction", "eth_signTransaction", "eth_simulateV1", "miner_setEtherbase", "personal_sendTransaction", "personal_signTransaction", "trace_call", "trace_callMany", "trace_rawTransaction"})),
    (-32602, re.compile("([\\s\\S]*?)"), ["reason"], InvalidParamsError, "@InvalidParamsDetail", frozenset({"admin_addPeer", "admin_startRPC", "admin_startWS", "anvil_addBalance", "anvil_autoImpersonateAccount", "anvil_dealERC20", "anvil_dropTransaction", "anvil_dumpState", "anvil_impersonateAccount", "anvil_loadState", "anvil_mine", "anvil_removePoolTransactions", "anvil_reorg", "anvil_reset", "anvil_rollback", "anvil_setBalance", "anvil_setBlockTimestampInterval", "anvil_setChainId", "anvil_setCode", "anvil_setCoinbase", "anvil_setERC20Allowance", "anvil_setLoggingEnabled", "anvil_setMinGasPrice", "anvil_setNextBlockBaseFeePerGas", "anvil_setNonce", "anvil_setRpcUrl", "anvil_setStorageAt", "anvil_stopImpersonatingAccount", "debug_blockProfile", "debug_cpuProfile", "debug_getBlockRlp", "debug_getHeaderRlp", "debug_getRawBlock", "debug_getRawHeader", "debug_getRawReceipts", "debug_getRawTransaction", "debug_goTrace", "debug_mutexProfile", "debug_printBlock", "debug_setBlockProfileRate", "debug_setGCPercent", "debug_setMutexProfileFraction", "debug_stacks", "debug_startCPUProfile", "debug_startGoTrace", "debug_storageRangeAt", "debug_traceBlock", "debug_traceBlockByHash", "debug_traceBlockByNumber", "debug_traceCall", "debug_traceCallMany", "debug_traceTransaction", "debug_verbosity", "debug_vmodule", "debug_writeBlockProfile", "debug_writeMemProfile", "debug_writeMutexProfile", "erigon_getHeaderByNumber", "eth_call", "eth_createAccessList", "eth_estimateGas", "eth_feeHistory", "eth_fillTransaction", "eth_getAccount", "eth_getAccountInfo", "eth_getBalance", "eth_getBlockByHash", "eth_getBlockByNumber", "eth_getBlockReceipts", "eth_getBlockTransactionCountByHash", "eth_getBlockTransactionCountByNumber", "eth_getCode", "eth_getFilterChanges", "eth_getFilterLogs", "eth_getHeaderByHash", "eth_getHeaderByNumber", "eth_getLogs", "eth_getProof", "eth_getRawTransactionByBlockHashAndIndex", "eth_getRawTransactionByBlockNumberAndIndex", "eth_getRawTransactionByHash", "eth_getStorageAt", "eth_getStorageValues", "eth_getTransactionByBlockHashAndIndex", "eth_getTransactionByBlockNumberAndIndex", "eth_getTransactionByHash", "eth_getTransactionBySenderAndNonce", "eth_getTransactionCount", "eth_getTransactionLogs", "eth_getTransactionReceipt", "eth_getUncleByBlockHashAndIndex", "eth_getUncleByBlockNumberAndIndex", "eth_getUncleCountByBlockHash", "eth_getUncleCountByBlockNumber", "eth_newFilter", "eth_resend", "eth_sendRawTransaction", "eth_sendRawTransactionSync", "eth_sendTransaction", "eth_sendTransactionSync", "eth_sendUnsignedTransaction", "eth_sign", "eth_signTransaction", "eth_signTypedData", "eth_simulateV1", "eth_subscribe", "eth_uninstallFilter", "eth_unsubscribe", "evm_increaseTime", "evm_mine", "evm_mine_detailed", "evm_revert", "evm_setAutomine", "evm_setBlockGasLimit", "evm_setIntervalMining", "evm_setNextBlockTimestamp", "evm_setTime", "hardhat_dropTransaction", "hardhat_setPrevRandao", "miner_setEtherbase", "miner_setExtra", "miner_setGasLimit", "miner_setGasPrice", "miner_start", "ots_getBlockDetails", "ots_getBlockDetailsByHash", "ots_getBlockTransactions", "ots_getContractCreator", "ots_getInternalOperations", "ots_getTransactionBySenderAndNonce", "ots_getTransactionError", "ots_hasCode", "ots_searchTransactionsAfter", "ots_searchTransactionsBefore", "ots_traceTransaction", "personal_ecRecover", "personal_importRawKey", "personal_initializeWallet", "personal_lockAccount", "personal_newAccount", "personal_sendTransaction", "personal_sign", "personal_signTransaction", "personal_unlockAccount", "personal_unpair", "trace_block", "trace_call", "trace_callMany", "trace_filter", "trace_get", "trace_rawTransaction", "trace_replayBlockTransactions", "trace_replayTransaction", "trace_transaction", "txpool_contentFrom", "web3_sha3"})),
    (-32000, re.compile("([\\s\\S]*?)"), ["reason"], ListenerUnchangedError, None, frozenset({"admin_startRPC", "admin_startWS", "admin_stopRPC", "admin_stopWS"})),
    (-32000, re.compile("([\\s\\S]*?)"), ["reason"], TraceFailedError, None, frozenset({"debug_traceBlock", "debug_traceBlockByHash", "debug_traceBlockByNumber", "debug_traceCall", "debug_traceCallMany", "debug_traceTransaction", "ots_getContractCreator", "ots_getInternalOperations", "ots_getTransactionError", "ots_traceTransaction", "trace_block", "trace_call", "trace_callMany", "trace_filter", "trace_get", "trace_rawTransaction", "trace_replayBlockTransactions", "trace_replayTransaction", "trace_transaction"})),
    (-32000, re.compile("([\\s\\S]*?)"), ["reason"], TransactionRejectedError, "@ChainRefusal", frozenset({"eth_resend", "eth_sendRawTransaction", "eth_sendRawTransactionSync", "eth_sendTransaction", "eth_sendTransactionSync", "eth_sendUnsignedTransaction", "eth_signTransaction", "miner_setEtherbase", "personal_sendTransaction", "personal_signTransaction", "trace_rawTransaction"})),
]


def catalogued(code: int, message: str, data: Any, method: str) -> RpcError | None:
    """The error of the catalogue that the server answered; None when it is none of these."""
    for known, pattern, names, error, shape, methods in _CATALOGUE:
        # Several arguments take longer to find.
        longest = 1000 if len(names) > 1 else 100_000
        if known != code or len(message) > longest or (methods is not None and method not in methods):
            continue
        found = pattern.fullmatch(message)
        if found is not None:
            return error(code, message, _decoded(data, shape), method, dict(zip(names, found.groups(), strict=True)))
    return None


def _decoded(data: Any, shape: Any) -> Any:
    """Data of another shape stays as it is."""
    try:
        return data if data is None or shape is None else decode(data, shape, "data")
    except MalformedAnswerError:
        return data
