import { MalformedAnswer } from '../chain/chainErrors.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { Logger } from '../observe/logger.js';
import { decodeFinalized } from './decodeChanges.js';
import type { StateView } from './stateView.js';

/** Feeds the view from the node's state stream: the handler of a `StreamFollower`. */
export class StreamedState {
  readonly #view: StateView;
  readonly #log: Logger;

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

  onFinalize(_height: number, message: Uint8Array): Awaitable<void> {
    return this.#orLost(() => this.#view.finalized(decodeFinalized(message)));
  }

  onCommit(_height: number, message: Uint8Array): Awaitable<void> {
    return this.#orLost(async () => {
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
