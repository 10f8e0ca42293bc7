import type { Caller } from '../../caller/caller.js';
import { Backoff, type BackoffOptions } from '../../concurrency/backoff.js';
import type { Logger } from '../../observe/logger.js';
import { RepeatedTrouble } from '../../observe/repeatedTrouble.js';
import { isComplained } from '../proof/complaints.js';

/** Retries actions with growing waits until they succeed or the signal aborts; each reason is logged once. */
export class Retries {
  readonly #backoff: Backoff;
  readonly #caller: Caller;
  readonly #log: Logger;
  readonly #trouble: RepeatedTrouble;
  #noteFailure: () => void = () => undefined;
  readonly #failed = new Promise<void>((resolve) => (this.#noteFailure = resolve));

  constructor(waits: BackoffOptions | undefined, log: Logger, caller: Caller) {
    this.#backoff = new Backoff(waits);
    this.#log = log;
    this.#caller = caller;
    this.#trouble = new RepeatedTrouble(log);
  }

  failed(): Promise<void> {
    return this.#failed;
  }

  /** `what` is for the log. Never rejects. */
  async run(what: string, action: () => Promise<void>): Promise<void> {
    while (!this.#caller.signal.aborted) {
      try {
        await action();
        this.#backoff.reset();
        this.#trouble.over();
        return;
      } catch (error) {
        if (this.#caller.signal.aborted) return;
        this.#noteFailure();
        if (isComplained(error)) this.#log.debug({ err: error }, `${what} failed, trying again`);
        else this.#trouble.tell(error, `${what} failed, trying again`);
        await this.#backoff.wait(this.#caller.signal);
      }
    }
  }

  async wait(): Promise<void> {
    await this.#backoff.wait(this.#caller.signal);
  }

  succeeded(): void {
    this.#backoff.reset();
  }
}
