import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The EIP-155 chain id in decimal. */
export function version({ identity }: Pick<Services, 'identity'>): Handler<'net_version'> {
  return () => identity.chainId.toString();
}
