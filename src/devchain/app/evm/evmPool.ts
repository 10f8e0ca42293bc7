/** EVMs over the chain's state, kept after use because they take long to make. Blocks have an EVM of their own. */
import type { CustomCrypto } from '@ethereumjs/common';
import { Semaphore } from '../../../concurrency/semaphore.js';
import type { FindBlockHash } from '../../../execution/rules/evmBlock.js';
import type { DevChainConfig } from '../devChainConfig.js';
import type { WorldStateView } from '../state/worldState.js';
import { ChainEvm } from './chainEvm.js';
import { ExecutionCanceled } from './executionPace.js';
import { PrecompileThreads } from './precompiles/precompileThreads.js';
import type { ExecutionState } from './executionState.js';
import { createKeccak } from 'hash-wasm';
import { chainIdOfV, recoverPublicKey } from '../../../ethereum/transaction/signature.js';

/** Executions at a time: they share one thread, so more would only take more memory. */
const MAX_EVMS = 8;

/** Threads for the long precompiles of queries. Blocks have one of their own. */
const QUERY_THREADS = 2;

/** Time limit of one query, unless the query sets another. */
const MAX_QUERY_MS = 10_000;

/** Lends EVMs to queries and creates those that blocks run on. */
export class EvmPool {
  readonly #idle: ChainEvm[] = [];
  readonly #turns = new Semaphore(MAX_EVMS);
  readonly #config: DevChainConfig;
  readonly #crypto: CustomCrypto;
  readonly #queryThreads = new PrecompileThreads(QUERY_THREADS);
  readonly #blockThreads = new PrecompileThreads(1);
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

  /** `findBlockHash` gives code the hashes of blocks up to the view's height. */
  static async create(
    config: DevChainConfig,
    findBlockHash: (view: WorldStateView) => FindBlockHash,
  ): Promise<EvmPool> {
    return new EvmPool(config, await loadFastCrypto(), findBlockHash);
  }

  /** Lends an EVM bound to a state, and forgets afterwards what `run` changed. The signal ends what it runs. */
  use<T>(view: WorldStateView, run: (evm: ChainEvm) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#turns.run(async () => {
      if (signal?.aborted) throw new ExecutionCanceled();
      const idle = this.#idle.pop();
      const isUsable = idle?.chainId === this.#config.evmChainId;
      const evm = isUsable ? idle : await this.#createEvm(this.#queryThreads);
      evm.bind(view, this.#findBlockHash(view));
      evm.limitTime(MAX_QUERY_MS, signal);
      const outcome = await run(evm);
      // After an error its inner state is unknown, and it is not used again.
      this.#idle.push(evm);
      return outcome;
    });
  }

  /** An EVM outside the pool for the execution of blocks, which thereby never wait for queries. */
  createEvm(state?: ExecutionState): Promise<ChainEvm> {
    return this.#createEvm(this.#blockThreads, state);
  }

  #createEvm(threads: PrecompileThreads, state?: ExecutionState): Promise<ChainEvm> {
    return ChainEvm.create(this.#config, { customCrypto: this.#crypto, threads }, state);
  }
}

/** The functions behind the EVM's KECCAK256 and ECRECOVER. */
async function loadFastCrypto(): Promise<CustomCrypto> {
  const hasher = await createKeccak(256);
  return {
    keccak256: (message) => hasher.init().update(message).digest('binary'),
    ecrecover: (hash, v, r, s) => {
      const signature = new Uint8Array(64);
      signature.set(r, 32 - r.length);
      signature.set(s, 64 - s.length);
      return recoverPublicKey(hash, signature, recoveryId(v)).subarray(1);
    },
  };
}

function recoveryId(v: bigint): 0 | 1 {
  const bit = chainIdOfV(v) === null ? v - 27n : (v - 35n) % 2n;
  if (bit !== 0n && bit !== 1n) throw new Error('v must be 27, 28 or at least 35');
  return bit === 0n ? 0 : 1;
}
