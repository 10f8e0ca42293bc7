import type { AnnouncedBlock } from '../../chain/node.js';

/**
 * Most bytes of announced blocks that are kept until they are indexed. Others are fetched, which a node that discards
 * results refuses. One block is kept whatever its size.
 */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
/** Memory of a decoded block without its transactions. */
const BLOCK_BYTES = 8_000;
/** Memory of an event of a decoded block: some two attributes. */
const EVENT_BYTES = 500;

/** Announced heights that are not indexed yet. They may come in any order, repeatedly, and with gaps. */
export class Announcements {
  #highest = 0;
  #repeated: number | null = null;
  readonly #committed = new Map<number, { content: AnnouncedBlock; bytes: number }>();
  #keptBytes = 0;
  #wake: (() => void) | null = null;

  get highest(): number {
    return this.#highest;
  }

  announce(height: number, announced: AnnouncedBlock | null, head: number): void {
    if (height <= head) this.#repeated = Math.min(this.#repeated ?? height, height);
    this.#highest = Math.max(this.#highest, height);
    if (announced !== null && height > head) this.#keep(height, announced);
    this.wake();
  }

  /** The node is at this height, according to another source. */
  raise(height: number): void {
    this.#highest = Math.max(this.#highest, height);
    // The node may have announced the height before `clear`, and does not do so again.
    this.wake();
  }

  /** Null when the content did not come with the announcement. */
  committed(height: number): AnnouncedBlock | null {
    return this.#committed.get(height)?.content ?? null;
  }

  /** The lowest announced height from `from` on with content; null for none. */
  lowestCommitted(from: number): number | null {
    const heights = [...this.#committed.keys()].filter((height) => height >= from);
    return heights.length === 0 ? null : Math.min(...heights);
  }

  dropUpTo(head: number): void {
    for (const height of this.#committed.keys()) {
      if (height <= head) this.#drop(height);
    }
  }

  /** Drops a block and the next one, of which one is false. */
  forget(height: number): void {
    this.#drop(height);
    this.#drop(height + 1);
  }

  /** Drops the large event of a block that could not be read. */
  dropUndecoded(height: number): void {
    const content = this.committed(height);
    if (content !== null && 'event' in content) this.#drop(height);
  }

  /** Takes back an announced height that the node does not have, unless it has announced a higher one since. */
  lower(announced: number, to: number): void {
    if (this.#highest === announced) this.#highest = Math.min(announced, to);
  }

  /** The node has other blocks now. */
  clear(): void {
    this.#highest = 0;
    this.#repeated = null;
    this.#committed.clear();
    this.#keptBytes = 0;
  }

  /** Returns and clears the lowest height that was announced at or below the head; null for none. */
  takeRepeated(): number | null {
    const repeated = this.#repeated;
    this.#repeated = null;
    return repeated;
  }

  /** Resolves when `next` or more is announced, when a height is announced again, or at `wake`. */
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

  #keep(height: number, content: AnnouncedBlock): void {
    this.#drop(height);
    const bytes = sizeOf(content);
    if (this.#committed.size > 0 && this.#keptBytes + bytes > MAX_KEPT_BYTES) return;
    this.#committed.set(height, { content, bytes });
    this.#keptBytes += bytes;
  }

  #drop(height: number): void {
    this.#keptBytes -= this.#committed.get(height)?.bytes ?? 0;
    this.#committed.delete(height);
  }
}

/** Roughly, in memory. */
function sizeOf(content: AnnouncedBlock): number {
  if ('event' in content) return content.event.length;
  const { block, results } = content;
  const transactions = block.txs.reduce((sum, tx) => sum + tx.length, 0);
  const outcomes = results.txResults.reduce((sum, { data, log }) => sum + data.length + log.length, 0);
  const events = results.txResults.reduce((sum, result) => sum + result.events.length, results.blockEvents.length);
  return BLOCK_BYTES + transactions + outcomes + events * EVENT_BYTES;
}
