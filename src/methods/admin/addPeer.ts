import { isIP, isIPv6 } from 'node:net';
import { rpcError, type RpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Asks the node to connect to a peer. */
export function addPeer({ peers }: Pick<Services, 'peers'>): Handler<'admin_addPeer'> {
  return async ([address], caller) => {
    await peers.dial(plainAddress(address), caller);
    return true;
  };
}

const HIGHEST_PORT = 65_535;

/** `id@host:port` as CometBFT reads it; the contract has checked the characters. */
function plainAddress(text: string): string {
  const [id = '', place = ''] = text.replace(/^enode:\/\//, '').split('@');
  const colon = place.lastIndexOf(':');
  const host = place.slice(0, colon);
  if (host.startsWith('[') && !isIPv6(host.slice(1, -1))) throw invalidAddress('an IPv6 address in brackets');
  // Names of hosts never end in a number, so anything else is a wrong address.
  if (!host.startsWith('[') && /(?:^|\.)\d+$/.test(host) && isIP(host) === 0) throw invalidAddress('an IPv4 address');
  if (host.includes('..')) throw invalidAddress('a host name');
  if (Number(place.slice(colon + 1)) > HIGHEST_PORT) throw invalidAddress(`a port of at most ${HIGHEST_PORT}`);
  return `${id.toLowerCase()}@${place}`;
}

function invalidAddress(expected: string): RpcError {
  const reason = `invalid argument 0: address: must have ${expected}`;
  return rpcError('invalidParams', { reason }, { path: 'address', expected: [expected] });
}
