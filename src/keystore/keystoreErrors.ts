/** Errors of the key store, besides those of `chain/signing/keyErrors.ts`. None holds a secret. */
import { LimitExceeded, ChainError } from '../chain/chainErrors.js';

/** A limit of `limits.ts` was reached. */
export class KeyLimitExceeded extends LimitExceeded {
  constructor({ what, limit }: { what: string; limit: number }) {
    super(what, limit + 1, limit);
  }
}

/** A key file could not be written or removed; the folder is unchanged. */
export class KeyNotStored extends ChainError {
  /** `reason` is for clients: it has no path. The path is in `options.cause`, for the log. */
  constructor(reason: string, options?: ErrorOptions) {
    super(`key not stored: ${reason}`, { name: 'keyNotStored', arguments: { reason } }, options);
  }
}

/** Bytes that are not a private key. */
export class InvalidKey extends ChainError {
  constructor() {
    const reason = 'invalid private key: it must be 32 bytes, above zero and below the order of secp256k1';
    super(reason, { name: 'invalidParams', arguments: { reason } });
  }
}

/** The URL of a wallet cannot be paired. */
export class InvalidWalletUrl extends ChainError {
  constructor() {
    const expected = 'keystore:// and a name of 1 to 64 letters, digits, dots, dashes and underscores';
    const reason = `invalid argument 0: url: must be ${expected}`;
    super(reason, { name: 'invalidParams', arguments: { reason }, data: { path: 'url', expected: [expected] } });
  }
}

/** This key store, or this kind of wallet, does not support a feature. */
export class KeysUnsupported extends ChainError {
  constructor(feature: string, reason: string) {
    super(`${feature}: ${reason}`, { name: 'featureNotSupported', arguments: { feature, reason } });
  }
}

/** The key store is closed. */
export class KeyStoreClosed extends ChainError {
  constructor() {
    super('the key store is closed', { name: 'serverStopping', arguments: {} });
  }
}
