import { endingBy, UNENDING, type Caller } from '../../caller/caller.js';
import type { Address, Hash } from '../../../generated/types.js';
import { KeyedMutex } from '../../concurrency/keyedMutex.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import type { UnsignedSender } from '../development/embeddedAccounts.js';
import type { TransactionSender } from '../mempool.js';
import { missingKey, type SignedBy } from './signer.js';

/** What sends. */
export interface WalletParts {
  /** Sends signed transactions. */
  sender: TransactionSender;
  /** Null in front of any chain but the embedded one. */
  unsigned: UnsignedSender | null;
}

/** Sends transactions of accounts whose keys this server can use. */
export class Wallet {
  /**
   * Held while a transaction of an account gets its nonce and is sent: until then, the next one would get the same
   * nonce. It is held as long when the nonce is given in another way, as for a transaction of the Cosmos SDK.
   */
  readonly nonces = new KeyedMutex<Address>();
  readonly #parts: WalletParts;

  constructor(parts: WalletParts) {
    this.#parts = parts;
  }

  /**
   * Signs a transaction and sends it; resolves once the chain has accepted it. `complete` gives the fields: it is
   * called when the wallet is ready to send, so that what it reads from the chain still holds when the transaction is
   * sent. Rejects with ResourceNotFound for an account of the embedded chain in front of any other.
   */
  async send(
    from: Address,
    complete: () => Promise<TransactionFields>,
    { by, caller }: { by: SignedBy; caller: Caller },
  ): Promise<Hash> {
    const { sender, unsigned } = this.#parts;
    if (typeof by === 'string') {
      if (unsigned === null) throw missingKey(from);
      return unsigned.send(from, complete, { anybody: by === 'anybody' });
    }
    const signed = await by.signTransaction(from, await complete(), caller);
    caller.signal.throwIfAborted();
    // Without the signal: the next nonce depends on whether the chain takes this transaction.
    return sender.send(encodeTransaction(signed), endingBy(UNENDING, caller));
  }
}
