import { readFileSync } from 'node:fs';

/**
 * Keys that everyone knows, from the mnemonic of many Ethereum test chains: `funded` are ten accounts with a million
 * tokens each, `validator` is the one block producer, `vesting` has tokens on chains whose
 * genesis asks for it. `bech32` is the same 20 bytes as `address`.
 */
export const accounts = JSON.parse(readFileSync(new URL('accounts.json', import.meta.url), 'utf8'));
