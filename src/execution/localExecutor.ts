/**
 * Main thread: what methods ask to execute calls in the gateway instead of in the node. These are calls with overrides
 * or authorizations that the node's query does not understand, and eth_createAccessList and eth_simulateV1, which nodes
 * of these chains do not have. The EVM (@ethereumjs/evm) runs in worker threads (`thread/`), over the chain's state at
 * one height, read through `State`. Code that needs the chain itself, such as its staking precompile, is refused, never
 * answered wrongly.
 */
import { methodTable } from '../../generated/methods.js';
import type { CallObject, SimulatedBlock, SimulatePayload } from '../../generated/types.js';
import type { Blocks, BlockSummary } from '../chain/blocks.js';
import type { CallOutcome, EstimateOutcome, State } from '../chain/state.js';
import { contextOf } from './blockContext.js';
import { readerAt } from './chainReader.js';
import { decodeCall } from './transition/message.js';
import type { AccessListOutcome, CallRequest, ExecutionContext, Job, OperationName, Operations } from './job.js';
import { assertPayable, withAllowance } from './transition/price.js';
import { WorkerPool, type WorkerPoolOptions } from './thread/workerPool.js';

/** Limits of executions; `LOCAL_EXECUTOR_DEFAULTS` fills in what is left out. */
export interface LocalExecutorOptions extends WorkerPoolOptions {
  /** Most gas of a call, and of a whole simulation. */
  gasCap: bigint;
  /** Most reads of the chain's state in one execution. */
  maxReads: number;
  /** Most bytes of a contract's code; init code may have twice as many. Null for the limits of Ethereum. */
  maxCodeBytes: number | null;
}

const LIMITS = methodTable.eth_call.limits;

/** Used where the configuration sets nothing. */
export const LOCAL_EXECUTOR_DEFAULTS: LocalExecutorOptions = {
  gasCap: BigInt(LIMITS.gas.default),
  timeoutMs: LIMITS.time.default,
  threads: 2,
  maxWaiting: LIMITS.waitingCalls.default,
  maxReads: LIMITS.stateReads.default,
  maxCodeBytes: null,
};

/** The chain that executions read. */
export interface LocalExecutorParts {
  state: Pick<State, 'account' | 'code' | 'storage' | 'forks' | 'feeMarket' | 'chainPrecompiles'>;
  blocks: Pick<Blocks, 'summary'>;
}

/** Each method takes the block on whose state it runs. It rejects with ExecutionError or with an error of the chain. */
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

  /** The simulated blocks in order, as eth_simulateV1 answers them. */
  async simulate(payload: SimulatePayload, base: BlockSummary, signal?: AbortSignal): Promise<SimulatedBlock[]> {
    const feeMarket =
      payload.validation === true ? await this.#parts.state.feeMarket(stateHeightOf(base), signal) : null;
    return this.#run('simulate', { payload, feeMarket }, base, signal);
  }

  /**
   * Prepares a call with a price for the node, which does not check prices. Throws the error that the same operation
   * here rejects with when the block or the sender's balance does not allow the price. The gas of an estimate is
   * limited to what the sender can pay.
   */
  priced(operation: 'call' | 'estimateGas', call: CallObject, balance: bigint, base: BlockSummary): CallObject {
    const message = decodeCall(call, this.#parts.state.forks().chainId);
    const context = { balance, block: contextOf(base), gasCap: this.#options.gasCap };
    if (operation === 'estimateGas') return withAllowance(call, message, context);
    assertPayable(message, context);
    return call;
  }

  /** Ends the executions that run, and refuses all later ones. */
  async stop(): Promise<void> {
    await this.#pool.stop();
  }

  async #run<K extends OperationName>(
    operation: K,
    request: Operations[K]['request'],
    base: BlockSummary,
    signal: AbortSignal | undefined,
  ): Promise<Operations[K]['outcome']> {
    // The fields are those of a job of operation K; the compiler does not tie `request` to `operation` through K.
    const job = { operation, request, context: await this.#contextAt(base, signal) } as Extract<Job, { operation: K }>;
    return this.#pool.run<K>(job, readerAt(this.#parts, stateHeightOf(base), signal), signal);
  }

  async #contextAt(base: BlockSummary, signal: AbortSignal | undefined): Promise<ExecutionContext> {
    const { gasCap, maxReads, maxCodeBytes } = this.#options;
    const chainPrecompiles = [...(await this.#parts.state.chainPrecompiles(stateHeightOf(base), signal))];
    return { base, forks: this.#parts.state.forks(), gasCap, maxReads, maxCodeBytes, chainPrecompiles };
  }
}

function stateHeightOf({ number, stateHeight }: BlockSummary): number {
  return stateHeight ?? number;
}
