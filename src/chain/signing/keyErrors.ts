/** What can go wrong with account keys, as errors with a name of the contract's catalogue. None holds a secret. */
import type { Address } from '../../../generated/types.js';
import { ChainError, type RpcDescription } from '../errors.js';

/** The key is locked, or the caller may not use unlocked keys. Clients are not told which. */
export class AuthenticationNeeded extends ChainError {
  override readonly name = 'AuthenticationNeeded';
  readonly rpc: RpcDescription = { name: 'authenticationNeeded', arguments: {} };

  constructor() {
    super('authentication needed: password or unlock');
  }
}

/** The passphrase does not decrypt the key. */
export class WrongPassphrase extends ChainError {
  override readonly name = 'WrongPassphrase';
  readonly rpc: RpcDescription = { name: 'wrongPassphrase', arguments: {} };

  constructor() {
    super('could not decrypt key with given password');
  }
}

/** The key store has a key of the account. */
export class AccountExists extends ChainError {
  override readonly name = 'AccountExists';
  readonly rpc: RpcDescription = { name: 'accountExists', arguments: {} };

  constructor(account: Address) {
    super(`there is a key of account ${account}`);
  }
}

/** The key of the account is in a signer outside, which has no passphrase that could be checked here. */
export class NeedsNoPassphrase extends ChainError {
  override readonly name = 'NeedsNoPassphrase';
  readonly rpc: RpcDescription;

  constructor() {
    // The beginning of geth's words.
    const feature = 'password-operations';
    const reason = 'the key of the account is in an external signer';
    super(`${feature}: ${reason}`);
    this.rpc = { name: 'featureNotSupported', arguments: { feature, reason } };
  }
}
