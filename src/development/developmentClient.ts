/**
 * `Development` over the `dev_*` methods of the embedded chain's RPC port. After each change it waits until the index
 * has followed and drops what is cached of the chain, so that the next question of a client sees the change.
 */
import { OWN_WORK } from '../caller/caller.js';
import { randomBytes } from 'node:crypto';
import { errorCatalogue } from '../../generated/errors.js';
import type { Address, Bytes32, Data, Hash } from '../../generated/types.js';
import type { Development, DevelopmentFacts, Forking, MineOptions } from '../chain/development/development.js';
import type {
  DevelopmentParams,
  ReorgTransaction,
  StorageRange,
  StorageRangeWithin,
  TransactionOutput,
} from '../chain/development/developmentProtocol.js';
import { CallRefused, ChainError } from '../chain/chainErrors.js';
import type { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import { encodeData, encodeHash, encodeQuantity } from '../ethereum/hex.js';
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
    /** Runs a task that sets the chain back and calls `wentBackTo`; the index does not follow the chain meanwhile. */
    goingBack<T>(task: () => Promise<T>): Promise<T>;
    /** Removes the blocks that the chain no longer has, after it was rolled back; see `FollowingIndex`. */
    wentBackTo(height: number, keptOthers: boolean): Promise<void>;
  };
  /** Drops answered questions and pending transactions; the node is asked for the pending ones again. */
  invalidateCaches: () => Promise<void>;
  /** Drops the pending transactions that the chain removed when it made blocks. */
  reviewPending: () => Promise<void>;
  /** Called when the chain has another EIP-155 number. */
  chainIdChanged: (chainId: bigint) => void;
  /** Switches what is printed for requests and transactions. */
  setLoggingEnabled: (enabled: boolean) => void;
}

/**
 * Most blocks of one dev_mine: even on a busy machine, that many take a few seconds, and each call has a time limit.
 */
const BLOCKS_PER_CALL = 500;

/** Bytes of a dump in one request: a request to a node is limited to a megabyte, and hex takes two digits a byte. */
const STATE_PART_BYTES = 400_000;

/** Tells the embedded chain what to do. */
export class DevelopmentClient implements Development {
  #instanceId = createInstanceId();
  /** The base fee that was set for the block after a height, wei. */
  #baseFeeSet: { height: number; wei: bigint } | null = null;
  /** Whether one was ever set; else there is nothing to ask for. */
  #wasBaseFeeSet = false;
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
        const interval = { interval: intervalSeconds ?? 1, isDefault: intervalSeconds === null };
        const times = { ...interval, continued: asked > 0, ...first };
        ({ height } = await this.#call('dev_mine', { blocks: Math.min(blocks - asked, BLOCKS_PER_CALL), ...times }));
      }
      await index.reached(height);
      await reviewPending();
    });
  }

  async outputs(height: number): Promise<readonly TransactionOutput[]> {
    return (await this.#call('dev_outputs', { height })).outputs;
  }

  async setAutomine(enabled: boolean): Promise<void> {
    await this.#parts.lock.shared(() => this.#call('dev_setAutomine', { enabled }));
  }

  async automine(): Promise<boolean> {
    return (await this.#call('dev_getAutomine', {})).automine;
  }

  async intervalMining(): Promise<number> {
    return (await this.#call('dev_getAutomine', {})).intervalSeconds;
  }

  async setIntervalMining(seconds: number): Promise<void> {
    await this.#call('dev_setIntervalMining', { seconds });
  }

  async snapshot(): Promise<bigint> {
    return (await this.#call('dev_snapshot', {})).id;
  }

  storageRange(within: StorageRangeWithin): Promise<StorageRange> {
    return this.#call('dev_storageRange', within);
  }

  revert(snapshotId: bigint): Promise<boolean> {
    return this.#goBack(async () => {
      const { reverted, height } = await this.#call('dev_revert', { id: encodeQuantity(snapshotId) });
      return reverted ? height : null;
    });
  }

  async reset(forking: Forking | null): Promise<void> {
    const asked = forking && {
      url: forking.url,
      blockNumber: forking.blockNumber === null ? null : encodeQuantity(forking.blockNumber),
    };
    await this.#goBack(async () => (await this.#call('dev_reset', { forking: asked })).height, false);
    this.#instanceId = createInstanceId();
  }

  async setRpcUrl(url: string): Promise<void> {
    await this.#call('dev_setRpcUrl', { url });
  }

  async rollback(depth: number): Promise<void> {
    await this.#goBack(async () => (await this.#call('dev_rollback', { depth })).height);
  }

  async reorg(depth: number, transactions: readonly ReorgTransaction[]): Promise<void> {
    let height = 0;
    await this.#goBack(async () => {
      const answer = await this.#call('dev_reorg', { depth, transactions: [...transactions] });
      ({ height } = answer);
      return answer.common;
    });
    await this.#parts.index.reached(height);
  }

  async setTime(seconds: number): Promise<number> {
    return (await this.#change('dev_setTime', { timestamp: seconds })).offset;
  }

  async setBlockTimestampInterval(seconds: number): Promise<void> {
    await this.#change('dev_setBlockTimestampInterval', { seconds });
  }

  async removeBlockTimestampInterval(): Promise<boolean> {
    return (await this.#change('dev_removeBlockTimestampInterval', {})).removed;
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

  async dropTransactions(sender: Address | null): Promise<void> {
    await this.#change('dev_dropTransactions', { address: sender });
  }

  async autoImpersonate(enabled: boolean): Promise<void> {
    await this.#call('dev_autoImpersonateAccount', { enabled });
  }

  async addBalance(address: Address, wei: bigint): Promise<void> {
    await this.#change('dev_addBalance', { address, balance: encodeQuantity(wei) });
  }

  async setCoinbase(address: Address): Promise<void> {
    await this.#change('dev_setCoinbase', { address });
  }

  async setBlockGasLimit(gas: bigint): Promise<void> {
    await this.#change('dev_setBlockGasLimit', { gasLimit: encodeQuantity(gas) });
  }

  async setPrevRandao(word: Bytes32): Promise<void> {
    await this.#change('dev_setPrevRandao', { prevRandao: word });
  }

  async setNextBlockBaseFee(wei: bigint): Promise<void> {
    await this.#call('dev_setNextBlockBaseFee', { baseFee: encodeQuantity(wei) });
    await this.readBaseFeeSet();
    await this.#parts.invalidateCaches();
  }

  async setMinGasPrice(wei: bigint): Promise<void> {
    await this.#change('dev_setMinGasPrice', { price: encodeQuantity(wei) });
  }

  async setChainId(chainId: bigint): Promise<void> {
    await this.#call('dev_setChainId', { chainId: encodeQuantity(chainId) });
    this.#parts.chainIdChanged(chainId);
    await this.#parts.invalidateCaches();
  }

  setLoggingEnabled(enabled: boolean): void {
    this.#parts.setLoggingEnabled(enabled);
  }

  async dumpState(): Promise<Data> {
    return (await this.#call('dev_dumpState', {})).state;
  }

  loadState(dump: Uint8Array): Promise<void> {
    const { lock, index, invalidateCaches } = this.#parts;
    return lock.exclusive(async () => {
      for (let at = 0; at === 0 || at < dump.length; at += STATE_PART_BYTES) {
        const part = encodeData(dump.subarray(at, at + STATE_PART_BYTES));
        await this.#call('dev_uploadState', { part, first: at === 0 });
      }
      let { height, remaining } = await this.#call('dev_loadState', {});
      while (remaining > 0) ({ height, remaining } = await this.#call('dev_continueLoading', {}));
      await this.readBaseFeeSet();
      await invalidateCaches();
      await index.reached(height);
    });
  }

  info(): Promise<DevelopmentFacts> {
    return this.#call('dev_info', {});
  }

  instanceId(): Hash {
    return this.#instanceId;
  }

  baseFeeSet(height: number): bigint | null {
    return this.#baseFeeSet?.height === height ? this.#baseFeeSet.wei : null;
  }

  /** Reads the base fee that was set for the next block: at the start, and after what may have changed it. */
  async readBaseFeeSet(): Promise<void> {
    const { height, nextBaseFee } = await this.#call('dev_info', {});
    this.#baseFeeSet = nextBaseFee === null ? null : { height, wei: nextBaseFee };
    this.#wasBaseFeeSet ||= nextBaseFee !== null;
  }

  /** Changes state or time without making a block. */
  async #change<M extends CalledMethod>(method: M, params: DevelopmentParams<M>) {
    const answer = await this.#call(method, params);
    await this.#parts.invalidateCaches();
    return answer;
  }

  /** Sets the chain back and the index with it. `act` resolves to the new height, or to null when nothing happened. */
  #goBack(act: () => Promise<number | null>, keptOthers = true): Promise<boolean> {
    const { lock, index, invalidateCaches } = this.#parts;
    return lock.exclusive(async () => {
      const height = await index.goingBack(async () => {
        const at = await act();
        if (at === null) return null;
        // A revert may go back to where a base fee was set.
        if (this.#wasBaseFeeSet) await this.readBaseFeeSet();
        await Promise.all([index.wentBackTo(at, keptOthers), invalidateCaches()]);
        return at;
      });
      if (height === null) return false;
      await index.reached(height);
      return true;
    });
  }

  /** What changes the chain goes on when its client has left. */
  #call<M extends CalledMethod>(method: M, params: DevelopmentParams<M>) {
    return callDevelopment(this.#parts.rpc, method, params, OWN_WORK).catch(asRefusal);
  }
}

/** A value of the right form that the chain refuses in its present state, such as a time before the newest block. */
class ChangeRefused extends ChainError {
  constructor(reason: string, options: ErrorOptions) {
    super(reason, { name: 'invalidParams', arguments: { reason } }, options);
  }
}

function createInstanceId(): Hash {
  return encodeHash(randomBytes(32));
}

function asRefusal(error: unknown): never {
  if (error instanceof CallRefused && error.code === errorCatalogue.invalidParams.code)
    throw new ChangeRefused(error.detail, { cause: error });
  throw error;
}
