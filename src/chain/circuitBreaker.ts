import { NodeUnavailable } from './chainErrors.js';

/** When the circuit breaker probes. */
export interface CircuitBreakerOptions {
  /** After so many milliseconds without an answer the node is probed. Default 500. */
  quietMs?: number;
  /** How long questions under way may go on after a probe has failed, milliseconds. Default 3,000. */
  graceMs?: number;
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

const DEFAULTS = { quietMs: 500, graceMs: 3_000 };

const systemClock: CircuitBreakerClock = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Ends the wait for a question's answer. */
type Reject = (error: NodeUnavailable) => void;

/**
 * Refuses questions to a node that does not answer, so that no request waits for it. One breaker guards one of the
 * node's interfaces (CometBFT RPC or gRPC), and knows at any time whether it answers: when no question was answered for
 * a moment, a probe decides. While probes fail, all questions are refused at once, and those under way soon after; the
 * first probe that is answered lets them pass again. A node that is only slow with one question answers the probe.
 *
 * cockatiel and opossum do not fit: they open on failed calls only, so a call that hangs must first be cut off, and
 * they test a recovered node with a client's request instead of a probe.
 */
export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  readonly #clock: CircuitBreakerClock;
  readonly #parts: CircuitBreakerParts;
  /** Questions under way that end when the node is away. */
  readonly #waiting = new Set<Reject>();
  /** Why questions are refused; null while they pass. */
  #failure: NodeUnavailable | null = null;
  #answeredAtMs = -Infinity;
  #probedAtMs = -Infinity;
  #isProbing = false;
  /** Prevents the next look whether a probe is due. */
  #cancelLook: () => void = () => undefined;
  /** Prevents the end of the questions under way. */
  #cancelGrace: () => void = () => undefined;
  #stopped = false;

  constructor(options: CircuitBreakerOptions, parts: CircuitBreakerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#clock = parts.clock ?? systemClock;
    this.#lookAfter(this.#options.quietMs);
  }

  /**
   * The answer to the question. Rejects with NodeUnavailable, without asking, while the node does not answer probes,
   * and for a question that is under way soon after the node has stopped to answer them.
   */
  ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#failure !== null) return Promise.reject(refusal(this.#failure));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject);
      this.askLong(question)
        .finally(() => this.#waiting.delete(reject))
        .then(resolve, reject);
    });
  }

  /** The same for a question that may take minutes, in which a node may have no time for probes: it is waited for. */
  async askLong<T>(question: () => Promise<T>): Promise<T> {
    if (this.#failure !== null) throw refusal(this.#failure);
    try {
      const answer = await question();
      this.#answeredAtMs = this.#clock.now();
      return answer;
    } catch (error) {
      if (error instanceof NodeUnavailable) this.#doubt();
      throw error;
    }
  }

  /** Stops probing; the breaker keeps its state. */
  stop(): void {
    this.#stopped = true;
    this.#cancelLook();
    this.#cancelGrace();
  }

  /** A question failed: whatever was answered before, the next probe comes as soon as it may. */
  #doubt(): void {
    this.#answeredAtMs = -Infinity;
    if (this.#isProbing) return;
    this.#cancelLook();
    this.#lookAfter(Math.max(0, this.#probedAtMs + this.#options.quietMs - this.#clock.now()));
  }

  #lookAfter(ms: number): void {
    if (!this.#stopped) this.#cancelLook = this.#clock.after(ms, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { quietMs } = this.#options;
    const quietForMs = this.#clock.now() - this.#answeredAtMs;
    if (quietForMs < quietMs) {
      this.#lookAfter(quietMs - quietForMs);
      return;
    }
    this.#probedAtMs = this.#clock.now();
    this.#isProbing = true;
    const failure = await this.#probeFailure();
    this.#isProbing = false;
    if (this.#stopped) return;
    this.#setFailure(failure);
    this.#lookAfter(Math.max(0, this.#probedAtMs + quietMs - this.#clock.now()));
  }

  #setFailure(failure: NodeUnavailable | null): void {
    const hasChanged = (failure === null) !== (this.#failure === null);
    this.#failure = failure;
    if (!hasChanged) return;
    this.#cancelGrace();
    if (failure !== null) this.#cancelGrace = this.#clock.after(this.#options.graceMs, () => this.#endWaiting());
    this.#parts.onChange(failure);
  }

  #endWaiting(): void {
    if (this.#failure === null) return;
    for (const reject of this.#waiting) reject(refusal(this.#failure));
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

/** The reason of the failure, for a question. */
function refusal(failure: NodeUnavailable): NodeUnavailable {
  return new NodeUnavailable(failure.reason, { cause: failure });
}
