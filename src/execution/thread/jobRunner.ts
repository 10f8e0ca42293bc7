/** Runs jobs, one at a time, on a machine per set of rules. It lives in the worker thread; it knows the chain only through a reader. */
import type { Hardfork } from '@ethereumjs/common';
import type { Hash, SimulatedBlock } from '../../../generated/types.js';
import { type BlockContext, contextOf, overrideBlock } from '../blockContext.js';
import { createAccessList } from '../accessList.js';
import { runCall } from '../call.js';
import type { ChainReader } from '../chainReader.js';
import { CodeCache } from './codeCache.js';
import { estimateGas } from '../estimateGas.js';
import { hardforkAt } from '../hardfork.js';
import { WorkerEvm } from './workerEvm.js';
import { decodeCall, type Message } from '../message.js';
import type {
  CallRequest,
  ExecutionContext,
  Job,
  OperationName,
  Operations,
  SimulationRequest,
} from '../operations.js';
import { simulate } from '../simulate/simulate.js';
import { applyStateOverrides } from '../stateOverrides.js';

/** Contract code kept between executions. */
const CODE_CACHE_BYTES = 32 * 1024 * 1024;

export class JobRunner {
  readonly #codeCache = new CodeCache(CODE_CACHE_BYTES);
  readonly #machines = new Map<string, WorkerEvm>();

  async run(job: Job, reader: ChainReader): Promise<Operations[OperationName]['outcome']> {
    switch (job.operation) {
      case 'call':
        return this.#onBlock(job.context, job.request, reader, runCall);
      case 'estimateGas':
        return this.#onBlock(job.context, job.request, reader, estimateGas);
      case 'createAccessList':
        return this.#onBlock(job.context, job.request, reader, createAccessList);
      case 'simulate':
        return this.#onSimulatedChain(job.context, job.request, reader);
    }
  }

  /** Runs a call's message on top of its base block, with the overrides of both laid over it. */
  async #onBlock<T>(
    context: ExecutionContext,
    request: CallRequest,
    reader: ChainReader,
    run: (machine: WorkerEvm, block: BlockContext, message: Message, gasCap: bigint) => Promise<T>,
  ): Promise<T> {
    const block = overrideBlock(contextOf(context.base), request.blockOverrides);
    const message = decodeCall(request.call, context.forks.chainId);
    const blockHash = async (number: number): Promise<Hash | null> =>
      number > context.base.number ? null : reader.blockHash(number);
    return this.#onMachine(
      context,
      { reader, blockHash, number: block.number, timestamp: block.timestamp },
      async (machine) => {
        await applyStateOverrides(machine, request.stateOverrides);
        return run(machine, block, message, context.gasCap);
      },
    );
  }

  /** All simulated blocks run by the rules of their base block: state does not move between machines. */
  async #onSimulatedChain(
    context: ExecutionContext,
    request: SimulationRequest,
    reader: ChainReader,
  ): Promise<SimulatedBlock[]> {
    const { base } = context;
    const simulated = new Map<number, Hash>();
    const blockHash = async (number: number): Promise<Hash | null> =>
      simulated.get(number) ?? (number > base.number ? null : reader.blockHash(number));
    const binding = { reader, blockHash, number: BigInt(base.number), timestamp: BigInt(base.timestamp) };
    return this.#onMachine(context, binding, (machine) => simulate(machine, context, request, simulated));
  }

  async #onMachine<T>(
    context: ExecutionContext,
    binding: {
      reader: ChainReader;
      blockHash: (blockNumber: number) => Promise<Hash | null>;
      number: bigint;
      timestamp: bigint;
    },
    run: (machine: WorkerEvm) => Promise<T>,
  ): Promise<T> {
    const hardfork = hardforkAt(context.forks, binding.number, binding.timestamp);
    const machine = await this.#takeMachine(context.forks.chainId, hardfork);
    machine.bind({
      reader: binding.reader,
      maxReads: context.maxReads,
      chainPrecompiles: context.chainPrecompiles,
      blockHash: binding.blockHash,
    });
    const outcome = await run(machine);
    this.#machines.set(`${context.forks.chainId}:${hardfork}`, machine);
    return outcome;
  }

  /** Takes the machine out, so that one whose execution ends with an exception is not used again. */
  async #takeMachine(chainId: bigint, hardfork: Hardfork): Promise<WorkerEvm> {
    const key = `${chainId}:${hardfork}`;
    const machine = this.#machines.get(key) ?? (await WorkerEvm.create(chainId, hardfork, this.#codeCache));
    this.#machines.delete(key);
    return machine;
  }
}
