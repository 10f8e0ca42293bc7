/** Writes and removes whole blocks in LMDB, each in one transaction. */
import { fromHex } from '../../evm/hex.js';
import { BlocksDoNotLink } from '../errors.js';
import { FIRST_HEIGHT, genesisBlock } from '../genesisBlock.js';
import { addHeight, cutFrom } from '../heightRanges.js';
import { dropKeptLogs, KeptLogWriter } from './keptLogs.js';
import type { KeptLogLimits, LmdbDatabases } from './lmdbDatabases.js';
import { readCounts, readRanges, removeUnchecked, writeCounts, writeRanges, type StoreCounts } from './metadata.js';
import { readGeneration, recordRollback } from './rollbacks.js';
import { inTransaction } from './inTransaction.js';
import { blockBeforeTransactions, readUint32, wholeBlock } from '../blockRecords.js';
import type { EncodedBlock, Undecodable } from '../store.js';
import { checkResults } from '../checkResults.js';
import { decodeHashes, decodeResultsHashes, encodeSummary } from '../summaryRecord.js';

/** Most blocks removed by one transaction, and how long it may take, so that the event loop is not blocked for long. */
const REMOVED_AT_ONCE = 128;
const REMOVING_MS = 10;

/** Writes all blocks or none. Throws BlocksDoNotLink, StoreWriteFailed, or FalseAnswer for refuted results. */
export function writeBlocks(databases: LmdbDatabases, blocks: readonly EncodedBlock[], keptLogs: KeptLogLimits): void {
  if (blocks.length === 0) return;
  inTransaction(databases.root, () => {
    let ranges = readRanges(databases.meta);
    const counts = readCounts(databases.meta);
    for (const block of blocks) {
      checkLinks(databases, block);
      const { number } = block.summary;
      if (replacesAnother(databases, block)) recordReplacement(databases, number, keptLogs);
      removeBlock(databases, number, counts);
      putBlock(databases, block, counts);
      ranges = addHeight(ranges, block.summary.number);
    }
    writeRanges(databases.meta, ranges);
    writeCounts(databases.meta, counts);
    removeUnchecked(
      databases.meta,
      blocks.map(({ summary: { number } }) => ({ from: number, to: number })),
    );
  });
}

/**
 * Removes all blocks from `height` on, the highest first, and yields between transactions. Resolves to their number.
 * Calls `onRemoved` after each transaction, before anything can be read.
 */
export async function removeBlocksFrom(
  databases: LmdbDatabases,
  { height, keptLogs }: { height: number; keptLogs: KeptLogLimits },
  onRemoved: () => void,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const range = { reverse: true, limit: REMOVED_AT_ONCE + 1, end: height, inclusiveEnd: true };
    const numbers = [...databases.summaries.getKeys(range)];
    if (numbers.length === 0) break;
    removed += inTransaction(databases.root, () => removeHighest(databases, numbers, { height, keptLogs }));
    onRemoved();
    await new Promise(setImmediate);
  }
  await dropKeptLogs(databases, keptLogs);
  return removed;
}

/**
 * Removes the highest of these blocks. Returns how many. Only the last step records the height that the caller gave:
 * until then, blocks above it still stand, and filters that have answered their logs must not pass them over.
 */
function removeHighest(
  databases: LmdbDatabases,
  numbers: readonly number[],
  { height, keptLogs }: { height: number; keptLogs: KeptLogLimits },
): number {
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
  writeRanges(meta, cutFrom(readRanges(meta), lowest));
  removeUnchecked(meta, [{ from: lowest, to: Infinity }]);
  writeCounts(meta, counts);
  return removed;
}

/**
 * The stored neighbours must be the block's parent and child, so that blocks of two chains are never mixed, and each
 * header must prove the results of the block below it. Block 0 is replaced with block 1.
 */
function checkLinks({ summaries }: LmdbDatabases, { summary }: EncodedBlock): void {
  const { number, hash, parentHash } = summary;
  const below = summaries.getBinaryFast(number - 1);
  if (below !== undefined && number !== FIRST_HEIGHT && decodeHashes(below).hash !== parentHash)
    throw new BlocksDoNotLink(number, number - 1);
  checkResults(number - 1, below === undefined ? null : decodeResultsHashes(below, below.length), summary);
  const above = summaries.getBinaryFast(number + 1);
  if (above === undefined) return;
  if (decodeHashes(above).parentHash !== hash) throw new BlocksDoNotLink(number, number + 1);
  checkResults(number, summary, decodeResultsHashes(above, above.length));
}

/** Both the hash, which covers the block, and the one that covers its results count. */
function replacesAnother({ summaries }: LmdbDatabases, { summary }: EncodedBlock): boolean {
  const stored = summaries.getBinaryFast(summary.number);
  if (stored === undefined) return false;
  if (decodeHashes(stored).hash !== summary.hash) return true;
  const hashes = decodeResultsHashes(stored, stored.length);
  return hashes !== null && summary.resultsHash !== undefined && hashes.resultsHash !== summary.resultsHash;
}

/** The transactions of a removed block are new when they are pending again. */
function forgetPending(databases: LmdbDatabases, blockNumber: number): void {
  for (const transactionHash of storedTransactionHashes(databases, blockNumber)) {
    databases.pendingNumbers?.removeSync(fromHex(transactionHash.slice(2)));
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
  putHeader(databases, block);
  if (number === FIRST_HEIGHT) putGenesis(databases, block, counts);
  databases.transactions.putSync(number, asBuffer(block.transactions));
  databases.receipts.putSync(number, asBuffer(block.receipts));
  databases.raw.putSync(number, asBuffer(block.rawTransactions));
  if (block.logsBloom !== null) databases.blooms.putSync(number, asBuffer(block.logsBloom));
  if (block.undecodable.length > 0) {
    databases.undecodable.putSync(number, Buffer.from(JSON.stringify(block.undecodable)));
  }
  databases.numbers.putSync(fromHex(hash.slice(2)), uint32s(number));
  block.transactionHashes.forEach((transactionHash, index) => putPlace(databases, transactionHash, number, index));
  counts.transactions += block.transactionHashes.length;
  counts.undecodable += block.undecodable.length;
}

/** The records that name the block's parent. */
function putHeader(databases: LmdbDatabases, { summary, block }: Pick<EncodedBlock, 'summary' | 'block'>): void {
  databases.blocks.putSync(summary.number, asBuffer(block));
  databases.summaries.putSync(summary.number, asBuffer(encodeSummary(summary)));
}

/** Writes block 0, unless block 1 has another parent. */
function putGenesis(
  databases: LmdbDatabases,
  first: Pick<EncodedBlock, 'summary' | 'block'>,
  counts: StoreCounts,
): void {
  const genesis = genesisBlock(first);
  if (genesis !== null) putBlock(databases, genesis, counts);
}

/** Replaces the header of a stored block 1, whose parent has become known, and writes block 0. */
export function replaceFirstHeader(databases: LmdbDatabases, first: Pick<EncodedBlock, 'summary' | 'block'>): void {
  putHeader(databases, first);
  putGenesis(databases, first, readCounts(databases.meta));
}

/**
 * A hash may occur in two blocks, when a transaction first failed because the block had no gas left; the later block is
 * found.
 */
function putPlace({ places }: LmdbDatabases, transactionHash: string, number: number, index: number): void {
  const key = fromHex(transactionHash.slice(2));
  const stored = places.getBinaryFast(key);
  if (stored !== undefined && readUint32(stored, 0) > number) return;
  places.putSync(key, uint32s(number, index));
}

function removeBlock(databases: LmdbDatabases, number: number, counts: StoreCounts): void {
  const summary = databases.summaries.getBinaryFast(number);
  if (summary === undefined) return;
  if (number === FIRST_HEIGHT) removeBlock(databases, 0, counts);
  databases.numbers.removeSync(fromHex(decodeHashes(summary).hash.slice(2)));
  const transactionHashes = storedTransactionHashes(databases, number);
  for (const transactionHash of transactionHashes) removePlace(databases, transactionHash, number);
  counts.removed += 1;
  counts.transactions -= transactionHashes.length;
  const undecodable = databases.undecodable.getBinary(number);
  if (undecodable !== undefined)
    counts.undecodable -= (JSON.parse(undecodable.toString('utf8')) as Undecodable[]).length;
  const { blocks, transactions, receipts, raw, summaries, blooms } = databases;
  for (const database of [blocks, transactions, receipts, raw, summaries, blooms, databases.undecodable]) {
    database.removeSync(number);
  }
}

function removePlace({ places }: LmdbDatabases, transactionHash: string, number: number): void {
  const key = fromHex(transactionHash.slice(2));
  const stored = places.getBinaryFast(key);
  if (stored !== undefined && readUint32(stored, 0) === number) places.removeSync(key);
}

function storedTransactionHashes({ blocks }: LmdbDatabases, number: number): string[] {
  const record = blocks.getBinary(number);
  if (record === undefined) return [];
  const list = record.subarray(blockBeforeTransactions(record).end, wholeBlock(record).end - 1);
  return JSON.parse(list.toString('latin1')) as string[];
}

function uint32s(...values: number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
