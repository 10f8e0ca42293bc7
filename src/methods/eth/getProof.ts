import { stateHeight } from '../../chain/blockParameter.js';
import {
  encodeData,
  encodeHash,
  encodeQuantity,
  normalizeAddress,
  normalizeStorageKey,
  storageSlot,
} from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { Services } from '../services.js';

/** The chain keeps one tree for all contracts, so no contract has a storage root of its own. */
const NO_STORAGE_HASH = encodeHash(new Uint8Array(32));

/**
 * Account and storage values with their proofs. These chains have no Merkle-Patricia trie: each proof list carries the two ICS-23 proof
 * operations (IAVL tree, then the root of all stores) as hex data, and verifies against the `stateRoot` of the next block.
 */
export function getProof({ state, blocks }: Pick<Services, 'state' | 'blocks'>): Handler<'eth_getProof'> {
  return async ([given, keys, block], request) => {
    checkLimit('eth_getProof', 'positions', keys.length);
    const address = normalizeAddress(given);
    const height = await stateHeight(block, blocks, request.signal);
    const slots = keys.map(storageSlot);
    const account = await state.proof(address, slots, height, request.signal);
    return {
      address,
      accountProof: account.proof.map(({ data }) => encodeData(data)),
      balance: encodeQuantity(account.balance),
      codeHash: account.codeHash,
      nonce: encodeQuantity(account.nonce),
      storageHash: NO_STORAGE_HASH,
      storageProof: account.storage.map(({ value, proof }, index) => ({
        key: normalizeStorageKey(keys[index] as string),
        value: encodeQuantity(value),
        proof: proof.map(({ data }) => encodeData(data)),
      })),
    };
  };
}
