/**
 * `Development` over the `dev_*` methods of the embedded chain's RPC port. After each change it waits until the index
 * has followed and drops what is cached of the chain, so that the client's next request sees the change.
 */
import { OWN_WORK } from '../caller/caller.js';
import { randomBytes } from 'node:crypto';
import { errorCatalogue } from '../../generated/errors.js';
import type { Development } from '../chain/development/development.js';
import type { DevelopmentMethod, DevelopmentParams } from '../chain/development/developmentProtocol.js';
import { CallRefused, ChainError } from '../chain/chainErrors.js';
import type { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import { encodeData, encodeHash, encodeQuantity } from '../ethereum/hex.js';
import { callDevelopment, type DevelopmentRpc } from './developmentCalls.js';

/** The index, which follows the chain block by block. Heights are block numbers. */
export interface FollowingIndex {
  head(): number;
  /** Calls the listener after each block that is served; returns a function that ends it. */
  onBlock(listener: (blockNumber: number) => void): () => void;
  /** Runs a task that sets the chain back and calls `wentBackTo`; the index does not follow the chain meanwhile. */
  goingBack<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Removes the blocks above a height, after the chain was rolled back to it, and those below that it has not kept.
   * `keptOthers` says that it has kept all of them.
   */
  wentBackTo(height: number, keptOthers: boolean): Promise<void>;
}

/** What this process keeps of the chain between requests, and what else follows the chain. */
export interface ChainCaches {
  /** Drops answered questions and pending transactions; the node is asked for the pending ones again. */
  invalidate(): Promise<void>;
  /** Drops the pending transactions that the chain removed when it made blocks. */
  reviewPending(): Promise<void>;
  /** Called when the chain has another EIP-155 number. */
  chainIdChanged(chainId: bigint): void;
  /** Switches what is printed for requests and transactions. */
  setLoggingEnabled(enabled: boolean): void;
}

/** What the client works with. */
export interface DevelopmentClientParts {
  rpc: DevelopmentRpc;
  /**
   * Calls that set the chain back hold it exclusively: a caller that waits for the index at the same time would wait
   * for a height that no longer exists.
   */
  lock: SharedExclusiveLock;
  index: Pick<FollowingIndex, 'goingBack' | 'wentBackTo'>;
  /** Resolves when the index serves the block of this height. */
  reached: (height: number) => Promise<void>;
  caches: ChainCaches;
}

/** Most blocks of one dev_mine: they take a few seconds on a busy machine, and each call has a time limit. */
const BLOCKS_PER_CALL = 500;

/** Bytes of a dump in one request: a request to a node is limited to a megabyte, and hex takes two digits a byte. */
const STATE_PART_BYTES = 400_000;

/** A client of the embedded chain. */
export interface DevelopmentClient extends Development {
  /** Reads the base fee that was set for the next block: at the start, and after what may have changed it. */
  readBaseFeeSet(): Promise<void>;
}

/** Creates the client that tells the embedded chain what to do. */
export function createDevelopmentClient({
  rpc,
  lock,
  index,
  reached,
  caches,
}: DevelopmentClientParts): DevelopmentClient {
  let instanceId = createInstanceId();
  /** The base fee that was set for the block after a height, wei. */
  let baseFeeSet: { height: number; wei: bigint } | null = null;
  /** Whether one was ever set; else there is nothing to ask for. */
  let wasBaseFeeSet = false;

  /** What changes the chain continues when its client has left. */
  const call = <M extends DevelopmentMethod>(method: M, params: DevelopmentParams<M>) =>
    callDevelopment(rpc, method, params, OWN_WORK).catch(asRefusal);

  /** Calls a method that returns nothing of use. */
  async function tell<M extends DevelopmentMethod>(method: M, params: DevelopmentParams<M>): Promise<void> {
    await call(method, params);
  }

  /** Changes state or time without making a block. */
  async function change<M extends DevelopmentMethod>(method: M, params: DevelopmentParams<M>) {
    const answer = await call(method, params);
    await caches.invalidate();
    return answer;
  }

  async function set<M extends DevelopmentMethod>(method: M, params: DevelopmentParams<M>): Promise<void> {
    await change(method, params);
  }

  async function readBaseFeeSet(): Promise<void> {
    const { height, nextBaseFee } = await call('dev_info', {});
    baseFeeSet = nextBaseFee === null ? null : { height, wei: nextBaseFee };
    wasBaseFeeSet ||= nextBaseFee !== null;
  }

  /** Sets the chain back and the index with it. `act` resolves to the new height, or to null when nothing happened. */
  function goBack(act: () => Promise<number | null>, keptOthers = true): Promise<boolean> {
    return lock.exclusive(async () => {
      const height = await index.goingBack(async () => {
        const at = await act();
        if (at === null) return null;
        // A revert may go back to where a base fee was set.
        if (wasBaseFeeSet) await readBaseFeeSet();
        await Promise.all([index.wentBackTo(at, keptOthers), caches.invalidate()]);
        return at;
      });
      if (height === null) return false;
      await reached(height);
      return true;
    });
  }

  return {
    readBaseFeeSet,
    baseFeeSet: (height) => (baseFeeSet?.height === height ? baseFeeSet.wei : null),
    instanceId: () => instanceId,
    info: () => call('dev_info', {}),
    outputs: async (height) => (await call('dev_outputs', { height })).outputs,
    storageRange: (within) => call('dev_storageRange', within),
    dumpState: async () => (await call('dev_dumpState', {})).state,
    setLoggingEnabled: (enabled) => caches.setLoggingEnabled(enabled),

    mine: ({ blocks, intervalSeconds, timestamp }) =>
      lock.shared(async () => {
        let height = 0;
        for (let asked = 0; asked === 0 || asked < blocks; asked += BLOCKS_PER_CALL) {
          const first = timestamp !== null && asked === 0 && { timestamp };
          const interval = { interval: intervalSeconds ?? 1, isDefault: intervalSeconds === null };
          const times = { ...interval, continued: asked > 0, ...first };
          ({ height } = await call('dev_mine', { blocks: Math.min(blocks - asked, BLOCKS_PER_CALL), ...times }));
        }
        await reached(height);
        await caches.reviewPending();
      }),
    setAutomine: (enabled) => lock.shared(() => tell('dev_setAutomine', { enabled })),
    automine: async () => (await call('dev_getAutomine', {})).automine,
    intervalMining: async () => (await call('dev_getAutomine', {})).intervalSeconds,
    setIntervalMining: (seconds) => tell('dev_setIntervalMining', { seconds }),

    snapshot: async () => (await call('dev_snapshot', {})).id,
    revert: (snapshotId) =>
      goBack(async () => {
        const { reverted, height } = await call('dev_revert', { id: encodeQuantity(snapshotId) });
        return reverted ? height : null;
      }),
    async reset(given) {
      const forking = given && {
        url: given.url,
        blockNumber: given.blockNumber === null ? null : encodeQuantity(given.blockNumber),
      };
      await goBack(async () => (await call('dev_reset', { forking })).height, false);
      instanceId = createInstanceId();
    },
    setRpcUrl: (url) => tell('dev_setRpcUrl', { url }),
    async rollback(depth) {
      await goBack(async () => (await call('dev_rollback', { depth })).height);
    },
    async reorg(depth, transactions) {
      let height = 0;
      await goBack(async () => {
        const answer = await call('dev_reorg', { depth, transactions: [...transactions] });
        ({ height } = answer);
        return answer.common;
      });
      await reached(height);
    },
    loadState: (dump) =>
      lock.exclusive(async () => {
        for (let at = 0; at === 0 || at < dump.length; at += STATE_PART_BYTES) {
          const part = encodeData(dump.subarray(at, at + STATE_PART_BYTES));
          await call('dev_uploadState', { part, first: at === 0 });
        }
        let { height, remaining } = await call('dev_loadState', {});
        while (remaining > 0) ({ height, remaining } = await call('dev_continueLoading', {}));
        await readBaseFeeSet();
        await caches.invalidate();
        await reached(height);
      }),

    setTime: async (timestamp) => (await change('dev_setTime', { timestamp })).offset,
    increaseTime: async (seconds) => (await change('dev_increaseTime', { seconds })).offset,
    setNextBlockTimestamp: (timestamp) => set('dev_setNextBlockTimestamp', { timestamp }),
    setBlockTimestampInterval: (seconds) => set('dev_setBlockTimestampInterval', { seconds }),
    removeBlockTimestampInterval: async () => (await change('dev_removeBlockTimestampInterval', {})).removed,

    setBalance: (address, wei) => set('dev_setBalance', { address, balance: encodeQuantity(wei) }),
    addBalance: (address, wei) => set('dev_addBalance', { address, balance: encodeQuantity(wei) }),
    setNonce: (address, nonce) => set('dev_setNonce', { address, nonce: encodeQuantity(nonce) }),
    setCode: (address, code) => set('dev_setCode', { address, code: encodeData(code) }),
    setStorageAt: (address, slot, value) => set('dev_setStorageAt', { address, slot, value }),
    impersonate: (address) => tell('dev_impersonateAccount', { address }),
    stopImpersonating: (address) => tell('dev_stopImpersonatingAccount', { address }),
    autoImpersonate: (enabled) => tell('dev_autoImpersonateAccount', { enabled }),
    dropTransaction: async (hash) => (await change('dev_dropTransaction', { hash })).dropped,
    dropTransactions: (address) => set('dev_dropTransactions', { address }),

    setCoinbase: (address) => set('dev_setCoinbase', { address }),
    setBlockGasLimit: (gas) => set('dev_setBlockGasLimit', { gasLimit: encodeQuantity(gas) }),
    setPrevRandao: (prevRandao) => set('dev_setPrevRandao', { prevRandao }),
    setMinGasPrice: (wei) => set('dev_setMinGasPrice', { price: encodeQuantity(wei) }),
    async setNextBlockBaseFee(wei) {
      await call('dev_setNextBlockBaseFee', { baseFee: encodeQuantity(wei) });
      await readBaseFeeSet();
      await caches.invalidate();
    },
    async setChainId(chainId) {
      await call('dev_setChainId', { chainId: encodeQuantity(chainId) });
      caches.chainIdChanged(chainId);
      await caches.invalidate();
    },
  };
}

/** A value of the right form that the chain refuses in its present state, such as a time before the newest block. */
class ChangeRefused extends ChainError {
  constructor(reason: string, options: ErrorOptions) {
    super(reason, { name: 'invalidParams', arguments: { reason } }, options);
  }
}

const createInstanceId = () => encodeHash(randomBytes(32));

function asRefusal(error: unknown): never {
  if (error instanceof CallRefused && error.code === errorCatalogue.invalidParams.code)
    throw new ChangeRefused(error.detail, { cause: error });
  throw error;
}
