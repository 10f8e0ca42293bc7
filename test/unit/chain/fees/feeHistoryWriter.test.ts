import { OWN_WORK } from '../../../../src/caller/caller.js';
import { expect, test } from '@jest/globals';
import type { BlockSummary } from '../../../../src/chain/blocks.js';
import { FeeHistoryWriter, rewardsAt } from '../../../../src/chain/fees/feeHistoryWriter.js';
import { turnsDuring } from '../../../support/eventLoop.js';
import { syntheticBlock } from '../../store/syntheticBlocks.js';

const hex = (value: bigint | number): string => `0x${value.toString(16)}`;

const blocks: BlockSummary[] = Array.from({ length: 5 }, (_, i) => ({
  ...syntheticBlock(300 + i).summary,
  baseFeePerGas: i === 0 ? null : 10n ** 9n + BigInt(i),
  gasUsed: BigInt(i) * 7_000_000n,
  gasLimit: i === 1 ? 0n : 40_000_000n,
  rewards: Array.from({ length: i }, (_, n) => ({ tip: BigInt(n * n + i), gasUsed: 21_000n })),
}));

/** The answer as geth documents it, from the values. */
function expected(range: BlockSummary[], next: bigint | null, percentiles: number[]) {
  const fees = [...range.map(({ baseFeePerGas }) => baseFeePerGas), next];
  return {
    oldestBlock: hex(range[0]!.number),
    baseFeePerGas: fees.map((fee) => hex(fee ?? 0n)),
    gasUsedRatio: range.map(({ gasUsed, gasLimit }) => (gasLimit === 0n ? 0 : Number(gasUsed) / Number(gasLimit))),
    baseFeePerBlobGas: fees.map(() => '0x1'),
    blobGasUsedRatio: range.map(() => 0),
    ...(percentiles.length > 0 && { reward: range.map(({ rewards }) => rewardsAt(rewards, percentiles).map(hex)) }),
  };
}

test('an answer has every list, in the order of the blocks, also when parts of it were written before', async () => {
  const writer = new FeeHistoryWriter();
  const many = Array.from({ length: 60 }, (_, i) => i);
  const lists = [[], [25, 50, 75], [50], many, [25, 50, 75], [1], [2], [3], [4], [50]];
  for (const percentiles of lists) {
    for (const range of [blocks, blocks.slice(1, 3), blocks.slice(4)]) {
      for (const next of [null, 7n]) {
        const written = await writer.write(range, next, percentiles, OWN_WORK);
        expect(JSON.parse(written.toString())).toEqual(expected(range, next, percentiles));
        expect(written.toString()).toBe(Buffer.from(written.bytes).toString());
      }
    }
  }
});

test('an answer of many blocks and percentiles gives way to other work', async () => {
  const transactions = Array.from({ length: 200 }, (_, n) => ({ tip: BigInt((n * 7_919) % 200), gasUsed: 21_000n }));
  const range = Array.from({ length: 1_024 }, (_, i) => ({ ...blocks[4]!, number: i, rewards: [...transactions] }));
  const percentiles = Array.from({ length: 100 }, (_, i) => i);
  let written = '';
  const turns = await turnsDuring(1, async () => {
    written = (await new FeeHistoryWriter().write(range, 7n, percentiles, OWN_WORK)).toString();
  });
  expect(turns).toBeGreaterThan(0);
  expect(JSON.parse(written)).toEqual(expected(range, 7n, percentiles));
});
