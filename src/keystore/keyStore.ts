/**
 * Account keys: encrypted in files as geth, ethers and others write them, decrypted in memory while they are unlocked.
 * Keys and passphrases never get into errors or the log, and keys never into strings; keys are overwritten when they
 * are locked, removed, and at exit.
 */
import { join } from 'node:path';
import type { Address } from '../../generated/types.js';
import { AccountExists, AuthenticationNeeded, WrongPassphrase } from '../chain/signing/keyErrors.js';
import type { HashSigner, Keys, KeyWallet } from '../chain/signing/keys.js';
import { missingKey } from '../chain/signing/signer.js';
import type { Signature } from '../ethereum/transaction/signing.js';
import type { PartLog } from '../observe/logger.js';
import { addressOfKey, createAccountKey, signWithKey } from './accountKey.js';
import { KeyCipher, type Cipher, type ScryptCost } from './cipher/keyCipher.js';
import { KeyLimitExceeded, KeyStoreClosed, KeysUnsupported } from './keystoreErrors.js';
import { formatKeyFile, keyFileName, UnusableKeyFile, type EncryptedKey, type KeyFile } from './folder/keyFile.js';
import { removeKeyFile, writeKeyFile } from './folder/keyFileWriter.js';
import { KeyFolder, type StoredKey } from './folder/keyFolder.js';
import { GuessLimit } from './guessLimit.js';
import { MAX_STORED } from './limits.js';
import { PairedWallets } from './pairedWallets.js';
import { UnlockedKeys } from './unlockedKeys.js';

/** Geth's standard parameters: one to two seconds and 256 MiB. */
const STANDARD_COST: ScryptCost = { n: 262_144, p: 1, r: 8 };

/** Geth's light parameters, for tests and development. */
const LIGHT_COST: ScryptCost = { n: 4096, p: 6, r: 8 };

/** Milliseconds between checks for removed files, whose unlocked keys are overwritten. */
const CHECK_MS = 1000;

const OTHER_ACCOUNT = 'it holds the key of another account than it says';

/** How a key store works. */
export interface KeyStoreOptions {
  /** Absolute path; the folder is made for the first key. */
  folder: string;
  /** Encrypt new files with light parameters, which are quick to guess. */
  light: boolean;
  /** When empty, pairing is refused. */
  pairingPasswordFile: string;
  /** Monotonic clock in milliseconds; `performance.now()` when left out. */
  now?: () => number;
}

type CipherTurns = Pick<KeyCipher, 'inTurn' | 'close'>;

/** The account keys of this server. */
export class KeyStore implements Keys {
  readonly #cost: ScryptCost;
  readonly #folder: KeyFolder;
  readonly #cipher: CipherTurns;
  readonly #guesses: GuessLimit;
  readonly #unlocked: UnlockedKeys;
  readonly #paired: PairedWallets;
  readonly #inUse = new Set<Uint8Array>();
  readonly #checkTimer: NodeJS.Timeout;
  #closed = false;

  /** `close` also closes the cipher. */
  constructor(options: KeyStoreOptions, log: PartLog, cipher: CipherTurns = new KeyCipher()) {
    const { folder, light, pairingPasswordFile, now = () => performance.now() } = options;
    this.#cipher = cipher;
    this.#cost = light ? LIGHT_COST : STANDARD_COST;
    this.#folder = new KeyFolder(folder, log);
    this.#guesses = new GuessLimit(now);
    this.#unlocked = new UnlockedKeys(now);
    this.#paired = new PairedWallets(pairingPasswordFile, this.#guesses);
    // Reads the files now, so that no request has to wait for it.
    this.#folder.keys();
    this.#checkTimer = setInterval(() => this.#lockRemoved(), CHECK_MS).unref();
  }

  accounts(): Address[] {
    return [...this.#folder.keys(), ...this.#paired.list()].map(({ account }) => account);
  }

  wallets(): KeyWallet[] {
    const unlocked = new Set(this.#unlocked.accounts());
    const stored = this.#folder.keys().map((key) => {
      const status = unlocked.has(key.account) ? 'Unlocked' : 'Locked';
      return walletOf(key.account, `keystore://${this.pathOf(key)}`, status);
    });
    return [...stored, ...this.#paired.list().map(({ account, url }) => walletOf(account, url, 'Unlocked'))];
  }

  has(account: Address): boolean {
    return this.#folder.find(account) !== undefined || this.#paired.find(account) !== undefined;
  }

  isUnlocked(account: Address): boolean {
    if (this.#paired.find(account) !== undefined) return true;
    return this.#folder.find(account) !== undefined && this.#unlocked.get(account) !== undefined;
  }

  stored(): StoredKey[] {
    return this.#folder.keys();
  }

  pathOf({ name }: StoredKey): string {
    return join(this.#folder.path, name);
  }

  async create(passphrase: string): Promise<Address> {
    const key = createAccountKey();
    try {
      return await this.importKey(key, passphrase);
    } finally {
      key.fill(0);
    }
  }

  async importKey(key: Uint8Array, passphrase: string): Promise<Address> {
    const account = addressOfKey(key);
    return this.#cipher.inTurn(async (cipher) => {
      if (this.has(account)) throw new AccountExists(account);
      if (this.#folder.isFull()) throw new KeyLimitExceeded(MAX_STORED);
      await this.#keep(account, await cipher.encrypt(key, passphrase, this.#cost));
      return account;
    });
  }

  /** Stores the key of another key file with its passphrase. Rejects with WrongPassphrase or UnusableKeyFile. */
  async importFile({ address, encrypted }: KeyFile, passphrase: string): Promise<Address> {
    const key = await this.#cipher.inTurn((cipher) => cipher.decrypt(encrypted, passphrase));
    try {
      if (address !== null && address !== addressOfKey(key)) throw new UnusableKeyFile(OTHER_ACCOUNT);
      return await this.importKey(key, passphrase);
    } finally {
      key.fill(0);
    }
  }

  /** The text of an account's key file. Rejects as `unlock` does. */
  async exportFile(account: Address, passphrase: string): Promise<string> {
    return this.useKey(account, passphrase, async () => {
      const encrypted = this.#folder.read(this.#assertStored(account));
      if (encrypted === undefined) throw missingKey(account);
      return formatKeyFile(account, encrypted);
    });
  }

  async unlock(account: Address, passphrase: string, seconds: number): Promise<void> {
    const key = await this.#decrypt(account, passphrase);
    this.#unlocked.set(account, key, seconds);
  }

  lock(account: Address): void {
    this.#unlocked.delete(account);
  }

  async signHash(account: Address, hash: Uint8Array): Promise<Signature> {
    return signWithKey(hash, this.#usableKey(account));
  }

  withPassphrase<T>(account: Address, passphrase: string, use: (signer: HashSigner) => Promise<T>): Promise<T> {
    return this.useKey(account, passphrase, (key) =>
      use({
        signHash: async (asked, hash) => {
          if (asked !== account) throw missingKey(asked);
          // The key was overwritten: the caller used the signer after its time.
          if (key.every((byte) => byte === 0)) throw new AuthenticationNeeded();
          return signWithKey(hash, key);
        },
      }),
    );
  }

  /** Runs `use` with the decrypted key, and overwrites the key. Rejects as `unlock` does. */
  async useKey<T>(account: Address, passphrase: string, use: (key: Uint8Array) => Promise<T>): Promise<T> {
    const key = await this.#decrypt(account, passphrase);
    this.#inUse.add(key);
    try {
      return await use(key);
    } finally {
      key.fill(0);
      this.#inUse.delete(key);
    }
  }

  async pair(url: string): Promise<Uint8Array> {
    this.#assertOpen();
    return new Uint8Array(this.#paired.pair(url).key);
  }

  async unpair(url: string, password: string): Promise<void> {
    this.#paired.unpair(url, password);
  }

  /** Removes a key and its file. Rejects as `unlock` does; then the file stays. */
  async remove(account: Address, passphrase: string): Promise<void> {
    await this.useKey(account, passphrase, async () => {
      await removeKeyFile(this.#folder.path, this.#assertStored(account).name);
      this.#folder.changed();
      this.#unlocked.delete(account);
    });
  }

  /** Encrypts a key with another passphrase; its file keeps its name. Rejects as `unlock` does. */
  async changePassphrase(account: Address, passphrase: string, newPassphrase: string): Promise<void> {
    await this.useKey(account, passphrase, (key) =>
      this.#cipher.inTurn(async (cipher) => {
        const encrypted = await cipher.encrypt(key, newPassphrase, this.#cost);
        await this.#keep(account, encrypted, this.#assertStored(account).name);
      }),
    );
  }

  /** Overwrites all keys, ends the running derivation, and refuses further ones. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#checkTimer);
    this.#unlocked.clear();
    this.#paired.clear();
    for (const key of this.#inUse) key.fill(0);
    await this.#cipher.close();
  }

  #usableKey(account: Address): Uint8Array {
    const paired = this.#paired.find(account);
    if (paired !== undefined) return paired.key;
    if (this.#folder.find(account) === undefined) {
      this.#unlocked.delete(account);
      throw missingKey(account);
    }
    const key = this.#unlocked.get(account);
    if (key === undefined) throw new AuthenticationNeeded();
    return key;
  }

  async #decrypt(account: Address, passphrase: string): Promise<Uint8Array> {
    this.#assertStored(account);
    // Checked at once, and again in turn, because the outcomes of concurrent guesses are not counted yet.
    this.#guesses.assertMayGuess(account);
    return this.#cipher.inTurn(async (cipher) => {
      this.#guesses.assertMayGuess(account);
      const stored = this.#assertStored(account);
      const encrypted = this.#folder.read(stored);
      if (encrypted === undefined) throw missingKey(account);
      return this.#checked(stored, await this.#guess(cipher, stored, encrypted, passphrase));
    });
  }

  async #guess(cipher: Cipher, { account }: StoredKey, encrypted: EncryptedKey, passphrase: string) {
    try {
      return await cipher.decrypt(encrypted, passphrase);
    } catch (error) {
      if (error instanceof WrongPassphrase) this.#guesses.countWrong(account);
      throw error;
    }
  }

  /** Throws when the key is another account's, or when its file was removed during the decryption. */
  #checked(stored: StoredKey, key: Uint8Array): Uint8Array {
    const isRight = addressOfKey(key) === stored.account;
    if (!isRight) this.#folder.passOver(stored, OTHER_ACCOUNT);
    if (isRight && !this.#closed && this.#folder.find(stored.account) !== undefined) return key;
    key.fill(0);
    this.#assertOpen();
    throw missingKey(stored.account);
  }

  async #keep(account: Address, encrypted: EncryptedKey, name = newName(account)): Promise<void> {
    await writeKeyFile(this.#folder.path, name, formatKeyFile(account, encrypted));
    this.#folder.changed();
  }

  #assertStored(account: Address): StoredKey {
    const stored = this.#folder.find(account);
    if (stored !== undefined) return stored;
    if (this.#paired.find(account) !== undefined)
      throw new KeysUnsupported('unlocking', 'the account is that of a paired wallet, which has no passphrase');
    throw missingKey(account);
  }

  #assertOpen(): void {
    if (this.#closed) throw new KeyStoreClosed();
  }

  #lockRemoved(): void {
    for (const account of this.#unlocked.accounts())
      if (this.#folder.find(account) === undefined) this.#unlocked.delete(account);
  }
}

function walletOf(account: Address, url: string, status: KeyWallet['status']): KeyWallet {
  return { url, status, accounts: [{ address: account, url }] };
}

function newName(account: Address): string {
  // The time of day has only milliseconds; the process clock gives the rest.
  const nanoseconds = Number(process.hrtime.bigint() % 1_000_000n);
  return keyFileName(account, { milliseconds: Date.now(), nanoseconds });
}
