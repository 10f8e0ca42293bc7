// Generated from openrpc.json by `npm run generate`. Do not edit.
import type { Block, BlockHead, Hash, Log } from './types.js';
/** What a cursor asks the server. */
export interface ChainReader {
  /** Number of the newest block. */
  blockNumber(): Promise<bigint>;
  /** Hash of a block; null when there is none. */
  blockHash(number: bigint): Promise<Hash | null>;
}
/** Where to continue. */
export interface Position<T> {
  /** The block to subscribe from; undefined for a subscription that cannot be resumed. */
  readonly fromBlock: bigint | undefined;
  /** What the caller gets first. */
  readonly first: readonly T[];
}
/** Follows what one subscription hands out. */
export interface Cursor<T> {
  /** Where to continue, on the chain as it is now. */
  position(chain: ChainReader): Promise<Position<T>>;
  /** Whether the last block that was handed out is still part of the chain. */
  holds(chain: ChainReader): Promise<boolean>;
  /** What the caller gets when the server sends `item`: nothing when it got it before. */
  accept(item: T): readonly T[];
  /** Everything below this block was handed out. */
  reached(block: bigint): void;
}
/** Of a subscription without blocks: what happens while there is no connection is not sent later. */
export declare class LiveCursor<T> implements Cursor<T> {
  position(): Promise<Position<T>>;
  holds(): Promise<boolean>;
  accept(item: T): readonly T[];
  reached(): void;
}
/** Of `newHeads`: one notification is one block. */
export declare class HeadCursor implements Cursor<BlockHead | Block> {
  #private;
  /** @param from - the first block; undefined for the one after the newest */
  constructor(from: bigint | undefined);
  position(chain: ChainReader): Promise<Position<BlockHead | Block>>;
  holds(chain: ChainReader): Promise<boolean>;
  accept(head: BlockHead | Block): readonly (BlockHead | Block)[];
  reached(block: bigint): void;
}
/**
 * Of `logs`. No log is marked as the last of its block, so the subscription continues with the block of the last log,
 * and the logs of it that were handed out are dropped.
 */
export declare class LogCursor implements Cursor<Log> {
  #private;
  /** @param from - the first block; undefined for the one after the newest */
  constructor(from: bigint | undefined);
  position(chain: ChainReader): Promise<Position<Log>>;
  holds(chain: ChainReader): Promise<boolean>;
  accept(log: Log): readonly Log[];
  reached(block: bigint): void;
}
