import { describe, expect, test } from '@jest/globals';
import { checkMethodPatterns, methodFilter } from '../../../src/config/methodPatterns.js';

describe('patterns of methods', () => {
  const allows = (allowed: string[], denied: string[], name: string, aliases: string[] = []): boolean =>
    methodFilter(allowed, denied)(name, aliases);

  test('without any, all methods are served', () => expect(allows([], [], 'eth_call')).toBe(true));

  test.each([
    ['eth_call', true],
    ['eth_*', true],
    ['*call', true],
    ['e*c*l', true],
    ['*', true],
    ['eth_call*', true],
    ['eth_Call', false],
    ['eth', false],
    ['call', false],
    ['eth_call*call', false],
    ['e*x*l', false],
  ])('%s fits eth_call: %p', (pattern, fits) => {
    expect(allows([pattern], [], 'eth_call')).toBe(fits);
    expect(allows([], [pattern], 'eth_call')).toBe(!fits);
  });

  test('what denies comes first', () => expect(allows(['eth_*'], ['eth_call'], 'eth_call')).toBe(false));

  test('a method is allowed and denied by any of its names', () => {
    expect(allows([], ['hardhat_*'], 'anvil_mine', ['hardhat_mine'])).toBe(false);
    expect(allows(['hardhat_mine'], [], 'anvil_mine', ['hardhat_mine'])).toBe(true);
  });

  test('the methods that say what is served are allowed unless they are denied', () => {
    expect(allows(['eth_call'], [], 'rpc_modules')).toBe(true);
    expect(allows(['eth_call'], [], 'rpc.discover')).toBe(true);
    expect(allows([], ['rpc.discover'], 'rpc.discover')).toBe(false);
  });

  test('of no method are refused with the nearest name', () => {
    expect(() => checkMethodPatterns(['eth_call', 'hardhat_mine', 'debug_*', 'rpc.discover'])).not.toThrow();
    expect(() => checkMethodPatterns(['eth_getlogs'])).toThrow(
      'no method fits eth_getlogs; the nearest is eth_getLogs',
    );
  });
});
