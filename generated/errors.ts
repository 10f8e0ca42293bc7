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
  RateDetail,
  WebSocketDetail,
} from './types.js';

/** Every error of this server: its code, and its message with a {placeholder} for each argument. */
export const errorCatalogue = {
  accountExists: { code: -32000, message: 'account already exists' },
  addressIndexOff: {
    code: -32004,
    message: 'transactions are not indexed by address: this server runs without --trace.index',
  },
  authenticationNeeded: { code: -32000, message: 'authentication needed: password or unlock' },
  batchTooLarge: { code: -32005, message: 'batch too large: {value} requests exceed the limit of {limit}' },
  blockHashWithRange: {
    code: -32602,
    message: 'invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other',
  },
  blockRangeBeyondHead: { code: -32602, message: 'block range extends beyond current head block' },
  blocksNotIndexed: { code: -32000, message: 'blocks {from} to {to} are not all indexed by address: {reason}' },
  bodyRateExceeded: {
    code: -32005,
    message: 'too many bytes: this client may send {limit} bytes a second; try again in {retryAfter} s',
  },
  bodyTooLarge: { code: -32005, message: 'request too large: {value} bytes exceed the limit of {limit}' },
  chainIdMismatch: { code: -32000, message: "chainId does not match node's (have={have}, want={want})" },
  clientLimitExceeded: { code: -38026, message: '{what}: {value} exceeds the limit of {limit}' },
  conflictingFees: { code: -32000, message: 'both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified' },
  cosmosTransactionTimeout: {
    code: 4,
    message: 'the transaction {hash} was sent but not included within {timeoutMs} ms',
  },
  emptyBatch: { code: -32600, message: 'empty batch' },
  emptyBody: { code: -32600, message: 'invalid request: the body is empty' },
  executionFailed: { code: -32000, message: '{reason}' },
  executionReverted: { code: 3, message: 'execution reverted' },
  executionRevertedWithReason: { code: 3, message: 'execution reverted: {reason}' },
  featureNotSupported: { code: -32004, message: '{feature} not supported: {reason}' },
  filterNotFound: { code: -32000, message: 'filter not found' },
  gasExceedsAllowance: { code: -32000, message: 'gas required exceeds allowance ({allowance})' },
  headerForHashNotFound: { code: -32000, message: 'header for hash not found' },
  headerNotFound: { code: -32000, message: 'header not found' },
  historyNotKept: { code: 4444, message: 'history not kept: {reason}' },
  historyPruned: { code: 4444, message: 'pruned history unavailable' },
  indexNotWritable: { code: -32002, message: 'the index cannot be written: {reason}' },
  insufficientFundsForTransfer: {
    code: -32000,
    message: 'insufficient funds for gas * price + value: address {address} have {have} want {want}',
  },
  internalError: { code: -32603, message: 'internal error' },
  invalidBlockRange: { code: -32602, message: 'invalid block range params' },
  invalidParams: { code: -32602, message: '{reason}' },
  invalidRequest: { code: -32600, message: 'invalid request' },
  keyNotStored: { code: -32000, message: 'key not stored: {reason}' },
  limitExceeded: { code: -32005, message: '{what}: {value} exceeds the limit of {limit}' },
  listenerUnchanged: { code: -32000, message: '{reason}' },
  logBytesExceeded: {
    code: -32005,
    message: 'query returned more than {limit} bytes of logs. Try with this block range [{from}, {to}].',
  },
  logComparisonsExceeded: {
    code: -32005,
    message: 'query reads the logs of more than {limit} blocks. Try with this block range [{from}, {to}].',
  },
  logRangeExceeded: {
    code: -32005,
    message: 'query exceeds max block range {limit}. Try with this block range [{from}, {to}].',
  },
  logResultsExceeded: {
    code: -32005,
    message: 'query returned more than {limit} results. Try with this block range [{from}, {to}].',
  },
  methodNotFound: { code: -32601, message: 'the method {method} does not exist/is not available' },
  methodNotSupported: { code: -32004, message: 'the method {method} is not supported: {reason}' },
  nestingTooDeep: { code: -32005, message: 'request nested too deep: it exceeds the limit of {limit} levels' },
  nodeUnavailable: { code: -32002, message: 'the node is unavailable: {reason}' },
  notALogFilter: { code: -32000, message: "filter {id} doesn't have a LogsSubscription type: got {type}" },
  parseError: { code: -32700, message: 'parse error' },
  peerRefused: { code: -32000, message: 'the node refuses the peer: {reason}' },
  pendingLogsUnsupported: { code: -32000, message: 'pending logs are not supported' },
  profileInProgress: { code: -32000, message: '{what} already in progress' },
  profileNotInProgress: { code: -32000, message: '{what} not in progress' },
  profileNotWritten: { code: -32000, message: 'the file {file} was not written: {reason}' },
  rateLimitExceeded: {
    code: -32005,
    message: 'too many requests: {who} may use {limit} units a second; try again in {retryAfter} s',
  },
  requestBeyondHead: { code: -32000, message: 'request beyond head block: requested {requested}, head {head}' },
  requestTimedOut: { code: -32002, message: 'request timed out after {timeoutMs} ms' },
  resourceNotFound: { code: -32001, message: '{resource} not found' },
  responseTooLarge: { code: -32005, message: 'response too large: it exceeds the limit of {limit} bytes' },
  serverStopping: { code: -32002, message: 'the server is stopping' },
  settingNotWritten: { code: -32000, message: '{setting} was not changed: {reason}' },
  signedOtherwise: { code: -32000, message: 'the external signer signed something else: {problem}' },
  signerRefused: { code: -32000, message: 'the external signer refused: {reason}' },
  signerUnavailable: { code: -32002, message: 'the external signer is unavailable: {reason}' },
  simulationBaseFeeTooLow: {
    code: -38012,
    message: 'max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee: {want}',
  },
  simulationBlockGasLimit: { code: -38015, message: 'block gas limit reached: {used} >= {limit}' },
  simulationBlockNumber: { code: -38020, message: 'block numbers must be in order: {number} <= {previous}' },
  simulationBlockTimestamp: { code: -38021, message: 'block timestamps must be in order: {timestamp} <= {previous}' },
  simulationInitCodeTooLarge: { code: -38025, message: 'max initcode size exceeded: {size} > {limit}' },
  simulationInsufficientFunds: {
    code: -38014,
    message: 'insufficient funds for gas * price + value: address {address} have {have} want {want}',
  },
  simulationIntrinsicGas: { code: -38013, message: 'intrinsic gas too low: have {have}, want {want}' },
  simulationNonceTooHigh: { code: -38011, message: 'nonce too high: address {address}, tx: {have} state: {want}' },
  simulationNonceTooLow: { code: -38010, message: 'nonce too low: address {address}, tx: {have} state: {want}' },
  simulationPrecompileSelf: { code: -38022, message: 'account {address}: movePrecompileToAddress refers to itself' },
  simulationPrecompileTwice: { code: -38023, message: 'account {address} has already been overridden' },
  simulationSenderNotEoa: { code: -38024, message: 'sender {address} is not an externally owned account' },
  traceFailed: { code: -32000, message: '{reason}' },
  transactionRejected: { code: -32000, message: '{reason}' },
  transactionTimeout: { code: 4, message: 'the transaction was sent but not included within {timeoutMs} ms' },
  unauthorized: { code: -32003, message: 'unauthorized: {reason}' },
  unknownBlock: { code: -32000, message: 'unknown block' },
  unlockForbidden: { code: -32000, message: 'account unlock with HTTP access is forbidden' },
  unlockTooLong: { code: -32000, message: 'unlock duration too large' },
  unsupportedContentEncoding: {
    code: -32600,
    message: 'invalid content encoding {encoding}, only uncompressed bodies are supported',
  },
  unsupportedContentType: { code: -32600, message: 'invalid content type, only application/json is supported' },
  webSocketNeeded: { code: -32601, message: '{method} needs a WebSocket: connect to {address}' },
  wrongPassphrase: { code: -32000, message: 'could not decrypt key with given password' },
} as const satisfies Record<string, { code: number; message: string }>;

/** The name of an error. */
export type ErrorName = keyof typeof errorCatalogue;

/** A value that fills a placeholder of a message. */
export type Argument = string | number | bigint;

/** What fills the placeholders of each message. */
export interface ErrorArguments {
  accountExists: Record<string, never>;
  addressIndexOff: Record<string, never>;
  authenticationNeeded: Record<string, never>;
  batchTooLarge: { value: Argument; limit: Argument };
  blockHashWithRange: Record<string, never>;
  blockRangeBeyondHead: Record<string, never>;
  blocksNotIndexed: { from: Argument; to: Argument; reason: Argument };
  bodyRateExceeded: { limit: Argument; retryAfter: Argument };
  bodyTooLarge: { value: Argument; limit: Argument };
  chainIdMismatch: { have: Argument; want: Argument };
  clientLimitExceeded: { what: Argument; value: Argument; limit: Argument };
  conflictingFees: Record<string, never>;
  cosmosTransactionTimeout: { hash: Argument; timeoutMs: Argument };
  emptyBatch: Record<string, never>;
  emptyBody: Record<string, never>;
  executionFailed: { reason: Argument };
  executionReverted: Record<string, never>;
  executionRevertedWithReason: { reason: Argument };
  featureNotSupported: { feature: Argument; reason: Argument };
  filterNotFound: Record<string, never>;
  gasExceedsAllowance: { allowance: Argument };
  headerForHashNotFound: Record<string, never>;
  headerNotFound: Record<string, never>;
  historyNotKept: { reason: Argument };
  historyPruned: Record<string, never>;
  indexNotWritable: { reason: Argument };
  insufficientFundsForTransfer: { address: Argument; have: Argument; want: Argument };
  internalError: Record<string, never>;
  invalidBlockRange: Record<string, never>;
  invalidParams: { reason: Argument };
  invalidRequest: Record<string, never>;
  keyNotStored: { reason: Argument };
  limitExceeded: { what: Argument; value: Argument; limit: Argument };
  listenerUnchanged: { reason: Argument };
  logBytesExceeded: { limit: Argument; from: Argument; to: Argument };
  logComparisonsExceeded: { limit: Argument; from: Argument; to: Argument };
  logRangeExceeded: { limit: Argument; from: Argument; to: Argument };
  logResultsExceeded: { limit: Argument; from: Argument; to: Argument };
  methodNotFound: { method: Argument };
  methodNotSupported: { method: Argument; reason: Argument };
  nestingTooDeep: { limit: Argument };
  nodeUnavailable: { reason: Argument };
  notALogFilter: { id: Argument; type: Argument };
  parseError: Record<string, never>;
  peerRefused: { reason: Argument };
  pendingLogsUnsupported: Record<string, never>;
  profileInProgress: { what: Argument };
  profileNotInProgress: { what: Argument };
  profileNotWritten: { file: Argument; reason: Argument };
  rateLimitExceeded: { who: Argument; limit: Argument; retryAfter: Argument };
  requestBeyondHead: { requested: Argument; head: Argument };
  requestTimedOut: { timeoutMs: Argument };
  resourceNotFound: { resource: Argument };
  responseTooLarge: { limit: Argument };
  serverStopping: Record<string, never>;
  settingNotWritten: { setting: Argument; reason: Argument };
  signedOtherwise: { problem: Argument };
  signerRefused: { reason: Argument };
  signerUnavailable: { reason: Argument };
  simulationBaseFeeTooLow: { address: Argument; have: Argument; want: Argument };
  simulationBlockGasLimit: { used: Argument; limit: Argument };
  simulationBlockNumber: { number: Argument; previous: Argument };
  simulationBlockTimestamp: { timestamp: Argument; previous: Argument };
  simulationInitCodeTooLarge: { size: Argument; limit: Argument };
  simulationInsufficientFunds: { address: Argument; have: Argument; want: Argument };
  simulationIntrinsicGas: { have: Argument; want: Argument };
  simulationNonceTooHigh: { address: Argument; have: Argument; want: Argument };
  simulationNonceTooLow: { address: Argument; have: Argument; want: Argument };
  simulationPrecompileSelf: { address: Argument };
  simulationPrecompileTwice: { address: Argument };
  simulationSenderNotEoa: { address: Argument };
  traceFailed: { reason: Argument };
  transactionRejected: { reason: Argument };
  transactionTimeout: { timeoutMs: Argument };
  unauthorized: { reason: Argument };
  unknownBlock: Record<string, never>;
  unlockForbidden: Record<string, never>;
  unlockTooLong: Record<string, never>;
  unsupportedContentEncoding: { encoding: Argument };
  unsupportedContentType: Record<string, never>;
  webSocketNeeded: { method: Argument; address: Argument };
  wrongPassphrase: Record<string, never>;
}

/** What the data of each error holds; undefined where it has none. */
export interface ErrorData {
  accountExists: undefined;
  addressIndexOff: undefined;
  authenticationNeeded: undefined;
  batchTooLarge: LimitDetail;
  blockHashWithRange: undefined;
  blockRangeBeyondHead: undefined;
  blocksNotIndexed: BlockRange;
  bodyRateExceeded: RateDetail;
  bodyTooLarge: LimitDetail;
  chainIdMismatch: undefined;
  clientLimitExceeded: LimitDetail;
  conflictingFees: undefined;
  cosmosTransactionTimeout: Hash;
  emptyBatch: undefined;
  emptyBody: undefined;
  executionFailed: undefined;
  executionReverted: Data;
  executionRevertedWithReason: Data;
  featureNotSupported: undefined;
  filterNotFound: undefined;
  gasExceedsAllowance: undefined;
  headerForHashNotFound: undefined;
  headerNotFound: undefined;
  historyNotKept: BlockRange;
  historyPruned: PrunedDetail;
  indexNotWritable: undefined;
  insufficientFundsForTransfer: undefined;
  internalError: InternalErrorDetail;
  invalidBlockRange: undefined;
  invalidParams: InvalidParamsDetail;
  invalidRequest: undefined;
  keyNotStored: undefined;
  limitExceeded: LimitDetail;
  listenerUnchanged: undefined;
  logBytesExceeded: BlockRange;
  logComparisonsExceeded: BlockRange;
  logRangeExceeded: BlockRange;
  logResultsExceeded: BlockRange;
  methodNotFound: undefined;
  methodNotSupported: undefined;
  nestingTooDeep: LimitDetail;
  nodeUnavailable: undefined;
  notALogFilter: undefined;
  parseError: undefined;
  peerRefused: undefined;
  pendingLogsUnsupported: undefined;
  profileInProgress: undefined;
  profileNotInProgress: undefined;
  profileNotWritten: undefined;
  rateLimitExceeded: RateDetail;
  requestBeyondHead: undefined;
  requestTimedOut: undefined;
  resourceNotFound: undefined;
  responseTooLarge: LimitDetail;
  serverStopping: undefined;
  settingNotWritten: undefined;
  signedOtherwise: undefined;
  signerRefused: undefined;
  signerUnavailable: undefined;
  simulationBaseFeeTooLow: undefined;
  simulationBlockGasLimit: undefined;
  simulationBlockNumber: undefined;
  simulationBlockTimestamp: undefined;
  simulationInitCodeTooLarge: undefined;
  simulationInsufficientFunds: undefined;
  simulationIntrinsicGas: undefined;
  simulationNonceTooHigh: undefined;
  simulationNonceTooLow: undefined;
  simulationPrecompileSelf: undefined;
  simulationPrecompileTwice: undefined;
  simulationSenderNotEoa: undefined;
  traceFailed: undefined;
  transactionRejected: ChainRefusal;
  transactionTimeout: Hash;
  unauthorized: undefined;
  unknownBlock: undefined;
  unlockForbidden: undefined;
  unlockTooLong: undefined;
  unsupportedContentEncoding: undefined;
  unsupportedContentType: undefined;
  webSocketNeeded: WebSocketDetail;
  wrongPassphrase: undefined;
}

/** An error by its name, with the arguments of its message and its data: what can be carried between threads. */
export type ErrorDescription<Name extends ErrorName = ErrorName> = {
  [Each in Name]: { name: Each; arguments: ErrorArguments[Each]; data?: ErrorData[Each] };
}[Name];

/**
 * The message of an error. An argument that looks like a placeholder is not replaced again. Throws when an argument is
 * missing, which only a cast can bring about.
 */
export function errorMessage({ name, arguments: values }: ErrorDescription): string {
  const given: Readonly<Record<string, Argument>> = values;
  return errorCatalogue[name].message.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const value = given[placeholder];
    if (value === undefined) throw new TypeError(`the error ${name} lacks its argument ${placeholder}`);
    return String(value);
  });
}
