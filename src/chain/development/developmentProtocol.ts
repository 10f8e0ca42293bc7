/**
 * The `dev_*` methods of the embedded chain's RPC port: `devchain/comet/methods/development/` serves them,
 * `development/` calls them. Requests are JSON-RPC 2.0 with parameters by name; null counts as missing. Errors have the
 * reason in `data`: -32602 for a parameter of the wrong form or a value that the present state does not allow, -32603
 * for anything else; other nodes return -32601.
 */
import type { Fault, FaultName } from './faults.js';
import type { Address, Data, Hash, Quantity, Bytes32 } from '../../../generated/types.js';

/** A whole number, not negative: a JSON number up to 2^53 - 1, decimal text, or 0x text, up to 2^256 - 1 as text. */
type DevelopmentInteger = number | string;

/** Prefix of the path of a query about the genesis state: to a node, height 0 is the newest. */
export const GENESIS_QUERY_PREFIX = '/halley.dev.genesis';

/** When the chain makes blocks by itself. */
export interface MiningState {
  /** Whether each executable transaction is mined at once. */
  automine: boolean;
  /** Seconds from one block to the next, also with decimals; 0 when no blocks are made by time. */
  intervalSeconds: number;
}

/** Errors caused by the origin of a fork begin with these words; the reason follows. */
export const ORIGIN_OF_FORK = 'the origin of the fork';

/** The methods that the chain may call on the origin of a fork. All only read. */
export const ORIGIN_METHODS = [
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_getBlockReceipts',
  'eth_getTransactionByHash',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionReceipt',
  'eth_getRawTransactionByHash',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getTransactionCount',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_call',
  'eth_estimateGas',
] as const;

/** A method of the origin of a fork. */
export type OriginMethod = (typeof ORIGIN_METHODS)[number];

/** A JSON-RPC error of the origin of a fork, as it came. */
export interface OriginError {
  code: number;
  message: string;
  data?: unknown;
}

/** A part of the JSON text of a result, as the origin sent it and not validated. */
export interface OriginTextPart {
  text: string;
  /** Id of the rest of the text; null when there is none. */
  rest: number | null;
}

/** Methods that wait for the origin of a fork, which has time limits of its own. */
export const WAITS_FOR_ORIGIN: ReadonlySet<string> = new Set(['dev_originRequest', 'dev_reset', 'dev_setRpcUrl']);

/** What a chain was forked from. */
export interface ForkInfo {
  /** Scheme and host of the origin: the rest of its URL may hold a key. */
  origin: string;
  chainId: Quantity;
  /** The newest block that comes from the origin, and its hash. */
  blockNumber: number;
  blockHash: string;
  retryBackoffMs: number;
}

/** Result of `dev_info`. */
interface DevelopmentInfo extends MiningState {
  name: string;
  version: string;
  chainId: Quantity;
  /** Base fee that was set for the next block, wei; null where it follows from the blocks before. */
  nextBaseFee: Quantity | null;
  /** COINBASE of the next block; null where it is the validator's operator. */
  coinbase: Address | null;
  gasLimit: Quantity;
  hardfork: string;
  /** How waiting transactions are sorted: best-paid first, or in order of arrival. */
  order: 'fees' | 'fifo';
  snapshots: { id: Quantity; height: number }[];
  cometChainId: string;
  /** The funded accounts, in the order of their derivation: 20 bytes as 0x text. */
  accounts: string[];
  height: number;
  faults: Fault[];
  fork: ForkInfo | null;
}

/** The result of a method that returns no value: an empty object. */
export type NoResult = Record<string, never>;

interface HeightResult {
  /** Height of the newest block, after the call. */
  height: number;
}

/** How far the loading of a dump is. */
export interface LoadingResult extends HeightResult {
  /** Empty blocks to make. */
  remaining: number;
}

/** A transaction for `dev_reorg`. */
export interface ReorgTransaction {
  block: number;
  /** The encoded transaction (EIP-2718), signed unless `from` is given. */
  raw: Data;
  /** Sender of an unsigned transaction: an account whose key the chain holds or which it impersonates. */
  from: Address | null;
}

/** Method name → named parameters and result. */
interface DevelopmentProtocol {
  dev_info: { params: NoParams; result: DevelopmentInfo };
  /**
   * Calls one of `ORIGIN_METHODS`. An error of the origin is a result; when it does not respond, `data` begins with
   * `ORIGIN_OF_FORK`. A long result comes in parts, so that neither side blocks.
   */
  dev_originRequest: {
    params: { method: OriginMethod; params: unknown[] };
    result: OriginTextPart | { error: OriginError };
  };
  /** The next part of a result. Each part can be read once. */
  dev_originRest: { params: { rest: DevelopmentInteger }; result: OriginTextPart };
  /**
   * The funded accounts, the other impersonated ones (20 bytes as 0x text), and whether every account is impersonated.
   */
  dev_accounts: { params: NoParams; result: { withKey: string[]; impersonated: string[]; all: boolean } };
  /** The block that would be made now, executed but not made; `known` is the state that the caller already has. */
  dev_pendingBlock: { params: { known?: DevelopmentInteger | null }; result: PendingBlockAnswer };
  dev_outputs: { params: { height: DevelopmentInteger }; result: { outputs: TransactionOutput[] } };
  /** A part of the storage of a contract, sorted by the hashes of the slots, after `count` transactions of a block. */
  dev_storageRange: {
    params: {
      height: DevelopmentInteger;
      count: DevelopmentInteger;
      address: Address;
      start: string;
      limit: DevelopmentInteger;
    };
    result: StorageRange;
  };
  /** Makes blocks; waiting transactions go into the first. */
  dev_mine: {
    params: {
      /** At most 100,000; 1 when missing. */
      blocks?: DevelopmentInteger | null;
      /** Seconds between the times of the blocks; when missing, the time of each block follows the clock. */
      interval?: DevelopmentInteger | null;
      /** True: `interval` holds only where no interval was set for all blocks. False when missing. */
      isDefault?: boolean | null;
      /** Seconds since the epoch of the first block; when missing, its time follows the clock. */
      timestamp?: DevelopmentInteger | null;
      /** True: the first block, too, comes `interval` after the block before it. False when missing. */
      continued?: boolean | null;
    };
    result: HeightResult;
  };
  dev_setAutomine: { params: { enabled: boolean }; result: MiningState };
  dev_getAutomine: { params: NoParams; result: MiningState };
  /** Makes a block at this interval, which may have decimals; at most 2,147,483 seconds, and 0 turns it off. */
  dev_setIntervalMining: { params: { seconds: DevelopmentInteger }; result: MiningState };
  /** `id` counts from 0x1. */
  dev_snapshot: { params: NoParams; result: { id: Quantity; height: number } };
  /** Goes back to a snapshot and drops it with all that were taken after it; false when there is none of this id. */
  dev_revert: { params: { id: DevelopmentInteger }; result: { reverted: boolean; height: number } };
  /** Removes `depth` blocks and sets the time to that of the new head. The first block stays. */
  dev_rollback: { params: { depth: DevelopmentInteger }; result: HeightResult };
  /** Replaces `depth` blocks by blocks of these transactions only. All are checked before any change. */
  dev_reorg: {
    /** `depth` is at most 1,000. */
    params: { depth: DevelopmentInteger; transactions: ReorgTransaction[] };
    result: HeightResult & { common: number };
  };
  /** Returns to the first block and real time, drops all snapshots, and forks (`forking`) or ends the fork. */
  dev_reset: {
    params: {
      forking?: { url?: string | null; blockNumber?: DevelopmentInteger | null } | null;
    };
    result: HeightResult;
  };
  dev_setRpcUrl: { params: { url: string }; result: NoResult };
  /** `offset` is the sum of all seconds that were added. */
  dev_increaseTime: { params: { seconds: DevelopmentInteger }; result: { offset: number; height: number } };
  /** Seconds since the epoch, later than the newest block; repeated in the result. */
  dev_setNextBlockTimestamp: { params: { timestamp: DevelopmentInteger }; result: { timestamp: number } };
  /** Sets the clock, seconds since the epoch; `offset` is how far that moved it forward. */
  dev_setTime: { params: { timestamp: DevelopmentInteger }; result: { offset: number } };
  /** Fixes the seconds between block times. */
  dev_setBlockTimestampInterval: { params: { seconds: DevelopmentInteger }; result: NoResult };
  dev_removeBlockTimestampInterval: { params: NoParams; result: { removed: boolean } };
  /** `balance` in wei. */
  dev_setBalance: { params: { address: Address; balance: DevelopmentInteger }; result: NoResult };
  /** `nonce` is below 2^64. */
  dev_setNonce: { params: { address: Address; nonce: DevelopmentInteger }; result: NoResult };
  dev_setCode: { params: { address: Address; code: Data }; result: NoResult };
  /** `slot` and `value` are 0x text of up to 64 digits, padded with zeros on the left. */
  dev_setStorageAt: { params: { address: Address; slot: string; value: string }; result: NoResult };
  /** Lets transactions of this account be sent without its key. */
  dev_impersonateAccount: { params: { address: Address }; result: NoResult };
  dev_stopImpersonatingAccount: { params: { address: Address }; result: NoResult };
  /** While enabled, transactions of every account can be sent without its key. */
  dev_autoImpersonateAccount: { params: { enabled: boolean }; result: NoResult };
  /** Adds wei to a balance, which ends at 2^256 - 1. */
  dev_addBalance: { params: { address: Address; balance: DevelopmentInteger }; result: NoResult };
  /** COINBASE and miner of the next blocks. */
  dev_setCoinbase: { params: { address: Address }; result: NoResult };
  /** Gas limit of the next blocks, 1 to 2^63 - 1. */
  dev_setBlockGasLimit: { params: { gasLimit: DevelopmentInteger }; result: NoResult };
  /** PREVRANDAO of the next block, 0x text of up to 64 digits. */
  dev_setPrevRandao: { params: { prevRandao: string }; result: NoResult };
  /** Base fee of the next block, wei, below 2^128. */
  dev_setNextBlockBaseFee: { params: { baseFee: DevelopmentInteger }; result: NoResult };
  /** The least wei per gas that a transaction pays, below 2^128. */
  dev_setMinGasPrice: { params: { price: DevelopmentInteger }; result: NoResult };
  /** EIP-155 number, 1 to 2^64 - 1; a revert does not undo it. */
  dev_setChainId: { params: { chainId: DevelopmentInteger }; result: NoResult };
  /** Removes all waiting transactions, or those of one sender. */
  dev_dropTransactions: { params: { address?: Address | null }; result: NoResult };
  /** The newest state as anvil 1.7.1 dumps it: JSON in gzip. */
  dev_dumpState: { params: NoParams; result: { state: Data } };
  /** Takes the next part of a dump, at most 32 MiB in all; `bytes` is the sum. `first` drops what was taken before. */
  dev_uploadState: { params: { part: Data; first: boolean }; result: { bytes: number } };
  /**
   * Applies the uploaded dump to the newest block. If the dumped block is higher, empty blocks follow up to its number;
   * `remaining` of them are left to `dev_continueLoading`.
   */
  dev_loadState: { params: NoParams; result: LoadingResult };
  dev_continueLoading: { params: NoParams; result: LoadingResult };
  /** Removes a waiting transaction, named by its EVM hash; false when no such transaction waits. */
  dev_dropTransaction: { params: { hash: Hash }; result: { dropped: boolean } };
  /**
   * Sends a Cosmos transaction (base64). Resolves when it is mined, or when it waits because mining is off. Works with
   * every kind of mempool, unlike CometBFT, and returns the height.
   */
  dev_broadcast: { params: { tx: string }; result: CheckedTransaction };
  /** Completes, checks and accepts a transaction of an account whose key the chain holds or which it impersonates. */
  dev_sendUnsignedTransaction: {
    params: {
      from: Address;
      raw: Data;
      /** True when the sender need not be impersonated. */
      anybody?: boolean | null;
    };
    result: UnsignedTransactionResult;
  };
  dev_signHash: { params: { address: Address; hash: Data }; result: SignatureAnswer };
  /** Sets a fault, ends one (`off` with its name) or all (`off` alone), or only lists what is on. */
  dev_fault: {
    params: {
      fault?: FaultName | null;
      off?: boolean | null;
      /** Milliseconds; see `Fault`, as for the other parameters. */
      ms?: DevelopmentInteger | null;
      methods?: string[] | null;
      times?: DevelopmentInteger | null;
      from?: DevelopmentInteger | null;
      to?: DevelopmentInteger | null;
      below?: DevelopmentInteger | null;
    };
    result: { faults: Fault[] };
  };
}

interface PendingBlockAnswer {
  /** Number of the state that the block would leave, from 1. Queries name it as a height: its negative. */
  state: number;
  block: {
    /** As CometBFT's `block` and `block_results` return them. */
    block: object;
    results: object;
    gasLimit: Quantity;
    /** The account that code sees as COINBASE: 20 bytes as 0x text. */
    coinbase: string;
  } | null;
}

interface SignatureAnswer {
  /** The numbers r and s, 32 bytes each, then 0 or 1; null when the chain has no key for the address. */
  signature: Data | null;
  /** Whether the address is impersonated: it can send, but has no key to sign with. */
  impersonated: boolean;
}

/** Result of CheckTx and the newest height afterwards, at or above that of an included transaction. */
export interface CheckedTransaction extends HeightResult {
  /** ABCI code; 0 is success. */
  code: number;
  log: string;
  codespace: string;
}

interface UnsignedTransactionResult extends CheckedTransaction {
  /** The EVM transaction hash; empty text when the transaction was refused before it had one. */
  hash: string;
  /** The transaction as it goes into the block, signed or marked as unsigned; `0x` when there is none. */
  raw: Data;
}

type NoParams = Record<string, never>;

/** The name of a `dev_*` method. */
export type DevelopmentMethod = keyof DevelopmentProtocol;

/** The named parameters of a `dev_*` method. */
export type DevelopmentParams<M extends DevelopmentMethod> = DevelopmentProtocol[M]['params'];

/** The result of a `dev_*` method as plain JSON. */
export type DevelopmentResult<M extends DevelopmentMethod> = DevelopmentProtocol[M]['result'];

/** What a transaction returned: the output of its call, the deployed code, or the data of its revert. */
export interface TransactionOutput {
  hash: Hash;
  output: Data;
  reverted: boolean;
}

/** A part of the storage of a contract, sorted by the hashes of its slots. Words that are zero are left out. */
export interface StorageRange {
  slots: { hash: Hash; slot: Bytes32; word: Bytes32 }[];
  /** The hash of the next slot; null when there is none. */
  next: Hash | null;
}

/** Which part of which storage. */
export interface StorageRangeWithin {
  height: number;
  count: number;
  address: Address;
  start: Hash;
  limit: number;
}
