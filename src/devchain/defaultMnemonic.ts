/** The mnemonic of anvil's and Hardhat's accounts. */
export const DEFAULT_MNEMONIC = 'test test test test test test test test test test test junk';
