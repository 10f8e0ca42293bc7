import { encodeWord, normalizeHash } from '../ethereum/hex.js';
import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** Removes a pending transaction; false when no such transaction is pending. */
export function dropTransaction({ development }: Pick<Services, 'development'>): Handler<'hardhat_dropTransaction'> {
  return async ([hash]) => development().dropTransaction(normalizeHash(hash));
}

/** Sets PREVRANDAO of the next block. */
export function setPrevRandao({ development }: Pick<Services, 'development'>): Handler<'hardhat_setPrevRandao'> {
  return async ([prevRandao]) => {
    await development().setPrevRandao(encodeWord(BigInt(prevRandao)));
    return true;
  };
}
