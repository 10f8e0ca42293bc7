/** Watches whether the node has caught up with its chain. No event says so, so the node is asked every few seconds. */
import { ownWork } from '../caller/caller.js';
import { ChainError } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import { pause } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';

/** Milliseconds between two questions. */
const INTERVAL_MS = 5_000;

/** Runs besides `ChainWatch`; not for the embedded chain, which is always at its head. */
export class SyncWatch {
  #catchingUpAt: number | null = null;
  #running: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();
  readonly #parts: { node: Pick<Node, 'status'>; log: Logger };

  constructor(parts: { node: Pick<Node, 'status'>; log: Logger }) {
    this.#parts = parts;
  }

  /** The node's last known newest block while it catches up; null when it has caught up. */
  catchingUpAt(): number | null {
    return this.#catchingUpAt;
  }

  start(): void {
    this.#running = this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#ask(signal);
      await pause(INTERVAL_MS, signal);
    }
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const { node, log } = this.#parts;
    try {
      const { catchingUp, latestHeight } = await node.status(ownWork(signal));
      if (catchingUp && this.#catchingUpAt === null)
        log.warn({ latestHeight }, 'the node is catching up with its chain');
      if (!catchingUp && this.#catchingUpAt !== null)
        log.info({ latestHeight }, 'the node has caught up with its chain');
      this.#catchingUpAt = catchingUp ? latestHeight : null;
    } catch (error) {
      // Other checks report a node that does not respond.
      if (!signal.aborted && !(error instanceof ChainError)) throw error;
    }
  }
}
