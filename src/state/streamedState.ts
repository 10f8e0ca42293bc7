import { MalformedAnswer } from '../chain/chainErrors.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { Logger } from '../observe/logger.js';
import { decodeFinalized, heightOfCommit } from './decodeChanges.js';
import type { StateView } from './stateView.js';

/** Feeds the view from the node's state stream: the handler of a `StreamFollower`. */
export class StreamedState {
  readonly #view: StateView;
  readonly #log: Logger;
  /** The height of the block whose changes come next; null where its hash is not known. */
  #next: number | null = null;

  constructor({ view, log }: { view: StateView; log: Logger }) {
    this.#view = view;
    this.#log = log;
  }

  onConnected({ first, last }: { first: number | null; last: number | null }): void {
    this.#log.info({ first, last }, 'following the state stream');
    this.#view.setLive(true);
  }

  onDisconnected(): void {
    this.#view.setLive(false);
  }

  onFinalize(height: number, message: Uint8Array): Awaitable<void> {
    this.#next = null;
    return this.#orLost(() => {
      const finalized = decodeFinalized(message);
      checkHeight(finalized.height, height);
      this.#view.finalized(finalized);
      this.#next = height;
    });
  }

  onCommit(height: number, message: Uint8Array): Awaitable<void> {
    const next = this.#next;
    this.#next = null;
    return this.#orLost(async () => {
      checkHeight(heightOfCommit(message), height);
      // Without the block's hash, nothing says that these are changes of this chain.
      if (next !== height) throw new MalformedAnswer(`the changes of block ${height} came without the block`);
      await this.#view.committed(message);
      // A stream that is far ahead waits for the disk.
      await this.#view.drained();
    });
  }

  onGap({ from, to }: { from: number; to: number }): void {
    this.#view.lost(`blocks ${from} to ${to} are missing`);
  }

  onRewound(height: number): void {
    this.#log.warn({ height }, 'the state stream goes back: values of later blocks are dropped');
    this.#view.rewound(height);
  }

  async #orLost(work: () => Awaitable<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof MalformedAnswer)) throw error;
      this.#view.lost(error.message);
    }
  }
}

function checkHeight(found: number, expected: number): void {
  if (found !== expected) throw new MalformedAnswer(`a message of block ${found} came as one of block ${expected}`);
}
