/** Errors of the key store, besides those of `chain/signing/keyErrors.ts`. None holds a secret. */
import { ChainError, type RpcDescription } from '../chain/errors.js';

/** A limit of `limits.ts` was reached. */
export class KeyLimitExceeded extends ChainError {
  override readonly name = 'KeyLimitExceeded';
  readonly rpc: RpcDescription<'limitExceeded'>;

  constructor({ what, limit }: { what: string; limit: number }) {
    const value = limit + 1;
    super(`${what}: ${value} exceeds the limit of ${limit}`);
    this.rpc = { name: 'limitExceeded', arguments: { what, value, limit }, data: { limit } };
  }
}

/** A key file could not be written or removed; the folder is unchanged. */
export class KeyNotStored extends ChainError {
  override readonly name = 'KeyNotStored';
  readonly rpc: RpcDescription<'keyNotStored'>;

  /** `reason` is for clients: it has no path. The path is in `options.cause`, for the log. */
  constructor(reason: string, options?: ErrorOptions) {
    super(`key not stored: ${reason}`, options);
    this.rpc = { name: 'keyNotStored', arguments: { reason } };
  }
}

/** Bytes that are not a private key. */
export class InvalidKey extends ChainError {
  override readonly name = 'InvalidKey';
  readonly rpc: RpcDescription<'invalidParams'>;

  constructor() {
    const reason = 'invalid private key: it must be 32 bytes, above zero and below the order of secp256k1';
    super(reason);
    this.rpc = { name: 'invalidParams', arguments: { reason } };
  }
}

/** The URL of a wallet cannot be paired. */
export class InvalidWalletUrl extends ChainError {
  override readonly name = 'InvalidWalletUrl';
  readonly rpc: RpcDescription<'invalidParams'>;

  constructor() {
    const expected = 'keystore:// and a name of 1 to 64 letters, digits, dots, dashes and underscores';
    const reason = `invalid argument 0: url: must be ${expected}`;
    super(reason);
    this.rpc = { name: 'invalidParams', arguments: { reason }, data: { path: 'url', expected: [expected] } };
  }
}

/** This key store, or this kind of wallet, does not support a feature. */
export class KeysUnsupported extends ChainError {
  override readonly name = 'KeysUnsupported';
  readonly rpc: RpcDescription<'featureNotSupported'>;

  constructor(feature: string, reason: string) {
    super(`${feature}: ${reason}`);
    this.rpc = { name: 'featureNotSupported', arguments: { feature, reason } };
  }
}

/** The key store is closed. */
export class KeyStoreClosed extends ChainError {
  override readonly name = 'KeyStoreClosed';
  readonly rpc: RpcDescription = { name: 'serverStopping', arguments: {} };

  constructor() {
    super('the key store is closed');
  }
}
