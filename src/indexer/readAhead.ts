import type { EncodedBlock } from '../store/store.js';

interface Read {
  block: Promise<EncodedBlock | null>;
  /** The block as soon as it is read; null before that, and when the node does not have it. */
  finished: EncodedBlock | null;
}

/** Blocks that are read while earlier ones are written, by height. */
export class ReadAhead {
  readonly #reads = new Map<number, Read>();
  readonly #read: (height: number) => Promise<EncodedBlock | null>;

  constructor(read: (height: number) => Promise<EncodedBlock | null>) {
    this.#read = read;
  }

  /** Starts reading the heights from `first` to `last` that are not being read yet. */
  start(first: number, last: number): void {
    for (let height = first; height <= last; height++) {
      if (this.#reads.has(height)) continue;
      const block = this.#read(height);
      const read: Read = { block, finished: null };
      // A failure is handled when this block is taken, or not at all when an earlier one fails.
      block.then(
        (finished) => (read.finished = finished),
        () => undefined,
      );
      this.#reads.set(height, read);
    }
  }

  /** The block of a height whose read was started; null when the node does not have it. */
  take(height: number): Promise<EncodedBlock | null> {
    const { block } = this.#reads.get(height)!;
    this.#reads.delete(height);
    return block;
  }

  /**
   * The blocks from `height` on that are read already. One write takes them all, because each write waits for the disk.
   */
  takeFinished(height: number): EncodedBlock[] {
    const blocks: EncodedBlock[] = [];
    for (let next = height; ; next++) {
      const finished = this.#reads.get(next)?.finished;
      if (!finished) return blocks;
      blocks.push(finished);
      this.#reads.delete(next);
    }
  }
}
