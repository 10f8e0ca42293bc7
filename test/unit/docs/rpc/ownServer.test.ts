import { expect, test } from '@jest/globals';
import { ownServer } from '../../../../docs-site/client/rpc/ownServer.js';
import { webSocketAddress } from '../../../../docs-site/client/rpc/socket.js';

const LOCAL = 'http://127.0.0.1:8545/';

test.each([
  ['http://127.0.0.1:8545/docs/methods/eth_call/', LOCAL],
  ['https://rpc.example:8443/docs/live/#block=1', 'https://rpc.example:8443/'],
  ['https://rpc.example/halley/docs/live/index.html', 'https://rpc.example/halley/'],
  ['https://rpc.example/docs/a/docs/playground/', 'https://rpc.example/docs/a/'],
  ['https://docs.example/live/', LOCAL],
  ['https://docs.example/methods/docs.html', LOCAL],
  ['file:///home/docs/live/index.html', LOCAL],
])('a page at %s belongs to the server %s', (page, server) => {
  expect(ownServer(new URL(page))).toBe(server);
});

test('WebSockets go to the same place', () => {
  const page = new URL('https://rpc.example/halley/docs/live/');
  expect(webSocketAddress(ownServer(page))).toBe('wss://rpc.example/halley/');
});
