import type { Address, Bytes32, Data, Hash } from '../../../generated/types.js';
import type {
  ForkInfo,
  StorageRange,
  StorageRangeWithin,
  ReorgTransaction,
  TransactionOutput,
} from './developmentProtocol.js';

/** Blocks to make at once. */
export interface MineOptions {
  blocks: number;
  /** Seconds between block times; null for the interval that was set for all blocks, or one second without one. */
  intervalSeconds: number | null;
  /** Time of the first block, seconds since the epoch; null takes the clock's. */
  timestamp: number | null;
}

/** A network to fork. */
export interface Forking {
  /** URL of its JSON-RPC; null for the network that is forked already. */
  url: string | null;
  blockNumber: bigint | null;
}

/** What the chain was forked from. */
export interface ForkFacts extends Omit<ForkInfo, 'chainId' | 'blockHash'> {
  chainId: bigint;
  blockHash: Hash;
}

/** How the chain is set up now. */
export interface DevelopmentFacts {
  automine: boolean;
  /** Seconds between the blocks that are made by time; 0 when none are. */
  intervalSeconds: number;
  hardfork: string;
  order: 'fees' | 'fifo';
  /** COINBASE of the next block; null where it is the validator's operator. */
  coinbase: Address | null;
  gasLimit: bigint;
  snapshots: { id: bigint; height: number }[];
  fork: ForkFacts | null;
}

/** What only a development chain does, by `dev_*` methods. Each call resolves when the index has followed. */
export interface Development {
  mine(options: MineOptions): Promise<void>;
  outputs(height: number): Promise<readonly TransactionOutput[]>;
  storageRange(within: StorageRangeWithin): Promise<StorageRange>;
  setAutomine(enabled: boolean): Promise<void>;
  automine(): Promise<boolean>;
  intervalMining(): Promise<number>;
  /** Makes a block every `seconds`; 0 stops that. */
  setIntervalMining(seconds: number): Promise<void>;
  snapshot(): Promise<bigint>;
  revert(snapshotId: bigint): Promise<boolean>;
  /** Resolves to the sum of the seconds added since the start. */
  increaseTime(seconds: number): Promise<number>;
  setNextBlockTimestamp(seconds: number): Promise<void>;
  /** Null goes back to the first block of a chain that is no fork. */
  reset(forking: Forking | null): Promise<void>;
  setRpcUrl(url: string): Promise<void>;
  /** Removes this many blocks. Rejects when the chain is shorter; its first block stays. */
  rollback(depth: number): Promise<void>;
  reorg(depth: number, transactions: readonly ReorgTransaction[]): Promise<void>;
  /** Sets the clock, seconds since the epoch; resolves to the seconds by which that moved it forward. */
  setTime(seconds: number): Promise<number>;
  setBlockTimestampInterval(seconds: number): Promise<void>;
  removeBlockTimestampInterval(): Promise<boolean>;
  setBalance(address: Address, wei: bigint): Promise<void>;
  setNonce(address: Address, nonce: bigint): Promise<void>;
  setCode(address: Address, code: Uint8Array): Promise<void>;
  setStorageAt(address: Address, slot: Bytes32, word: Bytes32): Promise<void>;
  impersonate(address: Address): Promise<void>;
  stopImpersonating(address: Address): Promise<void>;
  dropTransaction(hash: Hash): Promise<boolean>;
  dropTransactions(sender: Address | null): Promise<void>;
  autoImpersonate(enabled: boolean): Promise<void>;
  addBalance(address: Address, wei: bigint): Promise<void>;
  setCoinbase(address: Address): Promise<void>;
  setBlockGasLimit(gas: bigint): Promise<void>;
  setPrevRandao(word: Bytes32): Promise<void>;
  /** Base fee of the next block, wei. */
  setNextBlockBaseFee(wei: bigint): Promise<void>;
  /** The least wei per gas that a transaction pays. */
  setMinGasPrice(wei: bigint): Promise<void>;
  setChainId(chainId: bigint): Promise<void>;
  setLoggingEnabled(enabled: boolean): void;
  /** The newest state as anvil 1.7.1 dumps it: JSON in gzip. */
  dumpState(): Promise<Data>;
  /** Puts a dump of anvil or of this chain on top of the newest block. */
  loadState(dump: Uint8Array): Promise<void>;
  info(): Promise<DevelopmentFacts>;
  /** Random; another one after each start and each reset. */
  instanceId(): Hash;
  /** The base fee that was set for the block after this height, wei; null where it follows from the blocks before. */
  baseFeeSet(height: number): bigint | null;
}
