import { createHash } from 'node:crypto';
import { toHex } from '../../../evm/hex.js';
import type { StateChanges } from './worldState.js';

/**
 * SHA-256 of what a revision sets, whatever the order in which it was set. There is no tree, so the hash cannot prove
 * any part of the state.
 */
export function hashChanges({ accounts, slots, wipes }: StateChanges): Uint8Array {
  const lines: string[] = [];
  for (const [address, record] of accounts) {
    lines.push(`${address} ${record === null ? '-' : `${record.nonce} ${record.balance} ${record.codeHash}`}`);
  }
  for (const [key, word] of slots) lines.push(`${key} ${toHex(word)}`);
  for (const [address, count] of wipes) lines.push(`${address} wiped ${count}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest();
}
