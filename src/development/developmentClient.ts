/**
 * `Development` over the `dev_*` methods of the embedded chain's RPC port. After each change it waits until the index
 * has followed and drops what is cached of the chain, so that the next question of a client sees the change.
 */
import { errorCatalogue } from '../../generated/errors.js';
import type { Address, Bytes32, Hash } from '../../generated/types.js';
import type { Development, MineOptions } from '../chain/development/development.js';
import type { DevelopmentParams } from '../chain/development/developmentProtocol.js';
import { CallRefused, ChainError, type RpcDescription } from '../chain/errors.js';
import type { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import { encodeData, encodeQuantity } from '../evm/hex.js';
import { callDevelopment, type CalledMethod, type DevelopmentRpc } from './developmentCalls.js';

/** What the client works with. */
export interface DevelopmentClientParts {
  rpc: DevelopmentRpc;
  /**
   * Calls that set the chain back hold it exclusively: a caller that waits for the index at the same time would wait
   * for a height that does not exist any more.
   */
  lock: SharedExclusiveLock;
  index: {
    /** Resolves when the block of this height is served. */
    reached(height: number): Promise<void>;
    /** Removes the blocks that the chain no longer has, after it was rolled back to this height. */
    wentBackTo(height: number): Promise<void>;
  };
  /** Drops answered questions and pending transactions; the node is asked for the pending ones again. */
  invalidateCaches: () => Promise<void>;
  /** Drops the pending transactions that the chain removed when it made blocks. */
  reviewPending: () => Promise<void>;
}

/**
 * Most blocks of one dev_mine: even on a busy machine, that many take a few seconds, and each call has a time limit.
 */
const BLOCKS_PER_CALL = 500;

/** Tells the embedded chain what to do. */
export class DevelopmentClient implements Development {
  readonly #parts: DevelopmentClientParts;

  constructor(parts: DevelopmentClientParts) {
    this.#parts = parts;
  }

  mine({ blocks, intervalSeconds, timestamp }: MineOptions): Promise<void> {
    const { lock, index, reviewPending } = this.#parts;
    return lock.shared(async () => {
      let height = 0;
      for (let asked = 0; asked === 0 || asked < blocks; asked += BLOCKS_PER_CALL) {
        const first = timestamp !== null && asked === 0 && { timestamp };
        const times = { interval: intervalSeconds, continued: asked > 0, ...first };
        ({ height } = await this.#call('dev_mine', { blocks: Math.min(blocks - asked, BLOCKS_PER_CALL), ...times }));
      }
      await index.reached(height);
      await reviewPending();
    });
  }

  async setAutomine(enabled: boolean): Promise<void> {
    await this.#parts.lock.shared(() => this.#call('dev_setAutomine', { enabled }));
  }

  async automine(): Promise<boolean> {
    return (await this.#call('dev_getAutomine', {})).automine;
  }

  async setIntervalMining(seconds: number): Promise<void> {
    await this.#call('dev_setIntervalMining', { seconds });
  }

  async snapshot(): Promise<bigint> {
    return (await this.#call('dev_snapshot', {})).id;
  }

  revert(snapshotId: bigint): Promise<boolean> {
    return this.#goBack(async () => {
      const { reverted, height } = await this.#call('dev_revert', { id: encodeQuantity(snapshotId) });
      return reverted ? height : null;
    });
  }

  async reset(): Promise<void> {
    await this.#goBack(async () => (await this.#call('dev_reset', {})).height);
  }

  async increaseTime(seconds: number): Promise<number> {
    return (await this.#change('dev_increaseTime', { seconds })).offset;
  }

  async setNextBlockTimestamp(seconds: number): Promise<void> {
    await this.#change('dev_setNextBlockTimestamp', { timestamp: seconds });
  }

  async setBalance(address: Address, wei: bigint): Promise<void> {
    await this.#change('dev_setBalance', { address, balance: encodeQuantity(wei) });
  }

  async setNonce(address: Address, nonce: bigint): Promise<void> {
    await this.#change('dev_setNonce', { address, nonce: encodeQuantity(nonce) });
  }

  async setCode(address: Address, code: Uint8Array): Promise<void> {
    await this.#change('dev_setCode', { address, code: encodeData(code) });
  }

  async setStorageAt(address: Address, slot: Bytes32, word: Bytes32): Promise<void> {
    await this.#change('dev_setStorageAt', { address, slot, value: word });
  }

  async impersonate(address: Address): Promise<void> {
    await this.#call('dev_impersonateAccount', { address });
  }

  async stopImpersonating(address: Address): Promise<void> {
    await this.#call('dev_stopImpersonatingAccount', { address });
  }

  async dropTransaction(hash: Hash): Promise<boolean> {
    return (await this.#change('dev_dropTransaction', { hash })).dropped;
  }

  /** Changes state or time without making a block. */
  async #change<M extends CalledMethod>(method: M, params: DevelopmentParams<M>) {
    const answer = await this.#call(method, params);
    await this.#parts.invalidateCaches();
    return answer;
  }

  /** Sets the chain back and the index with it. `act` resolves to the new height, or to null when nothing happened. */
  #goBack(act: () => Promise<number | null>): Promise<boolean> {
    const { lock, index, invalidateCaches } = this.#parts;
    return lock.exclusive(async () => {
      const height = await act();
      if (height === null) return false;
      await index.wentBackTo(height);
      await invalidateCaches();
      await index.reached(height);
      return true;
    });
  }

  #call<M extends CalledMethod>(method: M, params: DevelopmentParams<M>) {
    return callDevelopment(this.#parts.rpc, method, params).catch(asRefusal);
  }
}

/** A value of the right form that the chain refuses in its present state, such as a time before the newest block. */
class ChangeRefused extends ChainError {
  override readonly name = 'ChangeRefused';
  readonly rpc: RpcDescription;

  constructor(reason: string, options: ErrorOptions) {
    super(reason, options);
    this.rpc = { name: 'invalidParams', arguments: { reason } };
  }
}

function asRefusal(error: unknown): never {
  if (error instanceof CallRefused && error.code === errorCatalogue.invalidParams.code)
    throw new ChangeRefused(error.detail, { cause: error });
  throw error;
}
