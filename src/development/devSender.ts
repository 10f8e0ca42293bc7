import { OWN_WORK } from '../caller/caller.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import type { UnsignedSender } from '../chain/development/embeddedAccounts.js';
import { TransactionRejected } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import type { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import { encodeData } from '../ethereum/hex.js';
import { decodeTransaction } from '../ethereum/transaction/transactionDecoding.js';
import { encodeTransaction } from '../ethereum/transaction/transactionEncoding.js';
import { callDevelopment, type DevelopmentRpc } from './developmentCalls.js';

/** What sends unsigned transactions. */
export interface UnsignedSenderParts {
  rpc: DevelopmentRpc;
  /** Held while a transaction is completed, sent and followed, so that nothing sets the chain back meanwhile. */
  lock: Pick<SharedExclusiveLock, 'shared'>;
  /**
   * Called when the chain accepted a transaction, with the newest height afterwards; resolves when the transaction can
   * be read, as pending or in a block.
   */
  accepted: (transaction: SignedTransaction, height: number) => Promise<void>;
}

/** Sends for the funded accounts of the embedded chain, which holds their keys, and for those that it impersonates. */
export function createUnsignedSender({ rpc, lock, accepted }: UnsignedSenderParts): UnsignedSender {
  return {
    send: (from, complete, { anybody }) =>
      lock.shared(async () => {
        const params = { from, raw: encodeData(encodeTransaction(await complete())), anybody };
        // It is sent also when the client has left meanwhile.
        const answer = await callDevelopment(rpc, 'dev_sendUnsignedTransaction', params, OWN_WORK);
        const { code: abciCode, codespace, log, height } = answer;
        if (abciCode !== 0) throw new TransactionRejected(log, { abciCode, codespace, log });
        // The chain signed it, or marked it as unsigned; then the sender cannot be read from a signature.
        const transaction = decodeTransaction(answer.raw, { from });
        await accepted(transaction, height);
        return transaction.hash;
      }),
  };
}

/**
 * Broadcasts to the embedded chain, which responds when a transaction is mined. A node broadcasts with either method,
 * depending on its kind of mempool; here they are the same.
 */
export function createBroadcaster(rpc: DevelopmentRpc): Pick<Node, 'broadcastTx' | 'checkTx'> {
  const broadcastTx: Node['broadcastTx'] = async (bytes, caller) => {
    const tx = Buffer.from(bytes).toString('base64');
    const { code: abciCode, ...others } = await callDevelopment(rpc, 'dev_broadcast', { tx }, caller);
    return { abciCode, ...others };
  };
  return { broadcastTx, checkTx: broadcastTx };
}
