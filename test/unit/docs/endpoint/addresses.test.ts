import { expect, test } from '@jest/globals';
import { addressesOf, withAddresses } from '../../../../docs-site/client/endpoint/addresses.js';

const LISTENING = { http: 'http://127.0.0.1:8545', webSocket: 'ws://127.0.0.1:8546', areConfigured: false };

test.each([
  ['the machine itself', LISTENING, 'http://127.0.0.1:8545/', 'http://127.0.0.1:8545', 'ws://127.0.0.1:8546'],
  [
    'a proxy with TLS',
    { http: 'http://rpc.example', webSocket: 'ws://rpc.example:8546', areConfigured: false },
    'https://rpc.example/',
    'https://rpc.example',
    'wss://rpc.example',
  ],
  [
    'a proxy that gives it a path',
    { http: 'http://rpc.example', webSocket: 'ws://rpc.example:8546', areConfigured: false },
    'http://rpc.example/evm/',
    'http://rpc.example/evm',
    'ws://rpc.example/evm',
  ],
  [
    'a proxy with a Host header of its own',
    { http: 'http://10.0.0.7:8545', webSocket: 'ws://10.0.0.7:8546', areConfigured: false },
    'https://rpc.example/',
    'https://rpc.example',
    'wss://rpc.example',
  ],
  [
    'no name at all',
    { http: null, webSocket: 'ws://127.0.0.1:8546', areConfigured: false },
    'http://127.0.0.1:8545/',
    'http://127.0.0.1:8545',
    'ws://127.0.0.1:8546',
  ],
  ['HTTP alone', { ...LISTENING, webSocket: null }, 'https://rpc.example/', 'https://rpc.example', null],
  [
    'public addresses',
    { http: 'https://rpc.example/evm/', webSocket: 'wss://ws.example', areConfigured: true },
    'http://127.0.0.1:8545/',
    'https://rpc.example/evm',
    'wss://ws.example',
  ],
  [
    'one public address',
    { http: null, webSocket: 'wss://ws.example', areConfigured: true },
    'https://rpc.example/',
    'https://rpc.example',
    'wss://ws.example',
  ],
])('a server that is reached through %s', (_how, told, own, http, webSocket) => {
  expect(addressesOf(told, own)).toEqual({ http, webSocket });
});

test('texts of the pages have the addresses of the server', () => {
  const addresses = { http: 'https://rpc.example/$&', webSocket: 'wss://rpc.example' };
  expect(withAddresses("curl -s http://127.0.0.1:8545/ ws://127.0.0.1:8546 'ws://127.0.0.1:8545'", addresses)).toBe(
    "curl -s https://rpc.example/$&/ wss://rpc.example 'wss://rpc.example'",
  );
});

test('other ports stay, and so do WebSockets of a server that has none', () => {
  const text = 'http://127.0.0.1:26657 http://127.0.0.1:85450 ws://127.0.0.1:8546';
  expect(withAddresses(text, { http: 'https://rpc.example', webSocket: null })).toBe(text);
});
