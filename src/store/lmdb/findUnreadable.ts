import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { fromHex } from '../../ethereum/hex.js';
import { blockBeforeTransactions, wholeBlock } from '../blockRecords.js';
import { FIRST_HEIGHT } from '../genesisBlock.js';
import type { HeightRange } from '../heightRanges.js';
import { decodeHashes } from '../summaryRecord.js';
import type { LmdbDatabases } from './lmdbDatabases.js';
import { readLookUp, readSealedOrNull, type SealedKind } from './sealedRecords.js';

const KINDS: readonly SealedKind[] = ['summaries', 'transactions', 'receipts', 'raw', 'blooms', 'blocks'];

/** The stored heights of a range of which a record, or a look-up that leads to the block, cannot be read. */
export async function findUnreadable(
  databases: LmdbDatabases,
  ranges: readonly HeightRange[],
  { from, to }: HeightRange,
  signal?: AbortSignal,
): Promise<number[]> {
  const unreadable: number[] = [];
  for (const range of ranges) {
    for (let height = Math.max(from, range.from); height <= Math.min(to, range.to); height++) {
      if (sliceIsOver()) await nextSlice(signal);
      // Block 0 is written together with block 1.
      const isGenesisReadable =
        height !== FIRST_HEIGHT || readSealedOrNull(databases, 'blocks', 0) === undefined || isReadable(databases, 0);
      if (!isGenesisReadable || !isReadable(databases, height)) unreadable.push(height);
    }
  }
  return unreadable;
}

function isReadable(databases: LmdbDatabases, height: number): boolean {
  for (const kind of KINDS) {
    const record = readSealedOrNull(databases, kind, height);
    if (!record) return false;
  }
  const summary = readSealedOrNull(databases, 'summaries', height);
  if (!summary || readLookUp(databases, 'numbers', keyOf(decodeHashes(summary).hash))?.[0] !== height) return false;
  const block = readSealedOrNull(databases, 'blocks', height);
  if (!block) return false;
  const list = block.subarray(blockBeforeTransactions(block).end, wholeBlock(block).end - 1);
  const hashes = JSON.parse(list.toString('latin1')) as string[];
  // A transaction may be found in a later block, see `writeBlocks.ts`.
  return hashes.every((hash) => (readLookUp(databases, 'places', keyOf(hash))?.[0] ?? -1) >= height);
}

function keyOf(hash: string): Uint8Array {
  return fromHex(hash.slice(2));
}
