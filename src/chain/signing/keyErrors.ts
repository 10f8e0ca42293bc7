/** Errors of account keys. None contains a secret. */
import type { Address } from '../../../generated/types.js';
import { ChainError } from '../chainErrors.js';

/** The key is locked, or the caller may not use unlocked keys; clients cannot see which. */
export class AuthenticationNeeded extends ChainError {
  constructor() {
    super('authentication needed: password or unlock', { name: 'authenticationNeeded', arguments: {} });
  }
}

/** The passphrase does not decrypt the key. */
export class WrongPassphrase extends ChainError {
  constructor() {
    super('could not decrypt key with given password', { name: 'wrongPassphrase', arguments: {} });
  }
}

/** The key store has a key of the account. */
export class AccountExists extends ChainError {
  constructor(account: Address) {
    super(`there is a key of account ${account}`, { name: 'accountExists', arguments: {} });
  }
}

/** The key is in an external signer, which has no passphrase to check here. */
export class NeedsNoPassphrase extends ChainError {
  constructor() {
    // The beginning of geth's words.
    const feature = 'password-operations';
    const reason = 'the key of the account is in an external signer';
    super(`${feature}: ${reason}`, { name: 'featureNotSupported', arguments: { feature, reason } });
  }
}
