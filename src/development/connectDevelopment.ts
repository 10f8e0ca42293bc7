import type { Development } from '../chain/development.js';
import { NodeUnavailable } from '../chain/errors.js';
import type { TransactionSender } from '../chain/mempool.js';
import { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import type { Wallet } from '../chain/wallet.js';
import type { SignedTransaction } from '../evm/transaction.js';
import { DevelopmentClient, field, type DevelopmentRpc } from './developmentClient.js';
import { DevWallet, FollowedSender } from './devWallet.js';

/** Longest wait for the next block while the index follows the chain. */
const FOLLOW_TIMEOUT_MS = 10_000;

export interface FollowedIndex {
  head(): number;
  onBlock(listener: (blockNumber: number) => void): () => void;
  wentBackTo(height: number): Promise<void>;
}

export interface DevelopmentSide {
  development: Development;
  wallet: Wallet;
  /** Wraps a sender so that what was sent can be read at once when it answers. */
  follow(sender: TransactionSender): TransactionSender;
}

export interface RememberedChain {
  /** Drops what was remembered of the chain. */
  forget(): Promise<void>;
  /** Drops, of what waited, what the chain put off with the blocks that it made. */
  review(): Promise<void>;
  /** Takes notice of a transaction that the chain took. */
  sent(transaction: SignedTransaction): void;
}

/** The development side of the embedded chain. */
export function connectDevelopment(
  rpc: DevelopmentRpc,
  index: FollowedIndex,
  remembered: RememberedChain,
): DevelopmentSide {
  const turns = new SharedExclusiveLock();
  const forget = () => remembered.forget();
  const reached = (height: number) => followTo(index, height);
  const caughtUp = async () => reached(field((await rpc.call('dev_info', {})) as object, 'height', 'number'));
  return {
    development: new DevelopmentClient({
      rpc,
      turns,
      index: { reached, wentBackTo: (height) => index.wentBackTo(height) },
      forget,
      review: () => remembered.review(),
    }),
    wallet: new DevWallet({
      rpc,
      turns,
      async taken(transaction) {
        remembered.sent(transaction);
        await caughtUp();
      },
    }),
    follow: (sender) => new FollowedSender(sender, turns, caughtUp),
  };
}

/** Resolves when the block of a height is served. */
async function followTo(index: FollowedIndex, height: number): Promise<void> {
  if (index.head() >= height) return;
  await new Promise<void>((resolve, reject) => {
    const late = () => {
      unsubscribe();
      reject(
        new NodeUnavailable(`block ${height} was made and has not come in: none came for ${FOLLOW_TIMEOUT_MS} ms`),
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
