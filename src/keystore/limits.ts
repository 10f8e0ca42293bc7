import { methodTable, type Limit } from '../../generated/methods.js';

const { wrongPassphrases, keyDerivations } = methodTable.personal_unlockAccount.limits;

/** Wrong passphrases within `GUESS_WINDOW_MS`: more than people mistype, and 7,200 guesses a day for a program. */
export const MAX_GUESSES = boundOf(wrongPassphrases);

/** Milliseconds from the first wrong passphrase. */
export const GUESS_WINDOW_MS = 60_000;

/** Waiting tasks. A derivation with geth's standard parameters takes one to two seconds: two minutes for the last. */
export const MAX_WAITING = boundOf(keyDerivations);

/** A key file has 491 bytes; one of ethers with an encrypted mnemonic has about 1,000. */
export const MAX_FILE_BYTES = 8 * 1024;

/** Key files that are read, the first by name. Reading all of them holds the event loop for about 50 ms. */
export const MAX_FILES = 1000;

/** The same limit for the error. */
export const MAX_STORED = { what: 'key files', limit: MAX_FILES };

/** Folder entries that are read, key files or not. */
export const MAX_ENTRIES = 10 * MAX_FILES;

/** Paired wallets. */
export const MAX_PAIRED = { what: 'paired wallets', limit: 100 };

/** Limits on the derivation parameters of a key file. */
export const DERIVATION_BOUNDS = {
  /** 128 * n * r of scrypt, bytes: as much as geth's standard parameters need. */
  scryptBytes: 256 * 1024 * 1024,
  /** Blocks of scrypt, n * r * p: four times the time of geth's standard parameters. */
  scryptWork: 4 * 262_144 * 8,
  /** Maximum r and maximum p of scrypt, which needs another 128 * r * p bytes. */
  scryptBlocks: 1024,
  /** Rounds of PBKDF2. eth-account's default is a tenth of this; geth and ethers write only scrypt. */
  pbkdf2Rounds: 10_000_000,
  /** Bytes of a salt; 32 are common. */
  saltBytes: 256,
};

function boundOf({ unit, default: limit }: Limit): { what: string; limit: number } {
  return { what: unit, limit };
}
