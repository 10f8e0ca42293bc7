import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { decodeData } from '../../ethereum/hex.js';
import { FIRST_HEIGHT } from '../genesisBlock.js';
import type { HeightRange } from '../heightRanges.js';
import { decodeHashes } from '../summaryRecord.js';
import type { LmdbDatabases } from './lmdbDatabases.js';
import { readLookUp, readSealedOrNull } from './sealedRecords.js';
import { storedTransactionHashes } from './writeBlocks.js';

const KINDS = ['transactions', 'receipts', 'raw', 'blooms'] as const;

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
  if (KINDS.some((kind) => !readSealedOrNull(databases, kind, height))) return false;
  const summary = readSealedOrNull(databases, 'summaries', height);
  if (!summary || readLookUp(databases, 'numbers', decodeData(decodeHashes(summary).hash))?.[0] !== height)
    return false;
  const isFound = (hash: string): boolean => (readLookUp(databases, 'places', decodeData(hash))?.[0] ?? -1) >= height;
  // A transaction may be found in a later block, see `writeBlocks.ts`.
  return storedTransactionHashes(databases, height)?.every(isFound) ?? false;
}
