import { afterEach, expect, test } from '@jest/globals';
import { backfill, indexStatus, verify } from '../../src/commands/indexTasks.js';
import { Progress } from '../../src/commands/index/progress.js';
import { encodeStoredBlock } from '../../src/store/encodeStoredBlock.js';
import { syntheticBlock, syntheticLog, addressOf, hashOf } from '../store/syntheticBlocks.js';
import { FakeChain } from '../indexer/fakeChain.js';
import { Setup } from '../indexer/setup.js';

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

test('back-fill ends with one line that says what was done', async () => {
  const parts = await create(100);
  expect(await backfill(parts, {}, print)).toBe(true);
  expect(output).toMatch(/^100\.0 %, 100 of 100 blocks indexed, \d+ blocks\/s\n$/);
  expect(setup.store.ranges()).toEqual([{ from: 1, to: 100 }]);
});

test('a verification of a good index finds no difference', async () => {
  const parts = await create(40);
  await backfill(parts, {}, () => undefined);
  expect(await verify(parts, {}, print)).toBe(true);
  expect(output).toContain('40 blocks verified, 0 differences\n');
});

test('a verification lists blocks that differ from the node', async () => {
  const parts = await create(40);
  await backfill(parts, {}, () => undefined);
  const stored = syntheticBlock(17, { transactions: [{ logs: [] }] });
  const wrongHash = syntheticBlock(40, { branch: 'other', parentHash: setup.chain.hash(39) });
  await setup.store.write([encodeStoredBlock(stored), encodeStoredBlock(wrongHash)]);
  expect(await verify(parts, {}, print)).toBe(false);
  expect(output).toContain('block 17: receipts differ\n');
  expect(output).toContain('block 17: receipt 0 differs\n');
  expect(output).toMatch(/block 40: hash 0x[0-9a-f]{64}, the node's is 0x[0-9a-f]{64}\n/);
});

test('a verification says what is not indexed', async () => {
  const parts = await create(40);
  await backfill(parts, { from: 11 }, () => undefined);
  expect(await verify(parts, {}, print)).toBe(true);
  expect(output).toContain('10 blocks are not indexed: 1 to 10\n');
});

test('progress is a bar on a terminal and lines elsewhere', async () => {
  setup = await Setup.create(new FakeChain(1));
  let now = 0;
  const show = (terminal: boolean) => {
    output = '';
    now = 0;
    const progress = new Progress({ total: 1000, verb: 'indexed', terminal, print, now: () => now });
    now = 10_000;
    progress.advance(250);
    now = 10_001;
    progress.advance(1);
    now = 40_000;
    progress.advance(749);
    progress.finish();
    return output;
  };
  expect(show(true).split('\r')).toEqual([
    '',
    '[#######                       ] 25.0 %, 250 of 1000 blocks indexed, 25 blocks/s, 0:00:30 left\x1b[K',
    '[##############################] 100.0 %, 1000 of 1000 blocks indexed, 25 blocks/s\x1b[K',
    '[##############################] 100.0 %, 1000 of 1000 blocks indexed, 25 blocks/s\x1b[K\n',
  ]);
  expect(show(false)).toBe(
    '25.0 %, 250 of 1000 blocks indexed, 25 blocks/s, 0:00:30 left\n' +
      '100.0 %, 1000 of 1000 blocks indexed, 25 blocks/s\n',
  );
});
