// Generated from openrpc.json by `npm run generate`. Do not edit.
import { decode } from './codec.js';
import { MalformedAnswerError, RpcError } from './errors.js';
export class AccountExistsError extends RpcError {
  name = 'AccountExistsError';
}
export class AddressIndexOffError extends RpcError {
  name = 'AddressIndexOffError';
}
export class AuthenticationNeededError extends RpcError {
  name = 'AuthenticationNeededError';
}
export class BatchTooLargeError extends RpcError {
  name = 'BatchTooLargeError';
}
export class BlockHashWithRangeError extends RpcError {
  name = 'BlockHashWithRangeError';
}
export class BlockRangeBeyondHeadError extends RpcError {
  name = 'BlockRangeBeyondHeadError';
}
export class BlocksNotIndexedError extends RpcError {
  name = 'BlocksNotIndexedError';
}
export class BodyRateExceededError extends RpcError {
  name = 'BodyRateExceededError';
}
export class BodyTooLargeError extends RpcError {
  name = 'BodyTooLargeError';
}
export class ChainIdMismatchError extends RpcError {
  name = 'ChainIdMismatchError';
}
export class ClientLimitExceededError extends RpcError {
  name = 'ClientLimitExceededError';
}
export class ConflictingFeesError extends RpcError {
  name = 'ConflictingFeesError';
}
export class CosmosTransactionTimeoutError extends RpcError {
  name = 'CosmosTransactionTimeoutError';
}
export class EmptyBatchError extends RpcError {
  name = 'EmptyBatchError';
}
export class EmptyBodyError extends RpcError {
  name = 'EmptyBodyError';
}
export class ExecutionFailedError extends RpcError {
  name = 'ExecutionFailedError';
}
export class ExecutionRevertedError extends RpcError {
  name = 'ExecutionRevertedError';
}
export class FeatureNotSupportedError extends RpcError {
  name = 'FeatureNotSupportedError';
}
export class FilterNotFoundError extends RpcError {
  name = 'FilterNotFoundError';
}
export class GasExceedsAllowanceError extends RpcError {
  name = 'GasExceedsAllowanceError';
}
export class HeaderForHashNotFoundError extends RpcError {
  name = 'HeaderForHashNotFoundError';
}
export class HeaderNotFoundError extends RpcError {
  name = 'HeaderNotFoundError';
}
export class HistoryNotKeptError extends RpcError {
  name = 'HistoryNotKeptError';
}
export class HistoryPrunedError extends RpcError {
  name = 'HistoryPrunedError';
}
export class IndexNotWritableError extends RpcError {
  name = 'IndexNotWritableError';
}
export class InsufficientFundsForTransferError extends RpcError {
  name = 'InsufficientFundsForTransferError';
}
export class InternalError extends RpcError {
  name = 'InternalError';
}
export class InvalidBlockRangeError extends RpcError {
  name = 'InvalidBlockRangeError';
}
export class InvalidParamsError extends RpcError {
  name = 'InvalidParamsError';
}
export class InvalidRequestError extends RpcError {
  name = 'InvalidRequestError';
}
export class KeyNotStoredError extends RpcError {
  name = 'KeyNotStoredError';
}
export class LimitExceededError extends RpcError {
  name = 'LimitExceededError';
}
export class ListenerUnchangedError extends RpcError {
  name = 'ListenerUnchangedError';
}
export class LogBytesExceededError extends RpcError {
  name = 'LogBytesExceededError';
}
export class LogComparisonsExceededError extends RpcError {
  name = 'LogComparisonsExceededError';
}
export class LogRangeExceededError extends RpcError {
  name = 'LogRangeExceededError';
}
export class LogResultsExceededError extends RpcError {
  name = 'LogResultsExceededError';
}
export class MethodNotFoundError extends RpcError {
  name = 'MethodNotFoundError';
}
export class MethodNotSupportedError extends RpcError {
  name = 'MethodNotSupportedError';
}
export class NestingTooDeepError extends RpcError {
  name = 'NestingTooDeepError';
}
export class NodeUnavailableError extends RpcError {
  name = 'NodeUnavailableError';
}
export class NotALogFilterError extends RpcError {
  name = 'NotALogFilterError';
}
export class ParseError extends RpcError {
  name = 'ParseError';
}
export class PeerRefusedError extends RpcError {
  name = 'PeerRefusedError';
}
export class PendingLogsUnsupportedError extends RpcError {
  name = 'PendingLogsUnsupportedError';
}
export class ProfileInProgressError extends RpcError {
  name = 'ProfileInProgressError';
}
export class ProfileNotInProgressError extends RpcError {
  name = 'ProfileNotInProgressError';
}
export class ProfileNotWrittenError extends RpcError {
  name = 'ProfileNotWrittenError';
}
export class RateLimitExceededError extends RpcError {
  name = 'RateLimitExceededError';
}
export class RequestBeyondHeadError extends RpcError {
  name = 'RequestBeyondHeadError';
}
export class RequestTimedOutError extends RpcError {
  name = 'RequestTimedOutError';
}
export class ResourceNotFoundError extends RpcError {
  name = 'ResourceNotFoundError';
}
export class ResponseTooLargeError extends RpcError {
  name = 'ResponseTooLargeError';
}
export class ServerStoppingError extends RpcError {
  name = 'ServerStoppingError';
}
export class SettingNotWrittenError extends RpcError {
  name = 'SettingNotWrittenError';
}
export class SignedOtherwiseError extends RpcError {
  name = 'SignedOtherwiseError';
}
export class SignerRefusedError extends RpcError {
  name = 'SignerRefusedError';
}
export class SignerUnavailableError extends RpcError {
  name = 'SignerUnavailableError';
}
export class SimulationBaseFeeTooLowError extends RpcError {
  name = 'SimulationBaseFeeTooLowError';
}
export class SimulationBlockGasLimitError extends RpcError {
  name = 'SimulationBlockGasLimitError';
}
export class SimulationBlockNumberError extends RpcError {
  name = 'SimulationBlockNumberError';
}
export class SimulationBlockTimestampError extends RpcError {
  name = 'SimulationBlockTimestampError';
}
export class SimulationInitCodeTooLargeError extends RpcError {
  name = 'SimulationInitCodeTooLargeError';
}
export class SimulationInsufficientFundsError extends RpcError {
  name = 'SimulationInsufficientFundsError';
}
export class SimulationIntrinsicGasError extends RpcError {
  name = 'SimulationIntrinsicGasError';
}
export class SimulationNonceTooHighError extends RpcError {
  name = 'SimulationNonceTooHighError';
}
export class SimulationNonceTooLowError extends RpcError {
  name = 'SimulationNonceTooLowError';
}
export class SimulationPrecompileSelfError extends RpcError {
  name = 'SimulationPrecompileSelfError';
}
export class SimulationPrecompileTwiceError extends RpcError {
  name = 'SimulationPrecompileTwiceError';
}
export class SimulationSenderNotEoaError extends RpcError {
  name = 'SimulationSenderNotEoaError';
}
export class TraceFailedError extends RpcError {
  name = 'TraceFailedError';
}
export class TransactionRejectedError extends RpcError {
  name = 'TransactionRejectedError';
}
export class TransactionTimeoutError extends RpcError {
  name = 'TransactionTimeoutError';
}
export class UnauthorizedError extends RpcError {
  name = 'UnauthorizedError';
}
export class UnknownBlockError extends RpcError {
  name = 'UnknownBlockError';
}
export class UnlockForbiddenError extends RpcError {
  name = 'UnlockForbiddenError';
}
export class UnlockTooLongError extends RpcError {
  name = 'UnlockTooLongError';
}
export class UnsupportedContentEncodingError extends RpcError {
  name = 'UnsupportedContentEncodingError';
}
export class UnsupportedContentTypeError extends RpcError {
  name = 'UnsupportedContentTypeError';
}
export class WebSocketNeededError extends RpcError {
  name = 'WebSocketNeededError';
}
export class WrongPassphraseError extends RpcError {
  name = 'WrongPassphraseError';
}
export class ExecutionRevertedWithReasonError extends ExecutionRevertedError {
  name = 'ExecutionRevertedWithReasonError';
}
const CATALOGUE = [
  {
    code: -32602,
    message: /^invalid argument 0: cannot specify both BlockHash and FromBlock\/ToBlock, choose one or the other$/,
    args: [],
    error: BlockHashWithRangeError,
  },
  {
    code: -32004,
    message: /^transactions are not indexed by address: this server runs without --trace\.index$/,
    args: [],
    error: AddressIndexOffError,
  },
  {
    code: -38012,
    message:
      /^max fee per gas less than block base fee: address ([\s\S]*?), maxFeePerGas: ([\s\S]*?), baseFee: ([\s\S]*?)$/,
    args: ['address', 'have', 'want'],
    error: SimulationBaseFeeTooLowError,
  },
  {
    code: -32005,
    message:
      /^query reads the logs of more than ([\s\S]*?) blocks\. Try with this block range \[([\s\S]*?), ([\s\S]*?)\]\.$/,
    args: ['limit', 'from', 'to'],
    error: LogComparisonsExceededError,
    data: '@BlockRange',
  },
  {
    code: -32005,
    message:
      /^query returned more than ([\s\S]*?) bytes of logs\. Try with this block range \[([\s\S]*?), ([\s\S]*?)\]\.$/,
    args: ['limit', 'from', 'to'],
    error: LogBytesExceededError,
    data: '@BlockRange',
  },
  {
    code: -32005,
    message: /^too many bytes: this client may send ([\s\S]*?) bytes a second; try again in ([\s\S]*?) s$/,
    args: ['limit', 'retryAfter'],
    error: BodyRateExceededError,
    data: '@RateDetail',
  },
  {
    code: -32000,
    message: /^both gasPrice and \(maxFeePerGas or maxPriorityFeePerGas\) specified$/,
    args: [],
    error: ConflictingFeesError,
  },
  {
    code: -32005,
    message: /^query returned more than ([\s\S]*?) results\. Try with this block range \[([\s\S]*?), ([\s\S]*?)\]\.$/,
    args: ['limit', 'from', 'to'],
    error: LogResultsExceededError,
    data: '@BlockRange',
  },
  {
    code: -32600,
    message: /^invalid content encoding ([\s\S]*?), only uncompressed bodies are supported$/,
    args: ['encoding'],
    error: UnsupportedContentEncodingError,
  },
  {
    code: -32000,
    message: /^insufficient funds for gas \* price \+ value: address ([\s\S]*?) have ([\s\S]*?) want ([\s\S]*?)$/,
    args: ['address', 'have', 'want'],
    error: InsufficientFundsForTransferError,
  },
  {
    code: -38014,
    message: /^insufficient funds for gas \* price \+ value: address ([\s\S]*?) have ([\s\S]*?) want ([\s\S]*?)$/,
    args: ['address', 'have', 'want'],
    error: SimulationInsufficientFundsError,
  },
  {
    code: -32005,
    message: /^query exceeds max block range ([\s\S]*?)\. Try with this block range \[([\s\S]*?), ([\s\S]*?)\]\.$/,
    args: ['limit', 'from', 'to'],
    error: LogRangeExceededError,
    data: '@BlockRange',
  },
  {
    code: -32005,
    message: /^too many requests: ([\s\S]*?) may use ([\s\S]*?) units a second; try again in ([\s\S]*?) s$/,
    args: ['who', 'limit', 'retryAfter'],
    error: RateLimitExceededError,
    data: '@RateDetail',
  },
  {
    code: -32005,
    message: /^request nested too deep: it exceeds the limit of ([\s\S]*?) levels$/,
    args: ['limit'],
    error: NestingTooDeepError,
    data: '@LimitDetail',
  },
  {
    code: -32600,
    message: /^invalid content type, only application\/json is supported$/,
    args: [],
    error: UnsupportedContentTypeError,
  },
  {
    code: 4,
    message: /^the transaction ([\s\S]*?) was sent but not included within ([\s\S]*?) ms$/,
    args: ['hash', 'timeoutMs'],
    error: CosmosTransactionTimeoutError,
    data: '@Hash',
  },
  {
    code: 4,
    message: /^the transaction was sent but not included within ([\s\S]*?) ms$/,
    args: ['timeoutMs'],
    error: TransactionTimeoutError,
    data: '@Hash',
  },
  {
    code: -32000,
    message: /^filter ([\s\S]*?) doesn't have a LogsSubscription type: got ([\s\S]*?)$/,
    args: ['id', 'type'],
    error: NotALogFilterError,
  },
  {
    code: -32005,
    message: /^response too large: it exceeds the limit of ([\s\S]*?) bytes$/,
    args: ['limit'],
    error: ResponseTooLargeError,
    data: '@LimitDetail',
  },
  {
    code: -38022,
    message: /^account ([\s\S]*?): movePrecompileToAddress refers to itself$/,
    args: ['address'],
    error: SimulationPrecompileSelfError,
  },
  {
    code: -32005,
    message: /^batch too large: ([\s\S]*?) requests exceed the limit of ([\s\S]*?)$/,
    args: ['value', 'limit'],
    error: BatchTooLargeError,
    data: '@LimitDetail',
  },
  {
    code: -32005,
    message: /^request too large: ([\s\S]*?) bytes exceed the limit of ([\s\S]*?)$/,
    args: ['value', 'limit'],
    error: BodyTooLargeError,
    data: '@LimitDetail',
  },
  {
    code: -32602,
    message: /^block range extends beyond current head block$/,
    args: [],
    error: BlockRangeBeyondHeadError,
  },
  {
    code: -32000,
    message: /^blocks ([\s\S]*?) to ([\s\S]*?) are not all indexed by address: ([\s\S]*?)$/,
    args: ['from', 'to', 'reason'],
    error: BlocksNotIndexedError,
    data: '@BlockRange',
  },
  {
    code: -32000,
    message: /^chainId does not match node's \(have=([\s\S]*?), want=([\s\S]*?)\)$/,
    args: ['have', 'want'],
    error: ChainIdMismatchError,
  },
  {
    code: -32000,
    message: /^request beyond head block: requested ([\s\S]*?), head ([\s\S]*?)$/,
    args: ['requested', 'head'],
    error: RequestBeyondHeadError,
  },
  { code: -32000, message: /^account unlock with HTTP access is forbidden$/, args: [], error: UnlockForbiddenError },
  {
    code: -32601,
    message: /^the method ([\s\S]*?) does not exist\/is not available$/,
    args: ['method'],
    error: MethodNotFoundError,
  },
  {
    code: -32000,
    message: /^the external signer signed something else: ([\s\S]*?)$/,
    args: ['problem'],
    error: SignedOtherwiseError,
  },
  {
    code: -38024,
    message: /^sender ([\s\S]*?) is not an externally owned account$/,
    args: ['address'],
    error: SimulationSenderNotEoaError,
  },
  { code: -32000, message: /^authentication needed: password or unlock$/, args: [], error: AuthenticationNeededError },
  { code: -32000, message: /^could not decrypt key with given password$/, args: [], error: WrongPassphraseError },
  {
    code: -38021,
    message: /^block timestamps must be in order: ([\s\S]*?) <= ([\s\S]*?)$/,
    args: ['timestamp', 'previous'],
    error: SimulationBlockTimestampError,
  },
  {
    code: -38011,
    message: /^nonce too high: address ([\s\S]*?), tx: ([\s\S]*?) state: ([\s\S]*?)$/,
    args: ['address', 'have', 'want'],
    error: SimulationNonceTooHighError,
  },
  {
    code: -38010,
    message: /^nonce too low: address ([\s\S]*?), tx: ([\s\S]*?) state: ([\s\S]*?)$/,
    args: ['address', 'have', 'want'],
    error: SimulationNonceTooLowError,
  },
  {
    code: -32002,
    message: /^the external signer is unavailable: ([\s\S]*?)$/,
    args: ['reason'],
    error: SignerUnavailableError,
  },
  {
    code: -38020,
    message: /^block numbers must be in order: ([\s\S]*?) <= ([\s\S]*?)$/,
    args: ['number', 'previous'],
    error: SimulationBlockNumberError,
  },
  {
    code: -38023,
    message: /^account ([\s\S]*?) has already been overridden$/,
    args: ['address'],
    error: SimulationPrecompileTwiceError,
  },
  {
    code: -38013,
    message: /^intrinsic gas too low: have ([\s\S]*?), want ([\s\S]*?)$/,
    args: ['have', 'want'],
    error: SimulationIntrinsicGasError,
  },
  { code: -32600, message: /^invalid request: the body is empty$/, args: [], error: EmptyBodyError },
  {
    code: -32000,
    message: /^gas required exceeds allowance \(([\s\S]*?)\)$/,
    args: ['allowance'],
    error: GasExceedsAllowanceError,
  },
  {
    code: -38025,
    message: /^max initcode size exceeded: ([\s\S]*?) > ([\s\S]*?)$/,
    args: ['size', 'limit'],
    error: SimulationInitCodeTooLargeError,
  },
  {
    code: -32601,
    message: /^([\s\S]*?) needs a WebSocket: connect to ([\s\S]*?)$/,
    args: ['method', 'address'],
    error: WebSocketNeededError,
    data: '@WebSocketDetail',
  },
  {
    code: -32004,
    message: /^the method ([\s\S]*?) is not supported: ([\s\S]*?)$/,
    args: ['method', 'reason'],
    error: MethodNotSupportedError,
  },
  { code: -32000, message: /^pending logs are not supported$/, args: [], error: PendingLogsUnsupportedError },
  {
    code: -32002,
    message: /^the index cannot be written: ([\s\S]*?)$/,
    args: ['reason'],
    error: IndexNotWritableError,
  },
  { code: -32000, message: /^the external signer refused: ([\s\S]*?)$/, args: ['reason'], error: SignerRefusedError },
  {
    code: -38015,
    message: /^block gas limit reached: ([\s\S]*?) >= ([\s\S]*?)$/,
    args: ['used', 'limit'],
    error: SimulationBlockGasLimitError,
  },
  { code: -32000, message: /^the node refuses the peer: ([\s\S]*?)$/, args: ['reason'], error: PeerRefusedError },
  {
    code: -32000,
    message: /^the file ([\s\S]*?) was not written: ([\s\S]*?)$/,
    args: ['file', 'reason'],
    error: ProfileNotWrittenError,
  },
  {
    code: -32002,
    message: /^request timed out after ([\s\S]*?) ms$/,
    args: ['timeoutMs'],
    error: RequestTimedOutError,
  },
  { code: 4444, message: /^pruned history unavailable$/, args: [], error: HistoryPrunedError, data: '@PrunedDetail' },
  { code: -32602, message: /^invalid block range params$/, args: [], error: InvalidBlockRangeError },
  { code: -32000, message: /^header for hash not found$/, args: [], error: HeaderForHashNotFoundError },
  { code: -32002, message: /^the node is unavailable: ([\s\S]*?)$/, args: ['reason'], error: NodeUnavailableError },
  { code: -32000, message: /^unlock duration too large$/, args: [], error: UnlockTooLongError },
  {
    code: -38026,
    message: /^([\s\S]*?): ([\s\S]*?) exceeds the limit of ([\s\S]*?)$/,
    args: ['what', 'value', 'limit'],
    error: ClientLimitExceededError,
    data: '@LimitDetail',
  },
  {
    code: -32005,
    message: /^([\s\S]*?): ([\s\S]*?) exceeds the limit of ([\s\S]*?)$/,
    args: ['what', 'value', 'limit'],
    error: LimitExceededError,
    data: '@LimitDetail',
  },
  { code: -32000, message: /^account already exists$/, args: [], error: AccountExistsError },
  { code: -32002, message: /^the server is stopping$/, args: [], error: ServerStoppingError },
  {
    code: 3,
    message: /^execution reverted: ([\s\S]*?)$/,
    args: ['reason'],
    error: ExecutionRevertedWithReasonError,
    data: '@Data',
  },
  { code: -32000, message: /^([\s\S]*?) already in progress$/, args: ['what'], error: ProfileInProgressError },
  { code: 3, message: /^execution reverted$/, args: [], error: ExecutionRevertedError, data: '@Data' },
  {
    code: 4444,
    message: /^history not kept: ([\s\S]*?)$/,
    args: ['reason'],
    error: HistoryNotKeptError,
    data: '@BlockRange',
  },
  {
    code: -32000,
    message: /^([\s\S]*?) was not changed: ([\s\S]*?)$/,
    args: ['setting', 'reason'],
    error: SettingNotWrittenError,
  },
  {
    code: -32004,
    message: /^([\s\S]*?) not supported: ([\s\S]*?)$/,
    args: ['feature', 'reason'],
    error: FeatureNotSupportedError,
  },
  { code: -32000, message: /^filter not found$/, args: [], error: FilterNotFoundError },
  { code: -32000, message: /^header not found$/, args: [], error: HeaderNotFoundError },
  { code: -32000, message: /^key not stored: ([\s\S]*?)$/, args: ['reason'], error: KeyNotStoredError },
  { code: -32000, message: /^([\s\S]*?) not in progress$/, args: ['what'], error: ProfileNotInProgressError },
  { code: -32600, message: /^invalid request$/, args: [], error: InvalidRequestError },
  { code: -32603, message: /^internal error$/, args: [], error: InternalError, data: '@InternalErrorDetail' },
  { code: -32003, message: /^unauthorized: ([\s\S]*?)$/, args: ['reason'], error: UnauthorizedError },
  { code: -32000, message: /^unknown block$/, args: [], error: UnknownBlockError },
  { code: -32600, message: /^empty batch$/, args: [], error: EmptyBatchError },
  { code: -32700, message: /^parse error$/, args: [], error: ParseError },
  { code: -32001, message: /^([\s\S]*?) not found$/, args: ['resource'], error: ResourceNotFoundError },
  {
    code: -32000,
    message: /^([\s\S]*?)$/,
    args: ['reason'],
    error: ExecutionFailedError,
    methods: [
      'anvil_dealERC20',
      'anvil_setERC20Allowance',
      'eth_call',
      'eth_createAccessList',
      'eth_estimateGas',
      'eth_fillTransaction',
      'eth_resend',
      'eth_sendTransaction',
      'eth_sendTransactionSync',
      'eth_sendUnsignedTransaction',
      'eth_signTransaction',
      'eth_simulateV1',
      'miner_setEtherbase',
      'personal_sendTransaction',
      'personal_signTransaction',
      'trace_call',
      'trace_callMany',
      'trace_rawTransaction',
    ],
  },
  {
    code: -32602,
    message: /^([\s\S]*?)$/,
    args: ['reason'],
    error: InvalidParamsError,
    data: '@InvalidParamsDetail',
    methods: [
      'admin_addPeer',
      'admin_startRPC',
      'admin_startWS',
      'anvil_addBalance',
      'anvil_autoImpersonateAccount',
      'anvil_dealERC20',
      'anvil_dropTransaction',
      'anvil_dumpState',
      'anvil_impersonateAccount',
      'anvil_loadState',
      'anvil_mine',
      'anvil_removePoolTransactions',
      'anvil_reorg',
      'anvil_reset',
      'anvil_rollback',
      'anvil_setBalance',
      'anvil_setBlockTimestampInterval',
      'anvil_setChainId',
      'anvil_setCode',
      'anvil_setCoinbase',
      'anvil_setERC20Allowance',
      'anvil_setLoggingEnabled',
      'anvil_setMinGasPrice',
      'anvil_setNextBlockBaseFeePerGas',
      'anvil_setNonce',
      'anvil_setRpcUrl',
      'anvil_setStorageAt',
      'anvil_stopImpersonatingAccount',
      'debug_blockProfile',
      'debug_cpuProfile',
      'debug_getBlockRlp',
      'debug_getHeaderRlp',
      'debug_getRawBlock',
      'debug_getRawHeader',
      'debug_getRawReceipts',
      'debug_getRawTransaction',
      'debug_goTrace',
      'debug_mutexProfile',
      'debug_printBlock',
      'debug_setBlockProfileRate',
      'debug_setGCPercent',
      'debug_setMutexProfileFraction',
      'debug_stacks',
      'debug_startCPUProfile',
      'debug_startGoTrace',
      'debug_storageRangeAt',
      'debug_traceBlock',
      'debug_traceBlockByHash',
      'debug_traceBlockByNumber',
      'debug_traceCall',
      'debug_traceCallMany',
      'debug_traceTransaction',
      'debug_verbosity',
      'debug_vmodule',
      'debug_writeBlockProfile',
      'debug_writeMemProfile',
      'debug_writeMutexProfile',
      'erigon_getHeaderByNumber',
      'eth_call',
      'eth_createAccessList',
      'eth_estimateGas',
      'eth_feeHistory',
      'eth_fillTransaction',
      'eth_getAccount',
      'eth_getAccountInfo',
      'eth_getBalance',
      'eth_getBlockByHash',
      'eth_getBlockByNumber',
      'eth_getBlockReceipts',
      'eth_getBlockTransactionCountByHash',
      'eth_getBlockTransactionCountByNumber',
      'eth_getCode',
      'eth_getFilterChanges',
      'eth_getFilterLogs',
      'eth_getHeaderByHash',
      'eth_getHeaderByNumber',
      'eth_getLogs',
      'eth_getProof',
      'eth_getRawTransactionByBlockHashAndIndex',
      'eth_getRawTransactionByBlockNumberAndIndex',
      'eth_getRawTransactionByHash',
      'eth_getStorageAt',
      'eth_getStorageValues',
      'eth_getTransactionByBlockHashAndIndex',
      'eth_getTransactionByBlockNumberAndIndex',
      'eth_getTransactionByHash',
      'eth_getTransactionBySenderAndNonce',
      'eth_getTransactionCount',
      'eth_getTransactionLogs',
      'eth_getTransactionReceipt',
      'eth_getUncleByBlockHashAndIndex',
      'eth_getUncleByBlockNumberAndIndex',
      'eth_getUncleCountByBlockHash',
      'eth_getUncleCountByBlockNumber',
      'eth_newFilter',
      'eth_resend',
      'eth_sendRawTransaction',
      'eth_sendRawTransactionSync',
      'eth_sendTransaction',
      'eth_sendTransactionSync',
      'eth_sendUnsignedTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_simulateV1',
      'eth_subscribe',
      'eth_uninstallFilter',
      'eth_unsubscribe',
      'evm_increaseTime',
      'evm_mine',
      'evm_mine_detailed',
      'evm_revert',
      'evm_setAutomine',
      'evm_setBlockGasLimit',
      'evm_setIntervalMining',
      'evm_setNextBlockTimestamp',
      'evm_setTime',
      'hardhat_dropTransaction',
      'hardhat_setPrevRandao',
      'miner_setEtherbase',
      'miner_setExtra',
      'miner_setGasLimit',
      'miner_setGasPrice',
      'miner_start',
      'ots_getBlockDetails',
      'ots_getBlockDetailsByHash',
      'ots_getBlockTransactions',
      'ots_getContractCreator',
      'ots_getInternalOperations',
      'ots_getTransactionBySenderAndNonce',
      'ots_getTransactionError',
      'ots_hasCode',
      'ots_searchTransactionsAfter',
      'ots_searchTransactionsBefore',
      'ots_traceTransaction',
      'personal_ecRecover',
      'personal_importRawKey',
      'personal_initializeWallet',
      'personal_lockAccount',
      'personal_newAccount',
      'personal_sendTransaction',
      'personal_sign',
      'personal_signTransaction',
      'personal_unlockAccount',
      'personal_unpair',
      'trace_block',
      'trace_call',
      'trace_callMany',
      'trace_filter',
      'trace_get',
      'trace_rawTransaction',
      'trace_replayBlockTransactions',
      'trace_replayTransaction',
      'trace_transaction',
      'txpool_contentFrom',
      'web3_sha3',
    ],
  },
  {
    code: -32000,
    message: /^([\s\S]*?)$/,
    args: ['reason'],
    error: ListenerUnchangedError,
    methods: ['admin_startRPC', 'admin_startWS', 'admin_stopRPC', 'admin_stopWS'],
  },
  {
    code: -32000,
    message: /^([\s\S]*?)$/,
    args: ['reason'],
    error: TraceFailedError,
    methods: [
      'debug_traceBlock',
      'debug_traceBlockByHash',
      'debug_traceBlockByNumber',
      'debug_traceCall',
      'debug_traceCallMany',
      'debug_traceTransaction',
      'ots_getContractCreator',
      'ots_getInternalOperations',
      'ots_getTransactionError',
      'ots_traceTransaction',
      'trace_block',
      'trace_call',
      'trace_callMany',
      'trace_filter',
      'trace_get',
      'trace_rawTransaction',
      'trace_replayBlockTransactions',
      'trace_replayTransaction',
      'trace_transaction',
    ],
  },
  {
    code: -32000,
    message: /^([\s\S]*?)$/,
    args: ['reason'],
    error: TransactionRejectedError,
    data: '@ChainRefusal',
    methods: [
      'eth_resend',
      'eth_sendRawTransaction',
      'eth_sendRawTransactionSync',
      'eth_sendTransaction',
      'eth_sendTransactionSync',
      'eth_sendUnsignedTransaction',
      'eth_signTransaction',
      'miner_setEtherbase',
      'personal_sendTransaction',
      'personal_signTransaction',
      'trace_rawTransaction',
    ],
  },
];
const MAX_MESSAGE = { one: 100_000, several: 1000 };
export function catalogued(answered) {
  for (const { code, message, args, error: Class, data, methods } of CATALOGUE) {
    if (code !== answered.code || (methods !== undefined && !methods.includes(answered.method))) continue;
    if (answered.message.length > MAX_MESSAGE[args.length > 1 ? 'several' : 'one']) continue;
    const found = message.exec(answered.message);
    if (found === null) continue;
    const error = new Class({ ...answered, data: decoded(answered.data, data) });
    const values = Object.fromEntries(args.map((name, index) => [name, found[index + 1] ?? '']));
    return Object.assign(error, { args: values });
  }
  return undefined;
}
function decoded(data, shape) {
  if (data === undefined || shape === undefined) return data;
  try {
    return decode(data, shape, 'data');
  } catch (error) {
    if (error instanceof MalformedAnswerError) return data;
    throw error;
  }
}
