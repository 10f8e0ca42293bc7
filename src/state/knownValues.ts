import { TwoGenerations } from './twoGenerations.js';

/** Names a value of a store, such as one slot of a contract: see `StateLayout`. */
export type ValueName = string;

/** Heights without a gap whose changes are all known: what held at one holds until a change says otherwise. */
export interface Run {
  /** The highest of them. */
  last: number;
}

/** A value from one height on. */
export interface Version {
  from: number;
  /** The height before the next known change; Infinity where none is known. */
  to: number;
  /** It holds up to the end of this run at most. */
  run: Run;
  /** Null for a key that the store does not have. */
  raw: Uint8Array | null;
  /** What the bytes mean, from when they were first decoded. */
  decoded: unknown;
  /** The next older version that is known. */
  older: Version | null;
}

/** What does not depend on the chain's height holds in it. */
const FOR_EVER: Run = { last: Infinity };
/** Memory of a version besides its bytes: the object, its place in the cache and its name. */
const VERSION_BYTES = 350;
/** Most versions of one value; older heights are asked for again. */
const MOST_VERSIONS = 64;
/** Heights whose changes are remembered by name, so that a value that was read below the newest height still holds. */
const REMEMBERED_HEIGHTS = 16;
/** Most runs, of which there is one more after each gap: what is known of older ones is forgotten. */
const MOST_RUNS = 1_024;
/** Most changes that are remembered by name, some 10 MB besides the names; fewer heights then. */
const MOST_REMEMBERED = 200_000;

/**
 * Values by name and height, within a number of bytes. A value holds from the height at which it was read or changed to
 * the next change, as long as a run says that every change is known; outside of runs it holds for its own height.
 */
export class KnownValues {
  readonly #values: TwoGenerations<Version>;
  /** The names that changed, by height, without a gap up to the newest. */
  readonly #changed = new Map<number, Set<ValueName>>();
  #remembered = 0;
  /** All runs that may still hold for something, the exact ones included. */
  readonly #runs = new Set<Run>();
  #exact: Run = this.#openRun(Infinity);
  /** The run that may be extended. */
  #newest: Run | null = null;

  constructor(maxBytes: number) {
    this.#values = new TwoGenerations<Version>(maxBytes);
  }

  get bytes(): number {
    return this.#values.bytes;
  }

  get count(): number {
    return this.#values.count;
  }

  /** A new run, which ends at `last` until it is extended. */
  openRun(last: number): Run {
    this.#changed.clear();
    this.#remembered = 0;
    return (this.#newest = this.#openRun(last));
  }

  #openRun(last: number): Run {
    const run = { last };
    this.#runs.add(run);
    for (const oldest of this.#runs) {
      if (this.#runs.size <= MOST_RUNS) break;
      if (oldest !== this.#exact && oldest !== this.#newest) this.#end(oldest);
    }
    return run;
  }

  /** What was known in a run is not known any more. */
  #end(run: Run): void {
    run.last = -1;
    this.#runs.delete(run);
  }

  /** The version that holds at a height; undefined where it is not known. */
  get(name: ValueName, height: number): Version | undefined {
    for (let version = this.#values.get(name) ?? null; version !== null; version = version.older)
      if (version.from <= height && height <= version.to && height <= version.run.last) return version;
    return undefined;
  }

  /**
   * Keeps what was read at a height: for the run, where that is known of all heights since, else for this height only.
   * `run` is null for a value of no run.
   */
  keep(name: ValueName, height: number, raw: Uint8Array | null, run: Run | null): Version {
    const until = run === null || height > run.last ? null : this.#unchangedUntil(name, height, run);
    const version = { from: height, to: until ?? height, run: until === null || run === null ? this.#exact : run };
    return this.#insert(name, { ...version, raw, decoded: undefined, older: null });
  }

  /** Keeps what is the same at all heights, as a code by its hash. */
  keepForAll(name: ValueName, raw: Uint8Array): Version {
    return this.#insert(name, { from: 0, to: Infinity, run: FOR_EVER, raw, decoded: undefined, older: null });
  }

  /** Begins the changes of a height, the next of the run. */
  begin(height: number): void {
    this.#changed.set(height, new Set());
    for (const [oldest, names] of this.#changed) {
      if (this.#changed.size <= REMEMBERED_HEIGHTS && this.#remembered <= MOST_REMEMBERED) break;
      if (oldest === height) break;
      this.#remembered -= names.size;
      this.#changed.delete(oldest);
    }
  }

  /** Notes a change at the height that was begun. It shows only when the run is extended to that height. */
  change(name: ValueName, height: number, raw: Uint8Array | null, run: Run): void {
    this.noteChange(name, height);
    this.#insert(name, { from: height, to: Infinity, run, raw, decoded: undefined, older: null });
  }

  /** As `change`, where the new value is not known. */
  noteChange(name: ValueName, height: number): void {
    const names = this.#changed.get(height);
    if (names !== undefined && !names.has(name)) {
      names.add(name);
      this.#remembered += 1;
    }
    for (let version = this.#values.peek(name) ?? null; version !== null; version = version.older)
      if (version.from < height && version.to >= height) version.to = height - 1;
  }

  /** Whether it is known that a name did not change above `from`, up to `to`. */
  isUnchanged(name: ValueName, from: number, to: number): boolean {
    for (let height = from + 1; height <= to; height++)
      if (this.#changed.get(height)?.has(name) !== false) return false;
    return true;
  }

  /**
   * Forgets what is known of this height and above: the chain may have others now. To extend a run that had any of them
   * would bring that back.
   */
  rewind(height: number): void {
    for (const run of this.#runs) run.last = Math.min(run.last, height - 1);
    this.#exact = this.#openRun(Infinity);
    for (const [at, names] of this.#changed) {
      if (at < height) continue;
      this.#remembered -= names.size;
      this.#changed.delete(at);
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#values.clear();
    this.#changed.clear();
    this.#remembered = 0;
    for (const run of this.#runs) this.#end(run);
    this.#exact = this.#openRun(Infinity);
  }

  /** The height before the next change; Infinity for none up to the end of the run; null where it is not known. */
  #unchangedUntil(name: ValueName, height: number, run: Run): number | null {
    let until = Infinity;
    // A height may be begun above the end of the run.
    const newest = Math.max(run.last, ...(this.#changed.size === 0 ? [] : [this.#newestChanged()]));
    for (let at = newest; at > height; at--) {
      const names = this.#changed.get(at);
      if (names === undefined) return null;
      if (names.has(name)) until = at - 1;
    }
    return until;
  }

  #newestChanged(): number {
    let newest = -1;
    for (const height of this.#changed.keys()) newest = height;
    return newest;
  }

  /** Versions stay in order, the newest first; one of the same height is replaced. */
  #insert(name: ValueName, added: Version): Version {
    const newest = this.#values.peek(name) ?? null;
    if (newest === null || newest.from <= added.from) {
      added.older = newest?.from === added.from ? newest.older : newest;
      this.#set(name, added);
      return added;
    }
    let newer = newest;
    while (newer.older !== null && newer.older.from > added.from) newer = newer.older;
    added.older = newer.older?.from === added.from ? newer.older.older : newer.older;
    newer.older = added;
    this.#set(name, newest);
    return added;
  }

  #set(name: ValueName, newest: Version): void {
    let size = 0;
    let count = 0;
    for (let version: Version | null = newest; version !== null; version = version.older) {
      size += VERSION_BYTES + (version.raw?.length ?? 0);
      if (++count === MOST_VERSIONS) version.older = null;
    }
    this.#values.set(name, newest, size);
  }
}
