/** Maps whose changes can be taken back to a mark: how checkpoints of the EVM are made without copying state. */
export class UndoLog {
  readonly #steps: (() => void)[] = [];
  readonly #marks: number[] = [];

  /** Sets an entry, remembering how to restore what was there. */
  set<K, V>(map: Map<K, V>, key: K, value: V): void {
    const previous = map.get(key);
    if (previous === undefined && !map.has(key)) this.#steps.push(() => map.delete(key));
    else this.#steps.push(() => map.set(key, previous as V));
    map.set(key, value);
  }

  /** Marks that are neither kept nor taken back. */
  get depth(): number {
    return this.#marks.length;
  }

  mark(): void {
    this.#marks.push(this.#steps.length);
  }

  /** Keeps what happened since the last mark; an outer mark can still take it back. */
  keep(): void {
    this.#marks.pop();
    if (this.#marks.length === 0) this.#steps.length = 0;
  }

  /** Takes back what happened since the last mark. */
  takeBack(): void {
    const mark = this.#marks.pop() ?? 0;
    while (this.#steps.length > mark) this.#steps.pop()?.();
  }

  clear(): void {
    this.#steps.length = 0;
    this.#marks.length = 0;
  }
}
