import { encodeWord } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets PREVRANDAO of the next block. */
export function setPrevRandao({ development }: Pick<Services, 'development'>): Handler<'hardhat_setPrevRandao'> {
  return async ([prevRandao]) => {
    await development().setPrevRandao(encodeWord(BigInt(prevRandao)));
    return true;
  };
}
