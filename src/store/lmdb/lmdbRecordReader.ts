/**
 * Reads records out of LMDB. Decompressing a record costs more than the rest of most questions (80 kB of receipts: 40 µs), so those that are
 * asked for again are kept decompressed, and parts of them are served without a copy.
 */
import type { LmdbDatabases } from './lmdbDatabases.js';
import { RecentCache } from '../recentCache.js';
import { blockBeforeTransactions, wholeList, type Part } from '../blockRecords.js';
import { SlabCopier } from '../slabCopier.js';

/** Kept records of all kinds together. */
const RECENT_BYTES = 32 * 1024 * 1024;

const CLOSE_BRACE = 0x7d;

/** What is kept, each under its own key; a full block is put together from two records. */
const KINDS = { blocks: 0, transactions: 1, receipts: 2, fullBlock: 3 } as const;
type Kind = keyof typeof KINDS;
const kindCount = Object.keys(KINDS).length;

/** A record as it was found; `stays` is false for a view that is only valid until the next read. */
export interface FoundRecord {
  bytes: Uint8Array;
  stays: boolean;
}

export class LmdbRecordReader {
  readonly #slab = new SlabCopier();
  readonly #recent: RecentCache<Uint8Array>;
  readonly #databases: LmdbDatabases;

  /** A store that another process writes keeps nothing: nobody would say what is not true any more. */
  constructor(databases: LmdbDatabases, { keepsRecent }: { keepsRecent: boolean }) {
    this.#databases = databases;
    this.#recent = new RecentCache(keepsRecent ? RECENT_BYTES : 0);
  }

  /** Stored blocks were removed or replaced. */
  forget(): void {
    this.#recent.clear();
  }

  find(kind: Exclude<Kind, 'fullBlock'>, blockNumber: number): FoundRecord | undefined {
    const key = keyOf(kind, blockNumber);
    const kept = this.#recent.get(key);
    if (kept !== undefined) return { bytes: kept, stays: true };
    const view = this.#databases[kind].getBinaryFast(blockNumber);
    if (view === undefined) return undefined;
    if (!this.#recent.isAskedAgain(key)) return { bytes: view, stays: false };
    // The view says its length, and is longer than that underneath.
    const bytes = Buffer.allocUnsafeSlow(view.length);
    bytes.set(view.subarray(0, view.length));
    this.#recent.keep(key, bytes, bytes.length);
    return { bytes, stays: true };
  }

  /** A part of a record that the caller may hold on to, and must not change. */
  part({ bytes, stays }: FoundRecord, { start, end }: Part): Uint8Array {
    return stays ? bytes.subarray(start, end) : this.#slab.copy(bytes, start, end);
  }

  /** A part that is not whole JSON yet, with its closing brace. */
  closed({ bytes }: FoundRecord, { start, end }: Part): Uint8Array {
    const whole = this.#slab.allocate(end - start + 1);
    whole.set(bytes.subarray(start, end));
    whole[whole.length - 1] = CLOSE_BRACE;
    return whole;
  }

  /** JSON of the block object with its transactions. */
  fullBlock(blockNumber: number): Uint8Array | undefined {
    const key = keyOf('fullBlock', blockNumber);
    const kept = this.#recent.get(key);
    if (kept !== undefined) return kept;
    const block = this.find('blocks', blockNumber);
    if (block === undefined) return undefined;
    const before = this.part(block, blockBeforeTransactions(block.bytes));
    const list = this.#databases.transactions.getBinaryFast(blockNumber);
    if (list === undefined) return undefined;
    const { start, end } = wholeList(list);
    const length = before.length + end - start + 1;
    const isKept = this.#recent.isAskedAgain(key);
    const whole = isKept ? Buffer.allocUnsafeSlow(length) : this.#slab.allocate(length);
    whole.set(before);
    whole.set(list.subarray(start, end), before.length);
    whole[length - 1] = CLOSE_BRACE;
    if (isKept) this.#recent.keep(key, whole, length);
    return whole;
  }
}

function keyOf(kind: Kind, blockNumber: number): number {
  return blockNumber * kindCount + KINDS[kind];
}
