import type { CommittedBlock } from '../chain/node.js';

/** Blocks whose content came with the announcement and is kept until it is their turn; what is beyond is fetched. */
const MAX_KEPT = 64;

/** What the head source said and is not worked off yet. Heights come in any order, repeated, and with gaps. */
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
    if (committed !== null && height > head && this.#committed.size < MAX_KEPT) this.#committed.set(height, committed);
    this.wake();
  }

  /** The node is known, from elsewhere, to be at this height. */
  raise(height: number): void {
    this.#highest = Math.max(this.#highest, height);
  }

  /** The content of an announced block, kept until `forget`. */
  committed(height: number): CommittedBlock | null {
    return this.#committed.get(height) ?? null;
  }

  /** Drops what is not needed once the head is at `head`. */
  forget(head: number): void {
    for (const height of this.#committed.keys()) {
      if (height <= head) this.#committed.delete(height);
    }
  }

  /** Nothing that was announced before holds: the node has other blocks now. */
  restart(): void {
    this.#highest = 0;
    this.#repeated = null;
    this.#committed.clear();
  }

  /** The lowest announced height that was not above the head, once. */
  takeRepeated(): number | null {
    const repeated = this.#repeated;
    this.#repeated = null;
    return repeated;
  }

  /** Resolves when `next` or more is announced, when a height is announced again, or at `wake`. */
  async waitFor(next: number): Promise<void> {
    if (this.#highest >= next || this.#repeated !== null) return;
    await new Promise<void>((wake) => (this.#wake = wake));
    this.#wake = null;
  }

  wake(): void {
    this.#wake?.();
  }
}
