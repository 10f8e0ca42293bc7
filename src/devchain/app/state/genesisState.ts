import { EMPTY_CODE_HASH, keccakHashOnce } from '../../../ethereum/keccak.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { noChanges, storageKey, type StateChanges } from './worldState.js';

/** The first state of a chain, as changes of an empty state. */
export function genesisChanges({ accounts }: DevChainConfig): StateChanges {
  const changes = noChanges();
  for (const [accountNumber, { address, balance, nonce = 0n, code, storage }] of accounts.entries()) {
    const codeHash = code === undefined ? EMPTY_CODE_HASH : keccakHashOnce(code);
    if (code !== undefined) changes.codes.set(codeHash, code);
    for (const [slot, word] of storage ?? []) changes.slots.set(storageKey(address, 0, slot.slice(2)), word);
    changes.accounts.set(address, { nonce, balance, codeHash, accountNumber });
  }
  return changes;
}
