/** Machines over the chain's state, kept after use. Blocks have machines of their own. */
import type { Address } from '../../../../generated/types.js';
import { Semaphore } from '../../../concurrency/semaphore.js';
import { P256_ADDRESS } from '../../../ethereum/precompileNames.js';
import { Machine, type MachineRefusals, type Running } from '../../../evm/machine.js';
import { rulesOfFork, type EvmRules } from '../../../evm/rules.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { WorldStateView } from '../state/worldState.js';
import { ExecutionCanceled, ExecutionPace, SHARES } from './executionPace.js';
import { PrecompileThreads } from './precompiles/precompileThreads.js';
import { ViewSource, type FindBlockHash } from './viewSource.js';

/** Executions at a time: they share one thread, so more would only take more memory. */
const MAX_MACHINES = 8;
/** Machines that wait for their next use; each takes some 2 MB, and at most 64. */
const MAX_IDLE = 2;

/** Threads for the long precompiles of queries. Blocks have one of their own. */
const QUERY_THREADS = 2;

/** Time limit of one query, unless it sets another. */
const MAX_QUERY_MS = 10_000;

/** The rules of a fork refuse nothing. */
const NO_REFUSALS: MachineRefusals = {
  instruction: (opcode) => new Error(`the rules have no instruction ${opcode} that fails`),
  precompile: (address) => new Error(`the rules have no precompile ${address} that is refused`),
};

/** Lends machines to queries and creates those that blocks run on. */
export class EvmPool {
  readonly #idle: Machine[] = [];
  readonly #turns = new Semaphore(MAX_MACHINES);
  readonly #config: DevChainConfig;
  /** Of precompiles besides Ethereum's, this chain has P256VERIFY at most. */
  readonly #chainPrecompiles: readonly Address[];
  readonly #queryThreads = new PrecompileThreads(QUERY_THREADS);
  readonly #blockThreads = new PrecompileThreads(1);
  readonly #findBlockHash: (view: WorldStateView) => FindBlockHash;
  #rules: EvmRules | null = null;

  /** `findBlockHash` gives code the hashes of blocks up to the view's height. */
  constructor(config: DevChainConfig, findBlockHash: (view: WorldStateView) => FindBlockHash) {
    this.#config = config;
    this.#chainPrecompiles = config.activePrecompiles.filter((address) => address === P256_ADDRESS);
    this.#findBlockHash = findBlockHash;
  }

  /**
   * Runs something on a machine bound to a state, and forgets afterwards what it changed. On a fork it may run several
   * times, until all values that it needs are loaded. The signal ends it, and a time limit that it may set again.
   */
  use<T>(
    view: WorldStateView,
    run: (machine: Machine, pace: ExecutionPace) => Running<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    return this.#turns.run(async () => {
      if (signal?.aborted) throw new ExecutionCanceled();
      const idle = this.#idle.pop();
      const machine = idle !== undefined && this.isCurrent(idle) ? idle : this.createMachine();
      const source = new ViewSource(view, this.#findBlockHash(view));
      const pace = new ExecutionPace(this.#queryThreads, signal);
      try {
        return await pace.complete(machine, source, () => {
          this.bind(machine, source);
          pace.limit(MAX_QUERY_MS);
          return run(machine, pace);
        });
      } finally {
        if (!machine.isSpent && this.#idle.length < MAX_IDLE) this.#idle.push(machine);
      }
    });
  }

  /** The chain's rules, which change with its id. */
  get rules(): EvmRules {
    const { evmChainId, hardfork, maxCodeBytes } = this.#config;
    if (this.#rules?.chainId !== evmChainId) this.#rules = rulesOfFork(evmChainId, hardfork, maxCodeBytes);
    return this.#rules;
  }

  /** A machine by the chain's rules. */
  createMachine(): Machine {
    return new Machine(this.rules);
  }

  /** Whether a machine has the chain's rules and can be used again. */
  isCurrent(machine: Machine): boolean {
    return machine.rules === this.rules && !machine.isSpent;
  }

  /** Binds a machine to a state. */
  bind(machine: Machine, source: ViewSource): void {
    machine.shares = SHARES;
    machine.bind({ source, chainPrecompiles: this.#chainPrecompiles, permissions: null, refusals: NO_REFUSALS });
  }

  /** The pace of blocks, whose long precompiles never wait for those of queries. */
  blockPace(): ExecutionPace {
    return new ExecutionPace(this.#blockThreads);
  }
}
