import { ownWork } from '../caller/caller.js';
import { Backoff, pause, type BackoffOptions } from '../concurrency/backoff.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';
import type { Logger } from '../observe/logger.js';
import { BlockRate } from './blockRate.js';
import { isComplained } from './proof/complaints.js';

/** The wait before the next step: milliseconds, a growing wait, or until a new block but at most a second. */
export type Rest = number | 'retry' | 'idle';

/** What wakes a worker. */
export interface HeadFollower {
  /** Whether announced blocks are not indexed yet; these go first. */
  isCatchingUp(): boolean;
  onBlock(listener: () => void): () => void;
}

/** The wait while new blocks are read. */
export const CATCHING_UP_MS = 50;
const IDLE_MS = 1_000;

/** Work of the index other than following the head, in steps. */
export abstract class BackgroundWorker {
  readonly #stopping = new AbortController();
  protected readonly own = ownWork(this.#stopping.signal);
  readonly #what: string;
  readonly #head: HeadFollower;
  readonly #log: Logger;
  readonly #trouble: RepeatedTrouble;
  readonly #backoff: Backoff;
  protected readonly rate = new BlockRate();
  #hasNews = false;
  #endIdle: () => void = () => undefined;
  #unsubscribe: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();
  #isRetrying = false;

  /** `what` is for the log. */
  constructor(what: string, head: HeadFollower, log: Logger, retry?: BackoffOptions) {
    this.#what = what;
    this.#head = head;
    this.#log = log;
    this.#trouble = new RepeatedTrouble(log);
    this.#backoff = new Backoff(retry);
  }

  start(): void {
    this.#unsubscribe = this.#head.onBlock(() => this.#wake());
    this.#running = this.#run();
  }

  /** Aborts the current step; resolves when it has ended. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#stopping.abort();
    this.#wake();
    await this.#running;
  }

  isRetrying(): boolean {
    return this.#isRetrying;
  }

  /** Null when no blocks were done lately. */
  blocksPerSecond(): number | null {
    return this.rate.perSecond();
  }

  /** A rejection is logged, and the step is retried. */
  protected abstract step(): Promise<Rest>;

  /** The next failure is news again. */
  protected succeeded(): void {
    this.#isRetrying = false;
    this.#trouble.over();
    this.#backoff.reset();
  }

  /** Logs a failure, each reason once. The reader has already reported a false block. */
  protected failed(error: unknown, fields: object = {}): Rest {
    if (this.own.signal.aborted) return 0;
    const message = `${this.#what} failed, trying again`;
    if (isComplained(error)) this.#log.debug({ err: error, ...fields }, message);
    else this.#trouble.tell(error, message, fields);
    return 'retry';
  }

  /** Notes a failure that was logged. */
  protected noteFailure(): void {
    this.#isRetrying = true;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#hasNews = false;
      const rest = await this.step().catch((error: unknown) => this.failed(error));
      if (rest === 'retry') this.noteFailure();
      if (rest === 'idle') await this.#idle();
      else if (rest === 'retry') await this.#backoff.wait(signal);
      else if (rest >= 1) await pause(rest, signal);
      else await new Promise(setImmediate);
    }
  }

  #wake(): void {
    this.#hasNews = true;
    this.#endIdle();
  }

  async #idle(): Promise<void> {
    if (this.#hasNews) return;
    const timer = new AbortController();
    this.#endIdle = () => timer.abort();
    await pause(IDLE_MS, timer.signal);
  }
}
