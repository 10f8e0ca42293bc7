import { describe, expect, test } from '@jest/globals';
import { RLP } from '@ethereumjs/rlp';
import fc from 'fast-check';
import { fromHex, toHex } from '../../../../src/ethereum/hex.js';
import { decodeRlp, encodedLength, encodeRlp, RlpError, type RlpItem } from '../../../../src/ethereum/encoding/rlp.js';

const { item } = fc.letrec<{ item: RlpItem }>((tie) => ({
  item: fc.oneof({ maxDepth: 5 }, fc.uint8Array({ maxLength: 70 }), fc.array(tie('item'), { maxLength: 5 })),
}));

describe('RLP', () => {
  test('encodes as another implementation does, in the length it predicts, and decodes what it encoded', () => {
    fc.assert(
      fc.property(item, (value) => {
        const encoded = encodeRlp(value);
        expect(toHex(encoded)).toBe(toHex(RLP.encode(value)));
        expect(encodedLength(value)).toBe(encoded.length);
        expect(toHex(encodeRlp(decodeRlp(encoded)))).toBe(toHex(encoded));
      }),
    );
  });

  test('decodes only bytes that it would encode', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        try {
          expect(toHex(encodeRlp(decodeRlp(bytes)))).toBe(toHex(bytes));
        } catch (error) {
          if (!(error instanceof RlpError)) throw error;
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('encodes lengths of 55, 56, 255, 256 and 65536 bytes', () => {
    for (const length of [0, 1, 55, 56, 255, 256, 65535, 65536]) {
      const bytes = new Uint8Array(length).fill(0xee);
      expect(toHex(encodeRlp(bytes))).toBe(toHex(RLP.encode(bytes)));
      expect(decodeRlp(encodeRlp(bytes))).toEqual(bytes);
      expect(toHex(encodeRlp([bytes]))).toBe(toHex(RLP.encode([bytes])));
    }
  });

  test.each([
    ['', 'unexpected EOF'],
    ['8100', 'rlp: non-canonical size information'],
    ['817f', 'rlp: non-canonical size information'],
    ['b800', 'rlp: non-canonical size information'],
    ['b90001', 'rlp: non-canonical size information'],
    ['b8', 'rlp: value size exceeds available input length'],
    ['bfffffffffffffffff', 'rlp: value size exceeds available input length'],
    ['ffffffffffffffffff', 'rlp: value size exceeds available input length'],
    ['c28300', 'rlp: element is larger than containing list'],
    ['c2c300', 'rlp: element is larger than containing list'],
    ['0000', 'rlp: input contains more than one value'],
    ['c9c8c7c6c5c4c3c2c1c0', 'rlp: lists nested deeper than 8'],
  ])('refuses %p: %s', (hex, message) => {
    expect(() => decodeRlp(fromHex(hex))).toThrow(RlpError);
    expect(messageOf(hex)).toBe(message);
  });
});

function messageOf(hex: string): string {
  try {
    decodeRlp(fromHex(hex));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
