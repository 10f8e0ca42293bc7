// Generated from openrpc.json by `npm run generate`. Do not edit.
import { RpcError } from './errors.js';
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
export declare class AccountExistsError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32004: `transactions are not indexed by address: this server runs without --trace.index`. */
export declare class AddressIndexOffError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `authentication needed: password or unlock`. */
export declare class AuthenticationNeededError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32005: `batch too large: {value} requests exceed the limit of {limit}`. */
export declare class BatchTooLargeError extends RpcError {
  name: string;
  readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly value: string;
    readonly limit: string;
  };
}
/** Code -32602: `invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other`. */
export declare class BlockHashWithRangeError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32602: `block range extends beyond current head block`. */
export declare class BlockRangeBeyondHeadError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `blocks {from} to {to} are not all indexed by address: {reason}`. */
export declare class BlocksNotIndexedError extends RpcError {
  name: string;
  readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly from: string;
    readonly to: string;
    readonly reason: string;
  };
}
/** Code -32005: `too many bytes: this client may send {limit} bytes a second; try again in {retryAfter} s`. */
export declare class BodyRateExceededError extends RpcError {
  name: string;
  readonly data: RateDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly limit: string;
    readonly retryAfter: string;
  };
}
/** Code -32005: `request too large: {value} bytes exceed the limit of {limit}`. */
export declare class BodyTooLargeError extends RpcError {
  name: string;
  readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly value: string;
    readonly limit: string;
  };
}
/** Code -32000: `chainId does not match node's (have={have}, want={want})`. */
export declare class ChainIdMismatchError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly have: string;
    readonly want: string;
  };
}
/** Code -38026: `{what}: {value} exceeds the limit of {limit}`. */
export declare class ClientLimitExceededError extends RpcError {
  name: string;
  readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly what: string;
    readonly value: string;
    readonly limit: string;
  };
}
/** Code -32000: `both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified`. */
export declare class ConflictingFeesError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code 4: `the transaction {hash} was sent but not included within {timeoutMs} ms`. */
export declare class CosmosTransactionTimeoutError extends RpcError {
  name: string;
  readonly data: Hash | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly hash: string;
    readonly timeoutMs: string;
  };
}
/** Code -32600: `empty batch`. */
export declare class EmptyBatchError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32600: `invalid request: the body is empty`. */
export declare class EmptyBodyError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `{reason}`. */
export declare class ExecutionFailedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code 3: `execution reverted`. */
export declare class ExecutionRevertedError extends RpcError {
  name: string;
  readonly data: Data | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly reason?: string;
  };
}
/** Code -32004: `{feature} not supported: {reason}`. */
export declare class FeatureNotSupportedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly feature: string;
    readonly reason: string;
  };
}
/** Code -32000: `filter not found`. */
export declare class FilterNotFoundError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `gas required exceeds allowance ({allowance})`. */
export declare class GasExceedsAllowanceError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly allowance: string;
  };
}
/** Code -32000: `header for hash not found`. */
export declare class HeaderForHashNotFoundError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `header not found`. */
export declare class HeaderNotFoundError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code 4444: `history not kept: {reason}`. */
export declare class HistoryNotKeptError extends RpcError {
  name: string;
  readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code 4444: `pruned history unavailable`. */
export declare class HistoryPrunedError extends RpcError {
  name: string;
  readonly data: PrunedDetail | undefined;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32002: `the index cannot be written: {reason}`. */
export declare class IndexNotWritableError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32000: `insufficient funds for gas * price + value: address {address} have {have} want {want}`. */
export declare class InsufficientFundsForTransferError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
    readonly have: string;
    readonly want: string;
  };
}
/** Code -32603: `internal error`. */
export declare class InternalError extends RpcError {
  name: string;
  readonly data: InternalErrorDetail | undefined;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32602: `invalid block range params`. */
export declare class InvalidBlockRangeError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32602: `{reason}`. */
export declare class InvalidParamsError extends RpcError {
  name: string;
  readonly data: InvalidParamsDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32600: `invalid request`. */
export declare class InvalidRequestError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `key not stored: {reason}`. */
export declare class KeyNotStoredError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32005: `{what}: {value} exceeds the limit of {limit}`. */
export declare class LimitExceededError extends RpcError {
  name: string;
  readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly what: string;
    readonly value: string;
    readonly limit: string;
  };
}
/** Code -32000: `{reason}`. */
export declare class ListenerUnchangedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32005: `query returned more than {limit} bytes of logs. Try with this block range [{from}, {to}].`. */
export declare class LogBytesExceededError extends RpcError {
  name: string;
  readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly limit: string;
    readonly from: string;
    readonly to: string;
  };
}
/** Code -32005: `query reads the logs of more than {limit} blocks. Try with this block range [{from}, {to}].`. */
export declare class LogComparisonsExceededError extends RpcError {
  name: string;
  readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly limit: string;
    readonly from: string;
    readonly to: string;
  };
}
/** Code -32005: `query exceeds max block range {limit}. Try with this block range [{from}, {to}].`. */
export declare class LogRangeExceededError extends RpcError {
  name: string;
  readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly limit: string;
    readonly from: string;
    readonly to: string;
  };
}
/** Code -32005: `query returned more than {limit} results. Try with this block range [{from}, {to}].`. */
export declare class LogResultsExceededError extends RpcError {
  name: string;
  readonly data: BlockRange | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly limit: string;
    readonly from: string;
    readonly to: string;
  };
}
/** Code -32601: `the method {method} does not exist/is not available`. */
export declare class MethodNotFoundError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly method: string;
  };
}
/** Code -32004: `the method {method} is not supported: {reason}`. */
export declare class MethodNotSupportedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly method: string;
    readonly reason: string;
  };
}
/** Code -32005: `request nested too deep: it exceeds the limit of {limit} levels`. */
export declare class NestingTooDeepError extends RpcError {
  name: string;
  readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly limit: string;
  };
}
/** Code -32002: `the node is unavailable: {reason}`. */
export declare class NodeUnavailableError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32000: `filter {id} doesn't have a LogsSubscription type: got {type}`. */
export declare class NotALogFilterError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly id: string;
    readonly type: string;
  };
}
/** Code -32700: `parse error`. */
export declare class ParseError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `the node refuses the peer: {reason}`. */
export declare class PeerRefusedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32000: `pending logs are not supported`. */
export declare class PendingLogsUnsupportedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `{what} already in progress`. */
export declare class ProfileInProgressError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly what: string;
  };
}
/** Code -32000: `{what} not in progress`. */
export declare class ProfileNotInProgressError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly what: string;
  };
}
/** Code -32000: `the file {file} was not written: {reason}`. */
export declare class ProfileNotWrittenError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly file: string;
    readonly reason: string;
  };
}
/** Code -32005: `too many requests: {who} may use {limit} units a second; try again in {retryAfter} s`. */
export declare class RateLimitExceededError extends RpcError {
  name: string;
  readonly data: RateDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly who: string;
    readonly limit: string;
    readonly retryAfter: string;
  };
}
/** Code -32000: `request beyond head block: requested {requested}, head {head}`. */
export declare class RequestBeyondHeadError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly requested: string;
    readonly head: string;
  };
}
/** Code -32002: `request timed out after {timeoutMs} ms`. */
export declare class RequestTimedOutError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly timeoutMs: string;
  };
}
/** Code -32001: `{resource} not found`. */
export declare class ResourceNotFoundError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly resource: string;
  };
}
/** Code -32005: `response too large: it exceeds the limit of {limit} bytes`. */
export declare class ResponseTooLargeError extends RpcError {
  name: string;
  readonly data: LimitDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly limit: string;
  };
}
/** Code -32002: `the server is stopping`. */
export declare class ServerStoppingError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `{setting} was not changed: {reason}`. */
export declare class SettingNotWrittenError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly setting: string;
    readonly reason: string;
  };
}
/** Code -32000: `the external signer signed something else: {problem}`. */
export declare class SignedOtherwiseError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly problem: string;
  };
}
/** Code -32000: `the external signer refused: {reason}`. */
export declare class SignerRefusedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32002: `the external signer is unavailable: {reason}`. */
export declare class SignerUnavailableError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -38012: `max fee per gas less than block base fee: address {address}, maxFeePerGas: {have}, baseFee: {want}`. */
export declare class SimulationBaseFeeTooLowError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
    readonly have: string;
    readonly want: string;
  };
}
/** Code -38015: `block gas limit reached: {used} >= {limit}`. */
export declare class SimulationBlockGasLimitError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly used: string;
    readonly limit: string;
  };
}
/** Code -38020: `block numbers must be in order: {number} <= {previous}`. */
export declare class SimulationBlockNumberError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly number: string;
    readonly previous: string;
  };
}
/** Code -38021: `block timestamps must be in order: {timestamp} <= {previous}`. */
export declare class SimulationBlockTimestampError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly timestamp: string;
    readonly previous: string;
  };
}
/** Code -38025: `max initcode size exceeded: {size} > {limit}`. */
export declare class SimulationInitCodeTooLargeError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly size: string;
    readonly limit: string;
  };
}
/** Code -38014: `insufficient funds for gas * price + value: address {address} have {have} want {want}`. */
export declare class SimulationInsufficientFundsError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
    readonly have: string;
    readonly want: string;
  };
}
/** Code -38013: `intrinsic gas too low: have {have}, want {want}`. */
export declare class SimulationIntrinsicGasError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly have: string;
    readonly want: string;
  };
}
/** Code -38011: `nonce too high: address {address}, tx: {have} state: {want}`. */
export declare class SimulationNonceTooHighError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
    readonly have: string;
    readonly want: string;
  };
}
/** Code -38010: `nonce too low: address {address}, tx: {have} state: {want}`. */
export declare class SimulationNonceTooLowError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
    readonly have: string;
    readonly want: string;
  };
}
/** Code -38022: `account {address}: movePrecompileToAddress refers to itself`. */
export declare class SimulationPrecompileSelfError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
  };
}
/** Code -38023: `account {address} has already been overridden`. */
export declare class SimulationPrecompileTwiceError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
  };
}
/** Code -38024: `sender {address} is not an externally owned account`. */
export declare class SimulationSenderNotEoaError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly address: string;
  };
}
/** Code -32000: `{reason}`. */
export declare class TraceFailedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32000: `{reason}`. */
export declare class TransactionRejectedError extends RpcError {
  name: string;
  readonly data: ChainRefusal | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code 4: `the transaction was sent but not included within {timeoutMs} ms`. */
export declare class TransactionTimeoutError extends RpcError {
  name: string;
  readonly data: Hash | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly timeoutMs: string;
  };
}
/** Code -32003: `unauthorized: {reason}`. */
export declare class UnauthorizedError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** Code -32000: `unknown block`. */
export declare class UnknownBlockError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `account unlock with HTTP access is forbidden`. */
export declare class UnlockForbiddenError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32000: `unlock duration too large`. */
export declare class UnlockTooLongError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32600: `invalid content encoding {encoding}, only uncompressed bodies are supported`. */
export declare class UnsupportedContentEncodingError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: {
    readonly encoding: string;
  };
}
/** Code -32600: `invalid content type, only application/json is supported`. */
export declare class UnsupportedContentTypeError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code -32601: `{method} needs a WebSocket: connect to {address}`. */
export declare class WebSocketNeededError extends RpcError {
  name: string;
  readonly data: WebSocketDetail | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly method: string;
    readonly address: string;
  };
}
/** Code -32000: `could not decrypt key with given password`. */
export declare class WrongPassphraseError extends RpcError {
  name: string;
  /** The arguments of the message. */
  readonly args: Readonly<Record<string, never>>;
}
/** Code 3: `execution reverted: {reason}`. */
export declare class ExecutionRevertedWithReasonError extends ExecutionRevertedError {
  name: string;
  readonly data: Data | undefined;
  /** The arguments of the message. */
  readonly args: {
    readonly reason: string;
  };
}
/** An error as the server answered it. */
interface Answered {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  readonly method: string;
}
/** The error of the catalogue that the server answered; undefined when it is none of these. */
export declare function catalogued(answered: Answered): RpcError | undefined;
export {};
