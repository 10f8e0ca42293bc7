import { isIPv6 } from 'node:net';

/** Blocks of an IPv6 address that name a network: whoever has one address of it has all of them (RFC 6177). */
const NETWORK_BLOCKS = 4;

/** The key under which a peer's memory is counted: its IPv4 address, or the /64 network of its IPv6 address. */
export function clientKey(remoteAddress: string): string {
  if (!remoteAddress.includes(':')) return remoteAddress;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(remoteAddress)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = remoteAddress.split('%', 1);
  if (!isIPv6(address)) return remoteAddress;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(8 - first.length - last.length).fill('0');
  const blocks = [...first, ...zeros, ...last].slice(0, NETWORK_BLOCKS);
  return `${blocks.map((block) => block.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
