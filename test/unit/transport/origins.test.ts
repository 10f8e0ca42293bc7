import { describe, expect, test } from '@jest/globals';
import { Origins } from '../../../src/transport/hostAndOrigin.js';

describe('origins', () => {
  test.each([
    ['*', 'https://any.example', true],
    ['*', 'null', true],
    ['https://app.example', 'https://app.example', true],
    ['https://app.example/', 'https://APP.example', true],
    ['https://app.example', 'http://app.example', false],
    ['https://app.example', 'https://app.example:8443', false],
    ['https://app.example', 'https://app.example.evil', false],
    ['localhost', 'http://localhost:3000', true],
    ['localhost', 'https://localhost', true],
    ['localhost:3000', 'http://localhost:3000', true],
    ['localhost:3000', 'http://localhost:3001', false],
    ['localhost', 'http://localhost.evil', false],
    ['localhost', 'null', false],
    ['localhost', '', false],
  ])('with the list %s, %p may call: %p', (listed, origin, allowed) => {
    expect(new Origins([listed]).allows(origin)).toBe(allowed);
  });

  test.each([
    ['http://127.0.0.1:8545', '127.0.0.1:8545', true],
    ['http://127.0.0.1:3000', '127.0.0.1:8546', true],
    ['https://RPC.example', 'rpc.example', true],
    ['http://[::1]:8545', '[::1]:8545', true],
    ['http://127.0.0.2', '127.0.0.1:8545', false],
    ['null', 'null', false],
    ['http://', '', false],
    ['https://evil.example', undefined, false],
  ])('the page %s of a server that was reached as %s may call: %p', (origin, host, allowed) => {
    expect(new Origins(['localhost']).allows(origin, host)).toBe(allowed);
  });

  test('a client without an Origin header may always call', () => {
    expect(new Origins([]).allows(undefined)).toBe(true);
    expect(new Origins([]).allows('https://app.example')).toBe(false);
  });
});
