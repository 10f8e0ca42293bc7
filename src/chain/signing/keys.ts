import type { Address } from '../../../generated/types.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import type { Signature } from '../../ethereum/transaction/signing.js';

/** Signs 32 bytes that the caller has hashed. */
export interface HashSigner {
  /** Rejects with ResourceNotFound without a key for the account, and AuthenticationNeeded while it is locked. */
  signHash(account: Address, hash: Uint8Array): Promise<Signature>;
}

/** A key and where it is kept, as personal_listWallets shows it. */
export interface KeyWallet {
  /** `keystore:///absolute/path` of a file, or the URL of a paired wallet. */
  url: string;
  status: 'Locked' | 'Unlocked';
  accounts: { address: Address; url: string }[];
}

/**
 * Account keys that this server keeps encrypted. Implemented by `keystore/`, and in workers by `workers/remoteKeys.ts`,
 * which asks the primary. An unlocked key is in memory as bytes, which are overwritten when it is locked or removed,
 * and at exit.
 */
export interface Keys extends HashSigner {
  /** In the order of the names of their files; paired wallets come last. */
  accounts(): Awaitable<Address[]>;
  wallets(): Awaitable<KeyWallet[]>;
  has(account: Address): Awaitable<boolean>;
  isUnlocked(account: Address): Awaitable<boolean>;
  /** Makes a new key and keeps it, locked. */
  create(passphrase: string): Promise<Address>;
  /** Keeps a key of 32 bytes, locked. Rejects with AccountExists when the store has its account. */
  importKey(key: Uint8Array, passphrase: string): Promise<Address>;
  /**
   * Unlocks a key for some seconds, 0 for until exit; unlocking again resets the time. Rejects with WrongPassphrase,
   * and with limitExceeded for every passphrase after too many wrong ones.
   */
  unlock(account: Address, passphrase: string, seconds: number): Promise<void>;
  /** Forgets an unlocked key; does nothing for any other account. */
  lock(account: Address): Awaitable<void>;
  /** Runs `use` with a signer for an account that stays locked for other callers. Rejects as `unlock`. */
  withPassphrase<T>(account: Address, passphrase: string, use: (signer: HashSigner) => Promise<T>): Promise<T>;
  /** A new key for a wallet `keystore://<name>`, in memory until `unpair` or exit. Resolves to a copy, 32 bytes. */
  pair(url: string): Promise<Uint8Array>;
  /** Forgets the key of a paired wallet. Rejects with WrongPassphrase. */
  unpair(url: string, password: string): Promise<void>;
}
