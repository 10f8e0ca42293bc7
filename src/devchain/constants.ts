/** Defaults and limits that options and help texts name too: other modules of the chain take long to load. */

/** The mnemonic of anvil's and Hardhat's accounts. */
export const DEFAULT_MNEMONIC = 'test test test test test test test test test test test junk';

/** How many words a mnemonic may have (BIP-39). */
export const MNEMONIC_WORDS: readonly number[] = [12, 15, 18, 21, 24];

/** The path of anvil's and Hardhat's accounts; an account's index is added to it. */
export const DEFAULT_DERIVATION_PATH = "m/44'/60'/0'/0/";

/** How the origin of a fork is asked unless options say more. The figures are anvil's. */
export const ORIGIN_DEFAULTS = { retries: 5, timeoutMs: 45_000, retryBackoffMs: 1_000, computeUnitsPerSecond: 330 };

/** The end of the year 9999, the last second that a block's time can be. */
export const LATEST_SECONDS = 253_402_300_799;

/** The highest first block: the numbers of as many blocks as anybody makes stay exact. */
export const HIGHEST_FIRST_BLOCK = 9_000_000_000_000_000;

/** The largest gas limit that consensus parameters hold. */
export const MAX_GAS_LIMIT = 2n ** 63n - 1n;

/** More wei per gas than all coins together could pay; the arithmetic of fees stays within a word. */
export const MAX_PRICE = 2n ** 128n - 1n;
