import { afterEach, expect, test } from '@jest/globals';
import { backfill } from '../../../src/commands/index/indexBackfill.js';
import { verify } from '../../../src/commands/index/indexVerify.js';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { FakeChain } from '../../indexer/fakeChain.js';
import { Setup } from '../../indexer/setup.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../../store/syntheticBlocks.js';

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
