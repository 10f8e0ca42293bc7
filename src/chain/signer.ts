import type { Address } from '../../generated/types.js';
import type { Signature } from '../evm/transaction/signing.js';
import { ResourceNotFound } from './errors.js';

/**
 * Signs with keys of accounts, which never leave it. The development chain implements it for its accounts, and a store
 * of keys does for its own.
 */
export interface Signer {
  /**
   * Signs 32 bytes as they are: the caller has hashed what the account agrees to. Rejects with ResourceNotFound when
   * there is no key for the account.
   */
  signHash(account: Address, hash: Uint8Array): Promise<Signature>;
}

/** The signer of a server without keys. */
export const emptySigner: Signer = {
  signHash: (account) => Promise.reject(missingKey(account)),
};

/** The error for an account whose key the server does not hold. `why` says what else is known. */
export function missingKey(account: Address, why = ''): ResourceNotFound {
  return new ResourceNotFound(`key of account ${account}${why}`);
}
