/**
 * A map that can be read at every past revision that is not pruned: each key keeps its values by the revision that set
 * them. A new revision copies nothing, and a rollback only drops the newest values.
 */
export class VersionedMap<V> {
  readonly #histories = new Map<string, History<V>>();
  /** The keys that each revision above the floor set, oldest revision first. */
  readonly #revisions: { revision: number; keys: string[] }[] = [];
  /** All revisions from this one on can be read; below it, those that were pinned. */
  #floor = 0;

  get(key: string, revision: number): V | undefined {
    const history = this.#histories.get(key);
    return history?.values[indexAt(history.revisions, revision)];
  }

  set(key: string, value: V, revision: number): void {
    const history = this.#historyOf(key);
    if (history.revisions.at(-1) === revision) {
      history.values[history.values.length - 1] = value;
      return;
    }
    history.revisions.push(revision);
    history.values.push(value);
    this.#noteKey(key, revision);
  }

  /** Forgets what was set after `revision`. Below the floor it visits all keys. */
  truncate(revision: number): void {
    if (revision < this.#floor) {
      for (const key of this.#histories.keys()) this.#forgetAfter(key, revision);
      this.#revisions.length = 0;
      this.#floor = revision;
      return;
    }
    for (
      let last = this.#revisions.at(-1);
      last !== undefined && last.revision > revision;
      last = this.#revisions.at(-1)
    ) {
      for (const key of last.keys) this.#forgetAfter(key, revision);
      this.#revisions.pop();
    }
  }

  /** Forgets values that only revisions below `floor` read, except `pins`, which ascend. Visits each change once. */
  prune(floor: number, pins: readonly number[]): void {
    let passed = 0;
    for (const { revision, keys } of this.#revisions) {
      if (revision > floor) break;
      passed++;
      for (const key of keys) this.#forgetBefore(key, revision, pins);
    }
    this.#revisions.splice(0, passed);
    this.#floor = Math.max(this.#floor, floor);
  }

  /** Every key with its value at a revision. It visits all keys, so blocks do not use it. */
  *entries(revision: number): Generator<[key: string, value: V]> {
    for (const [key, history] of this.#histories) {
      const value = history.values[indexAt(history.revisions, revision)];
      if (value !== undefined) yield [key, value];
    }
  }

  #historyOf(key: string): History<V> {
    let history = this.#histories.get(key);
    if (history === undefined) {
      history = { revisions: [], values: [] };
      this.#histories.set(key, history);
    }
    return history;
  }

  #noteKey(key: string, revision: number): void {
    const last = this.#revisions.at(-1);
    if (last?.revision === revision) last.keys.push(key);
    else this.#revisions.push({ revision, keys: [key] });
  }

  #forgetAfter(key: string, revision: number): void {
    const history = this.#histories.get(key);
    if (history === undefined) return;
    const left = indexAt(history.revisions, revision) + 1;
    history.revisions.length = left;
    history.values.length = left;
    if (left === 0) this.#histories.delete(key);
  }

  /** Forgets the value that one of `revision` replaced, unless a pinned revision reads it. */
  #forgetBefore(key: string, revision: number, pins: readonly number[]): void {
    const history = this.#histories.get(key);
    if (history === undefined) return;
    const replaced = indexAt(history.revisions, revision - 1);
    const setAt = history.revisions[replaced];
    const lastPin = pins[indexAt(pins, revision - 1)];
    if (setAt === undefined || (lastPin !== undefined && lastPin >= setAt)) return;
    history.revisions.splice(replaced, 1);
    history.values.splice(replaced, 1);
  }
}

interface History<V> {
  revisions: number[];
  values: V[];
}

/** Index of the last revision not after the given one; -1 where there is none. */
function indexAt(revisions: readonly number[], revision: number): number {
  let high = revisions.length - 1;
  // Most reads ask for the newest.
  if (high >= 0 && (revisions[high] ?? 0) <= revision) return high;
  let low = 0;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((revisions[middle] ?? 0) <= revision) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}
