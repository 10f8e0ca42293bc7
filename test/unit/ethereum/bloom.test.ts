import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bloomBits, bloomHasBits, createBloom, mergeBloom } from '../../../src/ethereum/bloom.js';
import { encodeAddress, encodeBloom, encodeHash } from '../../../src/ethereum/hex.js';
import { logsBloom } from '../../../src/ethereum/receipt.js';
import type { EmittedLog } from '../../../src/ethereum/log.js';
import { bloomOf } from './referenceBloom.js';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const log: fc.Arbitrary<EmittedLog> = fc.record({
  address: bytes(20).map(encodeAddress),
  topics: fc.array(bytes(32).map(encodeHash), { maxLength: 4 }),
  data: fc.constant('0x' as EmittedLog['data']),
});

describe('a bloom', () => {
  test('of logs has the bits that the yellow paper sets', () => {
    fc.assert(
      fc.property(fc.array(log, { maxLength: 6 }), (logs) => {
        expect(encodeBloom(logsBloom(logs))).toBe(bloomOf(logs));
      }),
    );
  });

  test('may contain every value that was added', () => {
    fc.assert(
      fc.property(fc.array(log, { minLength: 1, maxLength: 6 }), (logs) => {
        const bloom = logsBloom(logs);
        for (const { address, topics } of logs) {
          expect([address, ...topics].every((value) => bloomHasBits(bloom, bloomBits(value)))).toBe(true);
        }
      }),
    );
  });

  test('that is empty contains nothing', () => {
    expect(bloomHasBits(createBloom(), bloomBits(`0x${'11'.repeat(20)}`))).toBe(false);
    expect(encodeBloom(createBloom())).toBe(`0x${'00'.repeat(256)}`);
  });

  test('of a block is the union of the blooms of its transactions', () => {
    fc.assert(
      fc.property(fc.array(log), fc.array(log), (some, others) => {
        const merged = createBloom();
        for (const logs of [some, others]) mergeBloom(merged, logsBloom(logs));
        expect(encodeBloom(merged)).toBe(encodeBloom(logsBloom([...some, ...others])));
      }),
    );
  });
});
