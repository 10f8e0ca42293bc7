import { describe, expect, test } from '@jest/globals';
import { createMPT } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import fc from 'fast-check';
import { encodeData } from '../../../../src/ethereum/hex.js';
import { EMPTY_ROOT, orderedTrieRoot } from '../../../../src/ethereum/encoding/trie.js';

/** The root by another implementation, which inserts the values one by one. */
async function referenceRoot(values: Uint8Array[]): Promise<string> {
  const trie = await createMPT();
  for (const [index, value] of values.entries()) await trie.put(RLP.encode(index), value);
  return encodeData(trie.root());
}

describe('the root of an ordered trie', () => {
  test('over nothing is the well-known empty root', () => {
    expect(EMPTY_ROOT).toBe('0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421');
    expect(orderedTrieRoot([])).toBe(EMPTY_ROOT);
  });

  test.each([1, 2, 16, 17, 127, 128, 129, 256, 300])(
    'over %d values is that of another implementation',
    async (count) => {
      const values = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 120 }), { numRuns: count, seed: count });
      expect(orderedTrieRoot(values)).toBe(await referenceRoot(values));
    },
  );

  test('is right where nodes are short enough to be embedded in their parents', async () => {
    const values = [1, 2, 3, 4, 5].map((value) => Uint8Array.of(value));
    expect(orderedTrieRoot(values)).toBe(await referenceRoot(values));
  });
});
