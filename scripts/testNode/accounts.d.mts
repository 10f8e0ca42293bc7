import type { ChainAccount } from './node.mjs';

/** Keys that everybody knows: ten funded accounts, the one block producer, and an account whose tokens vest. */
export const accounts: { funded: ChainAccount[]; validator: ChainAccount; vesting: ChainAccount };
