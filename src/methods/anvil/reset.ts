import type { Forking as ForkingParams } from '../../../generated/types.js';
import type { Forking } from '../../chain/development/development.js';
import type { Handler } from '../../jsonrpc/request.js';
import { isMissing } from '../call/callOutcome.js';
import type { Services } from '../services.js';

/** Sets the chain back to its first block, or makes it a fork of a block of another network. */
export function reset({ development }: Pick<Services, 'development'>): Handler<'anvil_reset'> {
  return async ([options]) => {
    await development().reset(isMissing(options?.forking) ? null : forkingOf(options.forking));
    return null;
  };
}

function forkingOf({ jsonRpcUrl, blockNumber }: ForkingParams): Forking {
  return {
    url: isMissing(jsonRpcUrl) ? null : jsonRpcUrl,
    blockNumber: isMissing(blockNumber) ? null : BigInt(blockNumber),
  };
}
