import { pause } from '../../concurrency/backoff.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { BlocksNotIndexed, type AddressIndex, type AddressSearch, type AddressUse } from '../../chain/keptTraces.js';
import type { BlockRange } from '../../chain/blocks.js';
import type { Address } from '../../../generated/types.js';
import { gapsWithin } from '../heightRanges.js';
import { blockOfUseKey, decodeUses, useKey } from './traceRecords.js';
import type { TraceStore } from './traceStore.js';
import { readTracedBlock } from './writeTraces.js';

/** Blocks read between two checks of the clock. */
const BLOCKS_AT_ONCE = 200;
/** A new block is traced within about a second; several may come at once. */
const AWAITED_BLOCKS = 8;
const AWAITED_MS = 5_000;
/** Polled, because another process may be the indexer. */
const POLL_MS = 100;

/** Reads the uses of addresses in a trace store. */
export class AddressUses implements AddressIndex {
  readonly #store: TraceStore;

  constructor(store: TraceStore) {
    this.#store = store;
  }

  covered(): BlockRange | null {
    const newest = this.#store.indexed().at(-1);
    // Block 0 has no transactions.
    return newest === undefined ? null : { from: newest.from === 1 ? 0 : newest.from, to: newest.to };
  }

  async uses(address: Address, search: AddressSearch, signal?: AbortSignal): Promise<AddressUse[]> {
    const { range, order, limit } = search;
    await this.#waitFor(range, signal);
    this.#check(range);
    const uses: AddressUse[] = [];
    let rest: BlockRange | null = range;
    while (rest !== null && uses.length < limit) {
      if (sliceIsOver()) await nextSlice(signal);
      rest = this.#collect(address, rest, order, uses);
    }
    // Blocks may have been dropped or removed meanwhile.
    this.#check(range);
    return uses.slice(0, limit);
  }

  /** Adds the uses of the next blocks to `uses`. Returns the blocks that are left; null for none. */
  #collect(
    address: Address,
    { from, to }: BlockRange,
    order: 'ascending' | 'descending',
    uses: AddressUse[],
  ): BlockRange | null {
    const { databases } = this.#store;
    const reverse = order === 'descending';
    const [first, last] = reverse ? [to, from] : [from, to];
    const digits = address.slice(2);
    const keys = { start: useKey(digits, first), end: useKey(digits, last) };
    const range = { ...keys, reverse, inclusiveEnd: true, limit: BLOCKS_AT_ONCE };
    let read = 0;
    let number = 0;
    for (const { key, value } of databases.uses.getRange(range)) {
      number = blockOfUseKey(key);
      read += 1;
      const block = readTracedBlock(databases, number);
      if (block?.state !== 'kept' || !block.indexed) continue;
      const found = decodeUses(value, number);
      uses.push(...(reverse ? found.reverse() : found));
    }
    if (read < BLOCKS_AT_ONCE) return null;
    const left = reverse ? { from, to: number - 1 } : { from: number + 1, to };
    return left.from > left.to ? null : left;
  }

  #check(wanted: BlockRange): void {
    const covered = this.covered();
    if (covered === null || wanted.from < covered.from || wanted.to > covered.to)
      throw new BlocksNotIndexed(wanted, covered);
  }

  /** Waits until the new blocks of a range are indexed. They come in any order. */
  async #waitFor({ from, to }: BlockRange, signal: AbortSignal | undefined): Promise<void> {
    const until = performance.now() + AWAITED_MS;
    for (;;) {
      const indexed = this.#store.indexed();
      const newest = Math.max(to, indexed.at(-1)?.to ?? 0);
      const [gap] = gapsWithin(indexed, Math.max(from, 1), to);
      const isNew = gap !== undefined && newest - gap.from < AWAITED_BLOCKS;
      if (!isNew || performance.now() > until) return;
      await pause(POLL_MS, signal);
      signal?.throwIfAborted();
    }
  }
}
