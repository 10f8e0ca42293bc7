import { OWN_WORK } from '../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import type { BlockParameter, Hash } from '../../../generated/types.js';
import { findHeight, heightOf, stateHeight } from '../../../src/chain/blockParameter.js';
import {
  GenesisStateUnknown,
  HeightInFuture,
  HistoryPruned,
  UnknownBlockHash,
} from '../../../src/chain/chainErrors.js';

const KNOWN = `0x${'ab'.repeat(32)}` as Hash;
const UNKNOWN = `0x${'cd'.repeat(32)}` as Hash;

const blocks = {
  head: () => 100,
  earliest: () => 7,
  numberOfHash: (hash: Hash) => (hash === KNOWN ? 42 : null),
};

test.each([
  ['latest', 100],
  ['safe', 100],
  ['finalized', 100],
  ['pending', 100],
  ['earliest', 7],
  ['0x0', 0],
  ['0x2A', 42],
  ['0x65', 101],
])('%s is height %d', (parameter, height) => {
  expect(heightOf(parameter, blocks)).toBe(height);
});

test('a number beyond every height stays beyond every height', () => {
  expect(heightOf('0xffffffffffffffff', blocks)).toBeGreaterThan(2 ** 63);
});

describe('hashes', () => {
  test.each<[BlockParameter]>([
    [{ blockHash: KNOWN }],
    [{ blockHash: KNOWN, requireCanonical: true }],
    [KNOWN],
    [KNOWN.toUpperCase().replace('0X', '0x') as Hash],
    [{ blockNumber: '0x2a' }],
  ])('%j is height 42', async (parameter) => {
    expect(await findHeight(parameter, blocks, OWN_WORK)).toBe(42);
  });

  test('an unknown hash is null, and an error where state is asked', async () => {
    expect(await findHeight({ blockHash: UNKNOWN }, blocks, OWN_WORK)).toBeNull();
    await expect(heightAsked({ blockHash: UNKNOWN }, blocks)).rejects.toThrow(UnknownBlockHash);
  });
});

/** What a caller gets that waits: it is thrown or rejected with. */
async function heightAsked(...[parameter, from]: [BlockParameter | undefined, Parameters<typeof stateHeight>[1]]) {
  return stateHeight(parameter, from, OWN_WORK);
}

describe('state', () => {
  test('is the head without a block parameter', async () => {
    expect(await heightAsked(undefined, blocks)).toBe(100);
  });

  test('is an error above the head, never the newest state', async () => {
    await expect(heightAsked('0x65', blocks)).rejects.toThrow(HeightInFuture);
  });

  test('at block 0 is the genesis state, which is pruned with the blocks after it', async () => {
    expect(await heightAsked('0x0', { ...blocks, earliest: () => 0 })).toBe(0);
    expect(await heightAsked('earliest', { ...blocks, earliest: () => 0 })).toBe(0);
    await expect(heightAsked('0x0', blocks)).rejects.toThrow(HistoryPruned);
  });

  test.each([
    [1, /^nodes keep no state of block 0: the first state is that of block 1, which "earliest" also means$/],
    [7, /^nodes keep no state of block 0$/],
  ])('of block 0 is not kept: the earliest is named where it may be had, from %d', async (state, words) => {
    const beginning = () => ({ first: 0, state, lost: [], keepsResults: true });
    const asked = heightAsked('0x0', { ...blocks, earliest: () => 0, beginning });
    await expect(asked).rejects.toThrow(GenesisStateUnknown);
    await expect(asked).rejects.toThrow(words);
    expect(await heightAsked('earliest', { ...blocks, earliest: () => 0, beginning })).toBe(state);
  });

  test('is an error before the first block is known', async () => {
    await expect(heightAsked('0x0', { ...blocks, head: () => 0, earliest: () => 1 })).rejects.toThrow(HeightInFuture);
  });

  test('below the earliest height is pruned, with the earliest height in the answer', async () => {
    await expect(heightAsked('0x6', blocks)).rejects.toThrow(HistoryPruned);
    await expect(heightAsked('0x6', blocks)).rejects.toMatchObject({
      rpc: { name: 'historyPruned', data: { earliest: '0x7' } },
    });
  });
});
