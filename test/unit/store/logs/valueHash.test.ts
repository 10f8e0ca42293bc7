import { expect, test } from '@jest/globals';
import { halfSipHash, PAIR_KIND, ValueHasher } from '../../../../src/store/logs/valueHash.js';

/** Of the reference implementation (vectors_hsip64): key 00 to 07, message 00, 01, … of so many bytes. */
test.each([
  [0, '218d1f59b9b83cc8'],
  [4, 'd5e78a175be52ea1'],
  [8, 'edfee820bce4858c'],
  [12, '7bc71f9faef5c799'],
])('HalfSipHash-2-4 of %d bytes is that of its authors', (bytes, expected) => {
  const message = Buffer.from(Array.from({ length: bytes }, (_, index) => index));
  const words = Int32Array.from({ length: bytes / 4 }, (_, index) => message.readInt32LE(index * 4));
  const output = Buffer.alloc(8);
  halfSipHash(words, words.length, 0x03020100, 0x07060504).forEach((half, index) =>
    output.writeInt32LE(half, index * 4),
  );
  expect(output.toString('hex')).toBe(expected);
});

test('the hash of text is that of its digits in a record, and depends on the kind and on the seed', () => {
  const address = 'a1'.repeat(10) + '0f'.repeat(10);
  const topic = '0123456789abcdef'.repeat(4);
  const record = Buffer.from(`..${address}....${topic}`);
  const hasher = new ValueHasher(Buffer.from('0011223344556677', 'hex'));
  const at = (hash: () => void) => (hash(), { top: hasher.top, low: hasher.low });
  const hashes = [
    at(() => hasher.address(record, 2)),
    ...[0, 1, 2, 3].map((position) => at(() => hasher.topic(position, record, 46))),
    at(() => hasher.pair(record, 2, 46)),
  ];
  expect(hashes).toEqual([
    hasher.ofText(0, `0x${address}`),
    ...[1, 2, 3, 4].map((kind) => hasher.ofText(kind, `0x${topic}`)),
    hasher.ofText(PAIR_KIND, `0x${address}`, `0x${topic}`),
  ]);
  expect(new Set(hashes.map(({ low }) => low)).size).toBe(6);
  expect(new ValueHasher(Buffer.alloc(8)).ofText(0, `0x${address}`)).not.toEqual(hashes[0]);
});
