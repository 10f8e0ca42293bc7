import { afterEach, expect, test } from '@jest/globals';
import { backfill } from '../../../src/commands/index/indexBackfill.js';
import { indexStatus } from '../../../src/commands/index/indexStatus.js';
import { FakeChain } from '../../indexer/fakeChain.js';
import { Setup } from '../../indexer/setup.js';
import { addressOf, hashOf, syntheticLog } from '../../store/syntheticBlocks.js';

let setup: Setup;
let output = '';
afterEach(async () => {
  output = '';
  await setup.dispose();
});

const print = (text: string): void => void (output += text);
const transactions = () => [{ logs: [syntheticLog(addressOf('token'), [hashOf('Transfer')])] }];

async function create(height: number) {
  setup = await Setup.create(new FakeChain(height, transactions));
  const { store, reader, node } = setup;
  return { store, reader, upstream: { node } };
}

test('status of an index with a gap names it, for people and for programs', async () => {
  const parts = await create(9);
  await backfill(parts, { from: 2, to: 3 }, () => undefined);
  await backfill(parts, { from: 7 }, () => undefined);
  await indexStatus(parts, { json: false }, print);
  expect(output).toMatch(
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
  output = '';
  await indexStatus(parts, { json: true }, print);
  expect(JSON.parse(output)).toMatchObject({
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

test('status without a node shows what is stored', async () => {
  const parts = await create(9);
  await backfill(parts, {}, () => undefined);
  setup.node.down = true;
  await indexStatus(parts, { json: false }, print);
  expect(output).toContain(
    'earliest       1\nnode           does not answer\nblocks         9 (1 to 9)\nmissing        0 (none)\n',
  );
});

test('status without a node says what is not known below an index that is not filled', async () => {
  const parts = await create(9);
  await backfill(parts, { from: 3, to: 4 }, () => undefined);
  await backfill(parts, { from: 7 }, () => undefined);
  setup.node.down = true;
  await indexStatus(parts, { json: false }, print);
  expect(output).toContain(
    'earliest       unknown\n' +
      'node           does not answer\n' +
      'blocks         5 (3 to 4, 7 to 9)\n' +
      'missing        2 (5 to 6), unknown below 3 without the node\n',
  );
  output = '';
  await indexStatus(parts, { json: true }, print);
  expect(JSON.parse(output)).toMatchObject({
    head: 9,
    earliest: null,
    node: null,
    missing: [{ from: 5, to: 6 }],
    unknownBelow: 3,
  });
});
