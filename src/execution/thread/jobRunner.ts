import type { Hash } from '../../../generated/types.js';
import { type BlockContext, contextOf, overrideBlock } from '../blockContext.js';
import { createAccessList } from '../accessList.js';
import { runCall } from '../call.js';
import type { BlockingReader, ChainReader } from '../chainReader.js';
import { createCodeCache } from './remoteState.js';
import { estimateGas } from '../estimateGas.js';
import type { FindBlockHash } from '../rules/evmBlock.js';
import { hardforkAt, type Hardfork } from '../../evm/hardfork.js';
import type { NodeRules } from '../rules/nodeRules.js';
import { WorkerEvm } from './workerEvm.js';
import { decodeCall, type Message } from '../transition/message.js';
import type { CallRequest, ExecutionContext, Job, OperationName, Operations, SimulationRequest } from '../job.js';
import { simulate } from '../simulate/simulate.js';
import { executionUnsupported } from '../refusals/executionError.js';
import { applyStateOverrides } from '../state/stateOverrides.js';
import { traceCalls } from '../tracing/traceCalls.js';
import type { TraceCallsRequest } from '../tracing/traceJob.js';
import { traceTransactions } from '../tracing/traceTransactions.js';

const CODE_CACHE_BYTES = 32 * 1024 * 1024;

/** Worker thread: runs one job at a time. It reads the chain only through a `ChainReader`. */
export class JobRunner {
  readonly #codeCache = createCodeCache(CODE_CACHE_BYTES);
  readonly #evms = new Map<string, WorkerEvm>();

  /** Rejects with ExecutionError or with an error of the reader. `blocking` is for traces. */
  async run(
    job: Job,
    reader: ChainReader,
    blocking: BlockingReader | null = null,
  ): Promise<Operations[OperationName]['outcome']> {
    switch (job.operation) {
      case 'call':
        return this.#onBlock(job.context, job.request, reader, runCall);
      case 'estimateGas':
        return this.#onBlock(job.context, job.request, reader, estimateGas);
      case 'createAccessList':
        return this.#onBlock(job.context, job.request, reader, createAccessList);
      case 'simulate':
        return this.#onSimulatedChain(job.context, job.request, reader);
      case 'traceCalls': {
        const { context, request } = job;
        const binding = { reader, blocking, ...hashesAndRules(context, reader, blockOfCalls(context, request)) };
        return this.#onEvm(context, binding, (host) => traceCalls(host, context, request, request.limits));
      }
      case 'traceTransactions': {
        const { context, request } = job;
        const binding = { reader, blocking, ...hashesAndRules(context, reader, contextOf(context.base)) };
        return this.#onEvm(context, binding, (host) => traceTransactions(host, context.base, request, request.limits));
      }
    }
  }

  async #onBlock<T>(
    context: ExecutionContext,
    request: CallRequest,
    reader: ChainReader,
    run: (host: WorkerEvm, block: BlockContext, message: Message, gasCap: bigint) => Promise<T>,
  ): Promise<T> {
    const block = overrideBlock(contextOf(context.base), request.blockOverrides);
    const message = decodeCall(request.call, context.forks.chainId);
    const binding = { reader, blocking: null, ...hashesAndRules(context, reader, block) };
    return this.#onEvm(context, binding, async (host) => {
      await applyStateOverrides(host, request.stateOverrides);
      return run(host, block, message, context.gasCap);
    });
  }

  /** Runs all simulated blocks by the rules of their base block, because state cannot move from one EVM to another. */
  async #onSimulatedChain(
    context: ExecutionContext,
    request: SimulationRequest,
    reader: ChainReader,
  ): Promise<Uint8Array> {
    const { base } = context;
    const simulated = new Map<number, Hash>();
    const findCommitted = hashesUpTo(context, reader);
    const find = async (number: number): Promise<Hash | null> => simulated.get(number) ?? findCommitted(number);
    const blockHash = context.hidesHashes === true ? findCommitted : find;
    const { number, timestamp } = contextOf(base);
    const binding = { reader, blocking: null, blockHash, number, timestamp };
    const blocks = await this.#onEvm(context, binding, (host) => simulate(host, context, request, simulated));
    return new TextEncoder().encode(JSON.stringify(blocks));
  }

  async #onEvm<T>(context: ExecutionContext, binding: EvmBinding, run: (host: WorkerEvm) => Promise<T>): Promise<T> {
    const hardfork = hardforkAt(context.forks, binding.number, binding.timestamp);
    const rules = rulesFor(context, hardfork);
    const key = keyOf(context, hardfork, rules);
    const host = this.#evms.get(key) ?? WorkerEvm.create(context, rules ?? hardfork, this.#codeCache);
    // It is not used again if its execution ends with an exception.
    this.#evms.delete(key);
    const { maxReads, chainPrecompiles } = context;
    const permissions = context.rules?.permissions ?? null;
    host.bind({ ...binding, baseHash: context.base.hash, maxReads, chainPrecompiles, permissions });
    const outcome = await run(host);
    if (!host.abandoned) this.#evms.set(key, host);
    return outcome;
  }
}

interface EvmBinding {
  reader: ChainReader;
  blocking: BlockingReader | null;
  blockHash: FindBlockHash;
  number: bigint;
  timestamp: bigint;
}

function hashesAndRules(
  context: ExecutionContext,
  reader: ChainReader,
  { number, timestamp }: BlockContext,
): Pick<EvmBinding, 'blockHash' | 'number' | 'timestamp'> {
  return { blockHash: hashesUpTo(context, reader), number, timestamp };
}

/** The block of the first call. The others must have the same rules, because state cannot move to another EVM. */
function blockOfCalls({ base, forks }: ExecutionContext, { calls }: TraceCallsRequest): BlockContext {
  const blocks = calls.map(({ blockOverrides }) => overrideBlock(contextOf(base), blockOverrides));
  const [first = contextOf(base)] = blocks;
  const rules = (block: BlockContext): Hardfork => hardforkAt(forks, block.number, block.timestamp);
  if (blocks.every((block) => rules(block) === rules(first))) return first;
  throw executionUnsupported('block overrides of several forks', 'calls that see each other follow the same rules');
}

/** The node's rules with the configured code limit; null for a block of another fork than the probed one. */
function rulesFor({ rules = null, maxCodeBytes }: ExecutionContext, hardfork: Hardfork): NodeRules | null {
  if (rules?.hardfork !== hardfork) return null;
  if (maxCodeBytes === null) return rules;
  return { ...rules, maxCodeBytes, maxInitCodeBytes: maxCodeBytes * 2, maxCreationBytes: maxCodeBytes * 2 };
}

function keyOf({ forks, maxCodeBytes }: ExecutionContext, hardfork: Hardfork, rules: NodeRules | null): string {
  // Permissions are bound for each execution.
  const made = rules === null ? '' : JSON.stringify({ ...rules, permissions: undefined });
  return `${forks.chainId}:${hardfork}:${maxCodeBytes}:${made}`;
}

/** Hashes of the base block and those below. A pending block is not in the chain, but it has a hash. */
function hashesUpTo({ base, hidesHashes }: ExecutionContext, reader: ChainReader): FindBlockHash {
  if (hidesHashes === true) return async () => null;
  return async (number) => {
    if (number >= base.number) return number === base.number ? base.hash : null;
    return reader.blockHash(number);
  };
}
