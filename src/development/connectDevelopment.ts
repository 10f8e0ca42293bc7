import type { Development } from '../chain/development/development.js';
import type { EmbeddedAccounts, UnsignedSender } from '../chain/development/embeddedAccounts.js';
import { NodeUnavailable } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import type { TransactionSender } from '../chain/mempool.js';
import { HashingSigner } from '../chain/signing/hashingSigner.js';
import { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { callDevelopment, type DevelopmentRpc } from './developmentCalls.js';
import { DevelopmentClient } from './developmentClient.js';
import { DevSigner } from './devSigner.js';
import { DevBroadcaster, DevSender, DevUnsignedSender, type DevSenderParts } from './devSender.js';

/** Longest time from one block to the next while the index follows the chain, milliseconds. */
const FOLLOW_TIMEOUT_MS = 10_000;

/** The index, which follows the chain block by block. Heights are block numbers. */
export interface FollowingIndex {
  head(): number;
  /** Calls the listener after each block that is served; returns a function that ends it. */
  onBlock(listener: (blockNumber: number) => void): () => void;
  /** Runs a task that sets the chain back and calls `wentBackTo`. */
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
  /** Adds a transaction that the chain accepted. */
  addPending(transaction: SignedTransaction): void;
  /** Called when the chain has another EIP-155 number. */
  chainIdChanged(chainId: bigint): void;
  /** Switches what is printed for requests and transactions. */
  setLoggingEnabled(enabled: boolean): void;
}

/** The services that only a development chain has. */
export interface DevelopmentServices {
  development: Development;
  accounts: EmbeddedAccounts;
  unsigned: UnsignedSender;
  /** Reads what an earlier process set of the chain. Called before requests are answered. */
  start(): Promise<void>;
  /** What sends to the chain in place of the node's own methods. */
  broadcaster: Pick<Node, 'broadcastTx' | 'checkTx'>;
  /** Makes of a sender that uses the broadcaster one that resolves when what it sent can be read. */
  follow(sender: DevSenderParts['sender']): TransactionSender;
}

/** Builds the services of the embedded chain. All of them share one lock. */
export function connectDevelopment(
  rpc: DevelopmentRpc,
  index: FollowingIndex,
  caches: ChainCaches,
): DevelopmentServices {
  const lock = new SharedExclusiveLock();
  const reached = (height: number) => waitForBlock(index, height);
  const development = new DevelopmentClient({
    rpc,
    lock,
    index: {
      reached,
      goingBack: (task) => index.goingBack(task),
      wentBackTo: (height, keptOthers) => index.wentBackTo(height, keptOthers),
    },
    invalidateCaches: () => caches.invalidate(),
    reviewPending: () => caches.reviewPending(),
    chainIdChanged: (chainId) => caches.chainIdChanged(chainId),
    setLoggingEnabled: (enabled) => caches.setLoggingEnabled(enabled),
  });
  return {
    development,
    start: () => development.readBaseFeeSet(),
    accounts: {
      list: (caller) => callDevelopment(rpc, 'dev_accounts', {}, caller),
      signer: new HashingSigner(new DevSigner(rpc)),
    },
    unsigned: new DevUnsignedSender({
      rpc,
      lock,
      async accepted(transaction, height) {
        caches.addPending(transaction);
        await reached(height);
      },
    }),
    broadcaster: new DevBroadcaster(rpc),
    follow: (sender) => new DevSender({ sender, lock, reached }),
  };
}

/** Resolves when the block of a height is served. */
async function waitForBlock(index: FollowingIndex, height: number): Promise<void> {
  if (index.head() >= height) return;
  await new Promise<void>((resolve, reject) => {
    const late = () => {
      unsubscribe();
      reject(
        new NodeUnavailable(`block ${height} was made but not indexed: no block arrived for ${FOLLOW_TIMEOUT_MS} ms`),
      );
    };
    const timer = setTimeout(late, FOLLOW_TIMEOUT_MS);
    const unsubscribe = index.onBlock((blockNumber) => {
      timer.refresh();
      if (blockNumber < height) return;
      clearTimeout(timer);
      unsubscribe();
      resolve();
    });
  });
}
