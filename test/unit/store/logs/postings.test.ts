import { expect, test } from '@jest/globals';
import {
  HeightBitmap,
  HeightUnion,
  intersectionOf,
  offsetsWithin,
  type HeightList,
} from '../../../../src/store/logs/heightList.js';
import { decodePostings, encodePostings, findPosting, type Posting } from '../../../../src/store/logs/postings.js';

const every = (step: number, count: number): Uint16Array => Uint16Array.from({ length: count }, (_, i) => i * step);
const offsets = (list: HeightList | undefined): number[] =>
  list === undefined ? [] : [...(list instanceof HeightBitmap ? list.toArray() : list)];

const POSTINGS: Posting[] = [
  { low: 0, heights: Uint16Array.of(0), logs: 1 },
  { low: 7, heights: Uint16Array.of(65_535), logs: 1 },
  { low: 8, heights: Uint16Array.of(3), logs: 200 },
  { low: 90, heights: every(16, 4_095), logs: 4_095 },
  { low: 91, heights: every(16, 4_096), logs: 5_000_000 },
  { low: 92, heights: every(1, 65_536), logs: 70_000 },
  { low: 2 ** 32 - 1, heights: Uint16Array.of(1, 2), logs: 2 },
];

const plain = ({ low, heights, logs }: Posting) => ({ low, heights: offsets(heights), logs });

test('a page gives back each posting, and all of them in order', () => {
  const page = encodePostings(POSTINGS);
  expect(decodePostings(page).map(plain)).toEqual(POSTINGS.map(plain));
  for (const posting of POSTINGS) expect(plain(findPosting(page, posting.low)!)).toEqual(plain(posting));
  for (const low of [1, 9, 89, 93, 2 ** 32 - 2]) expect(findPosting(page, low)).toBeNull();
});

test('a value of one log takes 6 bytes, an empty page 4', () => {
  expect(encodePostings([])).toHaveLength(4);
  expect(encodePostings(POSTINGS.slice(0, 2))).toHaveLength(16);
  expect(findPosting(encodePostings([]), 0)).toBeNull();
});

test('lists are united and intersected as sets, whatever their form', () => {
  const lists: HeightList[] = [
    new Uint16Array(0),
    Uint16Array.of(5, 900, 65_535),
    every(3, 400),
    every(7, 5_000),
    bitmapOf(every(5, 13_000)),
    bitmapOf(every(1, 65_536)),
  ];
  for (const one of lists)
    for (const other of lists) {
      const both = new Set(offsets(other));
      const union = new HeightUnion();
      for (const list of [one, other, one]) union.add(list);
      expect(offsets(union.toList())).toEqual([...new Set([...offsets(one), ...both])].sort((a, b) => a - b));
      expect([...intersectionOf(Uint16Array.from(offsets(one)), other)]).toEqual(
        offsets(one).filter((offset) => both.has(offset)),
      );
    }
  expect([...offsetsWithin(Uint16Array.of(5, 900, 65_535), 6, 65_535)]).toEqual([900, 65_535]);
  expect([...offsetsWithin(bitmapOf(Uint16Array.of(5, 900)), 0, 5)]).toEqual([5]);
});

function bitmapOf(list: Uint16Array): HeightBitmap {
  const bitmap = new HeightBitmap();
  bitmap.addAll(list);
  return bitmap;
}
