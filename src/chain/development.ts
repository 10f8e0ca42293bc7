/**
 * What a development chain can be told to do beyond what any chain does: make blocks, move time, go back, change state by hand. Implemented by
 * `devchain/client/`; absent in front of a real chain. Each call resolves when the index has followed.
 */
import type { Address, Bytes32, Hash } from '../../generated/types.js';

export interface MineOptions {
  blocks: number;
  /** Seconds between the times of the blocks. */
  intervalSeconds: number;
  /** Seconds since the epoch of the first block; null lets it follow the clock. */
  timestamp: number | null;
}

export interface Development {
  mine(options: MineOptions): Promise<void>;
  setAutomine(enabled: boolean): Promise<void>;
  automine(): Promise<boolean>;
  /** A block every so many seconds; 0 stops it. */
  setIntervalMining(seconds: number): Promise<void>;
  /** The id of the snapshot. */
  snapshot(): Promise<bigint>;
  /** False when there is no such snapshot. */
  revert(snapshotId: bigint): Promise<boolean>;
  /** The seconds added since the start, all together. */
  increaseTime(seconds: number): Promise<number>;
  setNextBlockTimestamp(seconds: number): Promise<void>;
  reset(): Promise<void>;
  setBalance(address: Address, wei: bigint): Promise<void>;
  setNonce(address: Address, nonce: bigint): Promise<void>;
  setCode(address: Address, code: Uint8Array): Promise<void>;
  setStorageAt(address: Address, slot: Bytes32, word: Bytes32): Promise<void>;
  impersonate(address: Address): Promise<void>;
  stopImpersonating(address: Address): Promise<void>;
  /** False when no such transaction waits. */
  dropTransaction(hash: Hash): Promise<boolean>;
}
