import { describe, expect, test } from '@jest/globals';
import { parseNetworks } from '../../../src/config/networks.js';

describe('a list of networks', () => {
  test('has addresses, networks and names', () => {
    const networks = parseNetworks(['192.0.2.1', '198.51.100.0/24', '2001:db8::/32', 'loopback']);
    const has = (address: string): boolean => networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
    expect(['192.0.2.1', '198.51.100.9', '2001:db8:9::1', '127.9.9.9', '::1'].map(has)).toEqual(Array(5).fill(true));
    expect(['192.0.2.2', '198.51.101.9', '2001:db9::1', '10.0.0.1', '::2'].map(has)).toEqual(Array(5).fill(false));
  });

  test.each([
    'example.org',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/-1',
    'fe80::1%eth0',
    '',
  ])('refuses %p', (entry) => {
    expect(() => parseNetworks([entry])).toThrow(
      `${JSON.stringify(entry)} is not one of: IP addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal`,
    );
  });
});
