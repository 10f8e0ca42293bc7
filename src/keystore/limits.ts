/** Every bound of the key store, with its unit and its reason. */
import { methodTable, type Limit } from '../../generated/methods.js';

const { wrongPassphrases, keyDerivations } = methodTable.personal_unlockAccount.limits;

/**
 * Wrong passphrases for one account within `GUESS_WINDOW_MS`; for the pairing password too. Nobody mistypes more
 * often, and a program that guesses gets 7,200 a day.
 */
export const MAX_GUESSES = boundOf(wrongPassphrases);

/** Milliseconds, from the first wrong passphrase on. */
export const GUESS_WINDOW_MS = 60_000;

/** A derivation with geth's standard parameters takes one to two seconds, so the last of them waits two minutes. */
export const MAX_WAITING = boundOf(keyDerivations);

/** A key file has 491 bytes, and one of ethers with an encrypted mnemonic some 1,000. */
export const MAX_FILE_BYTES = 8 * 1024;

/** Key files that are read; the first by name. To read them all anew holds the event loop for some 50 ms. */
export const MAX_FILES = 1000;

/** The same, as the error for one more tells it. */
export const MAX_STORED = { what: 'key files', limit: MAX_FILES };

/** Entries of the folder that are looked at, key files or not. */
export const MAX_ENTRIES = 10 * MAX_FILES;

/** Paired wallets. */
export const MAX_PAIRED = { what: 'paired wallets', limit: 100 };

/** Bounds on the parameters of a file, checked before they are used. */
export const DERIVATION_BOUNDS = {
  /** 128 * n * r of scrypt, bytes: what geth's standard parameters take. */
  scryptBytes: 256 * 1024 * 1024,
  /** Blocks of scrypt, n * r * p: four times the time of geth's standard parameters. */
  scryptWork: 4 * 262_144 * 8,
  /** The highest r, and the highest p, of scrypt: they need 128 * r * p bytes beside the memory above. */
  scryptBlocks: 1024,
  /** Rounds of PBKDF2; eth-account's default is a tenth of it, geth and ethers write scrypt only. */
  pbkdf2Rounds: 10_000_000,
  /** Bytes of a salt; 32 are common. */
  saltBytes: 256,
};

function boundOf({ unit, default: limit }: Limit): { what: string; limit: number } {
  return { what: unit, limit };
}
