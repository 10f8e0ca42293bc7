import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import type { Signature } from '../../ethereum/transaction/signing.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { ResourceNotFound } from '../chainErrors.js';
import type { TypedData } from '../typedData/hashTypedData.js';

/**
 * Signs with account keys: a key store, the embedded chain, or an external signer. External signers show a person what
 * is signed, so they get the data, not its hash. Rejects with ResourceNotFound for an account without a key, and
 * AuthenticationNeeded while it is locked.
 */
export interface Signer {
  /** Signs a message with the prefix of EIP-191. */
  signMessage(account: Address, message: Uint8Array, caller: Caller): Promise<Signature>;
  /** Signs EIP-712 data. Rejects with InvalidTypedData for data without a hash. */
  signTypedData(account: Address, data: TypedData, caller: Caller): Promise<Signature>;
  /** The signed transaction. A person at an external signer may have changed the gas and the fees. */
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
  readonly unlockedKeys: boolean;
}

/**
 * What signs a transaction. `chain`: the embedded chain, for its own or an impersonated account. `anybody`: the
 * embedded chain, which needs no signature of any account.
 */
export type SignedBy = Signer | 'chain' | 'anybody';

/** Finds the signer of an account. */
export interface Signers {
  /** All accounts that can send: of the embedded chain, the key store, and the external signer. */
  accounts(caller: Caller): Promise<Address[]>;
  /**
   * The signer of an account. Rejects with AuthenticationNeeded for a caller that may not use unlocked keys, whether
   * the account exists or not, but all callers may use accounts of the embedded chain; with ResourceNotFound for an
   * account without a key.
   */
  signerOf(account: Address, access: KeyAccess, caller: Caller): Promise<Signer>;
  /** What signs the transactions of an account; rejects as `signerOf`. */
  senderOf(account: Address, access: KeyAccess, caller: Caller): Promise<SignedBy>;
  /**
   * Runs `use` with a signer for an account by its passphrase; the account stays locked for other callers. Accounts of
   * the embedded chain need no passphrase. Rejects with WrongPassphrase, NeedsNoPassphrase for an external account, and
   * ResourceNotFound for one without a key.
   */
  withPassphrase<T>(
    account: Address,
    passphrase: string,
    use: (signer: Signer) => Promise<T>,
    caller: Caller,
  ): Promise<T>;
  /** Whether the key is the embedded chain's, which all clients may use and nothing locks. */
  isEverybodys(account: Address, caller: Caller): Promise<boolean>;
}

/** The error for an account whose key the server does not hold. `why` says what else is known. */
export function missingKey(account: Address, why = ''): ResourceNotFound {
  return new ResourceNotFound(`key of account ${account}${why}`);
}
