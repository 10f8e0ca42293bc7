import { expect, test } from '@jest/globals';
import { reachableWebSocket, webSocketUrl } from '../../../src/transport/ws.js';

test.each([
  ['127.0.0.1:8546', 'node.example:8545', 'ws://127.0.0.1:8546'],
  ['[::1]:8546', undefined, 'ws://[::1]:8546'],
  ['192.0.2.7:40123', undefined, 'ws://192.0.2.7:40123'],
  ['0.0.0.0:8546', 'node.example:8545', 'ws://node.example:8546'],
  ['0.0.0.0:8546', 'node.example', 'ws://node.example:8546'],
  ['[::]:8546', '[2001:db8::1]:8545', 'ws://[2001:db8::1]:8546'],
  [':8546', '192.0.2.7:8545', 'ws://192.0.2.7:8546'],
  ['0.0.0.0:8546', undefined, 'ws://localhost:8546'],
  ['0.0.0.0:8546', 'evil"\n<script>', 'ws://localhost:8546'],
  ['0.0.0.0:8546', `${'a'.repeat(254)}:8545`, 'ws://localhost:8546'],
])('the URL of a listener at %s for a client with the Host header %p is %s', (listening, host, url) => {
  expect(webSocketUrl(listening, host)).toBe(url);
});

test.each([
  ['127.0.0.1:8546', 'localhost:8545', 'ws://127.0.0.1:8546'],
  ['127.0.0.1:8546', '127.0.0.1:8545', 'ws://127.0.0.1:8546'],
  ['[::1]:8546', '[::1]:8545', 'ws://[::1]:8546'],
  ['127.0.0.1:8546', undefined, 'ws://127.0.0.1:8546'],
  ['127.0.0.1:8546', 'evil"\n<script>', 'ws://127.0.0.1:8546'],
  ['127.0.0.1:8546', 'rpc.example', 'ws://rpc.example'],
  ['127.0.0.1:8546', 'rpc.example:8443', 'ws://rpc.example:8443'],
  ['0.0.0.0:8546', 'rpc.example:8443', 'ws://rpc.example:8546'],
  ['192.0.2.7:40123', 'rpc.example', 'ws://192.0.2.7:40123'],
])('a listener at %s is reached by a client with the Host header %p at %s', (listening, host, url) => {
  expect(reachableWebSocket(listening, host)).toBe(url);
});
