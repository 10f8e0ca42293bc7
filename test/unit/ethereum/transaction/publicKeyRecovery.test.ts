import { describe, expect, test } from '@jest/globals';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import fc from 'fast-check';
import {
  recoverInWebAssembly,
  recoverNatively,
  type RecoverPublicKey,
} from '../../../../src/ethereum/transaction/publicKeyRecovery.js';
import { publicKeyAddress } from '../../../../src/ethereum/transaction/signature.js';

const ORDER = secp256k1.Point.Fn.ORDER;
type Recovery = 0 | 1;

const word = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');

/** The key as hex; null for a refusal, in whichever way. */
function outcome(recover: RecoverPublicKey, hash: Uint8Array, signature: Uint8Array, recovery: Recovery) {
  try {
    const key = recover(hash, signature, recovery);
    return key === null ? null : Buffer.from(key).toString('hex');
  } catch {
    return null;
  }
}

/** That of both libraries, which must agree; where there is no native one, that of the other. */
function agreed(hash: Uint8Array, r: bigint, s: bigint, recovery: Recovery): string | null {
  const signature = Buffer.concat([word(r), word(s)]);
  const expected = outcome(recoverInWebAssembly, hash, signature, recovery);
  if (recoverNatively !== null) expect(outcome(recoverNatively, hash, signature, recovery)).toBe(expected);
  return expected;
}

test('the package has machine code for the systems that it names', () => {
  const has = ['linux-x64', 'darwin-arm64', 'win32-x64'].includes(`${process.platform}-${process.arch}`);
  expect(recoverNatively !== null).toBe(has);
});

describe('both libraries', () => {
  const hash = hex('456e9aea5e197a1f1af7a3e85a3212fa4049a3ba34c2289b4c860fc0b0c64ef3');
  // The example of the yellow paper's precompile ECREC: v = 28.
  const r = 0x9242685bf161793cc25603c231bc2f568eb630ea16aa137d2664ac8038825608n;
  const s = 0x4f8ae3bd7535248d0bd448298cc2e2071e56992d0774dc340c368ae950852adan;

  test('recover a published signature', () => {
    const key = agreed(hash, r, s, 1);
    expect(publicKeyAddress(hex(key!))).toBe('0x7156526fbd7a3c72969b54f64e42c10fbb768c8a');
  });

  test('recover the one with the other s, whose parity is the other', () => {
    expect(agreed(hash, r, ORDER - s, 0)).toBe(agreed(hash, r, s, 1));
  });

  test.each<[string, bigint, bigint, Recovery]>([
    ['r is zero', 0n, s, 0],
    ['s is zero', r, 0n, 0],
    ['r is the order', ORDER, s, 0],
    ['s is the order', r, ORDER, 1],
    ['r is the largest word', 2n ** 256n - 1n, s, 1],
    ['no point of the curve has this r', 5n, s, 0],
  ])('refuse a signature where %s', (_what, refusedR, refusedS, recovery) => {
    expect(agreed(hash, refusedR, refusedS, recovery)).toBeNull();
  });

  test('agree on any bytes', () => {
    const value = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.bigInt({ min: 0n, max: 2n ** 130n }));
    const recovery = fc.constantFrom<Recovery>(0, 1);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), value, value, recovery, (message, one, two, id) => {
        agreed(message, one, two, id);
      }),
      { numRuns: 300 },
    );
  });

  test('recover the key that has signed', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.bigInt({ min: 1n, max: ORDER - 1n }),
        (message, secret) => {
          const signed = secp256k1.sign(message, word(secret), { prehash: false, format: 'recovered' });
          const [one, two] = [signed.subarray(1, 33), signed.subarray(33)].map((part) =>
            BigInt(`0x${Buffer.from(part).toString('hex')}`),
          );
          const key = Buffer.from(secp256k1.getPublicKey(word(secret), false)).toString('hex');
          expect(agreed(message, one!, two!, signed[0] as Recovery)).toBe(key);
        },
      ),
      { numRuns: 30 },
    );
  });
});
