import type { Address, Bytes32, Hash } from '../../../generated/types.js';

/** Blocks to make at once. */
export interface MineOptions {
  blocks: number;
  /** Seconds between block times. */
  intervalSeconds: number;
  /** Time of the first block, seconds since the epoch; null takes the clock's. */
  timestamp: number | null;
}

/**
 * What only a development chain does: make blocks on command, move time, roll back, change state by hand. Implemented
 * by `development/`; absent in front of a real chain. Each call resolves when the index has followed.
 */
export interface Development {
  mine(options: MineOptions): Promise<void>;
  setAutomine(enabled: boolean): Promise<void>;
  automine(): Promise<boolean>;
  /** Makes a block every `seconds`; 0 stops that. */
  setIntervalMining(seconds: number): Promise<void>;
  /** Resolves to the id of the snapshot. */
  snapshot(): Promise<bigint>;
  /** False when there is no such snapshot. */
  revert(snapshotId: bigint): Promise<boolean>;
  /** Resolves to the sum of the seconds added since the start. */
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
