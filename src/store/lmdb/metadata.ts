/** Metadata of an LMDB store (format, chain, stored heights, counters), in one small database of JSON values. */
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

/** Keys are the names of the values; values are JSON with a checksum, except `generation` and `pendingEnd`. */
export type MetaDatabase = Database<Buffer, string>;

/** Whose blocks the store holds; null in a new store. Throws StoreRefused for another format, and ValueDamaged. */
export function readStamp(meta: MetaDatabase, path: string): StoreIdentity | null {
  const remedy = `remove it with "rm -r '${path}'", and it is made again from the node`;
  if (meta.doesExist(FORMER_STAMP)) throw new StoreRefused(`the index in ${path} is written before 0.1.0; ${remedy}`);
  // Written by `writeStamp`.
  const stamp = read(meta, 'stamp') as { format: number; cometChainId: string; chainId: string } | null;
  if (stamp === null) return null;
  const { format, cometChainId, chainId } = stamp;
  if (format !== FORMAT)
    throw new StoreRefused(
      `the index in ${path} has format ${format}, and this release reads format ${FORMAT}; use the release that wrote it, or ${remedy}`,
    );
  return { cometChainId, chainId: BigInt(chainId) };
}

/** Written when the store is created. */
export function writeStamp(meta: MetaDatabase, { cometChainId, chainId }: StoreIdentity): void {
  write(meta, 'stamp', { format: FORMAT, cometChainId, chainId: chainId.toString() });
}

/** Throws StoreRefused when the store belongs to another chain than the wanted one. */
export function checkIdentity(stored: StoreIdentity, wanted: StoreIdentity, path: string): void {
  if (stored.cometChainId === wanted.cometChainId && stored.chainId === wanted.chainId) return;
  throw new StoreRefused(
    `the index in ${path} is of chain ${stored.cometChainId} (EVM chain id ${stored.chainId}), ` +
      `the node's chain is ${wanted.cometChainId} (EVM chain id ${wanted.chainId}); give each chain its own directory`,
  );
}

/** The stored heights; empty in a new store. */
export function readRanges(meta: MetaDatabase): HeightRange[] {
  // Written by `writeRanges`.
  return (read(meta, 'ranges') as HeightRange[] | null) ?? [];
}

/** Called in the transaction that changes the stored heights. */
export function writeRanges(meta: MetaDatabase, ranges: HeightRange[]): void {
  write(meta, 'ranges', ranges);
}

/** All zero in a new store. */
export function readCounts(meta: MetaDatabase): StoreCounts {
  // Written by `writeCounts`.
  return (read(meta, 'counts') as StoreCounts | null) ?? { transactions: 0, undecodable: 0, removed: 0 };
}

/** Called in the transaction that writes or removes blocks. */
export function writeCounts(meta: MetaDatabase, counts: StoreCounts): void {
  write(meta, 'counts', counts);
}

/** What was known of the node and its chain when they were last seen, as its writer's text; null in a new store. */
export function readKnownChain(meta: MetaDatabase): string | null {
  // Written by `writeKnownChain`.
  return read(meta, 'knownChain') as string | null;
}

/** Called in a transaction of its own. */
export function writeKnownChain(meta: MetaDatabase, text: string): void {
  write(meta, 'knownChain', text);
}

/** Throws ValueDamaged when a value cannot be read. */
export function checkMetadata(meta: MetaDatabase): void {
  for (const { key, value } of meta.getRange()) openValueOrThrow(key, value);
}

function read(meta: MetaDatabase, key: string): unknown {
  const bytes = readStored(meta, key);
  return bytes === undefined ? null : openJson(key, bytes);
}

function write(meta: MetaDatabase, key: string, value: unknown): void {
  meta.putSync(key, sealJson(key, value));
}
