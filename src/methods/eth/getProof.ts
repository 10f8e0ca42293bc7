import { stateHeight } from '../../chain/blockParameter.js';
import {
  encodeData,
  encodeQuantity,
  normalizeAddress,
  normalizeStorageKey,
  storageSlot,
  ZERO_HASH,
} from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** No contract has a storage root of its own: the chain keeps the storage of all contracts in one tree. */
const NO_STORAGE_HASH = ZERO_HASH;

/**
 * Account and storage values with their proofs. These chains have no Merkle-Patricia trie: each proof list has the
 * two ICS-23 proof operations (IAVL tree, then the root of all stores) as hex data. They verify against the
 * `stateRoot` of the next block.
 */
export function getProof({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getProof'> {
  return async ([given, keys, block], request) => {
    checkLimit('eth_getProof', 'positions', keys.length);
    const address = normalizeAddress(given);
    const height = await stateHeight(block, blocks, request);
    const slots = keys.map(storageSlot);
    const account = await state.proof(address, slots, height, request);
    return {
      address,
      accountProof: account.proof.map(({ data }) => encodeData(data)),
      balance: encodeQuantity(account.balance),
      codeHash: account.codeHash,
      nonce: encodeQuantity(account.nonce),
      storageHash: NO_STORAGE_HASH,
      storageProof: account.storage.map(({ value, proof }, index) => ({
        // Proofs come in the order of the keys, one for each.
        key: normalizeStorageKey(keys[index] as string),
        value: encodeQuantity(value),
        proof: proof.map(({ data }) => encodeData(data)),
      })),
    };
  };
}
