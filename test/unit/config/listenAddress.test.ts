import { expect, test } from '@jest/globals';
import { formatListenAddress, parseListenAddress } from '../../../src/config/listenAddress.js';

test.each([
  ['127.0.0.1:8545', '127.0.0.1', 8545],
  ['localhost:0', 'localhost', 0],
  ['node-1.example:65535', 'node-1.example', 65535],
  ['[::1]:8545', '::1', 8545],
  ['[fe80::1%eth0]:8545', 'fe80::1%eth0', 8545],
  [':8545', undefined, 8545],
])('%s is accepted', (text, host, port) => {
  expect(parseListenAddress(text)).toEqual({ host, port });
});

test.each([
  '',
  '8545',
  '127.0.0.1',
  '127.0.0.1:',
  '127.0.0.1:65536',
  '::1:8545',
  'http://127.0.0.1:8545',
  '127.0.0.1:8545 ',
  'a b:1',
  '[127.0.0.1]:8545',
  '[::g]:8545',
])('%p is refused', (text) => {
  expect(() => parseListenAddress(text)).toThrow(`listen address ${JSON.stringify(text)} is not host:port`);
});

test.each([
  ['127.0.0.1', 8545, '127.0.0.1:8545'],
  ['localhost', 0, 'localhost:0'],
  ['::1', 8545, '[::1]:8545'],
])('%s and %d are formatted as %s', (host, port, text) => {
  expect(formatListenAddress(host, port)).toBe(text);
});
