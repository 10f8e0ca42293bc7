/** Facts of mnemonics that options and help texts name. The modules that derive keys from them take long to load. */

/** The mnemonic of anvil's and Hardhat's accounts. */
export const DEFAULT_MNEMONIC = 'test test test test test test test test test test test junk';

/** How many words a mnemonic may have (BIP-39). */
export const MNEMONIC_WORDS: readonly number[] = [12, 15, 18, 21, 24];

/** The path of anvil's and Hardhat's accounts; an account's index is added to it. */
export const DEFAULT_DERIVATION_PATH = "m/44'/60'/0'/0/";
