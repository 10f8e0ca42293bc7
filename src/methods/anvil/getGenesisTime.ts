import { ResourceNotFound } from '../../chain/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Time of the first block, seconds since 1970. */
export function getGenesisTime({
  development,
  blocks,
}: Pick<Services, 'development' | 'blocks'>): Handler<'anvil_getGenesisTime'> {
  return async (_params, caller) => {
    // Only a development chain has this method.
    development();
    const first = await blocks.summary(blocks.earliest(), caller);
    if (first === null) throw new ResourceNotFound('first block');
    return first.timestamp;
  };
}
