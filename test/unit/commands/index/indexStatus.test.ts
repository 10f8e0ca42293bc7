import { afterEach, expect, test } from '@jest/globals';
import { backfill } from '../../../../src/commands/index/indexBackfill.js';
import { indexStatus } from '../../../../src/commands/index/indexStatus.js';
import { IndexStage } from './indexStage.js';

const stage = new IndexStage();
afterEach(() => stage.reset());

test('status of an index with a gap names it, for people and for programs', async () => {
  const parts = await stage.create(9);
  await backfill(parts, { from: 2, to: 3 }, () => undefined);
  await backfill(parts, { from: 7 }, () => undefined);
  await indexStatus(parts, { json: false }, stage.print);
  expect(stage.output).toMatch(
    new RegExp(
      [
        'chain          test-1, EVM chain id 262144',
        'head           9',
        'earliest       1',
        'node           head 9, earliest 1',
        'blocks         5 \\(2 to 3, 7 to 9\\)',
        'missing        4 \\(1 to 1, 4 to 6\\)',
        'transactions   5',
        'not decodable  0',
        'size           [0-9.]+ MiB, [0-9]+ bytes per block',
      ].join('\n'),
    ),
  );
  stage.output = '';
  await indexStatus(parts, { json: true }, stage.print);
  expect(JSON.parse(stage.output)).toMatchObject({
    cometChainId: 'test-1',
    chainId: 262144,
    head: 9,
    node: { head: 9, earliest: 1 },
    ranges: [
      { from: 2, to: 3 },
      { from: 7, to: 9 },
    ],
    missing: [
      { from: 1, to: 1 },
      { from: 4, to: 6 },
    ],
    unknownBelow: null,
    transactions: 5,
    undecodable: 0,
  });
});

test('a gap that stays is named as not kept before the newest blocks, which may be on their way', async () => {
  const parts = await stage.create(9);
  await backfill(parts, { from: 2, to: 3 }, () => undefined);
  await backfill(parts, { from: 6, to: 7 }, () => undefined);
  stage.setup.node.keepsResults = false;
  await indexStatus(parts, { json: false }, stage.print);
  expect(stage.output).toContain(
    'missing        5 (1 to 1, 4 to 5, 8 to 9)\nnot kept       the node did not keep the results of block 5, because of',
  );
});

test('where no gap is below the head, the newest block is named as not kept', async () => {
  const parts = await stage.create(9);
  await backfill(parts, { to: 7 }, () => undefined);
  stage.setup.node.keepsResults = false;
  await indexStatus(parts, { json: false }, stage.print);
  expect(stage.output).toContain(
    'missing        2 (8 to 9)\nnot kept       the node did not keep the results of block 9, because of',
  );
});

test('status without a node shows what is stored', async () => {
  const parts = await stage.create(9);
  await backfill(parts, {}, () => undefined);
  stage.setup.node.down = true;
  await indexStatus(parts, { json: false }, stage.print);
  expect(stage.output).toContain(
    'earliest       1\nnode           does not answer\nblocks         9 (1 to 9)\nmissing        0 (none)\n',
  );
});

test('status without a node says what is not known below an index that is not filled', async () => {
  const parts = await stage.create(9);
  await backfill(parts, { from: 3, to: 4 }, () => undefined);
  await backfill(parts, { from: 7 }, () => undefined);
  stage.setup.node.down = true;
  await indexStatus(parts, { json: false }, stage.print);
  expect(stage.output).toContain(
    'earliest       unknown\n' +
      'node           does not answer\n' +
      'blocks         5 (3 to 4, 7 to 9)\n' +
      'missing        2 (5 to 6), unknown below 3 without the node\n',
  );
  stage.output = '';
  await indexStatus(parts, { json: true }, stage.print);
  expect(JSON.parse(stage.output)).toMatchObject({
    head: 9,
    earliest: null,
    node: null,
    missing: [{ from: 5, to: 6 }],
    unknownBelow: 3,
  });
});
