/** An entry and its bytes. */
interface Kept<T> {
  value: T;
  bytes: number;
}

/**
 * Entries by name within a number of bytes: what was not used since half of them were added goes. A hit takes half the
 * time of one in lru-cache, which keeps the order of all uses.
 */
export class TwoGenerations<T> {
  readonly #maxBytes: number;
  #young = new Map<string, Kept<T>>();
  #old = new Map<string, Kept<T>>();
  #youngBytes = 0;
  #oldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  get count(): number {
    return this.#young.size + this.#old.size;
  }

  get(name: string): T | undefined {
    const young = this.#young.get(name);
    if (young !== undefined) return young.value;
    const old = this.#take(name);
    if (old === undefined) return undefined;
    this.#add(name, old);
    return old.value;
  }

  /** As `get`, but it does not count as a use. */
  peek(name: string): T | undefined {
    return (this.#young.get(name) ?? this.#old.get(name))?.value;
  }

  set(name: string, value: T, bytes: number): void {
    this.#take(name);
    this.#youngBytes -= this.#young.get(name)?.bytes ?? 0;
    this.#add(name, { value, bytes });
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
    this.#youngBytes = this.#oldBytes = 0;
  }

  /** Removes an entry of the old generation. */
  #take(name: string): Kept<T> | undefined {
    const kept = this.#old.get(name);
    if (kept === undefined) return undefined;
    this.#old.delete(name);
    this.#oldBytes -= kept.bytes;
    return kept;
  }

  #add(name: string, kept: Kept<T>): void {
    this.#young.set(name, kept);
    this.#youngBytes += kept.bytes;
    if (this.#youngBytes <= this.#maxBytes / 2) return;
    this.#old = this.#young;
    this.#oldBytes = this.#youngBytes;
    this.#young = new Map();
    this.#youngBytes = 0;
  }
}
