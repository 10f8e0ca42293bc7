import type { Forking as ForkingParams } from '../../../generated/types.js';
import type { Forking } from '../../chain/development/development.js';
import { unauthorized } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { isMissing } from '../call/callOutcome.js';
import type { Services } from '../services.js';

/**
 * Sets the chain back to its first block, or makes it a fork of a block of another network. Who may not call private
 * methods may not make this process fetch a URL: it reaches servers that a web page does not.
 */
export function reset({ development }: Pick<Services, 'development'>): Handler<'anvil_reset'> {
  return async ([options], { access }) => {
    const forking = isMissing(options?.forking) ? null : forkingOf(options.forking);
    if (typeof forking?.url === 'string' && !access.privateMethods)
      throw unauthorized('anvil_reset with a URL', access);
    await development().reset(forking);
    return null;
  };
}

function forkingOf({ jsonRpcUrl, blockNumber }: ForkingParams): Forking {
  return {
    url: isMissing(jsonRpcUrl) ? null : jsonRpcUrl,
    blockNumber: isMissing(blockNumber) ? null : BigInt(blockNumber),
  };
}
