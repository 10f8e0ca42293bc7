import type { CommittedBlock } from '../../chain/node.js';

/** Most announced blocks whose content is kept until they are indexed; the content of others is fetched. */
const MAX_KEPT_BLOCKS = 64;

/** Announced heights that are not indexed yet. The head source may announce in any order, repeatedly, and with gaps. */
export class Announcements {
  #highest = 0;
  #repeated: number | null = null;
  readonly #committed = new Map<number, CommittedBlock>();
  #wake: (() => void) | null = null;

  /** The highest height announced so far. */
  get highest(): number {
    return this.#highest;
  }

  announce(height: number, committed: CommittedBlock | null, head: number): void {
    if (height <= head) this.#repeated = Math.min(this.#repeated ?? height, height);
    this.#highest = Math.max(this.#highest, height);
    if (committed !== null && height > head && this.#committed.size < MAX_KEPT_BLOCKS)
      this.#committed.set(height, committed);
    this.wake();
  }

  /** Notes that the node is known, from another source, to be at this height. */
  raise(height: number): void {
    this.#highest = Math.max(this.#highest, height);
    // The node may have announced that height before the announcements were dropped, and does not do so again.
    this.wake();
  }

  /** The content of an announced block; null when it did not come with the announcement. */
  committed(height: number): CommittedBlock | null {
    return this.#committed.get(height) ?? null;
  }

  /** The lowest announced height from `from` on whose content is here; null when there is none. */
  lowestCommitted(from: number): number | null {
    const heights = [...this.#committed.keys()].filter((height) => height >= from);
    return heights.length === 0 ? null : Math.min(...heights);
  }

  /** Drops the content of blocks up to the new head. */
  dropUpTo(head: number): void {
    for (const height of this.#committed.keys()) {
      if (height <= head) this.#committed.delete(height);
    }
  }

  /** Drops the content of two blocks of which one is false; both are fetched. */
  forget(height: number): void {
    this.#committed.delete(height);
    this.#committed.delete(height + 1);
  }

  /** Takes back an announced height that the node does not have, unless a higher one was announced since. */
  lower(announced: number, to: number): void {
    if (this.#highest === announced) this.#highest = Math.min(announced, to);
  }

  /** Drops all announcements: the node has other blocks now. */
  clear(): void {
    this.#highest = 0;
    this.#repeated = null;
    this.#committed.clear();
  }

  /** Returns and clears the lowest height announced at or below the head; null if none. */
  takeRepeated(): number | null {
    const repeated = this.#repeated;
    this.#repeated = null;
    return repeated;
  }

  /** Resolves when `next` or a greater height is announced, when a height is announced again, or at `wake`. */
  async waitFor(next: number): Promise<void> {
    if (this.#highest >= next || this.#repeated !== null) return;
    await this.anyChange();
  }

  /** Resolves at the next announcement, or at `wake`. */
  async anyChange(): Promise<void> {
    await new Promise<void>((wake) => (this.#wake = wake));
    this.#wake = null;
  }

  wake(): void {
    this.#wake?.();
  }
}
