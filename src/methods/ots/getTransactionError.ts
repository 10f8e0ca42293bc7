import type { Data } from '../../../generated/types.js';
import type { Handler } from '../../jsonrpc/request.js';
import { placeOf, transactionCalls } from '../otterscan/transactionFrames.js';
import type { Services } from '../services.js';

const SUCCESS = /"status":"0x1"/;

/** What a transaction reverted with; `0x` for one that succeeded or failed in another way. */
export function getTransactionError(parts: Pick<Services, 'blocks' | 'traces'>): Handler<'ots_getTransactionError'> {
  return async ([hash], caller) => {
    const place = await placeOf(hash, parts, caller);
    // No bytes.
    const none = '0x' as Data;
    if (SUCCESS.test(String(await parts.blocks.receipt(place, caller)))) return none;
    const [top] = await transactionCalls(place, parts, caller);
    // The trace has hex data.
    return top === undefined || top.frame.output() === '' ? none : (top.frame.output() as Data);
  };
}
