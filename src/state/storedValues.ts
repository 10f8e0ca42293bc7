import type { Address } from '../../generated/types.js';
import { KnownValues, type Run, type ValueName, type Version } from './knownValues.js';
import { contractOf, keyOf, type NamedCoin, type StoreKey } from './valueNames.js';

/** A version on the disk. */
export interface StoredVersion {
  from: number;
  /** The height before the next known change; Infinity where none is known. */
  to: number;
  /** The number of the run in which it is known. */
  run: number;
  /** Null for a key that the store does not have. */
  raw: Uint8Array | null;
}

/** A run on the disk. */
export interface StoredRun {
  id: number;
  from: number;
  last: number;
  /** CometBFT hash of the block `last`, hex without 0x; empty where it is not known. */
  hash: string;
}

/** A changed value. */
export interface StoredChange {
  key: Uint8Array;
  raw: Uint8Array | null;
}

/** Values on the disk. Implemented by `store/state/stateStore.ts`, which says what each method does. */
export interface ValueStore {
  newestRun(): StoredRun | null;
  beginRun(from: number): number;
  valueAt(key: Uint8Array, height: number): StoredVersion | undefined;
  readonly readableTo: number;
  writeBlock(run: number, height: number, hash: string, changes: Iterable<StoredChange>): void;
  writeRead(run: number, height: number, key: Uint8Array, raw: Uint8Array | null): void;
  rewind(height: number): void;
  clear(): void;
  completeSince(address: Address): { from: number; run: number } | undefined;
  setComplete(address: Address, from: number, run: number): void;
}

/** Heights whose changes are known, as the stream covers them. */
export interface Covered {
  from: number;
  run: Run;
  /** Its number on the disk; also names it. */
  id: number;
}

/** Values in memory and on the disk. */
export class StoredValues {
  readonly #memory: KnownValues;
  readonly #disk: ValueStore | null;
  readonly #coin: NamedCoin;
  #covered: Covered | null = null;
  #runs = 0;
  /** The changes of the block that has begun. */
  #changes: StoredChange[] = [];

  constructor(maxBytes: number, coin: NamedCoin, disk: ValueStore | null) {
    this.#memory = new KnownValues(maxBytes);
    this.#coin = coin;
    this.#disk = disk;
  }

  /** Null until the stream's first block, and after a gap until the next one. */
  get covered(): Covered | null {
    return this.#covered;
  }

  get size(): { values: number; bytes: number } {
    return { values: this.#memory.count, bytes: this.#memory.bytes };
  }

  get(name: ValueName, height: number): Version | undefined {
    return this.#memory.get(name, height) ?? this.#fromDisk(name, height);
  }

  /** Keeps what was read at a height. */
  keep(name: ValueName, height: number, raw: Uint8Array | null): Version {
    const known = this.#memory.get(name, height);
    if (known !== undefined) return known;
    const covered = this.#covered;
    const isCovered = covered !== null && height >= covered.from && height <= covered.run.last;
    const version = this.#memory.keep(name, height, raw, isCovered ? covered.run : null);
    if (isCovered) this.#disk?.writeRead(covered.id, height, this.#diskKey(name), raw);
    return version;
  }

  /** Goes on with the newest run on the disk. */
  resume({ id, from, last }: StoredRun): void {
    this.#covered = { from, run: this.#memory.openRun(last), id };
  }

  /** Begins the changes of a block, which begins a run where none is covered. */
  begin(height: number): Covered {
    this.#covered ??= {
      from: height,
      run: this.#memory.openRun(-1),
      id: this.#disk?.beginRun(height) ?? ++this.#runs,
    };
    this.#changes = [];
    this.#memory.begin(height);
    return this.#covered;
  }

  /** Notes a change of the block that has begun. */
  change(name: ValueName, height: number, { store, key }: StoreKey, raw: Uint8Array | null): void {
    if (this.#covered === null) return;
    this.#memory.change(name, height, raw, this.#covered.run);
    if (this.#disk !== null) this.#changes.push({ key: diskKeyOf(store, key), raw });
  }

  /** The block is complete: what changed in it shows. */
  end(height: number, hash: string): void {
    if (this.#covered === null) return;
    this.#covered.run.last = height;
    this.#disk?.writeBlock(this.#covered.id, height, hash, this.#changes);
    this.#changes = [];
  }

  /** The run ends: the next block begins another one. */
  endRun(): void {
    this.#covered = null;
  }

  /** Forgets what is known of this height and above, and ends the run. */
  rewind(height: number): void {
    this.#memory.rewind(height);
    this.#disk?.rewind(height);
    this.#covered = null;
  }

  clear(): void {
    this.#memory.clear();
    this.#disk?.clear();
    this.#covered = null;
  }

  /** Every slot of a contract is known from a height on. */
  setComplete(address: Address, from: number): void {
    if (this.#covered !== null) this.#disk?.setComplete(address, from, this.#covered.id);
  }

  #fromDisk(name: ValueName, height: number): Version | undefined {
    const disk = this.#disk;
    const covered = this.#covered;
    if (disk === null) return undefined;
    const readable = disk.readableTo;
    if (covered === null || height < covered.from || height > covered.run.last) {
      const found = height <= readable ? disk.valueAt(this.#diskKey(name), height) : undefined;
      return found === undefined ? undefined : this.#memory.keep(name, height, found.raw, null);
    }
    // What was written last is not readable yet, but memory knows which names it changed.
    const at = Math.min(height, readable);
    if (at < covered.from || !this.#memory.isUnchanged(name, at, height)) return undefined;
    const found = disk.valueAt(this.#diskKey(name), at);
    if (found !== undefined) return this.#memory.keep(name, height, found.raw, covered.run);
    return this.#isComplete(name, at, covered) ? this.#memory.keep(name, height, null, covered.run) : undefined;
  }

  /** Whether all slots of the contract of a slot are known. */
  #isComplete(name: ValueName, height: number, { id }: Covered): boolean {
    const contract = contractOf(name);
    if (contract === null) return false;
    const since = this.#disk?.completeSince(contract);
    return since !== undefined && since.run === id && height >= since.from;
  }

  #diskKey(name: ValueName): Uint8Array {
    const { store, key } = keyOf(name, this.#coin);
    return diskKeyOf(store, key);
  }
}

/** A store's key with a letter for the store. */
function diskKeyOf(store: string, key: Uint8Array): Uint8Array {
  const bytes = Buffer.allocUnsafe(1 + key.length);
  bytes[0] = store.charCodeAt(0);
  bytes.set(key, 1);
  return bytes;
}
