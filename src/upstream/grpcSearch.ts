import { pause } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import type { GrpcService } from './nodeServices.js';

/** What the search works with. */
export interface GrpcSearchParts {
  /** Resolves to null while there is none. Rejects with the signal's reason when it aborts. */
  find: (signal: AbortSignal) => Promise<GrpcService | null>;
  /** Called once. */
  onFound: (service: GrpcService) => void;
  log: Logger;
}

/** Looks for the gRPC service for a minute: a starting node opens its ports one after the other. */
export class GrpcSearch {
  readonly #options: { everyMs: number; forMs: number };
  readonly #parts: GrpcSearchParts;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #isOver = false;

  constructor(options: { everyMs?: number; forMs?: number }, parts: GrpcSearchParts) {
    this.#options = { everyMs: 5_000, forMs: 60_000, ...options };
    this.#parts = parts;
  }

  /** Starts a search, unless one is running or the service was found. */
  begin(): void {
    if (this.#isOver || this.#running !== null) return;
    this.#running = this.#search()
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'the search for a gRPC service failed'))
      .finally(() => (this.#running = null));
  }

  /** Resolves when the running search has ended; null when there is none. */
  settled(): Promise<void> | null {
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#stopping.abort();
    await this.#running;
  }

  async #search(): Promise<void> {
    const { signal } = this.#stopping;
    const { everyMs, forMs } = this.#options;
    for (let waitedMs = 0; waitedMs < forMs && !signal.aborted; waitedMs += everyMs) {
      await pause(everyMs, signal);
      const found = await this.#parts.find(signal).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
      if (found === null) continue;
      if (this.#isOver) return found.queries.close();
      this.#isOver = true;
      this.#parts.log.info('the node has a gRPC service now: state is asked there');
      return this.#parts.onFound(found);
    }
  }
}
