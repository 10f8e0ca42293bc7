import { endingBy, UNENDING, type Caller } from '../../caller/caller.js';
import type { Address, Hash } from '../../../generated/types.js';
import type { KeyedLock } from '../../concurrency/keyedMutex.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import type { UnsignedSender } from '../development/embeddedAccounts.js';
import type { TransactionSender } from '../mempool.js';
import { missingKey, type SignedBy } from './signer.js';

/** What a wallet sends with. */
export interface WalletParts {
  sender: TransactionSender;
  /** Null for any chain but the embedded one. */
  unsigned: UnsignedSender | null;
  /** Held while an account's transaction gets its nonce and is sent, so that no other gets the same nonce. */
  nonces: KeyedLock<Address>;
}

/** Sends transactions of accounts whose keys this server can use. */
export class Wallet {
  /** As in the parts. */
  readonly nonces: KeyedLock<Address>;
  readonly #parts: WalletParts;

  constructor(parts: WalletParts) {
    this.nonces = parts.nonces;
    this.#parts = parts;
  }

  /**
   * Signs and sends a transaction; resolves when the chain has accepted it. `complete` gives the fields and is called
   * just before sending, so that what it read still holds. Rejects with ResourceNotFound for an account of the embedded
   * chain on any other chain.
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
