// Generated from openrpc.json by `npm run generate`. Do not edit.

//! The errors of the contract.

use std::fmt;

/// The name of an error of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorName {
    /// Code -32000: `account already exists`
    AccountExists,
    /// Code -32004: `transactions are not indexed by address: this server runs without --trace.index`
    AddressIndexOff,
    /// Code -32000: `authentication needed: password or unlock`
    AuthenticationNeeded,
    /// Code -32005: `batch too large: {value} requests exceed the limit of {limit}`
    BatchTooLarge,
    /// Code -32602: `invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other`
    BlockHashWithRange,
    /// Code -32602: `block range extends beyond current head block`
    BlockRangeBeyondHead,
    /// Code -32000: `blocks {from} to {to} are not all indexed by address: {reason}`
    BlocksNotIndexed,
    /// Code -32005: `too many bytes: this client may send {limit} bytes a second; try again in {retryAfter} s`
    BodyRateExceeded,
    /// Code -32005: `request too large: {value} bytes exceed the limit of {limit}`
    BodyTooLarge,
    /// Code -32000: `chainId does not match node's (have={have}, want={want})`
    ChainIdMismatch,
    /// Code -38026: `{what}: {value} exceeds the limit of {limit}`
    ClientLimitExceeded,
    /// Code -32000: `both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified`
    ConflictingFees,
    /// Code 4: `the transaction {hash} was sent but not included within {timeoutMs} ms`
    CosmosTransactionTimeout,
    /// Code -32600: `empty batch`
    EmptyBatch,
    /// Code -32600: `invalid request: the body is empty`
    EmptyBody,
    /// Code -32000: `{reason}`
    ExecutionFailed,
    /// Code 3: `execution reverted`
    ExecutionReverted,
    /// Code 3: `execution reverted: {reason}`
    ExecutionRevertedWithReason,
    /// Code -32004: `{feature} not supported: {reason}`
    FeatureNotSupported,
    /// Code -32000: `filter not found`
    FilterNotFound,
    /// Code -32000: `gas required exceeds allowance ({allowance})`
    GasExceedsAllowance,
    /// Code -32000: `header for hash not found`
    HeaderForHashNotFound,
    /// Code -32000: `header not found`
    HeaderNotFound,
    /// Code 4444: `history not kept: {reason}`
    HistoryNotKept,
    /// Code 4444: `pruned history unavailable`
    HistoryPruned,
    /// Code -32002: `the index cannot be written: {reason}`
    IndexNotWritable,
    /// Code -32000: `insufficient funds for gas * price + value: address {address} have {have} want {want}`
    InsufficientFundsForTransfer,
    /// Code -32603: `internal error`
    InternalError,
    /// Code -32602: `invalid block range params`
    InvalidBlockRange,
    /// Code -32602: `{reason}`
    InvalidParams,
    /// Code -32600: `invalid request`
    InvalidRequest,
    /// Code -32000: `key not stored: {reason}`
    KeyNotStored,
    /// Code -32005: `{what}: {value} exceeds the limit of {limit}`
    LimitExceeded,
    /// Code -32000: `{reason}`
    ListenerUnchanged,
    /// Code -32005: `query returned more than {limit} bytes of logs. Try with this block range [{from}, {to}].`
    LogBytesExceeded,
    /// Code -32005: `query reads the logs of more than {limit} blocks. Try with this block range [{from}, {to}].`
    LogComparisonsExceeded,
    /// Code -32005: `query exceeds max block range {limit}. Try with this block range [{from}, {to}].`
    LogRangeExceeded,
    /// Code -32005: `query returned more than {limit} results. Try with this block range [{from}, {to}].`
    LogResultsExceeded,
    /// Code -32601: `the method {method} does not exist/is not available`
    MethodNotFound,
    /// Code -32004: `the method {method} is not supported: {reason}`
    MethodNotSupported,
    /// Code -32005: `request nested too deep: it exceeds the limit of {limit} levels`
    NestingTooDeep,
    /// Code -32002: `the node is unavailable: {reason}`
    NodeUnavailable,
    /// Code -32000: `filter {id} doesn't have a LogsSubscription type: got {type}`
    NotALogFilter,
    /// Code -32700: `parse error`
    ParseError,
    /// Code -32000: `the node refuses the peer: {reason}`
    PeerRefused,
    /// Code -32000: `pending logs are not supported`
    PendingLogsUnsupported,
    /// Code -32000: `{what} already in progress`
    ProfileInProgress,
    /// Code -32000: `{what} not in progress`
    ProfileNotInProgress,
    /// Code -32000: `the file {file} was not written: {reason}`
    ProfileNotWritten,
    /// Code -32005: `too many requests: {who} may use {limit} units a second; try again in {retryAfter} s`
    RateLimitExceeded,
    /// Code -32000: `request beyond head block: requested {requested}, head {head}`
    RequestBeyondHead,
    /// Code -32002: `request timed out after {timeoutMs} ms`
    RequestTimedOut,
    /// Code -32001: `{resource} not found`
    ResourceNotFound,
    /// Code -32005: `response too large: it exceeds the limit of {limit} bytes`
    ResponseTooLarge,
    /// Code -32002: `the server is stopping`
    ServerStopping,
    /// Code -32000: `{setting} was not changed: {reason}`
    SettingNotWritten,
    /// Code -32000: `the external signer signed something else: {problem}`
    SignedOtherwise,
    /// Code -32000: `the external signer refused: {reason}`
    SignerRefused,
    /// Code -32002: `the external signer is unavailable: {reason}`
    SignerUnavailable,
    /// Code -38012: `max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee: {want}`
    SimulationBaseFeeTooLow,
    /// Code -38015: `block gas limit reached: {used} >= {limit}`
    SimulationBlockGasLimit,
    /// Code -38020: `block numbers must be in order: {number} <= {previous}`
    SimulationBlockNumber,
    /// Code -38021: `block timestamps must be in order: {timestamp} <= {previous}`
    SimulationBlockTimestamp,
    /// Code -38025: `max initcode size exceeded: {size} > {limit}`
    SimulationInitCodeTooLarge,
    /// Code -38014: `insufficient funds for gas * price + value: address {address} have {have} want {want}`
    SimulationInsufficientFunds,
    /// Code -38013: `intrinsic gas too low: have {have}, want {want}`
    SimulationIntrinsicGas,
    /// Code -38011: `nonce too high: address {address}, tx: {have} state: {want}`
    SimulationNonceTooHigh,
    /// Code -38010: `nonce too low: address {address}, tx: {have} state: {want}`
    SimulationNonceTooLow,
    /// Code -38022: `account {address}: movePrecompileToAddress refers to itself`
    SimulationPrecompileSelf,
    /// Code -38023: `account {address} has already been overridden`
    SimulationPrecompileTwice,
    /// Code -38024: `sender {address} is not an externally owned account`
    SimulationSenderNotEoa,
    /// Code -32000: `{reason}`
    TraceFailed,
    /// Code -32000: `{reason}`
    TransactionRejected,
    /// Code 4: `the transaction was sent but not included within {timeoutMs} ms`
    TransactionTimeout,
    /// Code -32003: `unauthorized: {reason}`
    Unauthorized,
    /// Code -32000: `unknown block`
    UnknownBlock,
    /// Code -32000: `account unlock with HTTP access is forbidden`
    UnlockForbidden,
    /// Code -32000: `unlock duration too large`
    UnlockTooLong,
    /// Code -32600: `invalid content encoding {encoding}, only uncompressed bodies are supported`
    UnsupportedContentEncoding,
    /// Code -32600: `invalid content type, only application/json is supported`
    UnsupportedContentType,
    /// Code -32601: `{method} needs a WebSocket: connect to {address}`
    WebSocketNeeded,
    /// Code -32000: `could not decrypt key with given password`
    WrongPassphrase,
}

impl ErrorName {
    /// The name as it is in the contract.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::AccountExists => "accountExists",
            Self::AddressIndexOff => "addressIndexOff",
            Self::AuthenticationNeeded => "authenticationNeeded",
            Self::BatchTooLarge => "batchTooLarge",
            Self::BlockHashWithRange => "blockHashWithRange",
            Self::BlockRangeBeyondHead => "blockRangeBeyondHead",
            Self::BlocksNotIndexed => "blocksNotIndexed",
            Self::BodyRateExceeded => "bodyRateExceeded",
            Self::BodyTooLarge => "bodyTooLarge",
            Self::ChainIdMismatch => "chainIdMismatch",
            Self::ClientLimitExceeded => "clientLimitExceeded",
            Self::ConflictingFees => "conflictingFees",
            Self::CosmosTransactionTimeout => "cosmosTransactionTimeout",
            Self::EmptyBatch => "emptyBatch",
            Self::EmptyBody => "emptyBody",
            Self::ExecutionFailed => "executionFailed",
            Self::ExecutionReverted => "executionReverted",
            Self::ExecutionRevertedWithReason => "executionRevertedWithReason",
            Self::FeatureNotSupported => "featureNotSupported",
            Self::FilterNotFound => "filterNotFound",
            Self::GasExceedsAllowance => "gasExceedsAllowance",
            Self::HeaderForHashNotFound => "headerForHashNotFound",
            Self::HeaderNotFound => "headerNotFound",
            Self::HistoryNotKept => "historyNotKept",
            Self::HistoryPruned => "historyPruned",
            Self::IndexNotWritable => "indexNotWritable",
            Self::InsufficientFundsForTransfer => "insufficientFundsForTransfer",
            Self::InternalError => "internalError",
            Self::InvalidBlockRange => "invalidBlockRange",
            Self::InvalidParams => "invalidParams",
            Self::InvalidRequest => "invalidRequest",
            Self::KeyNotStored => "keyNotStored",
            Self::LimitExceeded => "limitExceeded",
            Self::ListenerUnchanged => "listenerUnchanged",
            Self::LogBytesExceeded => "logBytesExceeded",
            Self::LogComparisonsExceeded => "logComparisonsExceeded",
            Self::LogRangeExceeded => "logRangeExceeded",
            Self::LogResultsExceeded => "logResultsExceeded",
            Self::MethodNotFound => "methodNotFound",
            Self::MethodNotSupported => "methodNotSupported",
            Self::NestingTooDeep => "nestingTooDeep",
            Self::NodeUnavailable => "nodeUnavailable",
            Self::NotALogFilter => "notALogFilter",
            Self::ParseError => "parseError",
            Self::PeerRefused => "peerRefused",
            Self::PendingLogsUnsupported => "pendingLogsUnsupported",
            Self::ProfileInProgress => "profileInProgress",
            Self::ProfileNotInProgress => "profileNotInProgress",
            Self::ProfileNotWritten => "profileNotWritten",
            Self::RateLimitExceeded => "rateLimitExceeded",
            Self::RequestBeyondHead => "requestBeyondHead",
            Self::RequestTimedOut => "requestTimedOut",
            Self::ResourceNotFound => "resourceNotFound",
            Self::ResponseTooLarge => "responseTooLarge",
            Self::ServerStopping => "serverStopping",
            Self::SettingNotWritten => "settingNotWritten",
            Self::SignedOtherwise => "signedOtherwise",
            Self::SignerRefused => "signerRefused",
            Self::SignerUnavailable => "signerUnavailable",
            Self::SimulationBaseFeeTooLow => "simulationBaseFeeTooLow",
            Self::SimulationBlockGasLimit => "simulationBlockGasLimit",
            Self::SimulationBlockNumber => "simulationBlockNumber",
            Self::SimulationBlockTimestamp => "simulationBlockTimestamp",
            Self::SimulationInitCodeTooLarge => "simulationInitCodeTooLarge",
            Self::SimulationInsufficientFunds => "simulationInsufficientFunds",
            Self::SimulationIntrinsicGas => "simulationIntrinsicGas",
            Self::SimulationNonceTooHigh => "simulationNonceTooHigh",
            Self::SimulationNonceTooLow => "simulationNonceTooLow",
            Self::SimulationPrecompileSelf => "simulationPrecompileSelf",
            Self::SimulationPrecompileTwice => "simulationPrecompileTwice",
            Self::SimulationSenderNotEoa => "simulationSenderNotEoa",
            Self::TraceFailed => "traceFailed",
            Self::TransactionRejected => "transactionRejected",
            Self::TransactionTimeout => "transactionTimeout",
            Self::Unauthorized => "unauthorized",
            Self::UnknownBlock => "unknownBlock",
            Self::UnlockForbidden => "unlockForbidden",
            Self::UnlockTooLong => "unlockTooLong",
            Self::UnsupportedContentEncoding => "unsupportedContentEncoding",
            Self::UnsupportedContentType => "unsupportedContentType",
            Self::WebSocketNeeded => "webSocketNeeded",
            Self::WrongPassphrase => "wrongPassphrase",
        }
    }
}

impl fmt::Display for ErrorName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// An error of the catalogue. Its message has a `{placeholder}` for each argument.
pub(crate) struct CataloguedError {
    pub name: ErrorName,
    pub code: i64,
    pub message: &'static str,
}

pub(crate) static CATALOGUE: &[CataloguedError] = &[
    CataloguedError { name: ErrorName::AccountExists, code: -32000, message: "account already exists" },
    CataloguedError {
        name: ErrorName::AddressIndexOff,
        code: -32004,
        message: "transactions are not indexed by address: this server runs without --trace.index",
    },
    CataloguedError {
        name: ErrorName::AuthenticationNeeded,
        code: -32000,
        message: "authentication needed: password or unlock",
    },
    CataloguedError {
        name: ErrorName::BatchTooLarge,
        code: -32005,
        message: "batch too large: {value} requests exceed the limit of {limit}",
    },
    CataloguedError {
        name: ErrorName::BlockHashWithRange,
        code: -32602,
        message: "invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other",
    },
    CataloguedError {
        name: ErrorName::BlockRangeBeyondHead,
        code: -32602,
        message: "block range extends beyond current head block",
    },
    CataloguedError {
        name: ErrorName::BlocksNotIndexed,
        code: -32000,
        message: "blocks {from} to {to} are not all indexed by address: {reason}",
    },
    CataloguedError {
        name: ErrorName::BodyRateExceeded,
        code: -32005,
        message: "too many bytes: this client may send {limit} bytes a second; try again in {retryAfter} s",
    },
    CataloguedError {
        name: ErrorName::BodyTooLarge,
        code: -32005,
        message: "request too large: {value} bytes exceed the limit of {limit}",
    },
    CataloguedError {
        name: ErrorName::ChainIdMismatch,
        code: -32000,
        message: "chainId does not match node's (have={have}, want={want})",
    },
    CataloguedError {
        name: ErrorName::ClientLimitExceeded,
        code: -38026,
        message: "{what}: {value} exceeds the limit of {limit}",
    },
    CataloguedError {
        name: ErrorName::ConflictingFees,
        code: -32000,
        message: "both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified",
    },
    CataloguedError {
        name: ErrorName::CosmosTransactionTimeout,
        code: 4,
        message: "the transaction {hash} was sent but not included within {timeoutMs} ms",
    },
    CataloguedError { name: ErrorName::EmptyBatch, code: -32600, message: "empty batch" },
    CataloguedError { name: ErrorName::EmptyBody, code: -32600, message: "invalid request: the body is empty" },
    CataloguedError { name: ErrorName::ExecutionFailed, code: -32000, message: "{reason}" },
    CataloguedError { name: ErrorName::ExecutionReverted, code: 3, message: "execution reverted" },
    CataloguedError { name: ErrorName::ExecutionRevertedWithReason, code: 3, message: "execution reverted: {reason}" },
    CataloguedError {
        name: ErrorName::FeatureNotSupported,
        code: -32004,
        message: "{feature} not supported: {reason}",
    },
    CataloguedError { name: ErrorName::FilterNotFound, code: -32000, message: "filter not found" },
    CataloguedError {
        name: ErrorName::GasExceedsAllowance,
        code: -32000,
        message: "gas required exceeds allowance ({allowance})",
    },
    CataloguedError { name: ErrorName::HeaderForHashNotFound, code: -32000, message: "header for hash not found" },
    CataloguedError { name: ErrorName::HeaderNotFound, code: -32000, message: "header not found" },
    CataloguedError { name: ErrorName::HistoryNotKept, code: 4444, message: "history not kept: {reason}" },
    CataloguedError { name: ErrorName::HistoryPruned, code: 4444, message: "pruned history unavailable" },
    CataloguedError {
        name: ErrorName::IndexNotWritable,
        code: -32002,
        message: "the index cannot be written: {reason}",
    },
    CataloguedError {
        name: ErrorName::InsufficientFundsForTransfer,
        code: -32000,
        message: "insufficient funds for gas * price + value: address {address} have {have} want {want}",
    },
    CataloguedError { name: ErrorName::InternalError, code: -32603, message: "internal error" },
    CataloguedError { name: ErrorName::InvalidBlockRange, code: -32602, message: "invalid block range params" },
    CataloguedError { name: ErrorName::InvalidParams, code: -32602, message: "{reason}" },
    CataloguedError { name: ErrorName::InvalidRequest, code: -32600, message: "invalid request" },
    CataloguedError { name: ErrorName::KeyNotStored, code: -32000, message: "key not stored: {reason}" },
    CataloguedError {
        name: ErrorName::LimitExceeded,
        code: -32005,
        message: "{what}: {value} exceeds the limit of {limit}",
    },
    CataloguedError { name: ErrorName::ListenerUnchanged, code: -32000, message: "{reason}" },
    CataloguedError {
        name: ErrorName::LogBytesExceeded,
        code: -32005,
        message: "query returned more than {limit} bytes of logs. Try with this block range [{from}, {to}].",
    },
    CataloguedError {
        name: ErrorName::LogComparisonsExceeded,
        code: -32005,
        message: "query reads the logs of more than {limit} blocks. Try with this block range [{from}, {to}].",
    },
    CataloguedError {
        name: ErrorName::LogRangeExceeded,
        code: -32005,
        message: "query exceeds max block range {limit}. Try with this block range [{from}, {to}].",
    },
    CataloguedError {
        name: ErrorName::LogResultsExceeded,
        code: -32005,
        message: "query returned more than {limit} results. Try with this block range [{from}, {to}].",
    },
    CataloguedError {
        name: ErrorName::MethodNotFound,
        code: -32601,
        message: "the method {method} does not exist/is not available",
    },
    CataloguedError {
        name: ErrorName::MethodNotSupported,
        code: -32004,
        message: "the method {method} is not supported: {reason}",
    },
    CataloguedError {
        name: ErrorName::NestingTooDeep,
        code: -32005,
        message: "request nested too deep: it exceeds the limit of {limit} levels",
    },
    CataloguedError { name: ErrorName::NodeUnavailable, code: -32002, message: "the node is unavailable: {reason}" },
    CataloguedError {
        name: ErrorName::NotALogFilter,
        code: -32000,
        message: "filter {id} doesn't have a LogsSubscription type: got {type}",
    },
    CataloguedError { name: ErrorName::ParseError, code: -32700, message: "parse error" },
    CataloguedError { name: ErrorName::PeerRefused, code: -32000, message: "the node refuses the peer: {reason}" },
    CataloguedError {
        name: ErrorName::PendingLogsUnsupported,
        code: -32000,
        message: "pending logs are not supported",
    },
    CataloguedError { name: ErrorName::ProfileInProgress, code: -32000, message: "{what} already in progress" },
    CataloguedError { name: ErrorName::ProfileNotInProgress, code: -32000, message: "{what} not in progress" },
    CataloguedError {
        name: ErrorName::ProfileNotWritten,
        code: -32000,
        message: "the file {file} was not written: {reason}",
    },
    CataloguedError {
        name: ErrorName::RateLimitExceeded,
        code: -32005,
        message: "too many requests: {who} may use {limit} units a second; try again in {retryAfter} s",
    },
    CataloguedError {
        name: ErrorName::RequestBeyondHead,
        code: -32000,
        message: "request beyond head block: requested {requested}, head {head}",
    },
    CataloguedError {
        name: ErrorName::RequestTimedOut,
        code: -32002,
        message: "request timed out after {timeoutMs} ms",
    },
    CataloguedError { name: ErrorName::ResourceNotFound, code: -32001, message: "{resource} not found" },
    CataloguedError {
        name: ErrorName::ResponseTooLarge,
        code: -32005,
        message: "response too large: it exceeds the limit of {limit} bytes",
    },
    CataloguedError { name: ErrorName::ServerStopping, code: -32002, message: "the server is stopping" },
    CataloguedError {
        name: ErrorName::SettingNotWritten,
        code: -32000,
        message: "{setting} was not changed: {reason}",
    },
    CataloguedError {
        name: ErrorName::SignedOtherwise,
        code: -32000,
        message: "the external signer signed something else: {problem}",
    },
    CataloguedError { name: ErrorName::SignerRefused, code: -32000, message: "the external signer refused: {reason}" },
    CataloguedError {
        name: ErrorName::SignerUnavailable,
        code: -32002,
        message: "the external signer is unavailable: {reason}",
    },
    CataloguedError {
        name: ErrorName::SimulationBaseFeeTooLow,
        code: -38012,
        message: "max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee: {want}",
    },
    CataloguedError {
        name: ErrorName::SimulationBlockGasLimit,
        code: -38015,
        message: "block gas limit reached: {used} >= {limit}",
    },
    CataloguedError {
        name: ErrorName::SimulationBlockNumber,
        code: -38020,
        message: "block numbers must be in order: {number} <= {previous}",
    },
    CataloguedError {
        name: ErrorName::SimulationBlockTimestamp,
        code: -38021,
        message: "block timestamps must be in order: {timestamp} <= {previous}",
    },
    CataloguedError {
        name: ErrorName::SimulationInitCodeTooLarge,
        code: -38025,
        message: "max initcode size exceeded: {size} > {limit}",
    },
    CataloguedError {
        name: ErrorName::SimulationInsufficientFunds,
        code: -38014,
        message: "insufficient funds for gas * price + value: address {address} have {have} want {want}",
    },
    CataloguedError {
        name: ErrorName::SimulationIntrinsicGas,
        code: -38013,
        message: "intrinsic gas too low: have {have}, want {want}",
    },
    CataloguedError {
        name: ErrorName::SimulationNonceTooHigh,
        code: -38011,
        message: "nonce too high: address {address}, tx: {have} state: {want}",
    },
    CataloguedError {
        name: ErrorName::SimulationNonceTooLow,
        code: -38010,
        message: "nonce too low: address {address}, tx: {have} state: {want}",
    },
    CataloguedError {
        name: ErrorName::SimulationPrecompileSelf,
        code: -38022,
        message: "account {address}: movePrecompileToAddress refers to itself",
    },
    CataloguedError {
        name: ErrorName::SimulationPrecompileTwice,
        code: -38023,
        message: "account {address} has already been overridden",
    },
    CataloguedError {
        name: ErrorName::SimulationSenderNotEoa,
        code: -38024,
        message: "sender {address} is not an externally owned account",
    },
    CataloguedError { name: ErrorName::TraceFailed, code: -32000, message: "{reason}" },
    CataloguedError { name: ErrorName::TransactionRejected, code: -32000, message: "{reason}" },
    CataloguedError {
        name: ErrorName::TransactionTimeout,
        code: 4,
        message: "the transaction was sent but not included within {timeoutMs} ms",
    },
    CataloguedError { name: ErrorName::Unauthorized, code: -32003, message: "unauthorized: {reason}" },
    CataloguedError { name: ErrorName::UnknownBlock, code: -32000, message: "unknown block" },
    CataloguedError {
        name: ErrorName::UnlockForbidden,
        code: -32000,
        message: "account unlock with HTTP access is forbidden",
    },
    CataloguedError { name: ErrorName::UnlockTooLong, code: -32000, message: "unlock duration too large" },
    CataloguedError {
        name: ErrorName::UnsupportedContentEncoding,
        code: -32600,
        message: "invalid content encoding {encoding}, only uncompressed bodies are supported",
    },
    CataloguedError {
        name: ErrorName::UnsupportedContentType,
        code: -32600,
        message: "invalid content type, only application/json is supported",
    },
    CataloguedError {
        name: ErrorName::WebSocketNeeded,
        code: -32601,
        message: "{method} needs a WebSocket: connect to {address}",
    },
    CataloguedError {
        name: ErrorName::WrongPassphrase,
        code: -32000,
        message: "could not decrypt key with given password",
    },
];
