import { describe, expect, test } from '@jest/globals';
import { HDKey } from '@scure/bip32';
import fc from 'fast-check';
import { deriveChild, deriveKey } from '../../../src/ethereum/hdKey.js';
import { fromHex } from '../../../src/ethereum/hex.js';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('a derived key', () => {
  // https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki#test-vector-1, the keys inside the xprv texts
  test.each([
    ['m', 'e8f32e723decf4051aefac8e2c93c9c5b214313817cdb01a1494b917c8436b35'],
    ["m/0'", 'edb2e14f9ee77d26dd93b4ecede8d16ed408ce149b6cd80b0715a2d911a0afea'],
    ["m/0'/1", '3c6cb8d0f6a264c91ea8b5030fadaa8e538b020f0a387421a12de9319dc93368'],
    ["m/0'/1/2'/2/1000000000", '471b76e389e528d6de6d816857e012c5455051cad6660850e58372a6c3e6e7c8'],
  ])('at %s is that of the specification', (path, key) => {
    expect(hex(deriveKey(fromHex('000102030405060708090a0b0c0d0e0f'), path).privateKey)).toBe(key);
  });

  test('is that of @scure/bip32 for every seed, path and index', () => {
    const step = fc.tuple(fc.nat(2 ** 31 - 1), fc.boolean()).map(([index, hard]) => `${index}${hard ? "'" : ''}`);
    const seed = fc.uint8Array({ minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(seed, fc.array(step, { maxLength: 4 }), fc.nat(2 ** 31 - 1), (bytes, steps, index) => {
        const path = ['m', ...steps].join('/');
        const expected = HDKey.fromMasterSeed(bytes).derive(path).deriveChild(index);
        const derived = deriveChild(deriveKey(bytes, path), index);
        expect(hex(derived.privateKey)).toBe(hex(expected.privateKey ?? new Uint8Array()));
      }),
      { numRuns: 20 },
    );
  });

  test.each(['', 'n/0', 'm/', 'm/x', "m/0''", 'm/2147483648', 'm/-1', 'm/1.5'])('has no path %j', (path) => {
    expect(() => deriveKey(new Uint8Array(64), path)).toThrow(`${path} is no derivation path`);
  });
});
