/**
 * Reads records from LMDB. Decompressing a record costs more than the rest of most requests (80 kB of receipts: 40 µs),
 * so records that are requested repeatedly are cached decompressed, and their parts are served without a copy.
 */
import { CLOSE_BRACE } from '../../json/codes.js';
import type { LmdbDatabases } from './lmdbDatabases.js';
import { copyOf, HeldRecords, type HeldRecord } from './heldRecords.js';
import { readSealed } from './sealedRecords.js';
import { RecentCache } from '../recentCache.js';
import { blockBeforeTransactions, wholeList, type Part } from '../blockRecords.js';
import { SlabCopier } from '../slabCopier.js';

/** Most bytes of cached records of all kinds together. */
const CACHED_BYTES = 32 * 1024 * 1024;

/** Numbers of the kinds in cache keys. A full block is assembled from two records. */
const KINDS = { blocks: 0, transactions: 1, receipts: 2, fullBlock: 3, raw: 4 } as const;
type Kind = keyof typeof KINDS;
const KIND_COUNT = Object.keys(KINDS).length;

/** A record, from the cache or not. */
export interface FoundRecord {
  bytes: Uint8Array;
  /** False for a view that is valid only until the next read; true for bytes that stay as they are. */
  isCached: boolean;
}

/** A part keeps its cached record in memory only when it is at least this share of it. */
const MIN_SHARE_OF_RECORD = 1 / 4;

/** Serves parts of records, and full blocks. */
export class LmdbRecordReader {
  readonly #slab = new SlabCopier();
  readonly #recent: RecentCache<Uint8Array>;
  /** Shared also when the cache cannot take the record. */
  readonly #held = new HeldRecords<number>();
  readonly #caches: boolean;
  readonly #databases: LmdbDatabases;

  /** With `caches` false nothing is cached: a reader does not notice when another process replaces blocks. */
  constructor(databases: LmdbDatabases, { caches }: { caches: boolean }) {
    this.#databases = databases;
    this.#caches = caches;
    this.#recent = new RecentCache(caches ? CACHED_BYTES : 0);
  }

  /** Clears the cache, after stored blocks were removed or replaced. */
  clearCache(): void {
    this.#recent.clear();
    this.#held.clear();
  }

  find(kind: Exclude<Kind, 'fullBlock'>, blockNumber: number): FoundRecord | undefined {
    const key = keyOf(kind, blockNumber);
    const cached = this.#recent.get(key) ?? this.#held.find(key);
    if (cached !== undefined) return { bytes: cached, isCached: true };
    const view = readSealed(this.#databases, kind, blockNumber);
    if (view === undefined) return undefined;
    // A copy that the cache does not take would be made for each request.
    if (view.length > CACHED_BYTES || !this.#recent.isRepeated(key)) return { bytes: view, isCached: false };
    const bytes = copyOf(view);
    this.#recent.set(key, bytes, bytes.length);
    return { bytes, isCached: true };
  }

  /** Keeps a record, which was the last one read, valid while other work runs. */
  holdReceipts(blockNumber: number, { bytes, isCached }: FoundRecord): FoundRecord & HeldRecord {
    if (isCached) return { bytes, isCached, release: () => undefined };
    if (!this.#caches) return { bytes: copyOf(bytes), isCached, release: () => undefined };
    return { ...this.#held.hold(keyOf('receipts', blockNumber), bytes), isCached };
  }

  /** A part of a record, which stays valid. */
  part({ bytes, isCached }: FoundRecord, { start, end }: Part): Uint8Array {
    return isCached ? bytes.subarray(start, end) : this.#slab.copy(bytes, start, end);
  }

  /** As `part`, but a small part, which a batch may keep for long, keeps no large record in memory. */
  item(record: FoundRecord, part: Part): Uint8Array {
    const isLarge = part.end - part.start >= record.bytes.length * MIN_SHARE_OF_RECORD;
    return this.part({ bytes: record.bytes, isCached: record.isCached && isLarge }, part);
  }

  /** Copies the results of `part` when they would keep a much larger record in memory. */
  inProportion({ bytes, isCached }: FoundRecord, parts: Uint8Array[]): Uint8Array[] {
    if (!isCached) return parts;
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (size >= bytes.length * MIN_SHARE_OF_RECORD) return parts;
    return parts.map((part) => this.#slab.copy(part, 0, part.length));
  }

  /** A part, with the closing brace that it lacks. */
  partWithBrace({ bytes }: FoundRecord, { start, end }: Part): Uint8Array {
    const whole = this.#slab.allocate(end - start + 1);
    whole.set(bytes.subarray(start, end));
    whole[whole.length - 1] = CLOSE_BRACE;
    return whole;
  }

  /** JSON of the block object with its transactions. */
  fullBlock(blockNumber: number): Uint8Array | undefined {
    const key = keyOf('fullBlock', blockNumber);
    const cached = this.#recent.get(key);
    if (cached !== undefined) return cached;
    const block = this.find('blocks', blockNumber);
    if (block === undefined) return undefined;
    const before = this.part(block, blockBeforeTransactions(block.bytes));
    const list = readSealed(this.#databases, 'transactions', blockNumber);
    if (list === undefined) return undefined;
    const { start, end } = wholeList(list);
    const length = before.length + end - start + 1;
    const isRepeated = this.#recent.isRepeated(key);
    const whole = isRepeated ? Buffer.allocUnsafeSlow(length) : this.#slab.allocate(length);
    whole.set(before);
    whole.set(list.subarray(start, end), before.length);
    whole[length - 1] = CLOSE_BRACE;
    if (isRepeated) this.#recent.set(key, whole, length);
    return whole;
  }
}

function keyOf(kind: Kind, blockNumber: number): number {
  return blockNumber * KIND_COUNT + KINDS[kind];
}
