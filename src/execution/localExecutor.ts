/**
 * Main thread: executes calls in the gateway instead of in the node, over the chain's state at one height: at once, or
 * in worker threads (`thread/`) where they take long. These are calls with overrides or authorizations that the node
 * does not understand, and eth_createAccessList and eth_simulateV1, which nodes of these chains lack. Go code of the
 * chain is refused.
 */
import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller/caller.js';
import { contractLimits, methodTable } from '../../generated/methods.js';
import type { BlockOverrides, CallObject, Hash, SimulatePayload } from '../../generated/types.js';
import { stateHeightOf, type Blocks, type BlockSummary } from '../chain/blocks.js';
import type { CallOutcome, EstimateOutcome, KnownState, State } from '../chain/state.js';
import { EncodedJson } from '../json/encodedJson.js';
import { decodeData, encodeQuantity, NO_BYTES } from '../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../ethereum/keccak.js';
import { Attempts, SERVING, type AttemptLimits } from './attempts.js';
import type { VestingBalances } from '../chain/traces.js';
import { contextOf } from './blockContext.js';
import { readerAt, type ChainReader, type ReadState } from './chainReader.js';
import { decodeCall } from './transition/message.js';
import type {
  AccessListOutcome,
  CallRequest,
  ExecutionContext,
  Job,
  OperationName,
  Operations,
  Outcome,
} from './job.js';
import { hasScripts, likelyReads, type PreparedJob } from './jobs.js';
import { askingOnce, RecentValues, type Ask } from './questions.js';
import { assertPayable, gasAllowance } from './transition/price.js';
import { executionError, ExecutionError, tooManyExecutions, TooLongHere } from './refusals/executionError.js';
import type { KnownRules } from './probe/knownRules.js';
import { isDelegation } from './rules/authorizations.js';
import type { NodeRules } from './rules/nodeRules.js';
import { probeFormOf, type ProbeForm } from './probe/probeForm.js';
import { seenBlock } from './seenBlock.js';
import { TRACE_TIMED_OUT } from './tracers/traceLimits.js';
import type { ExecutedTrace, SeenAt, TraceCallsRequest, TraceTransactionsRequest } from './tracing/traceJob.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import { FairTurns } from '../concurrency/fairTurns.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { WorkerPool, type WorkerPoolOptions } from './thread/workerPool.js';
import type { ContractConsole } from './contractConsole.js';
import { onOneState } from './onOneState.js';
import { within } from './within.js';

/** Limits of executions; `LOCAL_EXECUTOR_DEFAULTS` fills in what is left out. */
export interface LocalExecutorOptions extends WorkerPoolOptions {
  /** Most gas of a call, and of a whole simulation. */
  gasCap: bigint;
  maxReads: number;
  maxTraceBytes: number;
  javascriptTracers: boolean;
  /** Most bytes of a contract's code; init code may have twice as many. Null for the limits of Ethereum. */
  maxCodeBytes: number | null;
  /** Whether code sees a block as the block shows itself. Otherwise the node is asked. */
  showsAll: boolean;
  /** What one execution takes of the serving thread at most. */
  serving: AttemptLimits;
}

const LIMITS = methodTable.eth_call.limits;

/** Used where the configuration sets nothing. */
export const LOCAL_EXECUTOR_DEFAULTS: LocalExecutorOptions = {
  gasCap: BigInt(LIMITS.gas.default),
  timeoutMs: LIMITS.time.default,
  threads: 3,
  maxWaiting: LIMITS.waitingCalls.default,
  maxReads: LIMITS.stateReads.default,
  maxTraceBytes: contractLimits.response.default,
  javascriptTracers: false,
  maxCodeBytes: null,
  showsAll: true,
  serving: SERVING,
};

/** Executions on the serving thread that run or wait for the node. */
const SERVED_AT_ONCE = 16;
/** Threads for traces. Calls have others, so that they never wait for a trace. */
const TRACE_THREADS = 3;
/** Most requests for traces that wait for a thread; the methods have a lower limit. */
const MAX_WAITING_TRACES = 64;
/** Longest time for the transactions before the first traced one, milliseconds. */
const MAX_REPLAY_MS = 30_000;
/** Longest time for all traces of one request, milliseconds. */
const MAX_TRACES_MS = 60_000;
/** Time that a trace has to report its timeout, milliseconds. */
const GRACE_MS = 1_000;
/** Most traces of a request for which its read limit is multiplied. */
const MOST_SHARES_OF_READS = 100;

/** Functions that are known to take long: how many, and for how long, milliseconds. */
const MOST_LONG = 10_000;
const LONG_MS = 60_000;
/** Blocks on which calls can run at once. */
const READY_BLOCKS = 32;

/** What calls on a block need. */
interface Ready {
  height: number;
  context: ExecutionContext;
  known: KnownState;
  readerOf: (caller: Caller) => ChainReader;
}

/** A job that has run as far as its values were known. */
interface Begun {
  context: ExecutionContext;
  prepared: PreparedJob<Outcome>;
}

/** The chain that executions read. */
export interface LocalExecutorParts {
  state: ReadState & Pick<State, 'forks' | 'feeMarket' | 'chainPrecompiles' | 'supportsOverrides' | 'knownAt'>;
  blocks: Pick<Blocks, 'summary'>;
  /** The rules of the node's EVM. Unless given, the rules follow from the configured forks. */
  rules?: Pick<KnownRules, 'at' | 'forget'>;
  /** What vesting accounts can spend in a block; null, the default, where there are none. */
  vesting?: VestingBalances | null;
  /** Null, the default, where contracts do not print. */
  console?: ContractConsole | null;
  /** The block after a block, in which estimates run; null, as by default, where they run in the block itself. */
  nextBlock?: (base: BlockSummary) => BlockOverrides | null;
}

/** Each method takes the block on whose state it runs. It rejects with ExecutionError or with an error of the chain. */
export class LocalExecutor {
  readonly #options: LocalExecutorOptions;
  readonly #attempts: Attempts;
  readonly #recent = new RecentValues();
  /** Functions of contracts that took long. */
  readonly #long = new LRUCache<string, true>({ max: MOST_LONG, ttl: LONG_MS });
  /** By block hash. */
  readonly #ready = new LRUCache<Hash, Ready>({ max: READY_BLOCKS });
  readonly #turns: FairTurns;
  #stopped = false;
  readonly #pool: WorkerPool;
  readonly #tracePool: WorkerPool;
  readonly #parts: LocalExecutorParts;

  constructor(parts: LocalExecutorParts, options: Partial<LocalExecutorOptions> = {}) {
    this.#parts = parts;
    this.#options = { ...LOCAL_EXECUTOR_DEFAULTS, ...options };
    this.#attempts = new Attempts(this.#options.serving);
    this.#turns = new FairTurns(SERVED_AT_ONCE, this.#options.maxWaiting, tooManyExecutions);
    this.#pool = new WorkerPool(this.#options);
    const traceThreads = { threads: TRACE_THREADS, maxWaiting: MAX_WAITING_TRACES, lowPriority: true };
    this.#tracePool = new WorkerPool({ ...traceThreads, timeoutMs: MAX_TRACES_MS });
  }

  get gasCap(): bigint {
    return this.#options.gasCap;
  }

  call(request: CallRequest, base: BlockSummary, caller: Caller): Awaitable<CallOutcome> {
    const { console } = this.#parts;
    const outcome = this.#run('call', request, base, caller);
    if (console === undefined || console === null) return outcome;
    return mapAwaitable(outcome, ({ printed = [], ...others }) => {
      for (const input of printed) console.print(input);
      return others;
    });
  }

  /** The lowest gas limit with which the call succeeds, or why it fails at any. */
  estimateGas(request: CallRequest, base: BlockSummary, caller: Caller): Awaitable<EstimateOutcome> {
    const next = isEmpty(request.blockOverrides) ? (this.#parts.nextBlock?.(base) ?? null) : null;
    return this.#run('estimateGas', next === null ? request : { ...request, blockOverrides: next }, base, caller);
  }

  createAccessList(request: CallRequest, base: BlockSummary, caller: Caller): Awaitable<AccessListOutcome> {
    return this.#run('createAccessList', request, base, caller);
  }

  /** The simulated blocks in order, as eth_simulateV1 returns them. */
  async simulate(payload: SimulatePayload, base: BlockSummary, caller: Caller): Promise<EncodedJson> {
    const feeMarket =
      payload.validation === true ? await this.#parts.state.feeMarket(stateHeightOf(base), caller) : null;
    return new EncodedJson(
      await this.#run('simulate', { payload, feeMarket, maxBytes: this.#options.maxTraceBytes }, base, caller),
    );
  }

  /** Traces calls. Rejects when one cannot run or reaches a precompile of the chain, or the traces are too large. */
  traceCalls(request: TraceCallsRequest, base: BlockSummary, caller: Caller): Promise<ExecutedTrace[]> {
    const timeouts = request.calls.map(({ options }) => options.timeoutMs);
    return this.#trace('traceCalls', request, base, { timeouts, replayed: request.first.length, caller });
  }

  /**
   * Runs the transactions of `block` again, on the state before it, and traces them. Rejects when one ends otherwise
   * than the block says, when one reaches a precompile of the chain, or when the traces are too large together.
   */
  traceTransactions(request: TraceTransactionsRequest, block: BlockSummary, caller: Caller): Promise<ExecutedTrace[]> {
    const { transactions, traced, options } = request;
    const count = traced === 'all' ? transactions.length : 1;
    const timeouts = Array.from({ length: count }, () => options.timeoutMs);
    const before = { ...block, stateHeight: block.number - 1 };
    const replayed = traced === 'all' ? 0 : traced;
    return this.#trace('traceTransactions', request, before, { timeouts, replayed, caller });
  }

  /**
   * Prepares a call with a price for the node, which does not check prices: throws what the same operation here rejects
   * with. The gas of an estimate is limited to what the sender can pay.
   */
  priced(operation: 'call' | 'estimateGas', call: CallObject, balance: bigint, base: BlockSummary): CallObject {
    const message = decodeCall(call, this.#parts.state.forks().chainId);
    const context = { balance, block: contextOf(base), gasCap: this.#options.gasCap };
    if (operation === 'estimateGas')
      return { ...call, from: message.from, gas: encodeQuantity(gasAllowance(message, context)) };
    assertPayable(message, context);
    return call;
  }

  /** Asks for what all calls on a block need. Rejects as the node. */
  async prepareCalls(base: BlockSummary, caller: Caller): Promise<void> {
    if (this.#readyFor(base) === null) await this.#prepare(base, this.#seenAt(base), caller);
  }

  /** As `rulesOn`, but asks the node again. */
  async learnRules(base: BlockSummary): Promise<NodeRules | null> {
    this.#parts.rules?.forget();
    this.#ready.clear();
    this.#attempts.forget();
    return this.rulesOn(base);
  }

  /** The rules of the node's EVM on a block; null where the configured forks hold. Rejects as the node. */
  async rulesOn(base: BlockSummary): Promise<NodeRules | null> {
    return (await this.#parts.rules?.at(base, stateHeightOf(base))) ?? null;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([this.#pool.stop(), this.#tracePool.stop()]);
  }

  /** At once where all that it reads is known, and there is time. */
  #run<K extends OperationName>(
    operation: K,
    request: Operations[K]['request'],
    base: BlockSummary,
    caller: Caller,
  ): Awaitable<Operations[K]['outcome']> {
    if (this.#stopped) throw executionError('serverStopping', {});
    const ready = this.#readyFor(base);
    if (ready === null) return this.#runLater(operation, request, base, { caller });
    const { context, known } = ready;
    // As below.
    const job = { operation, request, context } as Extract<Job, { operation: K }>;
    // A call that takes long takes a turn first.
    if (this.#long.size > 0 && this.#long.has(functionOf(job)))
      return this.#runLater(operation, request, base, { caller });
    const tryNow = (): Awaitable<Operations[K]['outcome']> => {
      const prepared = this.#attempts.prepare(job, known);
      const ended = this.#attempts.tryNow(prepared, caller.signal);
      if (ended !== null) return ended.outcome;
      if (!prepared.values.hasMissing) this.#long.set(functionOf(job), true);
      return this.#runLater(operation, request, base, { caller, begun: { context, prepared } });
    };
    // It waits for no more than a moment, so it takes no turn.
    return sliceIsOver() ? nextSlice(caller.signal).then(tryNow) : tryNow();
  }

  async #runLater<K extends OperationName>(
    operation: K,
    request: Operations[K]['request'],
    base: BlockSummary,
    { caller, begun }: { caller: Caller; begun?: Begun },
  ): Promise<Operations[K]['outcome']> {
    let left = begun;
    return onOneState(async () => {
      const { context, reader, known } = await this.#prepare(base, this.#seenAt(base), caller);
      const prepared = left?.context === context ? left.prepared : undefined;
      left = undefined;
      // The compiler does not tie `request` to `operation` through K.
      const job = { operation, request, context } as Extract<Job, { operation: K }>;
      const { timeoutMs } = this.#options;
      const pool = 'leavesLong' in request && request.leavesLong === true ? null : this.#pool;
      const how = { ask: askingOnce(reader), known, caller, timeoutMs, pool, prepared };
      return { outcome: await this.#execute<K>(job, how), known };
    });
  }

  /** The height at which the node is asked what code sees of a block; null where the block shows all. */
  #seenAt(base: BlockSummary): SeenAt {
    return this.#options.showsAll ? null : stateHeightOf(base);
  }

  /** What calls on a block need, where an earlier one has found it out; null where the node must be asked. */
  #readyFor(base: BlockSummary): Ready | null {
    const height = stateHeightOf(base);
    const ready = this.#ready.get(base.hash);
    if (ready?.height !== height) return null;
    // Its rules may be others, where the chain began again.
    const known = this.#parts.state.knownAt?.(height) ?? null;
    return known?.rules === ready.known.rules ? { ...ready, known } : null;
  }

  /**
   * On the serving thread, and in a thread of the pool where that takes too long; without a pool, rejects then with
   * TooLongHere. Waiting for a turn takes no time.
   */
  async #execute<K extends OperationName>(
    job: Extract<Job, { operation: K }>,
    {
      ask,
      known,
      caller,
      timeoutMs,
      pool,
      prepared,
    }: {
      ask: Ask;
      known: KnownState | null;
      caller: Caller;
      timeoutMs: number;
      pool: WorkerPool | null;
      prepared?: PreparedJob<Outcome> | undefined;
    },
  ): Promise<Operations[K]['outcome']> {
    let leftMs = timeoutMs;
    const outcome = await this.#turns.run(caller, async () => {
      const begun = performance.now();
      const made = await within(timeoutMs, (throwIfLate) => {
        const throwIfAborted = (): void => {
          caller.signal.throwIfAborted();
          throwIfLate();
        };
        return this.#attempts.run<K>(job, ask, { known, prepared, signal: { throwIfAborted } });
      });
      leftMs -= performance.now() - begun;
      return made;
    });
    if (outcome !== null) return outcome;
    if (pool === null) throw new TooLongHere();
    return pool.run<K>(job, ask, caller, Math.max(1, Math.ceil(leftMs))).catch((error: unknown) => {
      throw isTimeout(error) ? executionError('requestTimedOut', { timeoutMs }) : error;
    });
  }

  async #trace<K extends 'traceCalls' | 'traceTransactions'>(
    operation: K,
    asked: TraceCallsRequest | TraceTransactionsRequest,
    base: BlockSummary,
    { timeouts, replayed, caller }: { timeouts: number[]; replayed: number; caller: Caller },
  ): Promise<ExecutedTrace[]> {
    if (timeouts.length === 0) return [];
    const { maxTraceBytes: maxBytes, javascriptTracers: javascript, maxReads } = this.#options;
    const shares = Math.min(timeouts.length + replayed, MOST_SHARES_OF_READS);
    const request = { ...asked, limits: { maxBytes, javascript } };
    const wantedMs = timeouts.reduce((sum, timeout) => sum + timeout, 0);
    const timeoutMs = Math.min(wantedMs, MAX_TRACES_MS) + (replayed === 0 ? 0 : MAX_REPLAY_MS) + GRACE_MS;
    const trace = async (): Promise<{ outcome: ExecutedTrace[]; known: KnownState | null }> => {
      const prepared = await this.#prepare(base, asked.seenAt ?? null, caller);
      const { known } = prepared;
      const reader =
        base.stateHeight === base.number - 1 ? this.#readerIn(base, prepared.reader, caller) : prepared.reader;
      const context = { ...prepared.context, maxReads: maxReads * shares };
      // As in `#run`.
      const job = { operation, request, context } as Extract<Job, { operation: K }>;
      const ask = askingOnce(reader);
      // The serving thread runs no code of clients, and nothing that no client waits for.
      const outcome =
        hasScripts(job) || caller.client === undefined
          ? await this.#tracePool.run<K>(job, ask, caller, timeoutMs)
          : await this.#execute<K>(job, { ask, known, caller, timeoutMs, pool: this.#tracePool });
      return { outcome, known };
    };
    try {
      return await onOneState(trace);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      return timeouts.map(() => ({ error: TRACE_TIMED_OUT, gasUsed: 0n, vmError: '', output: NO_BYTES }));
    }
  }

  /** Reads accounts as they are in a block before its transactions: time has passed since the state was committed. */
  #readerIn(block: BlockSummary, reader: ChainReader, caller: Caller): ChainReader {
    const { vesting } = this.#parts;
    if (vesting === null || vesting === undefined) return reader;
    return {
      ...reader,
      account: async (address) => {
        const account = await reader.account(address);
        // Contracts do not vest; accounts that delegate (EIP-7702) may.
        const isContract =
          account.codeHash !== EMPTY_CODE_HASH && !isDelegation(decodeData(await reader.code(address)));
        if (isContract) return account;
        const balance = await vesting.inBlock(address, block, caller);
        return balance === null ? account : { ...account, balance };
      },
    };
  }

  /** The reader of an execution, the block that its code sees, and the rules of that block. */
  async #prepare(
    base: BlockSummary,
    seenAt: SeenAt,
    caller: Caller,
  ): Promise<{ reader: ChainReader; context: ExecutionContext; known: KnownState | null }> {
    const { state } = this.#parts;
    const { gasCap, maxReads, maxCodeBytes } = this.#options;
    const height = stateHeightOf(base);
    const ready = seenAt === this.#seenAt(base) ? this.#readyFor(base) : null;
    if (ready !== null) return { reader: ready.readerOf(caller), context: ready.context, known: ready.known };
    // The state of a block changes only on the embedded chain.
    const known = state.knownAt?.(height) ?? null;
    const recent = this.#options.showsAll ? null : this.#recent;
    const stateName = `${base.hash} ${height}`;
    const once = <T extends object>(key: string, read: () => Promise<T>): Promise<T> =>
      recent === null ? read() : recent.value(`${stateName} ${key}`, read);
    const [precompiles, rules] = await Promise.all([
      once('precompiles', () => state.chainPrecompiles(height, caller)),
      this.rulesOn(base),
    ]);
    const formOf = (known: NodeRules | null): ProbeForm =>
      probeFormOf(known?.permissions ?? null, state.supportsOverrides());
    const form = formOf(rules);
    const readerOf = (asking: Caller): ChainReader => readerAt(this.#parts, height, asking, form.caller);
    // Values of the view are kept there.
    const reader = known === null && recent !== null ? recent.of(stateName, readerOf(caller)) : readerOf(caller);
    // Where no account may do anything, nothing runs that could see the block.
    const isSeen = form.creator !== null || form.caller !== null;
    // Permissions of a block's transactions are in the state before it, those of the probe in the probed state.
    const formAt = async (at: number): Promise<ProbeForm> =>
      at === height ? form : formOf((await this.#parts.rules?.at(base, at)) ?? null);

    const limits = { gasCap, maxReads, maxCodeBytes };
    const plain = {
      ...limits,
      forks: state.forks(),
      rules,
      base,
      chainPrecompiles: [...precompiles],
      console: this.#parts.console?.address ?? null,
    };
    if (seenAt === null || !isSeen) {
      if (known !== null && this.#options.showsAll && height === base.number)
        this.#ready.set(base.hash, { height, context: plain, known, readerOf });
      return { reader, context: plain, known };
    }
    const fields = await once(`seen at ${seenAt}`, () => seenBlock(state, seenAt, formAt, caller).fields());
    const { seesHashes, gasLimit, ...values } = fields;
    const withHashes = (asking: Caller, readerOfCaller: ChainReader): ChainReader => {
      const blockHash = (blockNumber: number): Promise<Hash> =>
        seenBlock(state, seenAt, formAt, asking).hash(blockNumber, base.number);
      return { ...readerOfCaller, blockHash };
    };
    const context = {
      ...plain,
      base: { ...base, ...values, gasLimit: gasLimit ?? base.gasLimit },
      // The first block has no earlier one.
      hidesHashes: !seesHashes && base.number > 1,
    };
    if (known !== null && seenAt === height) {
      const readerOfCaller = (asking: Caller): ChainReader => withHashes(asking, readerOf(asking));
      this.#ready.set(base.hash, { height, context, known, readerOf: readerOfCaller });
    }
    return { reader: withHashes(caller, reader), context, known };
  }
}

function isEmpty(overrides: BlockOverrides | null): boolean {
  return overrides === null || Object.keys(overrides).length === 0;
}

/** The contract and the function with which a job begins. */
function functionOf(job: Job): string {
  return `${job.operation} ${likelyReads(job).keys[0] ?? ''}`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof ExecutionError && error.rpc.name === 'requestTimedOut';
}
