import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { findCreation, type FindCreationParts } from '../otterscan/findCreation.js';

/** Who created a contract, and in which transaction; null for an account without code. */
export function getContractCreator(parts: FindCreationParts): Handler<'ots_getContractCreator'> {
  return ([address], caller) => findCreation(normalizeAddress(address), parts, caller);
}
