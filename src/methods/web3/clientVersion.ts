import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Halley's version and runtime, and the node's application and CometBFT release. */
export function clientVersion({ identity }: Pick<Services, 'identity'>): Handler<'web3_clientVersion'> {
  return () => identity.clientVersion;
}
