import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import type { Signature } from '../../ethereum/transaction/signing.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { ResourceNotFound } from '../chainErrors.js';
import type { TypedData } from '../typedData/hashTypedData.js';

/**
 * Signs with keys of accounts, which never leave it: a key store, the embedded chain, or a signer outside. Signers
 * outside show what is signed to a person, so they are asked for what is signed and not for its hash. All operations
 * reject with ResourceNotFound when there is no key for the account, and with AuthenticationNeeded while it is locked.
 */
export interface Signer {
  /** Signs the bytes of a message behind the prefix of EIP-191, so that no signature is one of a transaction. */
  signMessage(account: Address, message: Uint8Array, caller: Caller): Promise<Signature>;
  /** Signs data of EIP-712. Rejects with InvalidTypedData for data that have no hash. */
  signTypedData(account: Address, data: TypedData, caller: Caller): Promise<Signature>;
  /**
   * The transaction with a signature. Only the signature differs from the given fields; a person at a signer outside
   * may have changed the gas and the fees too.
   */
  signTransaction(account: Address, fields: TransactionFields, caller: Caller): Promise<TransactionFields>;
}

/** A signer that knows for which accounts it signs. */
export interface AccountSigner extends Signer {
  /** Empty while they cannot be listed. */
  accounts(caller: Caller): Promise<readonly Address[]>;
  /** Rejects while its accounts cannot be listed. */
  has(account: Address, caller: Caller): Promise<boolean>;
}

/** What a caller may do with the keys of this server. */
export interface KeyAccess {
  /** Whether it may use keys that are unlocked. */
  readonly unlockedKeys: boolean;
}

/**
 * Where the signature of a transaction comes from. `chain`: the embedded chain signs for its own account, or needs no
 * signature of an account that it impersonates. `anybody`: the embedded chain needs no signature of any account.
 */
export type SignedBy = Signer | 'chain' | 'anybody';

/** Finds the signer of an account. `wiring/` puts it together; methods ask it. */
export interface Signers {
  /** All accounts that can send: those of the embedded chain, of the key store, and of the signer outside. */
  accounts(caller: Caller): Promise<Address[]>;
  /**
   * The signer that has the key of an account. Rejects with AuthenticationNeeded for a caller that may not use unlocked
   * keys, whatever the account is, so that nothing can be learned; accounts of the embedded chain are everybody's.
   * Rejects with ResourceNotFound for an account without a key.
   */
  signerOf(account: Address, access: KeyAccess, caller: Caller): Promise<Signer>;
  /** What signs the transactions of an account; rejects as `signerOf`. */
  senderOf(account: Address, access: KeyAccess, caller: Caller): Promise<SignedBy>;
  /**
   * Runs `use` with a signer for the account whose passphrase the caller knows; it stays locked for everybody else.
   * Accounts of the embedded chain need no passphrase. Rejects with WrongPassphrase, with NeedsNoPassphrase for an
   * account of the signer outside, and with ResourceNotFound for one without a key.
   */
  withPassphrase<T>(
    account: Address,
    passphrase: string,
    use: (signer: Signer) => Promise<T>,
    caller: Caller,
  ): Promise<T>;
  /** Whether the key is the embedded chain's, so that everybody may use it and nothing locks it. */
  isEverybodys(account: Address, caller: Caller): Promise<boolean>;
}

/** The error for an account whose key the server does not hold. `why` says what else is known. */
export function missingKey(account: Address, why = ''): ResourceNotFound {
  return new ResourceNotFound(`key of account ${account}${why}`);
}
