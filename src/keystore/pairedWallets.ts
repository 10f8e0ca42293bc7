import { timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Address } from '../../generated/types.js';
import { ResourceNotFound } from '../chain/chainErrors.js';
import { AccountExists, WrongPassphrase } from '../chain/signing/keyErrors.js';
import { addressOfKey, createAccountKey } from './accountKey.js';
import { InvalidWalletUrl, KeyLimitExceeded, KeysUnsupported } from './keystoreErrors.js';
import { isSystemError } from './folder/readSmallFile.js';
import type { GuessLimit } from './guessLimit.js';
import { MAX_FILE_BYTES, MAX_PAIRED } from './limits.js';

const URL_PATTERN = /^keystore:\/\/[\w.-]{1,64}$/;

/** The name under which wrong pairing passwords are counted; no account has it. */
const PAIRING = 'pairing';

/** A wallet whose key is only in memory. */
export interface PairedWallet {
  url: string;
  account: Address;
  /** 32 bytes. */
  key: Uint8Array;
}

/** Wallets that pairing makes. They are unlocked, and end with the process. */
export class PairedWallets {
  readonly #passwordFile: string;
  readonly #guesses: GuessLimit;
  readonly #wallets = new Map<string, PairedWallet>();

  /** `passwordFile` is the path of the file with the password for `unpair`; when empty, pairing is refused. */
  constructor(passwordFile: string, guesses: GuessLimit) {
    this.#passwordFile = passwordFile;
    this.#guesses = guesses;
  }

  /** In pairing order. */
  list(): PairedWallet[] {
    return [...this.#wallets.values()];
  }

  find(account: Address): PairedWallet | undefined {
    return this.list().find((wallet) => wallet.account === account);
  }

  pair(url: string): PairedWallet {
    this.#readPassword();
    if (!URL_PATTERN.test(url)) throw new InvalidWalletUrl();
    const existing = this.#wallets.get(url);
    if (existing !== undefined) throw new AccountExists(existing.account);
    if (this.#wallets.size >= MAX_PAIRED.limit) throw new KeyLimitExceeded(MAX_PAIRED);
    const key = createAccountKey();
    const wallet = { url, account: addressOfKey(key), key };
    this.#wallets.set(url, wallet);
    return wallet;
  }

  /** Overwrites the key of a wallet. Checks the password first, so that a caller without it learns of no wallet. */
  unpair(url: string, password: string): void {
    const expected = this.#readPassword();
    this.#guesses.assertMayGuess(PAIRING);
    if (!isSamePassword(password, expected)) {
      this.#guesses.countWrong(PAIRING);
      throw new WrongPassphrase();
    }
    const wallet = this.#wallets.get(url);
    if (wallet === undefined) throw new ResourceNotFound(`wallet ${JSON.stringify(url.slice(0, 80))}`);
    wallet.key.fill(0);
    this.#wallets.delete(url);
  }

  clear(): void {
    for (const { key } of this.#wallets.values()) key.fill(0);
    this.#wallets.clear();
  }

  /** The first line of the password file. */
  #readPassword(): string {
    const feature = 'pairing';
    if (this.#passwordFile === '') throw new KeysUnsupported(feature, '--keystore.pairing-password-file is not set');
    try {
      // The operator chose the file, so links are followed: orchestrators mount secrets as links.
      const isSmall = statSync(this.#passwordFile).size <= MAX_FILE_BYTES;
      const [password = ''] = isSmall ? readFileSync(this.#passwordFile, 'utf8').split(/\r?\n/, 1) : [];
      if (password !== '') return password;
    } catch (error) {
      if (!isSystemError(error)) throw error;
    }
    throw new KeysUnsupported(feature, 'the file of --keystore.pairing-password-file holds no password');
  }
}

/** In constant time: both hashes have the same length. */
function isSamePassword(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => sha256(new TextEncoder().encode(text)));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
