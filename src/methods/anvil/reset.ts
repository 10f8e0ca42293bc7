import type { Forking } from '../../../generated/types.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { isMissing } from '../call/callOutcome.js';
import type { Services } from '../services.js';

/** Sets the chain back to its first block. */
export function reset({ development }: Pick<Services, 'development'>): Handler<'anvil_reset'> {
  return async ([options]) => {
    if (namesNetwork(options?.forking ?? {})) {
      throw rpcError('featureNotSupported', {
        feature: 'forking',
        reason: 'the development chain begins with its own genesis',
      });
    }
    await development().reset();
    return null;
  };
}

/** True for a request to fork. Some clients send an empty object when they do not want to fork. */
function namesNetwork({ jsonRpcUrl, blockNumber }: Forking): boolean {
  return !isMissing(jsonRpcUrl) || !isMissing(blockNumber);
}
