import type { ChainAccount } from './node.mjs';

/** Keys that everybody knows: ten funded accounts, and the one block producer. */
export const accounts: { funded: ChainAccount[]; validator: ChainAccount };
