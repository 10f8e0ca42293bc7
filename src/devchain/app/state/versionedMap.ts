/**
 * A map that can be read at every past revision: each key keeps its values by the revision that set them. A new
 * revision copies nothing, and a rollback only drops the newest values.
 */
export class VersionedMap<V> {
  readonly #histories = new Map<string, History<V>>();
  /** The keys that each revision set, oldest revision first. */
  readonly #revisions: { revision: number; keys: string[] }[] = [];

  /** The value at the end of `revision`; undefined where the key had none yet. */
  get(key: string, revision: number): V | undefined {
    const history = this.#histories.get(key);
    return history?.values[indexAt(history.revisions, revision)];
  }

  /** Revisions must not decrease from call to call. */
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

  /** Forgets what was set after `revision`. */
  truncate(revision: number): void {
    for (
      let last = this.#revisions.at(-1);
      last !== undefined && last.revision > revision;
      last = this.#revisions.at(-1)
    ) {
      for (const key of last.keys) this.#forgetNewest(key);
      this.#revisions.pop();
    }
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

  #forgetNewest(key: string): void {
    const history = this.#histories.get(key);
    if (history === undefined) return;
    history.revisions.pop();
    history.values.pop();
    if (history.values.length === 0) this.#histories.delete(key);
  }
}

interface History<V> {
  /** Ascending. */
  revisions: number[];
  values: V[];
}

/** Index of the last revision not after the given one; -1 where there is none. */
function indexAt(revisions: number[], revision: number): number {
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
