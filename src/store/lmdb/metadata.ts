/** Metadata of an LMDB store (format, chain, stored heights, counters), in one small database of JSON values. */
import type { Database } from 'lmdb';
import { StoreRefused } from '../errors.js';
import { openFixed, openJson, readStored, sealJson, ValueDamaged } from './sealedValue.js';
import { withoutRange, type HeightRange } from '../heightRanges.js';
import type { StoreIdentity } from '../store.js';

/**
 * Incremented by every change of a record layout, of a key, or of what is stored of a block.
 *
 *   1  had no block 0, and left out transactions whose execution failed after they had paid
 *   2  stored filters without what they had answered, and no logs of removed blocks
 *   3  had no checksums, and no bloom filter for blocks without logs
 *   4  `upgrade.ts` makes it of the formats before
 */
export const FORMAT = 4;
const OLDEST_FORMAT = 1;

/** Whether the records of a format had no checksums. */
export function hasNoChecksums(format: number): boolean {
  return format < 4;
}

/** Bytes of `generation` without its checksum. */
export const GENERATION_BYTES = 4;
/** Bytes of `pendingEnd` without its checksum. */
export const PENDING_END_BYTES = 8;

/** Whose blocks a store holds, and in which format. */
export interface StoreStamp {
  identity: StoreIdentity;
  format: number;
}

/** Counters that are kept because counting would be expensive. */
export interface StoreCounts {
  transactions: number;
  undecodable: number;
  /** Blocks removed or replaced since the store was created. */
  removed: number;
}

/** Keys are the names of the values; values are JSON with a checksum, except `generation` and `pendingEnd`. */
export type MetaDatabase = Database<Buffer, string>;

/** Reads the stamp; null in a new store. Throws StoreRefused for an unknown format. */
export function readStamp(meta: MetaDatabase, path: string): StoreStamp | null {
  // Written by `writeStamp`.
  const stamp = read(meta, 'store') as { format: number; cometChainId: string; chainId: string } | null;
  if (stamp === null) return null;
  const { format, cometChainId, chainId } = stamp;
  if (!(format >= OLDEST_FORMAT && format <= FORMAT)) {
    throw new StoreRefused(
      `the index in ${path} has format ${format}, this release reads formats ${OLDEST_FORMAT} to ${FORMAT}; remove it to index again`,
    );
  }
  return { identity: { cometChainId, chainId: BigInt(chainId) }, format };
}

/** Written when the store is created or upgraded. */
export function writeStamp(meta: MetaDatabase, identity: StoreIdentity): void {
  const stamp = { format: FORMAT, cometChainId: identity.cometChainId, chainId: identity.chainId.toString() };
  // Without a checksum: releases that know of none must be able to say that they do not read this format.
  meta.putSync('store', Buffer.from(JSON.stringify(stamp)));
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

/** The stored heights that `StoreReader.unchecked` answers; empty in a new store. */
export function readUnchecked(meta: MetaDatabase): HeightRange[] {
  // Written by `writeUnchecked`.
  return (read(meta, 'unchecked') as HeightRange[] | null) ?? [];
}

/** Called in the transaction that upgrades the store. */
export function writeUnchecked(meta: MetaDatabase, ranges: HeightRange[]): void {
  write(meta, 'unchecked', ranges);
}

/** Called in the transaction that writes, removes or checks the blocks of these ranges. */
export function removeUnchecked(meta: MetaDatabase, removed: readonly HeightRange[]): void {
  const unchecked = readUnchecked(meta);
  if (unchecked.length > 0) writeUnchecked(meta, removed.reduce(withoutRange, unchecked));
}

/** The stored heights whose records have no checksum, as an upper bound; empty in a new store. */
export function readUnsealed(meta: MetaDatabase): HeightRange[] {
  // Written by `writeUnsealed`.
  return (read(meta, 'unsealed') as HeightRange[] | null) ?? [];
}

/** Called in the transaction that upgrades the store. */
export function writeUnsealed(meta: MetaDatabase, ranges: HeightRange[]): void {
  write(meta, 'unsealed', ranges);
}

/** Called in the transaction that writes or removes the blocks of these ranges. */
export function removeUnsealed(meta: MetaDatabase, removed: readonly HeightRange[]): void {
  const unsealed = readUnsealed(meta);
  if (unsealed.length > 0) writeUnsealed(meta, removed.reduce(withoutRange, unsealed));
}

/** Counters that are not stored yet are zero. */
export function readCounts(meta: MetaDatabase): StoreCounts {
  // Written by `writeCounts`.
  return { transactions: 0, undecodable: 0, removed: 0, ...(read(meta, 'counts') as Partial<StoreCounts> | null) };
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

/** Throws StoreDamaged when a value cannot be read. */
export function checkMetadata(meta: MetaDatabase, damaged: (fault: string) => Error): void {
  for (const { key, value } of meta.getRange()) {
    try {
      if (key === 'generation') openFixed(key, value, GENERATION_BYTES);
      else if (key === 'pendingEnd') openFixed(key, value, PENDING_END_BYTES);
      else openJson(key, value);
    } catch (error) {
      if (!(error instanceof ValueDamaged)) throw error;
      throw damaged(`its record "${key}" cannot be read`);
    }
  }
}

function read(meta: MetaDatabase, key: string): unknown {
  const bytes = readStored(meta, key);
  return bytes === undefined ? null : openJson(key, bytes);
}

function write(meta: MetaDatabase, key: string, value: unknown): void {
  meta.putSync(key, sealJson(key, value));
}
