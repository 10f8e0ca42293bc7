import type { Address } from '../../../generated/types.js';
import type { Signature } from '../../ethereum/transaction/signing.js';

/** Signs 32 bytes as they are: the caller has hashed what the account agrees to. */
export interface HashSigner {
  /**
   * Rejects with ResourceNotFound when there is no key for the account, and with AuthenticationNeeded while it is
   * locked.
   */
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
 * Account keys that this server keeps encrypted. `keystore/` implements it. An unlocked key lies in memory as bytes,
 * and is overwritten when it is locked or removed, and at exit.
 */
export interface Keys extends HashSigner {
  /** In the order of the names of their files; paired wallets come last. */
  accounts(): Address[];
  /** In the same order. */
  wallets(): KeyWallet[];
  has(account: Address): boolean;
  /** Whether the key of an account can be used now. */
  isUnlocked(account: Address): boolean;
  /** Makes a new key and keeps it, locked. */
  create(passphrase: string): Promise<Address>;
  /** Keeps a key of 32 bytes, locked. Rejects with AccountExists when the store has its account. */
  importKey(key: Uint8Array, passphrase: string): Promise<Address>;
  /**
   * Makes a key usable for a number of seconds, 0 for until exit. A second unlock sets the time anew. Rejects with
   * WrongPassphrase, and with a limitExceeded error for every passphrase after too many wrong ones.
   */
  unlock(account: Address, passphrase: string, seconds: number): Promise<void>;
  /** Forgets an unlocked key; does nothing for any other account. */
  lock(account: Address): void;
  /**
   * Runs `use` with a signer for one account, which stays locked for everybody else. Rejects as `unlock` does.
   */
  withPassphrase<T>(account: Address, passphrase: string, use: (signer: HashSigner) => Promise<T>): Promise<T>;
  /**
   * Makes a new key for a wallet `keystore://<name>`, which is usable until `unpair` or exit and is never written to
   * disk. Answers a copy of the key, 32 bytes.
   */
  pair(url: string): Promise<Uint8Array>;
  /** Forgets the key of a paired wallet. Rejects with WrongPassphrase. */
  unpair(url: string, password: string): Promise<void>;
}
