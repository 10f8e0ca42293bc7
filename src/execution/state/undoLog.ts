/** Undoes changes of maps back to a mark, so that checkpoints of the EVM copy no state. */
export class UndoLog {
  readonly #steps: (() => void)[] = [];
  readonly #marks: number[] = [];

  set<K, V>(map: Map<K, V>, key: K, value: V): void {
    if (map.has(key)) {
      // The key is there, so this is a V, even where V includes undefined.
      const previous = map.get(key) as V;
      this.#steps.push(() => map.set(key, previous));
    } else this.#steps.push(() => map.delete(key));
    map.set(key, value);
  }

  /** Number of open marks: neither kept nor reverted. */
  get depth(): number {
    return this.#marks.length;
  }

  mark(): void {
    this.#marks.push(this.#steps.length);
  }

  /** Removes the last mark and keeps the changes since. An outer mark can still take them back. */
  keep(): void {
    this.#marks.pop();
    if (this.#marks.length === 0) this.#steps.length = 0;
  }

  takeBack(): void {
    const mark = this.#marks.pop() ?? 0;
    while (this.#steps.length > mark) this.#steps.pop()?.();
  }

  clear(): void {
    this.#steps.length = 0;
    this.#marks.length = 0;
  }
}
