import type { Address } from '../../generated/types.js';
import { pause } from '../concurrency/backoff.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { STORES } from '../cosmos/stores/layout.js';
import type { StoreEntry } from '../cosmos/stores/subspace.js';
import type { ValueName } from './knownValues.js';
import type { Covered, StoredValues } from './storedValues.js';
import { contractOf, nameOf, type NamedCoin } from './valueNames.js';

/** What is needed of the view. */
export interface WholeContractsParts {
  values: StoredValues;
  coin: NamedCoin;
  /** Whether a block is taken in. */
  isApplying: () => boolean;
}

/** Slots of a contract that change while the others are read. */
export interface WatchedContract {
  /** The run in which they are collected, and its number on the disk. */
  covered: Covered;
  id: number;
  /** What changed above this height is collected. */
  reached: number;
  changed: Set<ValueName>;
}

/** A block is mostly taken in within milliseconds; it waits for a node that is away. */
const LOOK_MS = 5;
const GAP = 'the state stream had a gap meanwhile';
const NOT_KEPT = 'values are not kept on the disk at the moment';

/** Contracts all of whose slots are read from the node, while the stream tells what changes. */
export class WholeContracts {
  readonly #parts: WholeContractsParts;
  readonly #watched = new Map<Address, WatchedContract>();

  constructor(parts: WholeContractsParts) {
    this.#parts = parts;
  }

  /** Whether values are kept on the disk, without which no contract can be completed. */
  get isOnDisk(): boolean {
    return this.#parts.values.isOnDisk;
  }

  /** Whether all slots of a contract are known at the newest height; null where the disk is not checked yet. */
  isComplete(address: Address): boolean | null {
    return this.#parts.values.isComplete(address);
  }

  /** Collects the names of all slots of a contract that change from now on; null where no stream covers any height. */
  watch(address: Address): WatchedContract | null {
    const { covered } = this.#parts.values;
    if (covered === null) return null;
    const { from, run, id } = covered;
    // Of a block that is partly taken, the first changes are missed.
    const reached = this.#parts.isApplying() ? Math.max(from, run.last + 1) : run.last;
    const watched = { covered, id, reached, changed: new Set<ValueName>() };
    this.#watched.set(address, watched);
    return watched;
  }

  unwatch(address: Address): void {
    this.#watched.delete(address);
  }

  /** Notes a value that changed. */
  note(name: ValueName): void {
    if (this.#watched.size === 0) return;
    const contract = contractOf(name);
    if (contract !== null) this.#watched.get(contract)?.changed.add(name);
  }

  /**
   * Keeps all slots of a contract, as they are at the newest height but for those that have changed meanwhile. Returns
   * why that cannot be done, in words; null when it is.
   */
  async complete(
    address: Address,
    entries: readonly StoreEntry[],
    { covered, id, changed }: WatchedContract,
  ): Promise<string | null> {
    const { values, isApplying } = this.#parts;
    // Names of a block that is only partly taken would be among those that changed up to the newest.
    while (isApplying()) await pause(LOOK_MS);
    const height = covered.run.last;
    // Those that change after this height have their own versions.
    const known = new Set(changed);
    for (const [name, raw] of this.#slotsAt(height, known, entries)) {
      if (sliceIsOver()) await nextSlice();
      if (values.covered !== covered) return GAP;
      if (covered.id !== id) return NOT_KEPT;
      if (raw === undefined) return 'the disk has lost a slot that changed meanwhile';
      if (!(await values.keepForSure(name, height, raw))) return NOT_KEPT;
    }
    if (values.covered !== covered) return GAP;
    return covered.id === id && (await values.setComplete(address, height)) ? null : NOT_KEPT;
  }

  /** What the stream told of the changed slots, since the disk may have dropped it, and the node of all others. */
  *#slotsAt(
    height: number,
    changed: ReadonlySet<ValueName>,
    entries: readonly StoreEntry[],
  ): Generator<[ValueName, Uint8Array | null | undefined]> {
    const { values, coin } = this.#parts;
    for (const name of changed) yield [name, values.get(name, height)?.raw];
    for (const { key, value } of entries) {
      const name = nameOf(STORES.evm, key, coin);
      if (name !== null && !changed.has(name)) yield [name, new Uint8Array(value)];
    }
  }
}
