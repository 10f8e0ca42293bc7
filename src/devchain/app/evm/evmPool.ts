/**
 * EVMs over the chain's state. An EVM runs one execution at a time and is dear to make, so each is kept after use; blocks and queries draw from
 * the same pool, and what one changes the others do not see.
 */
import { Hardfork, type CustomCrypto } from '@ethereumjs/common';
import { createEVM, type EVM, type PrecompileFunc } from '@ethereumjs/evm';
import type { Address } from '../../../../generated/types.js';
import { BlockHashes, type FindBlockHash } from '../../../execution/evmBlock.js';
import { discarding, forgetTransaction, type EvmHost } from '../../../execution/evmHost.js';
import { createRules } from '../../../execution/hardfork.js';
import { modularExponentiation } from '../../../execution/modularExponentiation.js';
import { P256_ADDRESS, pointEvaluation, verifyP256 } from '../../../execution/precompiles.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { ExecutionPace } from './executionPace.js';
import { ExecutionState } from './executionState.js';
import { loadFastCrypto } from './fastCrypto.js';
import type { WorldStateView } from '../state/worldState.js';

/** Executions at a time: they share one thread, so more would only take more memory. */
const MAX_MACHINES = 8;

/** Longest execution of one query, unless it sets itself another bound. */
const MAX_QUERY_MS = 10_000;

export class ChainEvm implements EvmHost {
  readonly #standardPrecompiles: ReadonlyMap<string, PrecompileFunc>;
  readonly #blockHashes: BlockHashes;
  readonly #pace: ExecutionPace;

  private constructor(
    readonly evm: EVM,
    readonly state: ExecutionState,
    readonly chainId: bigint,
    blockHashes: BlockHashes,
    activePrecompiles: readonly Address[],
    pace: ExecutionPace,
  ) {
    this.#blockHashes = blockHashes;
    this.#pace = pace;
    if (activePrecompiles.includes(P256_ADDRESS)) evm.precompiles.set(P256_ADDRESS.slice(2), verifyP256);
    this.#standardPrecompiles = new Map(evm.precompiles);
  }

  /** `state` is given to replace a machine whose inner state is unknown after an exception. */
  static async create(
    config: DevChainConfig,
    customCrypto: CustomCrypto,
    state = new ExecutionState(),
  ): Promise<ChainEvm> {
    const blockHashes = new BlockHashes();
    const pace = new ExecutionPace();
    state.pace = pace;
    const evm = await createEVM({
      common: createRules(config.evmChainId, Hardfork.Prague, customCrypto),
      stateManager: state,
      blockchain: blockHashes,
      customPrecompiles: [pointEvaluation, modularExponentiation(() => pace.turn())],
      customOpcodes: [pace.jumpDestination],
    });
    return new ChainEvm(evm, state, config.evmChainId, blockHashes, config.activePrecompiles, pace);
  }

  /** Forgets the last execution, and reads from `view` from now on. */
  bind(view: WorldStateView, findBlockHash: FindBlockHash): void {
    this.evm.events.removeAllListeners();
    this.resetPrecompiles();
    this.#blockHashes.bind(findBlockHash);
    this.state.bind(view);
    this.startTransaction();
  }

  /** Lets other work of the process go first during what runs from now on, and ends it after a time with ExecutionTimedOut. */
  limitTime(timeoutMs: number): void {
    this.#pace.limit(timeoutMs);
  }

  /** Precompiles as they are without overrides. */
  resetPrecompiles(): void {
    const { precompiles } = this.evm;
    precompiles.clear();
    for (const [key, run] of this.#standardPrecompiles) precompiles.set(key, run);
  }

  startTransaction(): void {
    forgetTransaction(this.evm, this.state);
  }

  discarding<T>(run: () => Promise<T>): Promise<T> {
    return discarding(this.state, run);
  }
}

export class EvmPool {
  readonly #idle: ChainEvm[] = [];
  readonly #waiting: ((machine: ChainEvm | null) => void)[] = [];
  #lent = 0;
  readonly #config: DevChainConfig;
  readonly #crypto: CustomCrypto;
  readonly #findBlockHash: (view: WorldStateView) => FindBlockHash;

  private constructor(
    config: DevChainConfig,
    crypto: CustomCrypto,
    findBlockHash: (view: WorldStateView) => FindBlockHash,
  ) {
    this.#config = config;
    this.#crypto = crypto;
    this.#findBlockHash = findBlockHash;
  }

  /** `findBlockHash` gives code the hashes of blocks up to a view's. */
  static async create(
    config: DevChainConfig,
    findBlockHash: (view: WorldStateView) => FindBlockHash,
  ): Promise<EvmPool> {
    return new EvmPool(config, await loadFastCrypto(), findBlockHash);
  }

  /** Lends a machine bound to a state. What `run` changes there is forgotten afterwards, and so are its listeners. */
  async use<T>(view: WorldStateView, run: (machine: ChainEvm) => Promise<T>): Promise<T> {
    const machine = await this.#take();
    try {
      machine.bind(view, this.#findBlockHash(view));
      machine.limitTime(MAX_QUERY_MS);
      const outcome = await run(machine);
      this.#giveBack(machine);
      return outcome;
    } catch (error) {
      // Its inner state is unknown now: it is not used again.
      this.#giveBack(null);
      throw error;
    }
  }

  /** A machine apart from the pool, for the execution of blocks: it never waits for queries. */
  createMachine(state?: ExecutionState): Promise<ChainEvm> {
    return ChainEvm.create(this.#config, this.#crypto, state);
  }

  async #take(): Promise<ChainEvm> {
    if (this.#lent >= MAX_MACHINES) {
      const machine = await new Promise<ChainEvm | null>((resolve) => this.#waiting.push(resolve));
      return machine ?? ChainEvm.create(this.#config, this.#crypto);
    }
    this.#lent += 1;
    return this.#idle.pop() ?? ChainEvm.create(this.#config, this.#crypto);
  }

  #giveBack(machine: ChainEvm | null): void {
    const next = this.#waiting.shift();
    if (next !== undefined) return next(machine);
    this.#lent -= 1;
    if (machine !== null) this.#idle.push(machine);
  }
}
