import { OWN_WORK } from '../caller/caller.js';
import type { Development } from '../chain/development/development.js';
import type { EmbeddedAccounts, UnsignedSender } from '../chain/development/embeddedAccounts.js';
import { MalformedAnswer, NodeUnavailable } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import type { AcceptedTransaction, TransactionSender } from '../chain/mempool.js';
import type { Caller } from '../caller/caller.js';
import { HashingSigner } from '../chain/signing/hashingSigner.js';
import type { HashSigner } from '../chain/signing/keys.js';
import { missingKey } from '../chain/signing/signer.js';
import { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import { decodeData, encodeData } from '../ethereum/hex.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { callDevelopment, type DevelopmentRpc } from './developmentCalls.js';
import { createDevelopmentClient, type ChainCaches, type FollowingIndex } from './developmentClient.js';
import { createBroadcaster, createUnsignedSender } from './devSender.js';

/** Longest time from one block to the next while the index follows the chain, milliseconds. */
const FOLLOW_TIMEOUT_MS = 10_000;

/** The services that only a development chain has. */
export interface DevelopmentServices {
  development: Development;
  accounts: EmbeddedAccounts;
  unsigned: UnsignedSender;
  /** Reads what an earlier process set of the chain. Called before requests are answered. */
  start(): Promise<void>;
  /** Sends to the chain instead of the node's own methods. */
  broadcaster: Pick<Node, 'broadcastTx' | 'checkTx'>;
  /** Makes of a sender that uses the broadcaster one that resolves when the index serves the transaction's block. */
  follow(sender: { submit(raw: Uint8Array, caller: Caller): Promise<AcceptedTransaction> }): TransactionSender;
}

/** Builds the services of the embedded chain. All of them share one lock. */
export function connectDevelopment(
  rpc: DevelopmentRpc,
  index: FollowingIndex,
  caches: ChainCaches & { addPending(transaction: SignedTransaction): void },
): DevelopmentServices {
  const lock = new SharedExclusiveLock();
  const reached = (height: number) => waitForBlock(index, height);
  const development = createDevelopmentClient({ rpc, lock, index, reached, caches });
  return {
    development,
    start: () => development.readBaseFeeSet(),
    accounts: {
      list: (caller) => callDevelopment(rpc, 'dev_accounts', {}, caller),
      signer: new HashingSigner(createSigner(rpc)),
    },
    unsigned: createUnsignedSender({
      rpc,
      lock,
      async accepted(transaction, height) {
        caches.addPending(transaction);
        await reached(height);
      },
    }),
    broadcaster: createBroadcaster(rpc),
    follow: (sender) => ({
      send: (raw, caller) =>
        lock.shared(async () => {
          const { hash, height } = await sender.submit(raw, caller);
          if (height !== undefined) await reached(height);
          return hash;
        }),
    }),
  };
}

/** Signs with the keys of the embedded chain's accounts, in the chain. */
function createSigner(rpc: DevelopmentRpc): HashSigner {
  return {
    async signHash(address, hash) {
      const params = { address, hash: encodeData(hash) };
      const { signature, impersonated } = await callDevelopment(rpc, 'dev_signHash', params, OWN_WORK);
      if (signature === null)
        throw missingKey(address, impersonated ? ' (it is impersonated: it sends, and cannot sign)' : '');
      const bytes = decodeData(signature);
      if (bytes.length !== 65) throw new MalformedAnswer(`signature: expected 65 bytes, got ${bytes.length}`);
      return { compact: bytes.subarray(0, 64), recovery: bytes[64] === 0 ? 0 : 1 };
    },
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
