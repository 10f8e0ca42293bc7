import type { EncodedBlock } from '../store/store.js';
import { bytesOf } from '../store/encodeStoredBlock.js';
import { GROUP_BYTES } from './coverage.js';

interface Read {
  block: Promise<EncodedBlock | null>;
  /** Null before the block is read, and when the node does not have it. */
  finished: EncodedBlock | null;
}

/** Blocks that are read while earlier ones are written, by height. */
export class ReadAhead {
  readonly #reads = new Map<number, Read>();
  readonly #read: (height: number) => Promise<EncodedBlock | null>;

  constructor(read: (height: number) => Promise<EncodedBlock | null>) {
    this.#read = read;
  }

  /** Starts reading the heights that are not being read yet. */
  start(first: number, last: number): void {
    for (let height = first; height <= last; height++) {
      if (this.#reads.has(height)) continue;
      const block = this.#read(height);
      const read: Read = { block, finished: null };
      // `take` handles a failure.
      block.then(
        (finished) => (read.finished = finished),
        () => undefined,
      );
      this.#reads.set(height, read);
    }
  }

  /** The block of a started height; null when the node does not have it. */
  take(height: number): Promise<EncodedBlock | null> {
    const { block } = this.#reads.get(height)!;
    this.#reads.delete(height);
    return block;
  }

  /** `first` and the blocks after it that are already read, as far as one write takes them. */
  takeFinished(first: EncodedBlock): EncodedBlock[] {
    const blocks = [first];
    let bytes = bytesOf(first);
    for (let next = first.summary.number + 1; ; next++) {
      const finished = this.#reads.get(next)?.finished;
      if (!finished || (bytes += bytesOf(finished)) > GROUP_BYTES) return blocks;
      blocks.push(finished);
      this.#reads.delete(next);
    }
  }
}
