/** A record whose bytes stay valid until it is released. */
export interface HeldRecord {
  bytes: Uint8Array;
  release(): void;
}

/** Copies of records for work that yields to other work. All work on one record shares one copy. */
export class HeldRecords<Key> {
  readonly #held = new Map<Key, { bytes: Uint8Array; holders: number }>();

  /** A copy in use. */
  find(key: Key): Uint8Array | undefined {
    return this.#held.get(key)?.bytes;
  }

  /** Copies the record, unless there is a copy in use. */
  hold(key: Key, record: Uint8Array): HeldRecord {
    const held = this.#held.get(key) ?? { bytes: copyOf(record), holders: 0 };
    held.holders += 1;
    this.#held.set(key, held);
    const release = (): void => {
      held.holders -= 1;
      if (held.holders === 0 && this.#held.get(key) === held) this.#held.delete(key);
    };
    return { bytes: held.bytes, release };
  }

  /** Earlier copies are not shared any more. */
  clear(): void {
    this.#held.clear();
  }
}

/** A copy of a view. The buffer under the view is longer than `view.length`. */
export function copyOf(view: Uint8Array): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(view.length);
  bytes.set(view.subarray(0, view.length));
  return bytes;
}
