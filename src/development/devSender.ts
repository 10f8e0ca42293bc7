import { OWN_WORK } from '../caller/caller.js';
import type { Caller } from '../caller/caller.js';
import type { Address, Hash } from '../../generated/types.js';
import type { UnsignedSender } from '../chain/development/embeddedAccounts.js';
import { TransactionRejected } from '../chain/chainErrors.js';
import type { BroadcastResult, Node } from '../chain/node.js';
import type { AcceptedTransaction, TransactionSender } from '../chain/mempool.js';
import type { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import { encodeData } from '../ethereum/hex.js';
import type { SignedTransaction, TransactionFields } from '../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../ethereum/transaction/transactionDecoding.js';
import { encodeTransaction } from '../ethereum/transaction/transactionEncoding.js';
import { callDevelopment, type DevelopmentRpc } from './developmentCalls.js';

/** What sends unsigned transactions. */
export interface DevUnsignedSenderParts {
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
export class DevUnsignedSender implements UnsignedSender {
  readonly #parts: DevUnsignedSenderParts;

  constructor(parts: DevUnsignedSenderParts) {
    this.#parts = parts;
  }

  send(from: Address, complete: () => Promise<TransactionFields>, { anybody }: { anybody: boolean }): Promise<Hash> {
    return this.#parts.lock.shared(async () => this.#send(from, await complete(), anybody));
  }

  async #send(from: Address, fields: TransactionFields, anybody: boolean): Promise<Hash> {
    // It is sent also when the client has left meanwhile.
    const params = { from, raw: encodeData(encodeTransaction(fields)), anybody };
    const answer = await callDevelopment(this.#parts.rpc, 'dev_sendUnsignedTransaction', params, OWN_WORK);
    const { code: abciCode, codespace, log, height } = answer;
    if (abciCode !== 0) throw new TransactionRejected(log, { abciCode, codespace, log });
    // The chain signed it, or marked it as unsigned; then the sender cannot be read from a signature.
    const transaction = decodeTransaction(answer.raw, { from });
    await this.#parts.accepted(transaction, height);
    return transaction.hash;
  }
}

/**
 * Broadcasts to the embedded chain, which answers when a transaction is mined. A node broadcasts with either method,
 * depending on its kind of mempool; here they are the same.
 */
export class DevBroadcaster implements Pick<Node, 'broadcastTx' | 'checkTx'> {
  readonly #rpc: DevelopmentRpc;

  constructor(rpc: DevelopmentRpc) {
    this.#rpc = rpc;
  }

  async broadcastTx(tx: Uint8Array, caller: Caller): Promise<BroadcastResult> {
    const params = { tx: Buffer.from(tx).toString('base64') };
    const {
      code: abciCode,
      codespace,
      log,
      height,
    } = await callDevelopment(this.#rpc, 'dev_broadcast', params, caller);
    return { abciCode, codespace, log, height };
  }

  checkTx(tx: Uint8Array, caller: Caller): Promise<BroadcastResult> {
    return this.broadcastTx(tx, caller);
  }
}

/** What the sender of the development chain works with. */
export interface DevSenderParts {
  /** Sends through the DevBroadcaster. */
  sender: { submit(raw: Uint8Array, caller: Caller): Promise<AcceptedTransaction> };
  /** Held while a transaction is sent and followed. */
  lock: Pick<SharedExclusiveLock, 'shared'>;
  /** Resolves when the index serves the block of a height. */
  reached: (height: number) => Promise<void>;
}

/** Sends, and resolves when the index serves the block that the chain made of the transaction, as anvil does. */
export class DevSender implements TransactionSender {
  readonly #parts: DevSenderParts;

  constructor(parts: DevSenderParts) {
    this.#parts = parts;
  }

  send(raw: Uint8Array, caller: Caller): Promise<Hash> {
    const { sender, lock, reached } = this.#parts;
    return lock.shared(async () => {
      const { hash, height } = await sender.submit(raw, caller);
      if (height !== undefined) await reached(height);
      return hash;
    });
  }
}
