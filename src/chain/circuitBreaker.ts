import { NodeUnavailable } from './errors.js';

/** When the circuit breaker probes. */
export interface CircuitBreakerOptions {
  /** How long a question may wait for its answer before the node is probed, milliseconds. Default 2,000. */
  patienceMs?: number;
  /** Shortest time from one probe to the next, milliseconds. Default 1,000. */
  probeIntervalMs?: number;
}

/** What the circuit breaker works with. */
export interface CircuitBreakerParts {
  /**
   * Asks the node a cheap question, over a connection and with a short limit of its own. Any answer counts, even a
   * refusal.
   */
  probe: () => Promise<unknown>;
  /** Called with the probe's error when the breaker opens, and with null when it closes. */
  onChange: (failure: NodeUnavailable | null) => void;
  clock?: CircuitBreakerClock;
}

/** The time that the circuit breaker goes by; tests have their own. */
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

/**
 * Refuses questions to a node that does not answer, so that no request waits for it. One breaker guards one of the
 * node's interfaces (CometBFT RPC or gRPC). Questions pass while the node answers. When one waits for long or cannot be
 * asked, a probe decides: while probes fail, all questions are refused at once; the first probe that is answered lets
 * them pass again. A node that is only slow with one question answers the probe.
 *
 * cockatiel and opossum do not fit: they open on failed calls only, so a call that hangs must first be cut off, and
 * they test a recovered node with a client's request instead of a probe.
 */
export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  readonly #clock: CircuitBreakerClock;
  /** Why questions are refused; null while they pass. */
  #failure: NodeUnavailable | null = null;
  #probedAtMs = -Infinity;
  /** Prevents the probe that is due; null when none is due or under way. */
  #cancelProbe: (() => void) | null = null;
  #stopped = false;
  readonly #parts: CircuitBreakerParts;

  constructor(options: CircuitBreakerOptions, parts: CircuitBreakerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#clock = parts.clock ?? systemClock;
  }

  /**
   * The answer to the question. Rejects with NodeUnavailable, without asking, while the node does not answer probes.
   */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#failure !== null) throw new NodeUnavailable(this.#failure.reason, { cause: this.#failure });
    const stopWaiting = this.#clock.after(this.#options.patienceMs, () => this.#scheduleProbe());
    try {
      return await question();
    } catch (error) {
      if (error instanceof NodeUnavailable) this.#scheduleProbe();
      throw error;
    } finally {
      stopWaiting();
    }
  }

  /** Stops probing; the breaker keeps its state. */
  stop(): void {
    this.#stopped = true;
    this.#cancelProbe?.();
  }

  #scheduleProbe(): void {
    if (this.#stopped || this.#cancelProbe !== null) return;
    const dueMs = this.#probedAtMs + this.#options.probeIntervalMs;
    this.#cancelProbe = this.#clock.after(Math.max(0, dueMs - this.#clock.now()), () => void this.#probe());
  }

  async #probe(): Promise<void> {
    this.#probedAtMs = this.#clock.now();
    const failure = await this.#probeFailure();
    if (this.#stopped) return;
    this.#cancelProbe = null;
    if ((failure === null) !== (this.#failure === null)) this.#parts.onChange(failure);
    this.#failure = failure;
    if (failure !== null) this.#scheduleProbe();
  }

  async #probeFailure(): Promise<NodeUnavailable | null> {
    try {
      await this.#parts.probe();
      return null;
    } catch (error) {
      return error instanceof NodeUnavailable ? error : null;
    }
  }
}
