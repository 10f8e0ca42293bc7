import { BlockList, isIP } from 'node:net';

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The form of a list of networks, for help texts and errors. */
export const NETWORKS_FORM =
  'IP addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas';

/** Reads addresses, networks in CIDR notation and names of networks. Throws TypeError. */
export function parseNetworks(entries: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries.flatMap((each) => NAMED[each] ?? each)) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    // A network of all addresses would let every client claim any address.
    const isPrefix = (bits === undefined || /^\d{1,3}$/.test(bits)) && prefix >= 1 && prefix <= most;
    if (family === 0 || !isPrefix || rest.length > 0 || entry.includes('%'))
      throw new TypeError(`${JSON.stringify(entry)} is not one of: ${NETWORKS_FORM}`);
    networks.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}
