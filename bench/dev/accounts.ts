/** The mnemonic of the accounts that all measured programs fund by default. */
export const MNEMONIC = 'test test test test test test test test test test test junk';
