import type { InternalOperation, Quantity } from '../../../generated/types.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { placeOf, transactionCalls, type ReadCall } from '../otterscan/transactionFrames.js';
import type { Services } from '../services.js';

/** Numbers of Otterscan's API. */
const TYPES: Readonly<Record<string, number>> = { CALL: 0, SELFDESTRUCT: 1, CREATE: 2, CREATE2: 3 };

/** The transfers, creations and selfdestructs inside a transaction that were not undone. */
export function getInternalOperations(
  parts: Pick<Services, 'blocks' | 'traces'>,
): Handler<'ots_getInternalOperations'> {
  return async ([hash], caller) =>
    (await transactionCalls(await placeOf(hash, parts, caller), parts, caller)).flatMap(operationsOf);
}

function operationsOf({ frame, undone }: ReadCall): InternalOperation[] {
  const type = TYPES[frame.type];
  const value = frame.value === '' ? '0x0' : frame.value;
  if (type === undefined || undone || frame.depth === 0) return [];
  if (frame.type === 'CALL' && value === '0x0') return [];
  // The trace has hex quantities.
  return [{ type, from: normalizeAddress(frame.from), to: normalizeAddress(frame.to), value: value as Quantity }];
}
