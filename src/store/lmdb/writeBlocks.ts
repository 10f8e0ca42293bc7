import { decodeData, NO_BYTES } from '../../ethereum/hex.js';
import { BlocksDoNotLink } from '../storeErrors.js';
import { FIRST_HEIGHT, genesisBlock } from '../genesisBlock.js';
import { addHeight, cutFrom } from '../heightRanges.js';
import { dropKeptLogs, KeptLogWriter } from './keptLogs.js';
import type { KeptLogLimits, LmdbDatabases } from './lmdbDatabases.js';
import { noteRewrites, readCounts, readRanges, writeMeta, type StoreCounts } from './metadata.js';
import { readGeneration, recordRollback } from './rollbacks.js';
import { inTransaction } from './inTransaction.js';
import { checkEpoch } from './writerEpoch.js';
import { blockBeforeTransactions, wholeBlock } from '../blockRecords.js';
import type { EncodedBlock, Undecodable } from '../store.js';
import { checkResults } from '../checkResults.js';
import { decodeHashes, decodeResultsHashes, encodeSummary } from '../summaryRecord.js';
import { readLookUp, readSealedOrNull, seal, sealNumbers, recordBytes } from './sealedRecords.js';

/** Most blocks removed by one transaction, and its longest time: the event loop waits meanwhile. */
const REMOVED_AT_ONCE = 128;
const REMOVING_MS = 10;

/** Writes all blocks or none. Throws BlocksDoNotLink, StoreWriteFailed, or FalseAnswer for refuted results. */
export function writeBlocks(databases: LmdbDatabases, blocks: readonly EncodedBlock[], keptLogs: KeptLogLimits): void {
  if (blocks.length === 0) return;
  inTransaction(databases, () => {
    checkEpoch(databases);
    let ranges = readRanges(databases.meta);
    const counts = readCounts(databases.meta);
    const unwritten = new Set(blocks.map(({ summary }) => summary.number));
    const rewritten: number[] = [];
    for (const block of blocks) {
      const { number } = block.summary;
      unwritten.delete(number);
      if (changesLogs(databases, block)) rewritten.push(number);
      checkLinks(databases, block, unwritten);
      if (replacesAnother(databases, block)) recordReplacement(databases, number, keptLogs);
      removeBlock(databases, number, counts, block);
      putBlock(databases, block, counts);
      ranges = addHeight(ranges, number);
    }
    writeMeta(databases.meta, 'ranges', ranges);
    writeMeta(databases.meta, 'counts', counts);
    noteRewrites(databases.meta, rewritten);
  });
}

/** Whether the block is stored with other receipts, or with some that cannot be read. */
function changesLogs(databases: LmdbDatabases, { summary, receipts }: EncodedBlock): boolean {
  const stored = readSealedOrNull(databases, 'receipts', summary.number);
  if (!stored) return stored === null;
  return !Buffer.from(stored.subarray(0, recordBytes(stored))).equals(receipts);
}

interface Removal {
  height: number;
  keptLogs: KeptLogLimits;
}

/**
 * Removes all blocks from `height` on, the highest first, and yields between transactions. Resolves to their number.
 * Calls `onRemoved` after each transaction, before anything can be read.
 */
export async function removeBlocksFrom(
  databases: LmdbDatabases,
  { height, keptLogs }: Removal,
  onRemoved: () => void,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const range = { reverse: true, limit: REMOVED_AT_ONCE + 1, end: height, inclusiveEnd: true };
    const numbers = [...databases.summaries.getKeys(range)];
    if (numbers.length === 0) break;
    removed += inTransaction(databases, () => removeHighest(databases, numbers, { height, keptLogs }));
    onRemoved();
    await new Promise(setImmediate);
  }
  await dropKeptLogs(databases, keptLogs);
  return removed;
}

/**
 * Removes the highest of these blocks, and returns how many. Only the last step records the height that the caller
 * gave: until then, blocks above it are stored, and filters that have returned their logs must not skip them.
 */
function removeHighest(databases: LmdbDatabases, numbers: readonly number[], { height, keptLogs }: Removal): number {
  checkEpoch(databases);
  const { meta } = databases;
  const counts = readCounts(meta);
  const logs = new KeptLogWriter(databases, readGeneration(meta) + 1);
  const until = performance.now() + REMOVING_MS;
  let removed = 0;
  for (const number of numbers.slice(0, REMOVED_AT_ONCE)) {
    logs.keep(number);
    forgetPending(databases, number);
    removeBlock(databases, number, counts);
    removed += 1;
    if (performance.now() > until) break;
  }
  const lowest = numbers[removed - 1]!;
  recordRollback(meta, removed === numbers.length ? height : lowest);
  logs.finish(keptLogs);
  writeMeta(meta, 'ranges', cutFrom(readRanges(meta), lowest));
  writeMeta(meta, 'counts', counts);
  return removed;
}

/**
 * The stored neighbours must be the block's parent and child, and each header must prove the results of the block below
 * it. Block 0 is replaced with block 1. A neighbour that cannot be read, or that the same transaction replaces later,
 * is compared when it is written.
 */
function checkLinks(databases: LmdbDatabases, { summary }: EncodedBlock, unwritten: ReadonlySet<number>): void {
  const { number, hash, parentHash } = summary;
  const below = unwritten.has(number - 1) ? null : storedHashes(databases, number - 1);
  if (below !== null && number !== FIRST_HEIGHT && below.hash !== parentHash)
    throw new BlocksDoNotLink(number, number - 1);
  checkResults(number - 1, below?.results ?? null, summary);
  const above = unwritten.has(number + 1) ? null : storedHashes(databases, number + 1);
  if (above === null) return;
  if (above.parentHash !== hash) throw new BlocksDoNotLink(number, number + 1);
  checkResults(number, summary, above.results);
}

/** A block with other results, which its hash does not cover, is another block. */
function replacesAnother(databases: LmdbDatabases, { summary: { number, hash, resultsHash } }: EncodedBlock): boolean {
  const stored = storedHashes(databases, number);
  if (stored === null || stored.hash !== hash) return stored !== null;
  return stored.results !== null && resultsHash !== undefined && stored.results.resultsHash !== resultsHash;
}

/** The hashes of a summary; null when the block is not stored, or cannot be read. */
function storedHashes(databases: LmdbDatabases, number: number) {
  const record = readSealedOrNull(databases, 'summaries', number) ?? null;
  return record && { ...decodeHashes(record), results: decodeResultsHashes(record, recordBytes(record)) };
}

/** The transactions of a removed block are new when they are pending again. */
function forgetPending(databases: LmdbDatabases, blockNumber: number): void {
  for (const transactionHash of storedTransactionHashes(databases, blockNumber) ?? []) {
    databases.pendingNumbers?.removeSync(decodeData(transactionHash));
  }
}

/** Keeps the logs of a block that is about to be replaced by another. */
function recordReplacement(databases: LmdbDatabases, blockNumber: number, keptLogs: KeptLogLimits): void {
  const logs = new KeptLogWriter(databases, readGeneration(databases.meta) + 1);
  logs.keep(blockNumber);
  forgetPending(databases, blockNumber);
  recordRollback(databases.meta, blockNumber);
  logs.finish(keptLogs);
}

function putBlock(databases: LmdbDatabases, block: EncodedBlock, counts: StoreCounts): void {
  const { number, hash } = block.summary;
  // Null when block 1 has another parent.
  const genesis = number === FIRST_HEIGHT ? genesisBlock(block) : null;
  if (genesis !== null) putBlock(databases, genesis, counts);
  databases.blocks.putSync(number, seal('blocks', number, block.block));
  databases.summaries.putSync(number, seal('summaries', number, encodeSummary(block.summary)));
  databases.transactions.putSync(number, seal('transactions', number, block.transactions));
  databases.receipts.putSync(number, seal('receipts', number, block.receipts));
  databases.raw.putSync(number, seal('raw', number, block.rawTransactions));
  databases.blooms.putSync(number, seal('blooms', number, block.logsBloom ?? NO_BYTES));
  if (block.undecodable.length > 0) {
    databases.undecodable.putSync(number, Buffer.from(JSON.stringify(block.undecodable)));
  }
  const key = decodeData(hash);
  databases.numbers.putSync(key, sealNumbers(key, number));
  block.transactionHashes.forEach((transactionHash, index) => putPlace(databases, transactionHash, number, index));
  counts.transactions += block.transactionHashes.length;
  counts.undecodable += block.undecodable.length;
}

/** A transaction that failed because its block had no gas left may be in a second block, which is then found. */
function putPlace(databases: LmdbDatabases, transactionHash: string, number: number, index: number): void {
  const key = decodeData(transactionHash);
  const stored = storedPlace(databases, key);
  if (stored !== null && stored > number) return;
  databases.places.putSync(key, sealNumbers(key, number, index));
}

/** Null when there is no look-up, or when it is damaged. */
function storedPlace(databases: LmdbDatabases, key: Uint8Array): number | null {
  return readLookUp(databases, 'places', key)?.[0] ?? null;
}

/** What cannot be read of the stored block is taken from `replacement`, which is written instead. */
function removeBlock(
  databases: LmdbDatabases,
  number: number,
  counts: StoreCounts,
  replacement: EncodedBlock | null = null,
): void {
  const summary = readSealedOrNull(databases, 'summaries', number);
  if (summary === undefined && !databases.blocks.doesExist(number)) return;
  if (number === FIRST_HEIGHT) removeBlock(databases, 0, counts);
  if (summary) databases.numbers.removeSync(decodeData(decodeHashes(summary).hash));
  const transactionHashes = storedTransactionHashes(databases, number) ?? replacement?.transactionHashes ?? [];
  for (const key of transactionHashes.map(decodeData))
    if (storedPlace(databases, key) === number) databases.places.removeSync(key);
  counts.removed += 1;
  counts.transactions -= transactionHashes.length;
  // Written by `putBlock`.
  const missing = JSON.parse(databases.undecodable.getBinary(number)?.toString('utf8') ?? '[]') as Undecodable[];
  counts.undecodable -= missing.length;
  const { blocks, transactions, receipts, raw, summaries, blooms } = databases;
  for (const database of [blocks, transactions, receipts, raw, summaries, blooms, databases.undecodable]) {
    database.removeSync(number);
  }
}

/** Null when the block is not stored, or cannot be read. */
export function storedTransactionHashes(databases: LmdbDatabases, number: number): string[] | null {
  const view = readSealedOrNull(databases, 'blocks', number) ?? null;
  if (view === null) return null;
  const list = view.subarray(blockBeforeTransactions(view).end, wholeBlock(view).end - 1);
  return JSON.parse(list.toString('latin1')) as string[];
}
