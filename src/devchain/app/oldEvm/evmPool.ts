/** EVMs over the chain's state for traces, kept after use because they take long to make. */
import type { CustomCrypto } from '@ethereumjs/common';
import { createKeccak } from 'hash-wasm';
import { Semaphore } from '../../../concurrency/semaphore.js';
import { chainIdOfV, recoverPublicKey } from '../../../ethereum/transaction/signature.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { ExecutionCanceled } from '../evm/executionPace.js';
import type { FindBlockHash } from '../evm/viewSource.js';
import type { WorldStateView } from '../state/worldState.js';
import { ChainEvm } from './chainEvm.js';
import { PrecompileThreads } from './precompiles/precompileThreads.js';

/** Executions at a time: they share one thread, so more would only take more memory. */
const MAX_EVMS = 8;

/** Threads for long precompiles. */
const QUERY_THREADS = 2;

/** Time limit of one query, unless the query sets another. */
const MAX_QUERY_MS = 10_000;

/** Lends EVMs to queries. */
export class OldEvmPool {
  readonly #idle: ChainEvm[] = [];
  readonly #turns = new Semaphore(MAX_EVMS);
  readonly #config: DevChainConfig;
  #crypto: Promise<CustomCrypto> | null = null;
  readonly #threads = new PrecompileThreads(QUERY_THREADS);
  readonly #findBlockHash: (view: WorldStateView) => FindBlockHash;

  /** `findBlockHash` gives code the hashes of blocks up to the view's height. */
  constructor(config: DevChainConfig, findBlockHash: (view: WorldStateView) => FindBlockHash) {
    this.#config = config;
    this.#findBlockHash = findBlockHash;
  }

  /** Lends an EVM bound to a state, and forgets afterwards what `run` changed. The signal ends what it runs. */
  use<T>(view: WorldStateView, run: (evm: ChainEvm) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#turns.run(async () => {
      if (signal?.aborted) throw new ExecutionCanceled();
      const idle = this.#idle.pop();
      const isUsable = idle?.chainId === this.#config.evmChainId;
      const evm = isUsable ? idle : await this.#createEvm();
      const find = this.#findBlockHash(view);
      evm.bind(view, async (blockNumber) => find(blockNumber));
      evm.limitTime(MAX_QUERY_MS, signal);
      const outcome = await run(evm);
      // After an error its inner state is unknown, and it is not used again.
      this.#idle.push(evm);
      return outcome;
    });
  }

  async #createEvm(): Promise<ChainEvm> {
    this.#crypto ??= loadFastCrypto();
    return ChainEvm.create(this.#config, { customCrypto: await this.#crypto, threads: this.#threads });
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
