/** Writes and removes whole blocks in LMDB, each in one transaction. */
import { fromHex } from '../../evm/hex.js';
import { BlocksDoNotLink } from '../errors.js';
import { FIRST_HEIGHT, genesisBlock } from '../genesisBlock.js';
import { addHeight, cutFrom } from '../heightRanges.js';
import type { LmdbDatabases } from './lmdbDatabases.js';
import { readCounts, readRanges, removeUnchecked, writeCounts, writeRanges, type StoreCounts } from './metadata.js';
import { recordRollback } from './rollbacks.js';
import { inTransaction } from './inTransaction.js';
import { blockBeforeTransactions, readUint32, wholeBlock } from '../blockRecords.js';
import type { EncodedBlock, Undecodable } from '../store.js';
import { decodeHashes, encodeSummary } from '../summaryRecord.js';

/** Most blocks removed by one transaction, so that the event loop is not blocked for long. */
const REMOVED_AT_ONCE = 128;

/** Writes all blocks or none. Throws BlocksDoNotLink or StoreWriteFailed. */
export function writeBlocks(databases: LmdbDatabases, blocks: readonly EncodedBlock[]): void {
  if (blocks.length === 0) return;
  inTransaction(databases.root, () => {
    let ranges = readRanges(databases.meta);
    const counts = readCounts(databases.meta);
    for (const block of blocks) {
      checkLinks(databases, block);
      if (replacesAnother(databases, block)) recordRemoval(databases, block.summary.number, [block.summary.number]);
      removeBlock(databases, block.summary.number, counts);
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
  height: number,
  onRemoved: () => void,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const numbers = [
      ...databases.summaries.getKeys({ reverse: true, limit: REMOVED_AT_ONCE, end: height, inclusiveEnd: true }),
    ];
    if (numbers.length === 0) return removed;
    inTransaction(databases.root, () => {
      const counts = readCounts(databases.meta);
      recordRemoval(databases, height, numbers);
      for (const number of numbers) removeBlock(databases, number, counts);
      writeRanges(databases.meta, cutFrom(readRanges(databases.meta), numbers.at(-1)!));
      removeUnchecked(databases.meta, [{ from: numbers.at(-1)!, to: Infinity }]);
      writeCounts(databases.meta, counts);
    });
    onRemoved();
    removed += numbers.length;
    await new Promise(setImmediate);
  }
}

/**
 * The stored neighbours must be the block's parent and child, so that blocks of two chains are never mixed. Block 0 is
 * replaced with block 1.
 */
function checkLinks({ summaries }: LmdbDatabases, { summary }: EncodedBlock): void {
  const { number, hash, parentHash } = summary;
  const below = summaries.getBinaryFast(number - 1);
  if (below !== undefined && number !== FIRST_HEIGHT && decodeHashes(below).hash !== parentHash)
    throw new BlocksDoNotLink(number, number - 1);
  const above = summaries.getBinaryFast(number + 1);
  if (above !== undefined && decodeHashes(above).parentHash !== hash) throw new BlocksDoNotLink(number, number + 1);
}

function replacesAnother({ summaries }: LmdbDatabases, { summary }: EncodedBlock): boolean {
  const stored = summaries.getBinaryFast(summary.number);
  return stored !== undefined && decodeHashes(stored).hash !== summary.hash;
}

/**
 * For filters: cursors move below `height`, and the removed blocks' transactions are new when they are pending again.
 */
function recordRemoval(databases: LmdbDatabases, height: number, numbers: readonly number[]): void {
  recordRollback(databases.meta, height);
  for (const number of numbers) {
    for (const transactionHash of storedTransactionHashes(databases, number)) {
      databases.pendingNumbers?.removeSync(fromHex(transactionHash.slice(2)));
    }
  }
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
