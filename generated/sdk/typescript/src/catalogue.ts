// Generated from openrpc.json by `npm run generate`. Do not edit.

import { decode } from './codec.js';
import type { Shape } from './shape.js';
import { MalformedAnswerError, RpcError } from './errors.js';
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

/** Code -32000: `account already exists`. */
export class AccountExistsError extends RpcError {
  override name = 'AccountExistsError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32004: `transactions are not indexed by address: this server runs without --trace.index`. */
export class AddressIndexOffError extends RpcError {
  override name = 'AddressIndexOffError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `authentication needed: password or unlock`. */
export class AuthenticationNeededError extends RpcError {
  override name = 'AuthenticationNeededError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32005: `batch too large: {value} requests exceed the limit of {limit}`. */
export class BatchTooLargeError extends RpcError {
  override name = 'BatchTooLargeError';
  declare readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly value: string; readonly limit: string };
}

/** Code -32602: `invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other`. */
export class BlockHashWithRangeError extends RpcError {
  override name = 'BlockHashWithRangeError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32602: `block range extends beyond current head block`. */
export class BlockRangeBeyondHeadError extends RpcError {
  override name = 'BlockRangeBeyondHeadError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `blocks {from} to {to} are not all indexed by address: {reason}`. */
export class BlocksNotIndexedError extends RpcError {
  override name = 'BlocksNotIndexedError';
  declare readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly from: string; readonly to: string; readonly reason: string };
}

/** Code -32005: `too many bytes: this client may send {limit} bytes a second; try again in {retryAfter} s`. */
export class BodyRateExceededError extends RpcError {
  override name = 'BodyRateExceededError';
  declare readonly data: RateDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly limit: string; readonly retryAfter: string };
}

/** Code -32005: `request too large: {value} bytes exceed the limit of {limit}`. */
export class BodyTooLargeError extends RpcError {
  override name = 'BodyTooLargeError';
  declare readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly value: string; readonly limit: string };
}

/** Code -32000: `chainId does not match node's (have={have}, want={want})`. */
export class ChainIdMismatchError extends RpcError {
  override name = 'ChainIdMismatchError';
  /** The arguments of the message. */
  declare readonly args: { readonly have: string; readonly want: string };
}

/** Code -38026: `{what}: {value} exceeds the limit of {limit}`. */
export class ClientLimitExceededError extends RpcError {
  override name = 'ClientLimitExceededError';
  declare readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly what: string; readonly value: string; readonly limit: string };
}

/** Code -32000: `both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified`. */
export class ConflictingFeesError extends RpcError {
  override name = 'ConflictingFeesError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code 4: `the transaction {hash} was sent but not included within {timeoutMs} ms`. */
export class CosmosTransactionTimeoutError extends RpcError {
  override name = 'CosmosTransactionTimeoutError';
  declare readonly data: Hash | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly hash: string; readonly timeoutMs: string };
}

/** Code -32600: `empty batch`. */
export class EmptyBatchError extends RpcError {
  override name = 'EmptyBatchError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32600: `invalid request: the body is empty`. */
export class EmptyBodyError extends RpcError {
  override name = 'EmptyBodyError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `{reason}`. */
export class ExecutionFailedError extends RpcError {
  override name = 'ExecutionFailedError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code 3: `execution reverted`. */
export class ExecutionRevertedError extends RpcError {
  override name = 'ExecutionRevertedError';
  declare readonly data: Data | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly reason?: string };
}

/** Code -32004: `{feature} not supported: {reason}`. */
export class FeatureNotSupportedError extends RpcError {
  override name = 'FeatureNotSupportedError';
  /** The arguments of the message. */
  declare readonly args: { readonly feature: string; readonly reason: string };
}

/** Code -32000: `filter not found`. */
export class FilterNotFoundError extends RpcError {
  override name = 'FilterNotFoundError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `gas required exceeds allowance ({allowance})`. */
export class GasExceedsAllowanceError extends RpcError {
  override name = 'GasExceedsAllowanceError';
  /** The arguments of the message. */
  declare readonly args: { readonly allowance: string };
}

/** Code -32000: `header for hash not found`. */
export class HeaderForHashNotFoundError extends RpcError {
  override name = 'HeaderForHashNotFoundError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `header not found`. */
export class HeaderNotFoundError extends RpcError {
  override name = 'HeaderNotFoundError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code 4444: `history not kept: {reason}`. */
export class HistoryNotKeptError extends RpcError {
  override name = 'HistoryNotKeptError';
  declare readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code 4444: `pruned history unavailable`. */
export class HistoryPrunedError extends RpcError {
  override name = 'HistoryPrunedError';
  declare readonly data: PrunedDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32002: `the index cannot be written: {reason}`. */
export class IndexNotWritableError extends RpcError {
  override name = 'IndexNotWritableError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32000: `insufficient funds for gas * price + value: address {address} have {have} want {want}`. */
export class InsufficientFundsForTransferError extends RpcError {
  override name = 'InsufficientFundsForTransferError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string; readonly have: string; readonly want: string };
}

/** Code -32603: `internal error`. */
export class InternalError extends RpcError {
  override name = 'InternalError';
  declare readonly data: InternalErrorDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32602: `invalid block range params`. */
export class InvalidBlockRangeError extends RpcError {
  override name = 'InvalidBlockRangeError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32602: `{reason}`. */
export class InvalidParamsError extends RpcError {
  override name = 'InvalidParamsError';
  declare readonly data: InvalidParamsDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32600: `invalid request`. */
export class InvalidRequestError extends RpcError {
  override name = 'InvalidRequestError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `key not stored: {reason}`. */
export class KeyNotStoredError extends RpcError {
  override name = 'KeyNotStoredError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32005: `{what}: {value} exceeds the limit of {limit}`. */
export class LimitExceededError extends RpcError {
  override name = 'LimitExceededError';
  declare readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly what: string; readonly value: string; readonly limit: string };
}

/** Code -32000: `{reason}`. */
export class ListenerUnchangedError extends RpcError {
  override name = 'ListenerUnchangedError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32005: `query exceeds max block range {limit}. Try with this block range [{from}, {to}].`. */
export class LogRangeExceededError extends RpcError {
  override name = 'LogRangeExceededError';
  declare readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly limit: string; readonly from: string; readonly to: string };
}

/** Code -32005: `query returned more than {limit} results. Try with this block range [{from}, {to}].`. */
export class LogResultsExceededError extends RpcError {
  override name = 'LogResultsExceededError';
  declare readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly limit: string; readonly from: string; readonly to: string };
}

/** Code -32601: `the method {method} does not exist/is not available`. */
export class MethodNotFoundError extends RpcError {
  override name = 'MethodNotFoundError';
  /** The arguments of the message. */
  declare readonly args: { readonly method: string };
}

/** Code -32004: `the method {method} is not supported: {reason}`. */
export class MethodNotSupportedError extends RpcError {
  override name = 'MethodNotSupportedError';
  /** The arguments of the message. */
  declare readonly args: { readonly method: string; readonly reason: string };
}

/** Code -32005: `request nested too deep: it exceeds the limit of {limit} levels`. */
export class NestingTooDeepError extends RpcError {
  override name = 'NestingTooDeepError';
  declare readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly limit: string };
}

/** Code -32002: `the node is unavailable: {reason}`. */
export class NodeUnavailableError extends RpcError {
  override name = 'NodeUnavailableError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32000: `filter {id} doesn't have a LogsSubscription type: got {type}`. */
export class NotALogFilterError extends RpcError {
  override name = 'NotALogFilterError';
  /** The arguments of the message. */
  declare readonly args: { readonly id: string; readonly type: string };
}

/** Code -32700: `parse error`. */
export class ParseError extends RpcError {
  override name = 'ParseError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `the node refuses the peer: {reason}`. */
export class PeerRefusedError extends RpcError {
  override name = 'PeerRefusedError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32000: `pending logs are not supported`. */
export class PendingLogsUnsupportedError extends RpcError {
  override name = 'PendingLogsUnsupportedError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `{what} already in progress`. */
export class ProfileInProgressError extends RpcError {
  override name = 'ProfileInProgressError';
  /** The arguments of the message. */
  declare readonly args: { readonly what: string };
}

/** Code -32000: `{what} not in progress`. */
export class ProfileNotInProgressError extends RpcError {
  override name = 'ProfileNotInProgressError';
  /** The arguments of the message. */
  declare readonly args: { readonly what: string };
}

/** Code -32000: `the file {file} was not written: {reason}`. */
export class ProfileNotWrittenError extends RpcError {
  override name = 'ProfileNotWrittenError';
  /** The arguments of the message. */
  declare readonly args: { readonly file: string; readonly reason: string };
}

/** Code -32005: `too many requests: {who} may use {limit} units a second; try again in {retryAfter} s`. */
export class RateLimitExceededError extends RpcError {
  override name = 'RateLimitExceededError';
  declare readonly data: RateDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly who: string; readonly limit: string; readonly retryAfter: string };
}

/** Code -32000: `request beyond head block: requested {requested}, head {head}`. */
export class RequestBeyondHeadError extends RpcError {
  override name = 'RequestBeyondHeadError';
  /** The arguments of the message. */
  declare readonly args: { readonly requested: string; readonly head: string };
}

/** Code -32002: `request timed out after {timeoutMs} ms`. */
export class RequestTimedOutError extends RpcError {
  override name = 'RequestTimedOutError';
  /** The arguments of the message. */
  declare readonly args: { readonly timeoutMs: string };
}

/** Code -32001: `{resource} not found`. */
export class ResourceNotFoundError extends RpcError {
  override name = 'ResourceNotFoundError';
  /** The arguments of the message. */
  declare readonly args: { readonly resource: string };
}

/** Code -32005: `response too large: it exceeds the limit of {limit} bytes`. */
export class ResponseTooLargeError extends RpcError {
  override name = 'ResponseTooLargeError';
  declare readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly limit: string };
}

/** Code -32002: `the server is stopping`. */
export class ServerStoppingError extends RpcError {
  override name = 'ServerStoppingError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `{setting} was not changed: {reason}`. */
export class SettingNotWrittenError extends RpcError {
  override name = 'SettingNotWrittenError';
  /** The arguments of the message. */
  declare readonly args: { readonly setting: string; readonly reason: string };
}

/** Code -32000: `the external signer signed something else: {problem}`. */
export class SignedOtherwiseError extends RpcError {
  override name = 'SignedOtherwiseError';
  /** The arguments of the message. */
  declare readonly args: { readonly problem: string };
}

/** Code -32000: `the external signer refused: {reason}`. */
export class SignerRefusedError extends RpcError {
  override name = 'SignerRefusedError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32002: `the external signer is unavailable: {reason}`. */
export class SignerUnavailableError extends RpcError {
  override name = 'SignerUnavailableError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -38012: `max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee: {want}`. */
export class SimulationBaseFeeTooLowError extends RpcError {
  override name = 'SimulationBaseFeeTooLowError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string; readonly have: string; readonly want: string };
}

/** Code -38015: `block gas limit reached: {used} >= {limit}`. */
export class SimulationBlockGasLimitError extends RpcError {
  override name = 'SimulationBlockGasLimitError';
  /** The arguments of the message. */
  declare readonly args: { readonly used: string; readonly limit: string };
}

/** Code -38020: `block numbers must be in order: {number} <= {previous}`. */
export class SimulationBlockNumberError extends RpcError {
  override name = 'SimulationBlockNumberError';
  /** The arguments of the message. */
  declare readonly args: { readonly number: string; readonly previous: string };
}

/** Code -38021: `block timestamps must be in order: {timestamp} <= {previous}`. */
export class SimulationBlockTimestampError extends RpcError {
  override name = 'SimulationBlockTimestampError';
  /** The arguments of the message. */
  declare readonly args: { readonly timestamp: string; readonly previous: string };
}

/** Code -38025: `max initcode size exceeded: {size} > {limit}`. */
export class SimulationInitCodeTooLargeError extends RpcError {
  override name = 'SimulationInitCodeTooLargeError';
  /** The arguments of the message. */
  declare readonly args: { readonly size: string; readonly limit: string };
}

/** Code -38014: `insufficient funds for gas * price + value: address {address} have {have} want {want}`. */
export class SimulationInsufficientFundsError extends RpcError {
  override name = 'SimulationInsufficientFundsError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string; readonly have: string; readonly want: string };
}

/** Code -38013: `intrinsic gas too low: have {have}, want {want}`. */
export class SimulationIntrinsicGasError extends RpcError {
  override name = 'SimulationIntrinsicGasError';
  /** The arguments of the message. */
  declare readonly args: { readonly have: string; readonly want: string };
}

/** Code -38011: `nonce too high: address {address}, tx: {have} state: {want}`. */
export class SimulationNonceTooHighError extends RpcError {
  override name = 'SimulationNonceTooHighError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string; readonly have: string; readonly want: string };
}

/** Code -38010: `nonce too low: address {address}, tx: {have} state: {want}`. */
export class SimulationNonceTooLowError extends RpcError {
  override name = 'SimulationNonceTooLowError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string; readonly have: string; readonly want: string };
}

/** Code -38022: `account {address}: movePrecompileToAddress refers to itself`. */
export class SimulationPrecompileSelfError extends RpcError {
  override name = 'SimulationPrecompileSelfError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string };
}

/** Code -38023: `account {address} has already been overridden`. */
export class SimulationPrecompileTwiceError extends RpcError {
  override name = 'SimulationPrecompileTwiceError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string };
}

/** Code -38024: `sender {address} is not an externally owned account`. */
export class SimulationSenderNotEoaError extends RpcError {
  override name = 'SimulationSenderNotEoaError';
  /** The arguments of the message. */
  declare readonly args: { readonly address: string };
}

/** Code -32000: `{reason}`. */
export class TraceFailedError extends RpcError {
  override name = 'TraceFailedError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32000: `{reason}`. */
export class TransactionRejectedError extends RpcError {
  override name = 'TransactionRejectedError';
  declare readonly data: ChainRefusal | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code 4: `the transaction was sent but not included within {timeoutMs} ms`. */
export class TransactionTimeoutError extends RpcError {
  override name = 'TransactionTimeoutError';
  declare readonly data: Hash | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly timeoutMs: string };
}

/** Code -32003: `unauthorized: {reason}`. */
export class UnauthorizedError extends RpcError {
  override name = 'UnauthorizedError';
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

/** Code -32000: `unknown block`. */
export class UnknownBlockError extends RpcError {
  override name = 'UnknownBlockError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `account unlock with HTTP access is forbidden`. */
export class UnlockForbiddenError extends RpcError {
  override name = 'UnlockForbiddenError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32000: `unlock duration too large`. */
export class UnlockTooLongError extends RpcError {
  override name = 'UnlockTooLongError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32600: `invalid content encoding {encoding}, only uncompressed bodies are supported`. */
export class UnsupportedContentEncodingError extends RpcError {
  override name = 'UnsupportedContentEncodingError';
  /** The arguments of the message. */
  declare readonly args: { readonly encoding: string };
}

/** Code -32600: `invalid content type, only application/json is supported`. */
export class UnsupportedContentTypeError extends RpcError {
  override name = 'UnsupportedContentTypeError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code -32601: `{method} needs a WebSocket: connect to {address}`. */
export class WebSocketNeededError extends RpcError {
  override name = 'WebSocketNeededError';
  declare readonly data: WebSocketDetail | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly method: string; readonly address: string };
}

/** Code -32000: `could not decrypt key with given password`. */
export class WrongPassphraseError extends RpcError {
  override name = 'WrongPassphraseError';
  /** The arguments of the message. */
  declare readonly args: Readonly<Record<string, never>>;
}

/** Code 3: `execution reverted: {reason}`. */
export class ExecutionRevertedWithReasonError extends ExecutionRevertedError {
  override name = 'ExecutionRevertedWithReasonError';
  declare readonly data: Data | undefined;
  /** The arguments of the message. */
  declare readonly args: { readonly reason: string };
}

interface Entry {
  readonly code: number;
  readonly message: RegExp;
  readonly args: readonly string[];
  readonly error: new (answered: Answered) => RpcError;
  readonly data?: Shape;
  /** For messages that are nothing but an argument: the methods that answer the error. */
  readonly methods?: readonly string[];
}

/** An error as the server answered it. */
interface Answered {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  readonly method: string;
}

/** The most specific messages come first. */
const CATALOGUE: readonly Entry[] = [
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

/** Longest messages that are looked at, by whether they have one argument or several, which take longer to find. */
const MAX_MESSAGE = { one: 100_000, several: 1000 } as const;

/** The error of the catalogue that the server answered; undefined when it is none of these. */
export function catalogued(answered: Answered): RpcError | undefined {
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

/** Data of another shape stays as it is. */
function decoded(data: unknown, shape: Shape | undefined): unknown {
  if (data === undefined || shape === undefined) return data;
  try {
    return decode(data, shape, 'data');
  } catch (error) {
    if (error instanceof MalformedAnswerError) return data;
    throw error;
  }
}
