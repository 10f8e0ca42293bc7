import { EMPTY_CODE_HASH, keccakHash } from '../../../evm/keccak.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { noChanges, type StateChanges } from './worldState.js';

/** The first state of a chain, as changes of an empty state. */
export function genesisChanges({ accounts }: DevChainConfig): StateChanges {
  const changes = noChanges();
  for (const [accountNumber, { address, balance, nonce = 0n, code }] of accounts.entries()) {
    const codeHash = code === undefined ? EMPTY_CODE_HASH : keccakHash(code);
    if (code !== undefined) changes.codes.set(codeHash, code);
    changes.accounts.set(address, { nonce, balance, codeHash, accountNumber });
  }
  return changes;
}
