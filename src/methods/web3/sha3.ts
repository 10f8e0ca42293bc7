import { decodeData } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import type { Handler } from '../../jsonrpc/request.js';

/** Keccak-256 of the decoded bytes, not of the hex text. */
export function sha3(): Handler<'web3_sha3'> {
  return ([input]) => keccakHash(decodeData(input));
}
