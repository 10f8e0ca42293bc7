import { encodeWord, normalizeAddress, storageSlot } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Sets a word of contract storage. */
export function setStorageAt({ development }: Pick<Services, 'development'>): Handler<'anvil_setStorageAt'> {
  return async ([address, position, value]) => {
    const [slot, word] = [storageSlot(position), encodeWord(BigInt(value))];
    await development().setStorageAt(normalizeAddress(address), slot, word);
    return true;
  };
}
