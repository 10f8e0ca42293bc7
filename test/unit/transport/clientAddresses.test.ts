/** Who a client is: by its connection, and by what trusted proxies say. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseNetworks } from '../../../src/config/networks.js';
import { ClientAddresses, clientAddress } from '../../../src/transport/clientAddresses.js';
import { clientAddresses } from './endpoints.js';

/** The client of a request from `peer` with these headers, behind the trusted proxies. */
const clientOf = (peer: string | undefined, headers: Record<string, string> = {}, ...trusted: string[]) =>
  clientAddresses(...trusted).of({ headers, socket: { remoteAddress: peer } });

const PROXY = '10.0.0.1';
const behind = (forwardedFor: string): string => clientOf(PROXY, { 'x-forwarded-for': forwardedFor }, '10.0.0.0/8').key;
const standard = (forwarded: string): string => clientOf(PROXY, { forwarded }, '10.0.0.0/8').key;

describe('the client of a connection', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9', false],
    ['::ffff:203.0.113.9', '203.0.113.9', false],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', false],
    ['2001:db8::6', '2001:db8:0:0::/64', false],
    ['::7', '0:0:0:0::/64', false],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.1.2.3', '127.1.2.3', true],
    ['::ffff:127.0.0.1', '127.0.0.1', true],
    ['::1', '::1', true],
    [undefined, 'local socket', false],
  ])('of %s counts as %s', (peer, key, isLoopback) => {
    expect(clientOf(peer)).toMatchObject({ key, isLoopback, wasForwarded: false });
  });

  test('is the same for all addresses of a network of 64 bits, and another one for the next network', () => {
    expect(clientOf('2001:db8::1').key).toBe(clientOf('2001:db8::ffff:1:2:3').key);
    expect(clientOf('2001:db8:0:1::1').key).not.toBe(clientOf('2001:db8::1').key);
  });
});

describe('behind a trusted proxy the client is', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['10.0.0.9', '10.0.0.9'],
    ['10.0.0.9,10.0.0.8', '10.0.0.9'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '127.0.0.1'],
    // Not readable: the proxy itself.
    ['', PROXY],
    [',', PROXY],
    ['unknown', PROXY],
    ['203.0.113.9.1', PROXY],
    ['203.0.113.999', PROXY],
    ['[203.0.113.9]', PROXY],
    ['203.0.113.9, unknown, 10.0.0.7', '10.0.0.7'],
    ['6.6.6.6,', PROXY],
    ['203.0.113.9' + ' '.repeat(600), PROXY],
  ])('of X-Forwarded-For %p: %s', (header, key) => expect(behind(header)).toBe(key));

  test.each([
    ['for=203.0.113.9', '203.0.113.9'],
    ['For="203.0.113.9:4711";proto=https;by=10.0.0.1', '203.0.113.9'],
    ['for="[2001:db8:cafe::17]:4711"', '2001:db8:cafe:0::/64'],
    ['for=6.6.6.6, for=203.0.113.9;by=10.0.0.3, for=10.0.0.3', '203.0.113.9'],
    // An open quote of the client hides nothing of what the proxy adds.
    ['for="6.6.6.6, for=203.0.113.9', '203.0.113.9'],
    ['for=unknown', PROXY],
    ['for=_hidden', PROXY],
    ['proto=https', PROXY],
    ['for=6.6.6.6;for=203.0.113.9', PROXY],
    ['for=6.6.6.6;x="a,b"', PROXY],
  ])('of Forwarded %p: %s', (header, key) => expect(standard(header)).toBe(key));

  test('the proxy itself when its two headers differ, as one of them may be what the client has written', () => {
    const both = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=6.6.6.6' };
    expect(clientOf(PROXY, both, PROXY)).toMatchObject({ key: PROXY, wasForwarded: true });
    expect(clientOf(PROXY, { ...both, forwarded: 'for=203.0.113.9' }, PROXY).key).toBe('203.0.113.9');
  });

  test('found within the nearest 16 entries', () => {
    const proxies = (count: number): string => Array.from({ length: count }, (_, i) => `10.0.1.${i}`).join();
    expect(behind(`203.0.113.9,${proxies(15)}`)).toBe('203.0.113.9');
    expect(behind(`203.0.113.9,${proxies(16)}`)).toBe('10.0.1.0');
  });

  test('never local, whatever the proxy says', () => {
    const said = clientOf('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 'loopback');
    expect(said).toEqual({ address: '127.0.0.1', key: '127.0.0.1', isLoopback: false, wasForwarded: true });
  });
});

describe('without trust', () => {
  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'via'])(
    'a request with %s from this machine is not local, and counts as its peer',
    (name) => {
      const forwarded = { key: '127.0.0.1', isLoopback: false, wasForwarded: true };
      expect(clientOf('127.0.0.1', { [name]: '203.0.113.9' })).toMatchObject(forwarded);
    },
  );

  test.each(['172.17.0.2', '10.0.0.3', '192.168.1.2', 'fd00::2', '169.254.1.1'])(
    'a proxy of a private network is named once: %s',
    (remoteAddress) => {
      const named: string[] = [];
      const addresses = new ClientAddresses(parseNetworks(['10.0.0.1']), (proxy) => named.push(proxy));
      const ask = (headers: Record<string, string>, peer = remoteAddress): unknown =>
        addresses.of({ headers, socket: { remoteAddress: peer } }).address;
      expect(ask({})).toBe(remoteAddress);
      ask({ 'x-forwarded-for': '203.0.113.9' }, '203.0.113.7');
      expect(named).toEqual([]);
      expect(ask({ 'x-forwarded-for': '203.0.113.9' })).toBe(remoteAddress);
      ask({ forwarded: 'for=203.0.113.9' });
      expect(named).toEqual([remoteAddress]);
    },
  );

  test('a proxy of this machine is named once', () => {
    const named: string[] = [];
    const addresses = new ClientAddresses(parseNetworks([]), (proxy) => named.push(proxy));
    const request = { headers: { 'x-forwarded-for': '203.0.113.9' }, socket: { remoteAddress: '127.0.0.1' } };
    addresses.of(request);
    addresses.of(request);
    addresses.of({ ...request, socket: { remoteAddress: '203.0.113.9' } });
    expect(named).toEqual(['127.0.0.1']);
  });

  const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6());
  const anyHeader = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.oneof(anyAddress, fc.constantFrom('unknown', '"', '[', '::', '127.0.0.1', 'for=', ';')), {
        maxLength: 40,
      })
      .map(String),
    fc
      .array(
        anyAddress.map((address) => `for="[${address}]:1"`),
        { maxLength: 9 },
      )
      .map(String),
  );
  const anyHeaders = fc.record(
    { 'x-forwarded-for': anyHeader, forwarded: anyHeader, 'x-real-ip': anyHeader, via: anyHeader },
    { requiredKeys: [] },
  );

  test('no header changes what a client counts as, or makes it local', () => {
    fc.assert(
      fc.property(anyAddress, anyHeaders, (peer, headers) => {
        const plain = clientOf(peer, {}, '198.51.100.7');
        const client = clientOf(peer, headers, '198.51.100.7');
        fc.pre(plain.address !== '198.51.100.7');
        expect(client.key).toBe(plain.key);
        expect(client.isLoopback && !plain.isLoopback).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  test('nothing that a client writes before what the proxy adds changes what it counts as', () => {
    fc.assert(
      fc.property(anyHeader, anyAddress, (written, real) => {
        const { key } = clientAddress(clientOf(real).address, true);
        fc.pre(!key.startsWith('10.'));
        expect(behind(`${written}, ${real}`)).toBe(key);
        expect(standard(`${written}, for="${real.includes(':') ? `[${real}]` : real}"`)).toBe(key);
        const spoofed = { 'x-forwarded-for': real, forwarded: written };
        expect([key, PROXY]).toContain(clientOf(PROXY, spoofed, PROXY).key);
      }),
      { numRuns: 1_000 },
    );
  });
});
