/**
 * Stands before one of a node's doors (CometBFT RPC, gRPC), so that nobody waits for a node that is not there. Questions pass while it answers.
 * Once one waits for long or cannot be asked, a probe decides: while probes fail, all questions are refused at once; the first that is answered
 * lets them pass again. A node that is merely slow with one question answers the probe.
 */
import { NodeUnavailable } from './errors.js';

export interface CircuitBreakerOptions {
  /** How long a question may wait for its answer before the node is probed, milliseconds. */
  patienceMs?: number;
  /** Shortest time from one probe to the next, milliseconds. */
  probeIntervalMs?: number;
}

export interface CircuitBreakerParts {
  /** Asks the node what costs it nothing, on a connection and with a short limit of its own. Any answer is good, also a refusal. */
  probe: () => Promise<unknown>;
  /** Called when the door closes, with what the probe met, and when it opens again, with null. */
  onChange: (trouble: NodeUnavailable | null) => void;
  clock?: CircuitBreakerClock;
}

export interface CircuitBreakerClock {
  /** Milliseconds; never jumps. */
  now(): number;
  /** Calls `action` once after `ms`. Returns a function that prevents it. */
  after(ms: number, action: () => void): () => void;
}

const DEFAULTS = { patienceMs: 2_000, probeIntervalMs: 1_000 };

const systemClock: CircuitBreakerClock = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms).unref();
    return () => clearTimeout(timer);
  },
};

export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  readonly #clock: CircuitBreakerClock;
  /** Why questions are refused; null while they pass. */
  #trouble: NodeUnavailable | null = null;
  #probedAtMs = -Infinity;
  /** Prevents the probe that is due; null when none is due or under way. */
  #cancelProbe: (() => void) | null = null;
  #closed = false;
  readonly #parts: CircuitBreakerParts;

  constructor(options: CircuitBreakerOptions, parts: CircuitBreakerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#clock = parts.clock ?? systemClock;
  }

  /** What the question answers. Rejects with NodeUnavailable, without asking, while the node does not answer probes. */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#trouble !== null) throw new NodeUnavailable(this.#trouble.reason, { cause: this.#trouble });
    const answered = this.#clock.after(this.#options.patienceMs, () => this.#suspect());
    try {
      return await question();
    } catch (error) {
      if (error instanceof NodeUnavailable) this.#suspect();
      throw error;
    } finally {
      answered();
    }
  }

  /** Ends probing; questions go on as they are. */
  close(): void {
    this.#closed = true;
    this.#cancelProbe?.();
  }

  #suspect(): void {
    if (this.#closed || this.#cancelProbe !== null) return;
    const dueMs = this.#probedAtMs + this.#options.probeIntervalMs;
    this.#cancelProbe = this.#clock.after(Math.max(0, dueMs - this.#clock.now()), () => void this.#probe());
  }

  async #probe(): Promise<void> {
    this.#probedAtMs = this.#clock.now();
    const trouble = await this.#troubleOfProbe();
    if (this.#closed) return;
    this.#cancelProbe = null;
    if ((trouble === null) !== (this.#trouble === null)) this.#parts.onChange(trouble);
    this.#trouble = trouble;
    if (trouble !== null) this.#suspect();
  }

  async #troubleOfProbe(): Promise<NodeUnavailable | null> {
    try {
      await this.#parts.probe();
      return null;
    } catch (error) {
      return error instanceof NodeUnavailable ? error : null;
    }
  }
}
