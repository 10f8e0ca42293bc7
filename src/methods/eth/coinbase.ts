import { ResourceNotFound } from '../../chain/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/**
 * Operator account of the node's validator, which receives the block rewards; of the embedded chain what was set by
 * hand.
 */
export function coinbase({
  node,
  state,
  blocks,
  development,
  isDevelopment,
}: Pick<Services, 'node' | 'state' | 'blocks' | 'development' | 'isDevelopment'>): Handler<'eth_coinbase'> {
  return async (_params, request) => {
    const set = isDevelopment ? (await development().info()).coinbase : null;
    if (set !== null) return set;
    const { validatorAddress } = await node.status(request.signal);
    const operator = await state.operatorOf(validatorAddress, blocks.head(), request.signal);
    if (operator === null) throw new ResourceNotFound('operator account (the node is not a validator)');
    return operator;
  };
}
