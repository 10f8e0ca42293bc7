// Code generated from openrpc.json by `npm run generate`. DO NOT EDIT.

package halley

import "sync"

// The errors of the catalogue, for errors.Is.
const (
	// ErrAccountExists has the code -32000: account already exists
	ErrAccountExists ErrorName = "accountExists"
	// ErrAddressIndexOff has the code -32004: transactions are not indexed by address: this server runs without
	// --trace.index
	ErrAddressIndexOff ErrorName = "addressIndexOff"
	// ErrAuthenticationNeeded has the code -32000: authentication needed: password or unlock
	ErrAuthenticationNeeded ErrorName = "authenticationNeeded"
	// ErrBatchTooLarge has the code -32005: batch too large: {value} requests exceed the limit of {limit}
	ErrBatchTooLarge ErrorName = "batchTooLarge"
	// ErrBlockHashWithRange has the code -32602: invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock,
	// choose one or the other
	ErrBlockHashWithRange ErrorName = "blockHashWithRange"
	// ErrBlockRangeBeyondHead has the code -32602: block range extends beyond current head block
	ErrBlockRangeBeyondHead ErrorName = "blockRangeBeyondHead"
	// ErrBlocksNotIndexed has the code -32000: blocks {from} to {to} are not all indexed by address: {reason}
	ErrBlocksNotIndexed ErrorName = "blocksNotIndexed"
	// ErrBodyRateExceeded has the code -32005: too many bytes: this client may send {limit} bytes a second; try again in
	// {retryAfter} s
	ErrBodyRateExceeded ErrorName = "bodyRateExceeded"
	// ErrBodyTooLarge has the code -32005: request too large: {value} bytes exceed the limit of {limit}
	ErrBodyTooLarge ErrorName = "bodyTooLarge"
	// ErrChainIDMismatch has the code -32000: chainId does not match node's (have={have}, want={want})
	ErrChainIDMismatch ErrorName = "chainIdMismatch"
	// ErrClientLimitExceeded has the code -38026: {what}: {value} exceeds the limit of {limit}
	ErrClientLimitExceeded ErrorName = "clientLimitExceeded"
	// ErrConflictingFees has the code -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
	ErrConflictingFees ErrorName = "conflictingFees"
	// ErrCosmosTransactionTimeout has the code 4: the transaction {hash} was sent but not included within {timeoutMs} ms
	ErrCosmosTransactionTimeout ErrorName = "cosmosTransactionTimeout"
	// ErrEmptyBatch has the code -32600: empty batch
	ErrEmptyBatch ErrorName = "emptyBatch"
	// ErrEmptyBody has the code -32600: invalid request: the body is empty
	ErrEmptyBody ErrorName = "emptyBody"
	// ErrExecutionFailed has the code -32000: {reason}
	ErrExecutionFailed ErrorName = "executionFailed"
	// ErrExecutionReverted has the code 3: execution reverted
	ErrExecutionReverted ErrorName = "executionReverted"
	// ErrExecutionRevertedWithReason has the code 3: execution reverted: {reason}
	ErrExecutionRevertedWithReason ErrorName = "executionRevertedWithReason"
	// ErrFeatureNotSupported has the code -32004: {feature} not supported: {reason}
	ErrFeatureNotSupported ErrorName = "featureNotSupported"
	// ErrFilterNotFound has the code -32000: filter not found
	ErrFilterNotFound ErrorName = "filterNotFound"
	// ErrGasExceedsAllowance has the code -32000: gas required exceeds allowance ({allowance})
	ErrGasExceedsAllowance ErrorName = "gasExceedsAllowance"
	// ErrHeaderForHashNotFound has the code -32000: header for hash not found
	ErrHeaderForHashNotFound ErrorName = "headerForHashNotFound"
	// ErrHeaderNotFound has the code -32000: header not found
	ErrHeaderNotFound ErrorName = "headerNotFound"
	// ErrHistoryNotKept has the code 4444: history not kept: {reason}
	ErrHistoryNotKept ErrorName = "historyNotKept"
	// ErrHistoryPruned has the code 4444: pruned history unavailable
	ErrHistoryPruned ErrorName = "historyPruned"
	// ErrIndexNotWritable has the code -32002: the index cannot be written: {reason}
	ErrIndexNotWritable ErrorName = "indexNotWritable"
	// ErrInsufficientFundsForTransfer has the code -32000: insufficient funds for gas * price + value: address {address}
	// have {have} want {want}
	ErrInsufficientFundsForTransfer ErrorName = "insufficientFundsForTransfer"
	// ErrInternalError has the code -32603: internal error
	ErrInternalError ErrorName = "internalError"
	// ErrInvalidBlockRange has the code -32602: invalid block range params
	ErrInvalidBlockRange ErrorName = "invalidBlockRange"
	// ErrInvalidParams has the code -32602: {reason}
	ErrInvalidParams ErrorName = "invalidParams"
	// ErrInvalidRequest has the code -32600: invalid request
	ErrInvalidRequest ErrorName = "invalidRequest"
	// ErrKeyNotStored has the code -32000: key not stored: {reason}
	ErrKeyNotStored ErrorName = "keyNotStored"
	// ErrLimitExceeded has the code -32005: {what}: {value} exceeds the limit of {limit}
	ErrLimitExceeded ErrorName = "limitExceeded"
	// ErrListenerUnchanged has the code -32000: {reason}
	ErrListenerUnchanged ErrorName = "listenerUnchanged"
	// ErrLogBytesExceeded has the code -32005: query returned more than {limit} bytes of logs. Try with this block range
	// [{from}, {to}].
	ErrLogBytesExceeded ErrorName = "logBytesExceeded"
	// ErrLogComparisonsExceeded has the code -32005: query reads the logs of more than {limit} blocks. Try with this
	// block range [{from}, {to}].
	ErrLogComparisonsExceeded ErrorName = "logComparisonsExceeded"
	// ErrLogRangeExceeded has the code -32005: query exceeds max block range {limit}. Try with this block range [{from},
	// {to}].
	ErrLogRangeExceeded ErrorName = "logRangeExceeded"
	// ErrLogResultsExceeded has the code -32005: query returned more than {limit} results. Try with this block range
	// [{from}, {to}].
	ErrLogResultsExceeded ErrorName = "logResultsExceeded"
	// ErrMethodNotFound has the code -32601: the method {method} does not exist/is not available
	ErrMethodNotFound ErrorName = "methodNotFound"
	// ErrMethodNotSupported has the code -32004: the method {method} is not supported: {reason}
	ErrMethodNotSupported ErrorName = "methodNotSupported"
	// ErrNestingTooDeep has the code -32005: request nested too deep: it exceeds the limit of {limit} levels
	ErrNestingTooDeep ErrorName = "nestingTooDeep"
	// ErrNodeUnavailable has the code -32002: the node is unavailable: {reason}
	ErrNodeUnavailable ErrorName = "nodeUnavailable"
	// ErrNotALogFilter has the code -32000: filter {id} doesn't have a LogsSubscription type: got {type}
	ErrNotALogFilter ErrorName = "notALogFilter"
	// ErrParseError has the code -32700: parse error
	ErrParseError ErrorName = "parseError"
	// ErrPeerRefused has the code -32000: the node refuses the peer: {reason}
	ErrPeerRefused ErrorName = "peerRefused"
	// ErrPendingLogsUnsupported has the code -32000: pending logs are not supported
	ErrPendingLogsUnsupported ErrorName = "pendingLogsUnsupported"
	// ErrProfileInProgress has the code -32000: {what} already in progress
	ErrProfileInProgress ErrorName = "profileInProgress"
	// ErrProfileNotInProgress has the code -32000: {what} not in progress
	ErrProfileNotInProgress ErrorName = "profileNotInProgress"
	// ErrProfileNotWritten has the code -32000: the file {file} was not written: {reason}
	ErrProfileNotWritten ErrorName = "profileNotWritten"
	// ErrRateLimitExceeded has the code -32005: too many requests: {who} may use {limit} units a second; try again in
	// {retryAfter} s
	ErrRateLimitExceeded ErrorName = "rateLimitExceeded"
	// ErrRequestBeyondHead has the code -32000: request beyond head block: requested {requested}, head {head}
	ErrRequestBeyondHead ErrorName = "requestBeyondHead"
	// ErrRequestTimedOut has the code -32002: request timed out after {timeoutMs} ms
	ErrRequestTimedOut ErrorName = "requestTimedOut"
	// ErrResourceNotFound has the code -32001: {resource} not found
	ErrResourceNotFound ErrorName = "resourceNotFound"
	// ErrResponseTooLarge has the code -32005: response too large: it exceeds the limit of {limit} bytes
	ErrResponseTooLarge ErrorName = "responseTooLarge"
	// ErrServerStopping has the code -32002: the server is stopping
	ErrServerStopping ErrorName = "serverStopping"
	// ErrSettingNotWritten has the code -32000: {setting} was not changed: {reason}
	ErrSettingNotWritten ErrorName = "settingNotWritten"
	// ErrSignedOtherwise has the code -32000: the external signer signed something else: {problem}
	ErrSignedOtherwise ErrorName = "signedOtherwise"
	// ErrSignerRefused has the code -32000: the external signer refused: {reason}
	ErrSignerRefused ErrorName = "signerRefused"
	// ErrSignerUnavailable has the code -32002: the external signer is unavailable: {reason}
	ErrSignerUnavailable ErrorName = "signerUnavailable"
	// ErrSimulationBaseFeeTooLow has the code -38012: max fee per gas less than block base fee: address {address},
	// maxFeePerGas: {have}, baseFee: {want}
	ErrSimulationBaseFeeTooLow ErrorName = "simulationBaseFeeTooLow"
	// ErrSimulationBlockGasLimit has the code -38015: block gas limit reached: {used} >= {limit}
	ErrSimulationBlockGasLimit ErrorName = "simulationBlockGasLimit"
	// ErrSimulationBlockNumber has the code -38020: block numbers must be in order: {number} <= {previous}
	ErrSimulationBlockNumber ErrorName = "simulationBlockNumber"
	// ErrSimulationBlockTimestamp has the code -38021: block timestamps must be in order: {timestamp} <= {previous}
	ErrSimulationBlockTimestamp ErrorName = "simulationBlockTimestamp"
	// ErrSimulationInitCodeTooLarge has the code -38025: max initcode size exceeded: {size} > {limit}
	ErrSimulationInitCodeTooLarge ErrorName = "simulationInitCodeTooLarge"
	// ErrSimulationInsufficientFunds has the code -38014: insufficient funds for gas * price + value: address {address}
	// have {have} want {want}
	ErrSimulationInsufficientFunds ErrorName = "simulationInsufficientFunds"
	// ErrSimulationIntrinsicGas has the code -38013: intrinsic gas too low: have {have}, want {want}
	ErrSimulationIntrinsicGas ErrorName = "simulationIntrinsicGas"
	// ErrSimulationNonceTooHigh has the code -38011: nonce too high: address {address}, tx: {have} state: {want}
	ErrSimulationNonceTooHigh ErrorName = "simulationNonceTooHigh"
	// ErrSimulationNonceTooLow has the code -38010: nonce too low: address {address}, tx: {have} state: {want}
	ErrSimulationNonceTooLow ErrorName = "simulationNonceTooLow"
	// ErrSimulationPrecompileSelf has the code -38022: account {address}: movePrecompileToAddress refers to itself
	ErrSimulationPrecompileSelf ErrorName = "simulationPrecompileSelf"
	// ErrSimulationPrecompileTwice has the code -38023: account {address} has already been overridden
	ErrSimulationPrecompileTwice ErrorName = "simulationPrecompileTwice"
	// ErrSimulationSenderNotEoa has the code -38024: sender {address} is not an externally owned account
	ErrSimulationSenderNotEoa ErrorName = "simulationSenderNotEoa"
	// ErrTraceFailed has the code -32000: {reason}
	ErrTraceFailed ErrorName = "traceFailed"
	// ErrTransactionRejected has the code -32000: {reason}
	ErrTransactionRejected ErrorName = "transactionRejected"
	// ErrTransactionTimeout has the code 4: the transaction was sent but not included within {timeoutMs} ms
	ErrTransactionTimeout ErrorName = "transactionTimeout"
	// ErrUnauthorized has the code -32003: unauthorized: {reason}
	ErrUnauthorized ErrorName = "unauthorized"
	// ErrUnknownBlock has the code -32000: unknown block
	ErrUnknownBlock ErrorName = "unknownBlock"
	// ErrUnlockForbidden has the code -32000: account unlock with HTTP access is forbidden
	ErrUnlockForbidden ErrorName = "unlockForbidden"
	// ErrUnlockTooLong has the code -32000: unlock duration too large
	ErrUnlockTooLong ErrorName = "unlockTooLong"
	// ErrUnsupportedContentEncoding has the code -32600: invalid content encoding {encoding}, only uncompressed bodies
	// are supported
	ErrUnsupportedContentEncoding ErrorName = "unsupportedContentEncoding"
	// ErrUnsupportedContentType has the code -32600: invalid content type, only application/json is supported
	ErrUnsupportedContentType ErrorName = "unsupportedContentType"
	// ErrWebSocketNeeded has the code -32601: {method} needs a WebSocket: connect to {address}
	ErrWebSocketNeeded ErrorName = "webSocketNeeded"
	// ErrWrongPassphrase has the code -32000: could not decrypt key with given password
	ErrWrongPassphrase ErrorName = "wrongPassphrase"
)

// catalogue has its patterns compiled by the first error.
var catalogue = sync.OnceValue(func() []cataloguedError {
	return []cataloguedError{
		catalogued(ErrAccountExists, -32000, "account already exists"),
		catalogued(ErrAddressIndexOff, -32004, "transactions are not indexed by address: this server runs without --trace.index"),
		catalogued(ErrAuthenticationNeeded, -32000, "authentication needed: password or unlock"),
		catalogued(ErrBatchTooLarge, -32005, "batch too large: {value} requests exceed the limit of {limit}"),
		catalogued(ErrBlockHashWithRange, -32602, "invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"),
		catalogued(ErrBlockRangeBeyondHead, -32602, "block range extends beyond current head block"),
		catalogued(ErrBlocksNotIndexed, -32000, "blocks {from} to {to} are not all indexed by address: {reason}"),
		catalogued(ErrBodyRateExceeded, -32005, "too many bytes: this client may send {limit} bytes a second; try again in {retryAfter} s"),
		catalogued(ErrBodyTooLarge, -32005, "request too large: {value} bytes exceed the limit of {limit}"),
		catalogued(ErrChainIDMismatch, -32000, "chainId does not match node's (have={have}, want={want})"),
		catalogued(ErrClientLimitExceeded, -38026, "{what}: {value} exceeds the limit of {limit}"),
		catalogued(ErrConflictingFees, -32000, "both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"),
		catalogued(ErrCosmosTransactionTimeout, 4, "the transaction {hash} was sent but not included within {timeoutMs} ms"),
		catalogued(ErrEmptyBatch, -32600, "empty batch"),
		catalogued(ErrEmptyBody, -32600, "invalid request: the body is empty"),
		catalogued(ErrExecutionFailed, -32000, "{reason}"),
		catalogued(ErrExecutionReverted, 3, "execution reverted"),
		catalogued(ErrExecutionRevertedWithReason, 3, "execution reverted: {reason}"),
		catalogued(ErrFeatureNotSupported, -32004, "{feature} not supported: {reason}"),
		catalogued(ErrFilterNotFound, -32000, "filter not found"),
		catalogued(ErrGasExceedsAllowance, -32000, "gas required exceeds allowance ({allowance})"),
		catalogued(ErrHeaderForHashNotFound, -32000, "header for hash not found"),
		catalogued(ErrHeaderNotFound, -32000, "header not found"),
		catalogued(ErrHistoryNotKept, 4444, "history not kept: {reason}"),
		catalogued(ErrHistoryPruned, 4444, "pruned history unavailable"),
		catalogued(ErrIndexNotWritable, -32002, "the index cannot be written: {reason}"),
		catalogued(ErrInsufficientFundsForTransfer, -32000, "insufficient funds for gas * price + value: address {address} have {have} want {want}"),
		catalogued(ErrInternalError, -32603, "internal error"),
		catalogued(ErrInvalidBlockRange, -32602, "invalid block range params"),
		catalogued(ErrInvalidParams, -32602, "{reason}"),
		catalogued(ErrInvalidRequest, -32600, "invalid request"),
		catalogued(ErrKeyNotStored, -32000, "key not stored: {reason}"),
		catalogued(ErrLimitExceeded, -32005, "{what}: {value} exceeds the limit of {limit}"),
		catalogued(ErrListenerUnchanged, -32000, "{reason}"),
		catalogued(ErrLogBytesExceeded, -32005, "query returned more than {limit} bytes of logs. Try with this block range [{from}, {to}]."),
		catalogued(ErrLogComparisonsExceeded, -32005, "query reads the logs of more than {limit} blocks. Try with this block range [{from}, {to}]."),
		catalogued(ErrLogRangeExceeded, -32005, "query exceeds max block range {limit}. Try with this block range [{from}, {to}]."),
		catalogued(ErrLogResultsExceeded, -32005, "query returned more than {limit} results. Try with this block range [{from}, {to}]."),
		catalogued(ErrMethodNotFound, -32601, "the method {method} does not exist/is not available"),
		catalogued(ErrMethodNotSupported, -32004, "the method {method} is not supported: {reason}"),
		catalogued(ErrNestingTooDeep, -32005, "request nested too deep: it exceeds the limit of {limit} levels"),
		catalogued(ErrNodeUnavailable, -32002, "the node is unavailable: {reason}"),
		catalogued(ErrNotALogFilter, -32000, "filter {id} doesn't have a LogsSubscription type: got {type}"),
		catalogued(ErrParseError, -32700, "parse error"),
		catalogued(ErrPeerRefused, -32000, "the node refuses the peer: {reason}"),
		catalogued(ErrPendingLogsUnsupported, -32000, "pending logs are not supported"),
		catalogued(ErrProfileInProgress, -32000, "{what} already in progress"),
		catalogued(ErrProfileNotInProgress, -32000, "{what} not in progress"),
		catalogued(ErrProfileNotWritten, -32000, "the file {file} was not written: {reason}"),
		catalogued(ErrRateLimitExceeded, -32005, "too many requests: {who} may use {limit} units a second; try again in {retryAfter} s"),
		catalogued(ErrRequestBeyondHead, -32000, "request beyond head block: requested {requested}, head {head}"),
		catalogued(ErrRequestTimedOut, -32002, "request timed out after {timeoutMs} ms"),
		catalogued(ErrResourceNotFound, -32001, "{resource} not found"),
		catalogued(ErrResponseTooLarge, -32005, "response too large: it exceeds the limit of {limit} bytes"),
		catalogued(ErrServerStopping, -32002, "the server is stopping"),
		catalogued(ErrSettingNotWritten, -32000, "{setting} was not changed: {reason}"),
		catalogued(ErrSignedOtherwise, -32000, "the external signer signed something else: {problem}"),
		catalogued(ErrSignerRefused, -32000, "the external signer refused: {reason}"),
		catalogued(ErrSignerUnavailable, -32002, "the external signer is unavailable: {reason}"),
		catalogued(ErrSimulationBaseFeeTooLow, -38012, "max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee: {want}"),
		catalogued(ErrSimulationBlockGasLimit, -38015, "block gas limit reached: {used} >= {limit}"),
		catalogued(ErrSimulationBlockNumber, -38020, "block numbers must be in order: {number} <= {previous}"),
		catalogued(ErrSimulationBlockTimestamp, -38021, "block timestamps must be in order: {timestamp} <= {previous}"),
		catalogued(ErrSimulationInitCodeTooLarge, -38025, "max initcode size exceeded: {size} > {limit}"),
		catalogued(ErrSimulationInsufficientFunds, -38014, "insufficient funds for gas * price + value: address {address} have {have} want {want}"),
		catalogued(ErrSimulationIntrinsicGas, -38013, "intrinsic gas too low: have {have}, want {want}"),
		catalogued(ErrSimulationNonceTooHigh, -38011, "nonce too high: address {address}, tx: {have} state: {want}"),
		catalogued(ErrSimulationNonceTooLow, -38010, "nonce too low: address {address}, tx: {have} state: {want}"),
		catalogued(ErrSimulationPrecompileSelf, -38022, "account {address}: movePrecompileToAddress refers to itself"),
		catalogued(ErrSimulationPrecompileTwice, -38023, "account {address} has already been overridden"),
		catalogued(ErrSimulationSenderNotEoa, -38024, "sender {address} is not an externally owned account"),
		catalogued(ErrTraceFailed, -32000, "{reason}"),
		catalogued(ErrTransactionRejected, -32000, "{reason}"),
		catalogued(ErrTransactionTimeout, 4, "the transaction was sent but not included within {timeoutMs} ms"),
		catalogued(ErrUnauthorized, -32003, "unauthorized: {reason}"),
		catalogued(ErrUnknownBlock, -32000, "unknown block"),
		catalogued(ErrUnlockForbidden, -32000, "account unlock with HTTP access is forbidden"),
		catalogued(ErrUnlockTooLong, -32000, "unlock duration too large"),
		catalogued(ErrUnsupportedContentEncoding, -32600, "invalid content encoding {encoding}, only uncompressed bodies are supported"),
		catalogued(ErrUnsupportedContentType, -32600, "invalid content type, only application/json is supported"),
		catalogued(ErrWebSocketNeeded, -32601, "{method} needs a WebSocket: connect to {address}"),
		catalogued(ErrWrongPassphrase, -32000, "could not decrypt key with given password"),
	}
})
