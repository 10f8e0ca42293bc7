/** EIP-2935: before the transactions of a block run, a contract gets the hash of the block before it. */
import { createAddressFromString } from '@ethereumjs/util';
import type { Address, Hash } from '../../../../generated/types.js';
import { decodeData, encodeHash, encodeWord, fromHex, normalizeAddress, ZERO_HASH } from '../../../ethereum/hex.js';
import { keccakHashOnce } from '../../../ethereum/keccak.js';
import type { ExecutionState } from '../evm/executionState.js';
import { HISTORY_STORAGE_CODE } from './contractCodes.js';

/** Address of the contract. Source: EIP-2935. */
export const HISTORY_STORAGE: Address = normalizeAddress('0x0000f90827f1c53a10cb7a02335b175320002935');

/** The blocks that the contract answers for. */
const SERVE_WINDOW = 8191;

const ACCOUNT = createAddressFromString(HISTORY_STORAGE);
let codeHash: Hash | null = null;

/** Writes the hash of the block before the one that begins. Chains whose state lacks the contract do not change. */
export function recordParentHash(state: ExecutionState, parent: { height: number; hash: Hash }): void {
  const account = state.account(HISTORY_STORAGE);
  // The genesis has no hash.
  if (account === null || parent.hash === ZERO_HASH) return;
  codeHash ??= keccakHashOnce(fromHex(HISTORY_STORAGE_CODE));
  if (encodeHash(account.codeHash) !== codeHash) return;
  const slot = decodeData(encodeWord(BigInt(parent.height % SERVE_WINDOW)));
  state.overrideStorage(ACCOUNT, slot, decodeData(parent.hash));
}
