import { beforeEach, expect, test } from '@jest/globals';
import type { AnnouncedBlock } from '../../../src/chain/node.js';
import { Announcements } from '../../../src/indexer/following/announcements.js';

const MEGABYTE = 1024 * 1024;

let announcements: Announcements;

beforeEach(() => {
  announcements = new Announcements();
});

/** A block of one transaction of this many bytes. */
function decoded(bytes: number): AnnouncedBlock {
  // Only the size of what is announced is looked at.
  return { block: { txs: [new Uint8Array(bytes)] }, results: { txResults: [], blockEvents: [] } } as never;
}

function undecoded(bytes: number): AnnouncedBlock {
  return { event: new Uint8Array(bytes) };
}

/** The heights up to 2,000 whose content is kept. */
function kept(): number[] {
  return Array.from({ length: 2_000 }, (_, height) => height).filter((height) => announcements.committed(height));
}

test('small blocks are kept through a stall of an hour', () => {
  for (let height = 1; height <= 1_500; height++) announcements.announce(height, decoded(1_000), 0);
  expect(kept()).toHaveLength(1_500);
});

test('large ones are kept within 64 MiB, the oldest first, and later ones again when these are indexed', () => {
  for (let height = 1; height <= 20; height++)
    announcements.announce(height, height % 2 === 0 ? undecoded(10 * MEGABYTE) : decoded(10 * MEGABYTE), 0);
  expect(kept()).toEqual([1, 2, 3, 4, 5, 6]);
  announcements.dropUpTo(4);
  announcements.announce(21, undecoded(40 * MEGABYTE), 4);
  announcements.announce(22, undecoded(10 * MEGABYTE), 4);
  expect(kept()).toEqual([5, 6, 21]);
  expect(announcements.lowestCommitted(7)).toBe(21);
});

test('one that is announced again counts once', () => {
  for (let time = 0; time < 100; time++) announcements.announce(1, undecoded(10 * MEGABYTE), 0);
  for (let height = 2; height <= 6; height++) announcements.announce(height, undecoded(10 * MEGABYTE), 0);
  expect(kept()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('one that is larger than that is kept when it is the only one', () => {
  announcements.announce(1, undecoded(100 * MEGABYTE), 0);
  announcements.announce(2, undecoded(1), 0);
  expect(kept()).toEqual([1]);
  announcements.clear();
  announcements.announce(2, undecoded(1), 0);
  expect(kept()).toEqual([2]);
});

test('only what is not decoded is dropped when it cannot be read', () => {
  announcements.announce(1, decoded(1), 0);
  announcements.announce(2, undecoded(1), 0);
  announcements.dropUndecoded(1);
  announcements.dropUndecoded(2);
  expect(kept()).toEqual([1]);
});
