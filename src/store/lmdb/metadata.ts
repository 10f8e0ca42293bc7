/** Metadata of an LMDB store, in one small database. */
import { randomUUID } from 'node:crypto';
import type { Database } from 'lmdb';
import { StoreRefused } from '../storeErrors.js';
import { openJson, openValueOrThrow, readStored, sealJson } from './sealedValue.js';
import type { HeightRange } from '../heightRanges.js';
import type { StoreIdentity } from '../store.js';

/** Incremented by every change of a record layout, of a key, or of what is stored of a block. */
const FORMAT = 1;
/** The name of the stamp in indexes that were written before 0.1.0. */
const FORMER_STAMP = 'store';

/** Counters that are kept because counting would be expensive. */
export interface StoreCounts {
  transactions: number;
  undecodable: number;
  /** Blocks removed or replaced since the store was created. */
  removed: number;
}

/** The values that are JSON. */
interface Meta {
  stamp: { format: number; cometChainId: string; chainId: string };
  ranges: HeightRange[];
  counts: StoreCounts;
  /** What was known of the node and its chain when they were last seen, as text of `upstream/knownChain.ts`. */
  knownChain: string;
  rollbacks: {
    /** Generation of the last rollback that was dropped; 0 for none. */
    forgotten: number;
    /** Ascending in height and in generation: the blocks from `height` on of earlier generations are gone. */
    remembered: { generation: number; height: number }[];
  };
  /** Counts the processes that took over writing, see `writerEpoch.ts`. */
  writerEpoch: number;
  /** Random text that no other index has. */
  instance: string;
  /** Blocks that were written again with other logs: how often that was, and the heights of the newest times. */
  rewrites: { count: number; heights: number[] };
  /** Kept logs of removed blocks, and the last rollback of which logs were dropped; 0 for none. */
  keptLogs: { blocks: number; bytes: number; dropped: number };
}

/** Values by name: JSON with a checksum, except `generation` and `pendingEnd`. */
export type MetaDatabase = Database<Buffer, string>;

/** The chain that the store belongs to; null in a new store. Throws StoreRefused for another format. */
export function readStamp(meta: MetaDatabase, path: string): StoreIdentity | null {
  const remedy = `remove it with "rm -r '${path}'", and it is made again from the node`;
  if (meta.doesExist(FORMER_STAMP)) throw new StoreRefused(`the index in ${path} is written before 0.1.0; ${remedy}`);
  const stamp = readMeta(meta, 'stamp');
  if (stamp === null) return null;
  const { format, cometChainId, chainId } = stamp;
  if (format !== FORMAT)
    throw new StoreRefused(
      `the index in ${path} has format ${format}, and this release reads format ${FORMAT}; use the release that wrote it, or ${remedy}`,
    );
  return { cometChainId, chainId: BigInt(chainId) };
}

/** Called when the store is created. */
export function writeStamp(meta: MetaDatabase, { cometChainId, chainId }: StoreIdentity): void {
  writeMeta(meta, 'stamp', { format: FORMAT, cometChainId, chainId: chainId.toString() });
  writeMeta(meta, 'instance', randomUUID());
}

/** Names this index, so that what was derived from one that was deleted is not taken for its own. */
export function readInstance(meta: MetaDatabase): string {
  return readMeta(meta, 'instance') ?? '';
}

/** Most heights of rewritten blocks that are remembered. */
const MOST_REWRITES = 1_000;

/** How often a block was written again with other logs. */
export function countRewrites(meta: MetaDatabase): number {
  return readMeta(meta, 'rewrites')?.count ?? 0;
}

/** The heights that were written again with other logs since a count; null when that was too often to remember. */
export function rewrittenSince(meta: MetaDatabase, count: number): readonly number[] | null {
  const rewrites = readMeta(meta, 'rewrites') ?? { count: 0, heights: [] };
  const times = rewrites.count - count;
  if (times < 0 || times > rewrites.heights.length) return null;
  return times === 0 ? [] : rewrites.heights.slice(-times);
}

/** Called in the transaction that writes these blocks again. */
export function noteRewrites(meta: MetaDatabase, heights: readonly number[]): void {
  if (heights.length === 0) return;
  const { count, heights: before } = readMeta(meta, 'rewrites') ?? { count: 0, heights: [] };
  writeMeta(meta, 'rewrites', {
    count: count + heights.length,
    heights: [...before, ...heights].slice(-MOST_REWRITES),
  });
}

/** Throws StoreRefused when the store belongs to another chain than the wanted one. */
export function checkIdentity(stored: StoreIdentity, wanted: StoreIdentity, path: string): void {
  if (stored.cometChainId === wanted.cometChainId && stored.chainId === wanted.chainId) return;
  throw new StoreRefused(
    `the index in ${path} is of chain ${stored.cometChainId} (EVM chain id ${stored.chainId}), ` +
      `the node's chain is ${wanted.cometChainId} (EVM chain id ${wanted.chainId}); give each chain its own directory`,
  );
}

/** The stored heights. */
export function readRanges(meta: MetaDatabase): HeightRange[] {
  return readMeta(meta, 'ranges') ?? [];
}

/** All zero in a new store. */
export function readCounts(meta: MetaDatabase): StoreCounts {
  return readMeta(meta, 'counts') ?? { transactions: 0, undecodable: 0, removed: 0 };
}

/** Throws ValueDamaged when a value cannot be read. */
export function checkMetadata(meta: MetaDatabase): void {
  for (const { key, value } of meta.getRange()) openValueOrThrow(key, value);
}

/** Null before the value is first written. Throws ValueDamaged. */
export function readMeta<Key extends keyof Meta>(meta: MetaDatabase, key: Key): Meta[Key] | null {
  const bytes = readStored(meta, key);
  // Written by `writeMeta`.
  return bytes === undefined ? null : (openJson(key, bytes) as Meta[Key]);
}

/** Called in a transaction. */
export function writeMeta<Key extends keyof Meta>(meta: MetaDatabase, key: Key, value: Meta[Key]): void {
  meta.putSync(key, sealJson(key, value));
}
