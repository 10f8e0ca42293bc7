/**
 * Executes calls here instead of in the node: those whose overrides or authorizations the node's own query does not understand, and
 * eth_createAccessList and eth_simulateV1, which no node of these chains can be asked. The EVM is Ethereum's (@ethereumjs/evm) over the
 * chain's state, read through `State` at one height. What needs the chain itself (its own precompiles, such as staking) is refused, never
 * answered wrongly.
 */
import type { CallObject, SimulatedBlock, SimulatePayload } from '../../generated/types.js';
import type { Blocks, BlockSummary } from '../chain/blocks.js';
import type { CallOutcome, EstimateOutcome, State } from '../chain/state.js';
import { contextOf } from './blockContext.js';
import { readerAt } from './chainReader.js';
import { decodeCall } from './message.js';
import type { AccessListOutcome, CallRequest, ExecutionContext, Job, OperationName, Operations } from './operations.js';
import { assertPayable, withAllowance } from './price.js';
import { WorkerPool, type WorkerPoolOptions } from './thread/workerPool.js';

export interface LocalExecutorOptions extends WorkerPoolOptions {
  /** Most gas of a call, and of a whole simulation. */
  gasCap: bigint;
  /** Most reads of the chain's state in one execution. */
  maxReads: number;
}

/** Defaults of what the configuration does not set. */
export const LOCAL_EXECUTOR_DEFAULTS: LocalExecutorOptions = {
  gasCap: 25_000_000n,
  timeoutMs: 5000,
  threads: 2,
  maxWaiting: 64,
  maxReads: 10_000,
};

export interface LocalExecutorParts {
  state: Pick<State, 'account' | 'code' | 'storage' | 'forks' | 'feeMarket' | 'chainPrecompiles'>;
  blocks: Pick<Blocks, 'summary'>;
}

/** Every question takes the block on top of whose state it runs, and rejects with ExecutionError or an error of the chain. */
export class LocalExecutor {
  readonly #options: LocalExecutorOptions;
  readonly #pool: WorkerPool;
  readonly #parts: LocalExecutorParts;

  constructor(parts: LocalExecutorParts, options: Partial<LocalExecutorOptions> = {}) {
    this.#parts = parts;
    this.#options = { ...LOCAL_EXECUTOR_DEFAULTS, ...options };
    this.#pool = new WorkerPool(this.#options);
  }

  call(request: CallRequest, base: BlockSummary, signal?: AbortSignal): Promise<CallOutcome> {
    return this.#run('call', request, base, signal);
  }

  /** The lowest gas limit with which the call succeeds, or why it fails at any. */
  estimateGas(request: CallRequest, base: BlockSummary, signal?: AbortSignal): Promise<EstimateOutcome> {
    return this.#run('estimateGas', request, base, signal);
  }

  createAccessList(request: CallRequest, base: BlockSummary, signal?: AbortSignal): Promise<AccessListOutcome> {
    return this.#run('createAccessList', request, base, signal);
  }

  /** The blocks of a simulation, in order, as eth_simulateV1 shows them. */
  async simulate(payload: SimulatePayload, base: BlockSummary, signal?: AbortSignal): Promise<SimulatedBlock[]> {
    const feeMarket = payload.validation === true ? await this.#parts.state.feeMarket(base.number, signal) : null;
    return this.#run('simulate', { payload, feeMarket }, base, signal);
  }

  /**
   * The call as a node may run it, which would not look at its price. Throws what the same operation here rejects with, where the block or
   * the sender's balance forbid that price; an estimate's gas is limited to what the sender can pay.
   */
  priced(operation: 'call' | 'estimateGas', call: CallObject, balance: bigint, base: BlockSummary): CallObject {
    const message = decodeCall(call, this.#parts.state.forks().chainId);
    const context = { balance, block: contextOf(base), gasCap: this.#options.gasCap };
    if (operation === 'estimateGas') return withAllowance(call, message, context);
    assertPayable(message, context);
    return call;
  }

  async stop(): Promise<void> {
    await this.#pool.stop();
  }

  async #run<K extends OperationName>(
    operation: K,
    request: Operations[K]['request'],
    base: BlockSummary,
    signal: AbortSignal | undefined,
  ): Promise<Operations[K]['outcome']> {
    const job = { operation, request, context: await this.#contextAt(base, signal) } as Extract<Job, { operation: K }>;
    return this.#pool.run<K>(job, readerAt(this.#parts, base.number, signal), signal);
  }

  async #contextAt(base: BlockSummary, signal: AbortSignal | undefined): Promise<ExecutionContext> {
    const { gasCap, maxReads } = this.#options;
    const chainPrecompiles = [...(await this.#parts.state.chainPrecompiles(base.number, signal))];
    return { base, forks: this.#parts.state.forks(), gasCap, maxReads, chainPrecompiles };
  }
}
