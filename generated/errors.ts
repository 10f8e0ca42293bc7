// Generated from openrpc.json by `npm run generate`. Do not edit.

import type {
  BlockRange,
  ChainRefusal,
  Data,
  Hash,
  InternalErrorDetail,
  InvalidParamsDetail,
  LimitDetail,
  PrunedDetail,
  WebSocketDetail,
} from './types.js';

/** Every error of this server: its code, and its message with a {placeholder} for each argument. */
export const errorCatalogue = {
  parseError: { code: -32700, message: 'parse error' },
  invalidRequest: { code: -32600, message: 'invalid request' },
  emptyBatch: { code: -32600, message: 'empty batch' },
  emptyBody: { code: -32600, message: 'invalid request: the body is empty' },
  unsupportedContentType: { code: -32600, message: 'invalid content type, only application/json is supported' },
  serverStopping: { code: -32002, message: 'the server is stopping' },
  methodNotFound: { code: -32601, message: 'the method {method} does not exist/is not available' },
  invalidParams: { code: -32602, message: '{reason}' },
  internalError: { code: -32603, message: 'internal error' },
  executionReverted: { code: 3, message: 'execution reverted' },
  executionRevertedWithReason: { code: 3, message: 'execution reverted: {reason}' },
  executionFailed: { code: -32000, message: '{reason}' },
  gasExceedsAllowance: { code: -32000, message: 'gas required exceeds allowance ({allowance})' },
  insufficientFundsForTransfer: {
    code: -32000,
    message: 'insufficient funds for gas * price + value: address {address} have {have} want {want}',
  },
  chainIdMismatch: { code: -32000, message: "chainId does not match node's (have={have}, want={want})" },
  conflictingFees: { code: -32000, message: 'both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified' },
  transactionRejected: { code: -32000, message: '{reason}' },
  transactionTimeout: { code: 4, message: 'the transaction was sent but not included within {timeoutMs} ms' },
  headerNotFound: { code: -32000, message: 'header not found' },
  headerForHashNotFound: { code: -32000, message: 'header for hash not found' },
  unknownBlock: { code: -32000, message: 'unknown block' },
  historyPruned: { code: 4444, message: 'pruned history unavailable' },
  requestBeyondHead: { code: -32000, message: 'request beyond head block: requested {requested}, head {head}' },
  resourceNotFound: { code: -32001, message: '{resource} not found' },
  invalidBlockRange: { code: -32602, message: 'invalid block range params' },
  blockRangeBeyondHead: { code: -32602, message: 'block range extends beyond current head block' },
  blockHashWithRange: {
    code: -32602,
    message: 'invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other',
  },
  pendingLogsUnsupported: { code: -32000, message: 'pending logs are not supported' },
  filterNotFound: { code: -32000, message: 'filter not found' },
  notALogFilter: { code: -32000, message: "filter {id} doesn't have a LogsSubscription type: got {type}" },
  webSocketNeeded: { code: -32601, message: '{method} needs a WebSocket: connect to {address}' },
  logResultsExceeded: {
    code: -32005,
    message: 'query returned more than {limit} results. Try with this block range [{from}, {to}].',
  },
  logRangeExceeded: {
    code: -32005,
    message: 'query exceeds max block range {limit}. Try with this block range [{from}, {to}].',
  },
  limitExceeded: { code: -32005, message: '{what}: {value} exceeds the limit of {limit}' },
  batchTooLarge: { code: -32005, message: 'batch too large: {value} requests exceed the limit of {limit}' },
  bodyTooLarge: { code: -32005, message: 'request too large: {value} bytes exceed the limit of {limit}' },
  responseTooLarge: { code: -32005, message: 'response too large: it exceeds the limit of {limit} bytes' },
  nestingTooDeep: { code: -32005, message: 'request nested too deep: it exceeds the limit of {limit} levels' },
  requestTimedOut: { code: -32002, message: 'request timed out after {timeoutMs} ms' },
  nodeUnavailable: { code: -32002, message: 'the node is unavailable: {reason}' },
  unauthorized: { code: -32003, message: 'unauthorized: {reason}' },
  methodNotSupported: { code: -32004, message: 'the method {method} is not supported: {reason}' },
  featureNotSupported: { code: -32004, message: '{feature} not supported: {reason}' },
  simulationNonceTooLow: { code: -38010, message: 'nonce too low: address {address}, tx: {have} state: {want}' },
  simulationNonceTooHigh: { code: -38011, message: 'nonce too high: address {address}, tx: {have} state: {want}' },
  simulationBaseFeeTooLow: {
    code: -38012,
    message: 'max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee: {want}',
  },
  simulationIntrinsicGas: { code: -38013, message: 'intrinsic gas too low: have {have}, want {want}' },
  simulationInsufficientFunds: {
    code: -38014,
    message: 'insufficient funds for gas * price + value: address {address} have {have} want {want}',
  },
  simulationBlockGasLimit: { code: -38015, message: 'block gas limit reached: {used} >= {limit}' },
  simulationBlockNumber: { code: -38020, message: 'block numbers must be in order: {number} <= {previous}' },
  simulationBlockTimestamp: { code: -38021, message: 'block timestamps must be in order: {timestamp} <= {previous}' },
  simulationPrecompileSelf: { code: -38022, message: 'account {address}: movePrecompileToAddress refers to itself' },
  simulationPrecompileTwice: { code: -38023, message: 'account {address} has already been overridden' },
  simulationSenderNotEoa: { code: -38024, message: 'sender {address} is not an externally owned account' },
  simulationInitCodeTooLarge: { code: -38025, message: 'max initcode size exceeded: {size} > {limit}' },
  clientLimitExceeded: { code: -38026, message: '{what}: {value} exceeds the limit of {limit}' },
} as const satisfies Record<string, { code: number; message: string }>;

export type ErrorName = keyof typeof errorCatalogue;

/** What can stand in a message. */
export type Argument = string | number | bigint;

/** What fills the placeholders of each message. */
export interface ErrorArguments {
  parseError: Record<string, never>;
  invalidRequest: Record<string, never>;
  emptyBatch: Record<string, never>;
  emptyBody: Record<string, never>;
  unsupportedContentType: Record<string, never>;
  serverStopping: Record<string, never>;
  methodNotFound: { method: Argument };
  invalidParams: { reason: Argument };
  internalError: Record<string, never>;
  executionReverted: Record<string, never>;
  executionRevertedWithReason: { reason: Argument };
  executionFailed: { reason: Argument };
  gasExceedsAllowance: { allowance: Argument };
  insufficientFundsForTransfer: { address: Argument; have: Argument; want: Argument };
  chainIdMismatch: { have: Argument; want: Argument };
  conflictingFees: Record<string, never>;
  transactionRejected: { reason: Argument };
  transactionTimeout: { timeoutMs: Argument };
  headerNotFound: Record<string, never>;
  headerForHashNotFound: Record<string, never>;
  unknownBlock: Record<string, never>;
  historyPruned: Record<string, never>;
  requestBeyondHead: { requested: Argument; head: Argument };
  resourceNotFound: { resource: Argument };
  invalidBlockRange: Record<string, never>;
  blockRangeBeyondHead: Record<string, never>;
  blockHashWithRange: Record<string, never>;
  pendingLogsUnsupported: Record<string, never>;
  filterNotFound: Record<string, never>;
  notALogFilter: { id: Argument; type: Argument };
  webSocketNeeded: { method: Argument; address: Argument };
  logResultsExceeded: { limit: Argument; from: Argument; to: Argument };
  logRangeExceeded: { limit: Argument; from: Argument; to: Argument };
  limitExceeded: { what: Argument; value: Argument; limit: Argument };
  batchTooLarge: { value: Argument; limit: Argument };
  bodyTooLarge: { value: Argument; limit: Argument };
  responseTooLarge: { limit: Argument };
  nestingTooDeep: { limit: Argument };
  requestTimedOut: { timeoutMs: Argument };
  nodeUnavailable: { reason: Argument };
  unauthorized: { reason: Argument };
  methodNotSupported: { method: Argument; reason: Argument };
  featureNotSupported: { feature: Argument; reason: Argument };
  simulationNonceTooLow: { address: Argument; have: Argument; want: Argument };
  simulationNonceTooHigh: { address: Argument; have: Argument; want: Argument };
  simulationBaseFeeTooLow: { address: Argument; have: Argument; want: Argument };
  simulationIntrinsicGas: { have: Argument; want: Argument };
  simulationInsufficientFunds: { address: Argument; have: Argument; want: Argument };
  simulationBlockGasLimit: { used: Argument; limit: Argument };
  simulationBlockNumber: { number: Argument; previous: Argument };
  simulationBlockTimestamp: { timestamp: Argument; previous: Argument };
  simulationPrecompileSelf: { address: Argument };
  simulationPrecompileTwice: { address: Argument };
  simulationSenderNotEoa: { address: Argument };
  simulationInitCodeTooLarge: { size: Argument; limit: Argument };
  clientLimitExceeded: { what: Argument; value: Argument; limit: Argument };
}

/** What the data of each error holds; undefined where it has none. */
export interface ErrorData {
  parseError: undefined;
  invalidRequest: undefined;
  emptyBatch: undefined;
  emptyBody: undefined;
  unsupportedContentType: undefined;
  serverStopping: undefined;
  methodNotFound: undefined;
  invalidParams: InvalidParamsDetail;
  internalError: InternalErrorDetail;
  executionReverted: Data;
  executionRevertedWithReason: Data;
  executionFailed: undefined;
  gasExceedsAllowance: undefined;
  insufficientFundsForTransfer: undefined;
  chainIdMismatch: undefined;
  conflictingFees: undefined;
  transactionRejected: ChainRefusal;
  transactionTimeout: Hash;
  headerNotFound: undefined;
  headerForHashNotFound: undefined;
  unknownBlock: undefined;
  historyPruned: PrunedDetail;
  requestBeyondHead: undefined;
  resourceNotFound: undefined;
  invalidBlockRange: undefined;
  blockRangeBeyondHead: undefined;
  blockHashWithRange: undefined;
  pendingLogsUnsupported: undefined;
  filterNotFound: undefined;
  notALogFilter: undefined;
  webSocketNeeded: WebSocketDetail;
  logResultsExceeded: BlockRange;
  logRangeExceeded: BlockRange;
  limitExceeded: LimitDetail;
  batchTooLarge: LimitDetail;
  bodyTooLarge: LimitDetail;
  responseTooLarge: LimitDetail;
  nestingTooDeep: LimitDetail;
  requestTimedOut: undefined;
  nodeUnavailable: undefined;
  unauthorized: undefined;
  methodNotSupported: undefined;
  featureNotSupported: undefined;
  simulationNonceTooLow: undefined;
  simulationNonceTooHigh: undefined;
  simulationBaseFeeTooLow: undefined;
  simulationIntrinsicGas: undefined;
  simulationInsufficientFunds: undefined;
  simulationBlockGasLimit: undefined;
  simulationBlockNumber: undefined;
  simulationBlockTimestamp: undefined;
  simulationPrecompileSelf: undefined;
  simulationPrecompileTwice: undefined;
  simulationSenderNotEoa: undefined;
  simulationInitCodeTooLarge: undefined;
  clientLimitExceeded: LimitDetail;
}
