import type { Address } from '../../generated/types.js';
import type { NumberedRun } from '../store/state/segments.js';
import type { StateStore } from '../store/state/stateStore.js';
import { KnownValues, type Run, type ValueName, type Version } from './knownValues.js';
import { contractOf, hashOfCode, isOfEvm, keyOf, type NamedCoin, type StoreKey } from './valueNames.js';

/** A changed value. */
export interface StoredChange {
  key: Uint8Array;
  raw: Uint8Array | null;
}

/** Values on the disk: the parts of `store/state/stateStore.ts` that are used. */
export type ValueStore = Pick<
  StateStore,
  | 'beginRun'
  | 'isOpen'
  | 'drained'
  | 'valueAt'
  | 'readableTo'
  | 'writeBlock'
  | 'writeRead'
  | 'rewind'
  | 'clear'
  | 'isChecking'
  | 'completeSince'
  | 'wholeSince'
  | 'setComplete'
  | 'setWhole'
>;

/** Pause before a disk is tried again that could not be written, milliseconds. */
const TRY_AGAIN_MS = 60_000;
/** Memory that a change takes while it waits to be written, besides its bytes. */
const CHANGE_BYTES = 200;

/** Heights whose changes are known, as the stream covers them. */
export interface Covered {
  from: number;
  run: Run;
  /** Its number on the disk; also names it. */
  id: number;
}

/** The names that a block changed; null for too many. */
export interface BlockChanges {
  height: number;
  names: readonly ValueName[] | null;
}

/** Blocks whose changed names are kept for other processes, which may miss the news of one or two. */
const TOLD_BLOCKS = 3;
/** Most changed names of a block that are kept: of three blocks, another process reads them in two milliseconds. */
const MOST_TOLD_NAMES = 1_000;

/** Values in memory and on the disk. */
export class StoredValues {
  readonly #memory: KnownValues;
  readonly #coin: NamedCoin;
  #disk: ValueStore | null = null;
  #covered: Covered | null = null;
  /** Heights between which the store `evm` is proven to be the same. */
  #proven: { from: number; run: Run; root: string } | null = null;
  #runs = 0;
  /** The changes of the block that has begun, and their bytes. */
  #changes: StoredChange[] = [];
  #isBegun = false;
  #changedBytes = 0;
  #changedNames: ValueName[] = [];
  #newestChanges: BlockChanges[] = [];
  /** When the disk was last tried again. */
  #triedAtMs = 0;

  constructor(maxBytes: number, coin: NamedCoin) {
    this.#memory = new KnownValues(maxBytes);
    this.#coin = coin;
  }

  /** From the next run on, values are kept on the disk, too. */
  useDisk(disk: ValueStore): void {
    this.#disk = disk;
    this.#covered = null;
  }

  get isOnDisk(): boolean {
    return this.#disk !== null;
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
    if (covered !== null && isWithin(covered, height)) {
      this.#disk?.writeRead(covered.id, height, { key: this.#diskKey(name), raw });
      return this.#memory.keep(name, height, raw, covered.run);
    }
    if (raw !== null && hashOfCode(name) !== null) return this.#memory.keepForAll(name, raw);
    const proven = this.#proven;
    const isProven = proven !== null && isWithin(proven, height) && isOfEvm(name);
    return this.#memory.keep(name, height, raw, isProven ? proven.run : null);
  }

  /**
   * Notes the root of the store `evm` at a height, for chains without a stream: where it is that of the height before,
   * nothing in the store has changed.
   */
  noteEvmRoot(height: number, root: string): void {
    const proven = this.#proven;
    if (proven === null || proven.root !== root || proven.run.last !== height - 1)
      this.#proven = { from: height, run: this.#memory.openRun(height), root };
    this.#memory.begin(height);
    if (this.#proven !== null) this.#proven.run.last = height;
  }

  /** Continues the newest run on the disk. */
  resume({ id, from, last }: NumberedRun): void {
    this.#covered = { from, run: this.#memory.openRun(last), id };
  }

  /** Begins the changes of a block, which begins a run where none is covered. */
  begin(height: number): Covered {
    this.#covered ??= {
      from: height,
      run: this.#memory.openRun(-1),
      id: this.#disk?.beginRun(height) ?? ++this.#runs,
    };
    this.#tryDiskAgain(height);
    this.#isBegun = true;
    this.#changes = [];
    this.#changedBytes = 0;
    this.#changedNames = [];
    this.#memory.begin(height);
    return this.#covered;
  }

  /** Resolves when few changes wait to be written. */
  async drained(): Promise<void> {
    await this.#disk?.drained();
  }

  /** After a full disk, or too much at a time, the disk begins a run of its own. */
  #tryDiskAgain(height: number): void {
    const covered = this.#covered;
    if (covered === null || this.#disk === null || this.#disk.isOpen(covered.id)) return;
    if (performance.now() - this.#triedAtMs < TRY_AGAIN_MS) return;
    this.#triedAtMs = performance.now();
    covered.id = this.#disk.beginRun(height);
  }

  /** Notes a change of the block that has begun. */
  change(name: ValueName, height: number, { store, key }: StoreKey, raw: Uint8Array | null): void {
    if (this.#covered === null) return;
    this.#memory.change(name, height, raw, this.#covered.run);
    if (this.#disk === null) return;
    this.#changes.push({ key: diskKeyOf(store, key), raw });
    if (this.#changedNames.length <= MOST_TOLD_NAMES) this.#changedNames.push(name);
    this.#changedBytes += key.length + (raw?.length ?? 0) + CHANGE_BYTES;
  }

  /** The block is complete: what changed in it shows. */
  end(height: number, hash: string): void {
    if (this.#covered === null) return;
    this.#isBegun = false;
    this.#covered.run.last = height;
    const { id: run } = this.#covered;
    this.#disk?.writeBlock({ run, height, hash, changes: this.#changes, bytes: this.#changedBytes });
    this.#changes = [];
    const names = this.#changedNames.length <= MOST_TOLD_NAMES ? this.#changedNames : null;
    this.#newestChanges = [...this.#newestChanges.slice(1 - TOLD_BLOCKS), { height, names }];
  }

  /** What the newest blocks of the run changed, the newest last. */
  get newestChanges(): readonly BlockChanges[] {
    return this.#newestChanges;
  }

  /**
   * Continues a run that another process writes, so that what has not changed stays known. False, and nothing done,
   * where the changes of a block since are not told.
   */
  follow(last: number, told: readonly BlockChanges[]): boolean {
    const covered = this.#covered;
    if (covered === null) return false;
    const blocks = told.filter(({ height }) => height > covered.run.last && height <= last);
    const isWhole = blocks.every(({ height, names }, n) => height === covered.run.last + 1 + n && names !== null);
    if (!isWhole || blocks.length !== last - covered.run.last) return false;
    for (const { height, names } of blocks) {
      this.#memory.begin(height);
      for (const name of names ?? []) this.#memory.noteChange(name, height);
      covered.run.last = height;
    }
    return true;
  }

  /** The run ends: the next block begins another one. */
  endRun(): void {
    this.#isBegun = false;
    this.#covered = null;
    this.#newestChanges = [];
  }

  /** Forgets what is known of this height and above. That ends the run, unless it has nothing of these heights. */
  rewind(height: number): void {
    const isBelow = this.#covered !== null && this.#covered.run.last < height && !this.#isBegun;
    this.#memory.rewind(height);
    // One that another process writes may be ahead.
    this.#disk?.rewind(height);
    if (isBelow) return;
    this.endRun();
    this.#proven = null;
  }

  clear(): void {
    this.forget();
    this.#disk?.clear();
  }

  /** Forgets what is in memory; what the disk has may be shown again. */
  forget(): void {
    this.endRun();
    this.#memory.clear();
    this.#proven = null;
  }

  /** As `keep`, for a value that must not be lost. False where it cannot be kept on the disk. */
  async keepForSure(name: ValueName, height: number, raw: Uint8Array | null): Promise<boolean> {
    const covered = this.#covered;
    const disk = this.#disk;
    if (covered === null || disk === null) return false;
    const value = { key: this.#diskKey(name), raw };
    if (disk.writeRead(covered.id, height, value)) return true;
    // Too many writes wait, or none are taken any more.
    await disk.drained();
    return this.#covered === covered && disk.writeRead(covered.id, height, value);
  }

  /** Whether every slot of a contract is known in this run; null where the disk is not checked yet. */
  isComplete(address: Address): boolean | null {
    if (this.#covered === null || this.#disk === null) return false;
    if (this.#disk.isChecking) return null;
    return (this.#disk.wholeSince() ?? this.#disk.completeSince(address))?.run === this.#covered.id;
  }

  /** Every slot of a contract is known from a height on. False where that is not kept on the disk. */
  async setComplete(address: Address, from: number): Promise<boolean> {
    if (this.#covered === null || this.#disk === null) return false;
    return this.#disk.setComplete(address, from, this.#covered.id);
  }

  /** Every value is known from the first block of the run on. */
  setWhole(): void {
    if (this.#covered !== null) this.#disk?.setWhole(this.#covered.id, this.#covered.from);
  }

  #fromDisk(name: ValueName, height: number): Version | undefined {
    const disk = this.#disk;
    const covered = this.#covered;
    if (disk === null) return undefined;
    const readable = disk.readableTo;
    if (covered === null || !isWithin(covered, height)) {
      const found = disk.valueAt(this.#diskKey(name), height);
      return found === undefined ? undefined : this.#memory.keep(name, height, found.raw, null);
    }
    // What was written last is not readable yet, but memory knows which names it changed.
    const at = Math.min(height, readable);
    if (at < covered.from || !this.#memory.isUnchanged(name, at, height)) return undefined;
    const found = disk.valueAt(this.#diskKey(name), at, contractOf(name) ?? undefined);
    return found === undefined ? undefined : this.#memory.keep(name, height, found.raw, covered.run);
  }

  #diskKey(name: ValueName): Uint8Array {
    const { store, key } = keyOf(name, this.#coin);
    return diskKeyOf(store, key);
  }
}

/** Whether a height is covered. */
export function isWithin({ from, run }: Pick<Covered, 'from' | 'run'>, height: number): boolean {
  return height >= from && height <= run.last;
}

/** A store's key with a letter for the store. */
function diskKeyOf(store: string, key: Uint8Array): Uint8Array {
  const bytes = Buffer.allocUnsafe(1 + key.length);
  bytes[0] = store.charCodeAt(0);
  bytes.set(key, 1);
  return bytes;
}
