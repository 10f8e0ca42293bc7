import type { Handler } from '../../jsonrpc/request.js';
import { operatorAccount } from '../operator/operatorAccount.js';
import type { Services } from '../services.js';

/**
 * Operator account of the node's validator, which receives the block rewards; of the embedded chain what was set by
 * hand.
 */
export function coinbase(
  parts: Pick<Services, 'node' | 'state' | 'blocks' | 'development' | 'isDevelopment'>,
): Handler<'eth_coinbase'> {
  return async (_params, request) => {
    const set = parts.isDevelopment ? (await parts.development().info()).coinbase : null;
    return set ?? operatorAccount(parts, request);
  };
}
