import type { Address, Hash } from '../../generated/types.js';
import { MalformedAnswer, TransactionRejected } from '../chain/errors.js';
import type { TransactionSender } from '../chain/mempool.js';
import type { SharedExclusiveLock } from '../concurrency/sharedExclusiveLock.js';
import type { Wallet } from '../chain/wallet.js';
import { decodeData, encodeData, normalizeAddress } from '../evm/hex.js';
import type { SignedTransaction, TransactionFields } from '../evm/transaction.js';
import { decodeTransaction } from '../evm/transactionDecoding.js';
import { encodeTransaction } from '../evm/transactionEncoding.js';
import { field, type DevelopmentRpc } from './developmentClient.js';

export interface DevWalletParts {
  rpc: DevelopmentRpc;
  /** Nothing sets the chain back while a transaction is completed, sent and followed. */
  turns: Pick<SharedExclusiveLock, 'shared'>;
  /** Called when the chain took a transaction; resolves when it is found, waiting or in a block. */
  taken: (transaction: SignedTransaction) => Promise<void>;
}

/** The funded accounts of the embedded chain, whose keys the chain holds, and those that it was told to impersonate. */
export class DevWallet implements Wallet {
  readonly #parts: DevWalletParts;

  constructor(parts: DevWalletParts) {
    this.#parts = parts;
  }

  async accounts(): Promise<Address[]> {
    const answer = await this.#call('dev_accounts', {});
    const accounts = (answer as { accounts?: unknown }).accounts;
    if (!Array.isArray(accounts)) throw new MalformedAnswer('dev_accounts: expected a list');
    return accounts.map((address) => normalizeAddress(String(address)));
  }

  send(from: Address, complete: () => Promise<TransactionFields>): Promise<Hash> {
    return this.#parts.turns.shared(async () => this.#send(from, await complete()));
  }

  async #send(from: Address, fields: TransactionFields): Promise<Hash> {
    const raw = encodeData(encodeTransaction(fields));
    const answer = await this.#call('dev_sendUnsignedTransaction', { from, raw });
    const refusal = {
      abciCode: field(answer, 'code', 'number'),
      codespace: field(answer, 'codespace', 'string'),
      log: field(answer, 'log', 'string'),
    };
    if (refusal.abciCode !== 0) throw new TransactionRejected(refusal.log, refusal);
    // The chain signed it, or marked it as one without a signature, from which nobody can tell the sender.
    const transaction = decodeTransaction(decodeData(field(answer, 'raw', 'string')), { from });
    await this.#parts.taken(transaction);
    return transaction.hash;
  }

  async #call(method: string, params: object): Promise<object> {
    return (await this.#parts.rpc.call(method, params)) as object;
  }
}

/**
 * A sender that answers when the index serves the block that the chain made of the transaction, as other development
 * chains do.
 */
export class FollowedSender implements TransactionSender {
  readonly #sender: TransactionSender;
  readonly #turns: Pick<SharedExclusiveLock, 'shared'>;
  readonly #caughtUp: () => Promise<void>;

  constructor(sender: TransactionSender, turns: Pick<SharedExclusiveLock, 'shared'>, caughtUp: () => Promise<void>) {
    this.#sender = sender;
    this.#turns = turns;
    this.#caughtUp = caughtUp;
  }

  send(raw: Uint8Array, signal?: AbortSignal): Promise<Hash> {
    return this.#turns.shared(async () => {
      const hash = await this.#sender.send(raw, signal);
      await this.#caughtUp();
      return hash;
    });
  }
}
