import { keccak_256 } from '@noble/hashes/sha3.js';
import { decodeData, encodeHash } from '../../evm/hex.js';
import type { Handler } from '../../jsonrpc/request.js';

/** Keccak-256 of the decoded bytes, not of the hex text. */
export function sha3(): Handler<'web3_sha3'> {
  return ([input]) => encodeHash(keccak_256(decodeData(input)));
}
