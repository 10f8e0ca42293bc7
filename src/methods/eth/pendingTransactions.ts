import type { Handler } from '../../jsonrpc/request.js';
import { JsonWriter } from '../../json/jsonWriter.js';
import type { LimitParts, Services } from '../services.js';

/** The pending transactions that this server knows, in order of arrival. */
export function pendingTransactions({
  mempool,
  limits,
}: Pick<Services, 'mempool'> & LimitParts<'maxResponseBytes'>): Handler<'eth_pendingTransactions'> {
  return async (_params, caller) => {
    await mempool.refresh(caller);
    const result = new JsonWriter(limits.maxResponseBytes, caller.signal);
    await result.writeEach('[', mempool.all(), ']', ({ json }) => result.write(json));
    return result.end();
  };
}
