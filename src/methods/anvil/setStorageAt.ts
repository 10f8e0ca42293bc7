import { encodeWord, normalizeAddress } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets a word of contract storage. */
export function setStorageAt({ development }: Pick<Services, 'development'>): Handler<'anvil_setStorageAt'> {
  return async ([address, position, value]) => {
    // BigInt refuses 0x alone, which means 0.
    const slot = BigInt(position === '0x' ? 0 : position);
    if (slot >= 2n ** 256n) {
      const rule = 'at most 2^256 - 1';
      throw rpcError('invalidParams', { reason: `position: expected ${rule}` }, { path: 'position', expected: [rule] });
    }
    await development().setStorageAt(normalizeAddress(address), encodeWord(slot), encodeWord(BigInt(value)));
    return true;
  };
}
