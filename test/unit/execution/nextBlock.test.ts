import { expect, test } from '@jest/globals';
import type { Address, Hash } from '../../../generated/types.js';
import { nextBlockOf } from '../../../src/execution/nextBlock.js';

const BASE = { number: 9, timestamp: 100, timestampNanos: 0 };
const CLOCK = { offsetMs: 0, nextSeconds: null, intervalSeconds: null, nanos: 0 };

test('the next block has the clock, and what was set for it', () => {
  const nothing = { coinbase: null, gasLimit: null, prevRandao: null, clock: CLOCK };
  expect(nextBlockOf(BASE, nothing, 200_000)).toEqual({
    number: '0xa',
    time: '0xc8',
    // What was set for the block before does not hold for this one.
    prevRandao: `0x${'ff'.repeat(32)}`,
  });
  const coinbase = `0x${'aa'.repeat(20)}` as Address;
  const prevRandao = `0x${'01'.repeat(32)}` as Hash;
  const set = { coinbase, gasLimit: 16n, prevRandao, clock: { ...CLOCK, nextSeconds: 256 } };
  expect(nextBlockOf(BASE, set, 200_000)).toEqual({
    number: '0xa',
    time: '0x100',
    prevRandao,
    feeRecipient: coinbase,
    gasLimit: '0x10',
  });
});
