import type { Address } from '../../../generated/types.js';
import { keccak } from '../../ethereum/keccak.js';
import { messageHash, withSignature, type Signature } from '../../ethereum/transaction/signing.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { signingPayload } from '../../ethereum/transaction/transactionEncoding.js';
import type { HashSigner } from './keys.js';
import { hashTypedData, type TypedData } from '../typedData/hashTypedData.js';
import type { Signer } from './signer.js';

/** A signer that hashes, then signs by a key store, an unlocked key, or the embedded chain. */
export class HashingSigner implements Signer {
  readonly #keys: HashSigner;

  constructor(keys: HashSigner) {
    this.#keys = keys;
  }

  async signMessage(account: Address, message: Uint8Array): Promise<Signature> {
    return this.#keys.signHash(account, messageHash(message));
  }

  async signTypedData(account: Address, data: TypedData): Promise<Signature> {
    return this.#keys.signHash(account, await hashTypedData(data));
  }

  async signTransaction(account: Address, fields: TransactionFields): Promise<TransactionFields> {
    return withSignature(fields, await this.#keys.signHash(account, keccak(signingPayload(fields))));
  }
}
