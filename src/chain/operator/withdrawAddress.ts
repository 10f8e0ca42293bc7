import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import type { HashSigner } from '../signing/keys.js';

/** Where the rewards of a validator's operator are paid to. */
export interface WithdrawAddress {
  /**
   * Sends a transaction of the operator's account that sets it, and resolves once it is in a block and the chain
   * answers the new address. The caller holds the lock on the account's nonces. Rejects with TransactionRejected in the
   * chain's words, and with TransactionPending when no block took it in time.
   */
  set(operator: Address, to: Address, signer: HashSigner, caller: Caller): Promise<void>;
}
