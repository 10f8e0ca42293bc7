import { UNAVAILABLE } from '../chain/nodeFailure.js';
import { ChainError, NoBlockYet, NodeUnavailable } from '../chain/chainErrors.js';
import { Backoff } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';

/** The parts that serve a chain. */
export interface Startable {
  /** Resolves when it follows the chain, also while the node is down. */
  start(): Promise<void>;
  /** Resolves when requests can be served. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** One attempt to connect. */
export interface Attempt {
  /** Longest time until the node has answered all questions, milliseconds. */
  limitMs: number;
  /** Ends the attempt. */
  signal: AbortSignal;
}

/** How the chain is connected to, and what happens then. */
export interface LateChainParts<Chain> {
  /** Tries once. Rejects with a ChainError while nothing is known of the chain and the node does not respond. */
  connect: (attempt: Attempt) => Promise<Chain>;
  /** Called once, when requests can be served. */
  onReady: (chain: Chain) => void;
  log: Logger;
}

/** Waits between two attempts, milliseconds. */
const RETRY_MS = { first: 250, longest: 2_000 };

/** The service listens after the first attempt, so a node that hangs counts as down. */
export const FIRST_ATTEMPT_MS = 3_000;

/** Nothing waits for later attempts, so slow nodes are reached, too. */
const LATER_ATTEMPT_MS = 15_000;

/**
 * A chain that may not be known yet when the server starts. The first attempt rejects what cannot be used; later ones
 * follow in the background until the node is there.
 */
export class LateChain<Chain extends Startable> {
  #chain: Chain | null = null;
  #failure: unknown = null;
  readonly #stopping = new AbortController();
  readonly #trouble: RepeatedTrouble;
  #following: Promise<void> = Promise.resolve();
  #connecting: Promise<unknown> = Promise.resolve();
  #serves: () => void = () => undefined;
  /** Resolves when requests can be served. */
  readonly ready = new Promise<void>((resolve) => (this.#serves = resolve));
  readonly #parts: LateChainParts<Chain>;

  constructor(parts: LateChainParts<Chain>) {
    this.#parts = parts;
    this.#trouble = new RepeatedTrouble(parts.log);
  }

  /** Null as long as nothing is known of the chain. */
  get current(): Chain | null {
    return this.#chain;
  }

  /** Why the last attempt failed, without addresses and texts of libraries; null when it did not, or before it. */
  get cause(): string | null {
    return this.#failure === null ? null : causeOf(this.#failure);
  }

  /** The failure of the last attempt when the node had no block yet; else null. */
  get noBlockYet(): NoBlockYet | null {
    return this.#failure instanceof NoBlockYet ? this.#failure : null;
  }

  /** The first attempt. Rejects for a node that cannot be used, not for one that does not respond. */
  async connect(): Promise<void> {
    try {
      await this.#attempt(FIRST_ATTEMPT_MS);
    } catch (error) {
      if (!(error instanceof ChainError)) throw error;
      this.#failed(error);
    }
  }

  /** Resolves when requests can be served, or when that is known to take longer. */
  async start(): Promise<void> {
    if (this.#chain === null) {
      this.#following = this.#startLate();
      return;
    }
    await this.#chain.start();
    const ready = this.#announce(this.#chain);
    // A chain that is ready within one turn of the event loop counts as ready.
    await Promise.race([ready, new Promise(setImmediate)]);
    this.#following = ready;
  }

  /** Ends the attempts, then the chain. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    // A chain that just connects is stopped, too.
    await this.#connecting.catch(() => undefined);
    await this.#chain?.stop();
    await this.#following;
  }

  async #announce(chain: Chain): Promise<void> {
    await chain.ready();
    if (this.#stopping.signal.aborted) return;
    this.#parts.onReady(chain);
    this.#serves();
  }

  async #startLate(): Promise<void> {
    const { signal } = this.#stopping;
    const backoff = new Backoff(RETRY_MS);
    while (!signal.aborted) {
      await backoff.wait(signal);
      if (signal.aborted) return;
      const chain = await this.#connectLate();
      if (chain !== null) return this.#announce(chain);
    }
  }

  /** Null when there is no chain yet. */
  async #connectLate(): Promise<Chain | null> {
    const { signal } = this.#stopping;
    try {
      const chain = await this.#attempt(LATER_ATTEMPT_MS);
      if (!signal.aborted) await chain.start();
      this.#failure = null;
      return chain;
    } catch (error) {
      const chain = this.#chain;
      if (chain === null && signal.aborted) return null;
      this.#failed(error);
      this.#chain = null;
      await chain?.stop();
      return null;
    }
  }

  #attempt(limitMs: number): Promise<Chain> {
    const { signal } = this.#stopping;
    const connecting = this.#parts.connect({ limitMs, signal }).then((chain) => (this.#chain = chain));
    this.#connecting = connecting;
    return connecting;
  }

  #failed(error: unknown): void {
    this.#failure = error;
    this.#trouble.tell(error, 'waiting for the node');
  }
}

function causeOf(error: unknown): string {
  if (error instanceof NoBlockYet) return error.reason;
  if (error instanceof NodeUnavailable) return `${UNAVAILABLE.notReached}: ${error.reason}`;
  // A full disk is a ChainError, too.
  if (error instanceof ChainError && error.rpc.name !== 'indexNotWritable') return UNAVAILABLE.notReached;
  return `the chain cannot be served: ${error instanceof Error ? error.message : String(error)}`;
}
