import type { Caller } from '../../caller/caller.js';
import type { Address, Hash } from '../../../generated/types.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import type { Signer } from '../signing/signer.js';

/** The accounts that the embedded chain sends from. Each is in one of the lists. */
export interface AccountList {
  /** The funded accounts, whose keys the chain holds. */
  withKey: Address[];
  /** Accounts without a key that can send. */
  impersonated: Address[];
  /** Whether all accounts send without a key now. */
  all: boolean;
}

/** The accounts of the embedded chain. Their keys are public. */
export interface EmbeddedAccounts {
  list(caller: Caller): Promise<AccountList>;
  signer: Signer;
}

/** Sends transactions of the embedded chain's accounts, which signs them itself or needs no signature. */
export interface UnsignedSender {
  /** As `Wallet.send`. With `anybody`, the sender need not be an account of the chain. */
  send(from: Address, complete: () => Promise<TransactionFields>, options: { anybody: boolean }): Promise<Hash>;
}
