import type { Address } from '../../generated/types.js';
import type { Signature } from '../evm/transaction/signing.js';
import { ChainError, ResourceNotFound, type RpcDescription } from './errors.js';

/** Data of EIP-712: types by name, the name of the message's type, and the values. */
export interface TypedData {
  types: object;
  primaryType: string;
  domain: object;
  message: object;
}

/**
 * Signs with keys of accounts, which never leave it. The development chain implements it for its accounts, and a store
 * of keys does for its own. Both questions reject with ResourceNotFound when there is no key for the account.
 */
export interface Signer {
  /** Signs 32 bytes as they are: the caller has hashed what the account agrees to. */
  signHash(account: Address, hash: Uint8Array): Promise<Signature>;
  /** Signs by EIP-712. Rejects with InvalidTypedData for values that do not fit their types. */
  signTypedData(account: Address, data: TypedData): Promise<Signature>;
}

/** Typed data that has no hash: a type is missing, or a value does not fit its type. */
export class InvalidTypedData extends ChainError {
  override readonly name = 'InvalidTypedData';
  readonly rpc: RpcDescription;

  constructor(reason: string, options?: ErrorOptions) {
    super(`typed data: ${reason}`, options);
    this.rpc = { name: 'invalidParams', arguments: { reason: this.message } };
  }
}

/** The signer of a server without keys. */
export const emptySigner: Signer = {
  signHash: (account) => Promise.reject(missingKey(account)),
  signTypedData: (account) => Promise.reject(missingKey(account)),
};

/** The error for an account whose key the server does not hold. `why` says what else is known. */
export function missingKey(account: Address, why = ''): ResourceNotFound {
  return new ResourceNotFound(`key of account ${account}${why}`);
}
