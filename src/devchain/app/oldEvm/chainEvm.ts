import type { CustomCrypto } from '@ethereumjs/common';
import { createEVM, type EVM, type PrecompileFunc } from '@ethereumjs/evm';
import type { Address } from '../../../../generated/types.js';
import { GuardedEvm } from '../../../execution/thread/guardedEvm.js';
import { BlockHashes, type FindBlockHash } from '../../../execution/rules/evmBlock.js';
import { discarding, forgetTransaction, type EvmHost } from '../../../execution/state/evmHost.js';
import { createRules, hardforkOf } from '../../../execution/rules/hardfork.js';
import { P256_ADDRESS } from '../../../ethereum/precompileNames.js';
import { customPrecompiles, verifyP256 } from '../../../execution/rules/precompiles.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { WorldStateView } from '../state/worldState.js';
import { paced } from './precompiles/pacedPrecompile.js';
import type { PrecompileThreads } from './precompiles/precompileThreads.js';
import { ExecutionPace } from './executionPace.js';
import { ExecutionState } from './executionState.js';

interface ChainEvmParts {
  evm: EVM;
  state: ExecutionState;
  chainId: bigint;
  blockHashes: BlockHashes;
  pace: ExecutionPace;
}

/** What the EVMs of a chain share. */
export interface ChainEvmTools {
  customCrypto: CustomCrypto;
  threads: PrecompileThreads;
}

/** An EVM over the state of the embedded chain. It runs one execution at a time. */
export class ChainEvm implements EvmHost {
  readonly evm: EVM;
  readonly state: ExecutionState;
  readonly chainId: bigint;
  authorizationRefund = 0n;
  readonly #standardPrecompiles: ReadonlyMap<string, PrecompileFunc>;
  readonly #blockHashes: BlockHashes;
  readonly #pace: ExecutionPace;

  private constructor({ evm, state, chainId, blockHashes, pace }: ChainEvmParts) {
    this.evm = evm;
    this.state = state;
    this.chainId = chainId;
    this.#blockHashes = blockHashes;
    this.#pace = pace;
    this.#standardPrecompiles = new Map(evm.precompiles);
  }

  static async create(
    { evmChainId, activePrecompiles, hardfork, maxCodeBytes, forkedBlock }: DevChainConfig,
    { customCrypto, threads }: ChainEvmTools,
  ): Promise<ChainEvm> {
    const state = new ExecutionState();
    const blockHashes = new BlockHashes();
    const pace = new ExecutionPace();
    state.pace = pace;
    const common = createRules(evmChainId, hardforkOf(hardfork), customCrypto, maxCodeBytes);
    const options = {
      common,
      stateManager: state,
      blockchain: blockHashes,
      customPrecompiles: customPrecompiles(common, () => pace.tick()),
      customOpcodes: [pace.jumpDestination],
    };
    const guards = {
      assertExecutable: (address: Address) => state.assertExecutable(address),
      refusesCalls: () => false,
    };
    const evm = forkedBlock === null ? await createEVM(options) : new GuardedEvm(options, guards);
    const rules = { chainId: evmChainId, hardfork: hardforkOf(hardfork) };
    for (const [address, run] of evm.precompiles) {
      evm.precompiles.set(address, paced(address, run, { pace, threads, rules }));
    }
    if (activePrecompiles.includes(P256_ADDRESS)) evm.precompiles.set(P256_ADDRESS.slice(2), verifyP256);
    return new ChainEvm({ evm, state, chainId: evmChainId, blockHashes, pace });
  }

  bind(view: WorldStateView, findBlockHash: FindBlockHash): void {
    this.evm.events.removeAllListeners();
    this.resetPrecompiles();
    this.#blockHashes.bind(findBlockHash);
    this.state.bind(view);
    this.startTransaction();
  }

  /** Starts a time limit: what runs from now on yields to other work, and ends after a time, or by the signal. */
  limitTime(timeoutMs: number, signal?: AbortSignal): void {
    this.#pace.limit(timeoutMs, signal);
  }

  resetPrecompiles(): void {
    const { precompiles } = this.evm;
    precompiles.clear();
    for (const [key, run] of this.#standardPrecompiles) precompiles.set(key, run);
  }

  startTransaction(): void {
    forgetTransaction(this);
  }

  discarding<T>(run: () => Promise<T>): Promise<T> {
    return discarding(this.state, run);
  }
}
