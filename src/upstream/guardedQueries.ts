/**
 * The guard around the services of a node that is reached over the network. A question of a request passes, in this
 * order:
 *
 * 1. `ChainWatch.ask` refuses it while the node was not reached yet or runs another chain. A query that the application
 *    lacks tells it that the node was upgraded.
 * 2. A query goes over gRPC where the node has it, else over CometBFT RPC.
 * 3. The circuit breaker of that service refuses it while probes of the service fail. The first probe that succeeds
 *    lets questions pass again, and the watch asks the node what it is now.
 * 4. Its time is counted and logged.
 *
 * This module is loaded only for such a node, because the gRPC library is large.
 */
import { OWN_WORK, type Caller, requestField } from '../caller/caller.js';
import { NodeUnavailable } from '../chain/chainErrors.js';
import type { BlockBatches, BlockCheck, Queries } from '../chain/node.js';
import type { KeyQueries } from '../chain/rawStore.js';
import { CometBlockBatches } from '../comet/cometBlockBatches.js';
import { CometKeyQueries } from '../comet/cometKeyQueries.js';
import { CometNode, type LargeBlockDecoder } from '../comet/cometNode.js';
import { CometRpc } from '../comet/cometRpc.js';
import { AbciQueries } from '../cosmos/queries/abciQueries.js';
import { NODE_INFO_PATH } from '../cosmos/queries/grpcDiscovery.js';
import { GrpcQueries } from '../cosmos/queries/grpcQueries.js';
import { DurationHistogram } from '../observe/metrics.js';
import type { Logger } from '../observe/logger.js';
import type { ChainWatch } from './chainWatch.js';
import {
  MAX_TRACE_MS,
  TRACE_QUERY_TIMEOUT_MS,
  type GrpcService,
  type NodeAccess,
  type NodeServices,
  type OnServiceChange,
  type ServiceName,
} from './nodeServices.js';

/**
 * Longest time for a probe, milliseconds; a working node responds in one or two. A node is probed after half a second,
 * so a silent one is known to be away within two seconds.
 */
const PROBE_TIMEOUT_MS = 1_400;

/** Without gRPC: CometBFT drops a response that takes longer than about 11 s. */
const MAX_COMET_TRACE_MS = 8_000;

/** What the guard works with. */
export interface GuardParts {
  largeBlocks: LargeBlockDecoder;
  check: BlockCheck;
  /** Null in front of a development chain: requests change it, and its parts learn that in their own way. */
  watch: Pick<ChainWatch, 'ask'> | null;
  onServiceChange: OnServiceChange;
  log: Logger;
}

type Query = Parameters<Queries['query']>;

/** The gRPC service. Traces take long and are large, so their queries have a connection of their own. */
interface GuardedGrpc {
  service: GuardedService;
  queries: GrpcService['queries'];
  traceQueries: GrpcService['queries'];
}

/** The queries of one node, and the calls of its CometBFT RPC. */
export class GuardedQueries implements NodeAccess {
  readonly node: CometNode;
  readonly queries: Queries = { query: (...query) => this.#query(false, query) };
  readonly traceQueries: Queries = { query: (...query) => this.#query(true, query) };
  readonly keyQueries: KeyQueries | null;
  readonly blockBatches: BlockBatches | null;
  readonly questions = new DurationHistogram(
    'halley_node_request_duration_seconds',
    'Time of questions to the node, by service and outcome',
    ['service', 'outcome'],
  );
  readonly #rpc: NodeServices['rpc'];
  readonly #comet: GuardedService;
  readonly #abci: AbciQueries;
  #grpc: GuardedGrpc | null = null;
  readonly #parts: GuardParts;

  constructor({ url, rpc, grpc }: Omit<NodeServices, 'link'>, parts: GuardParts) {
    this.#parts = parts;
    this.#rpc = rpc;
    // Waiting requests may hold all connections of `rpc`.
    const prober = new CometRpc({ url, timeoutMs: PROBE_TIMEOUT_MS, maxConnections: 1 });
    const probe = () => prober.call('health', {}, OWN_WORK);
    this.#comet = new GuardedService('CometBFT RPC', { probe, prober, questions: this.questions, ...parts });
    const call = this.#guarded(rpc.call.bind(rpc));
    this.node = new CometNode({ call }, parts.largeBlocks, parts.check);
    const callBatch = rpc.callBatch && this.#guarded(rpc.callBatch.bind(rpc));
    this.keyQueries = callBatch === undefined ? null : new CometKeyQueries({ callBatch });
    const callUndecoded = rpc.callUndecoded && this.#guarded(rpc.callUndecoded.bind(rpc));
    this.blockBatches = callUndecoded === undefined ? null : new CometBlockBatches({ callUndecoded }, parts.check);
    this.#abci = new AbciQueries(this.node);
    if (grpc !== null) this.useGrpc(grpc);
  }

  get maxTraceMs(): number {
    return this.#grpc === null ? MAX_COMET_TRACE_MS : MAX_TRACE_MS;
  }

  useGrpc({ address, queries }: GrpcService): void {
    const prober = new GrpcQueries({ address, timeoutMs: PROBE_TIMEOUT_MS });
    const probe = () => prober.query(NODE_INFO_PATH, new Uint8Array(0), 0, OWN_WORK);
    this.#grpc = {
      service: new GuardedService('gRPC', { probe, prober, questions: this.questions, ...this.#parts }),
      queries,
      // Connected to for the first trace.
      traceQueries: new GrpcQueries({ address, timeoutMs: TRACE_QUERY_TIMEOUT_MS }),
    };
  }

  close(): void {
    this.#comet.close();
    this.#grpc?.service.close();
    this.#grpc?.queries.close();
    this.#grpc?.traceQueries.close();
    this.#rpc.close();
  }

  #query(isTrace: boolean, query: Query): Promise<Uint8Array> {
    return this.#watched(() => {
      if (this.#grpc === null) return this.#abci.query(...query);
      const { service, queries, traceQueries } = this.#grpc;
      const [path, , , caller] = query;
      return isTrace
        ? service.askLong(path, caller, () => traceQueries.query(...query))
        : service.ask(path, caller, () => queries.query(...query));
    });
  }

  #guarded<Params, Options extends unknown[], Answer>(
    call: (method: string, params: Params, caller: Caller, ...options: Options) => Promise<Answer>,
  ): typeof call {
    return (method, params, caller, ...options) =>
      this.#watched(() => this.#comet.ask(method, caller, () => call(method, params, caller, ...options)));
  }

  #watched<T>(question: () => Promise<T>): Promise<T> {
    const { watch } = this.#parts;
    return watch === null ? question() : watch.ask(question);
  }
}

interface ServiceParts extends Pick<GuardParts, 'onServiceChange' | 'log'> {
  /** A cheap question over a connection of its own. */
  probe: () => Promise<unknown>;
  prober: { close(): void };
  questions: DurationHistogram;
}

/** One service of the node behind a circuit breaker. It does not close the service, which its creator does. */
class GuardedService {
  readonly #name: ServiceName;
  readonly #parts: ServiceParts;
  readonly #breaker: CircuitBreaker;

  constructor(name: ServiceName, parts: ServiceParts) {
    this.#name = name;
    this.#parts = parts;
    this.#breaker = new CircuitBreaker({}, { probe: parts.probe, onChange: (failure) => this.#changed(failure) });
  }

  /** `question` is the method of the RPC, or the path of the query. */
  ask<T>(question: string, caller: Caller, ask: () => Promise<T>): Promise<T> {
    return this.#breaker.ask(() => this.#measured(question, caller, ask));
  }

  /** For a question that may take minutes. */
  askLong<T>(question: string, caller: Caller, ask: () => Promise<T>): Promise<T> {
    return this.#breaker.askLong(() => this.#measured(question, caller, ask));
  }

  close(): void {
    this.#breaker.stop();
    this.#parts.prober.close();
  }

  /** Counts the time of a question, and logs it with the id of the request. */
  async #measured<T>(question: string, caller: Caller, ask: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    let outcome = 'ok';
    try {
      return await ask();
    } catch (error) {
      outcome = error instanceof NodeUnavailable ? 'unavailable' : 'refused';
      throw error;
    } finally {
      const { questions, log } = this.#parts;
      const service = this.#name;
      const tookMs = performance.now() - startedAt;
      questions.add(service, outcome, tookMs);
      // Questions of the service's own come every second.
      const level = caller.requestId === undefined ? 'trace' : 'debug';
      log[level]({ service, question, outcome, tookMs: Math.round(tookMs), ...requestField(caller) }, 'asked the node');
    }
  }

  #changed(failure: NodeUnavailable | null): void {
    const { log, onServiceChange } = this.#parts;
    const service = this.#name;
    if (failure === null) log.info({ service }, 'the node answers again');
    else log.warn({ service, err: failure }, 'the node is unavailable; requests to it fail until it answers');
    onServiceChange(service, failure);
  }
}

/** When the circuit breaker probes. */
interface CircuitBreakerOptions {
  /** The node is probed after this time without a response. Default 500. */
  quietMs?: number;
  /** How long pending questions may continue after a failed probe. Default 3,000. */
  graceMs?: number;
}

/** Dependencies of the circuit breaker. */
interface CircuitBreakerParts {
  /** A cheap question, over its own connection and with a short timeout. Any response counts, even an error. */
  probe: () => Promise<unknown>;
  /** Called with the probe's error when the breaker opens, and with null when it closes. */
  onChange: (failure: NodeUnavailable | null) => void;
  clock?: CircuitBreakerClock;
}

/** The clock of the circuit breaker; tests have their own. */
export interface CircuitBreakerClock {
  /** Milliseconds, monotonic. */
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

type Reject = (error: NodeUnavailable) => void;

/**
 * Rejects questions to a node that does not respond, so that no request waits for it. Each breaker guards one interface
 * (CometBFT RPC or gRPC): when no question was answered for a moment, it probes. While probes fail, all questions are
 * rejected at once, and pending ones soon after; the first successful probe closes the breaker. A node that is slow
 * with one question still passes the probe. cockatiel and opossum open only on failed calls, so a hanging call must
 * time out first, and they test a recovered node with a client's request.
 */
export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  readonly #clock: CircuitBreakerClock;
  readonly #parts: CircuitBreakerParts;
  /** Rejects pending questions when the node is away. */
  readonly #waiting = new Set<Reject>();
  /** Why questions are refused; null while they pass. */
  #failure: NodeUnavailable | null = null;
  #answeredAtMs = -Infinity;
  #probedAtMs = -Infinity;
  #isProbing = false;
  #cancelLook: () => void = () => undefined;
  #cancelGrace: () => void = () => undefined;
  #stopped = false;

  constructor(options: CircuitBreakerOptions, parts: CircuitBreakerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#clock = parts.clock ?? systemClock;
    this.#lookAfter(this.#options.quietMs);
  }

  /** Runs the question. Rejects with NodeUnavailable while the breaker is open, or soon after it opens. */
  ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#failure !== null) return Promise.reject(refusal(this.#failure));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject);
      this.askLong(question)
        .finally(() => this.#waiting.delete(reject))
        .then(resolve, reject);
    });
  }

  /** For a question that may take minutes, during which a node may miss probes: it is not interrupted. */
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

  /** Probes as soon as allowed, after a failed question. */
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
    const failure = await this.#parts.probe().then(
      () => null,
      (error: unknown) => (error instanceof NodeUnavailable ? error : null),
    );
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
}

function refusal(failure: NodeUnavailable): NodeUnavailable {
  return new NodeUnavailable(failure.reason, { cause: failure });
}
