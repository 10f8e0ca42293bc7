import { afterEach, expect, test } from '@jest/globals';
import { backfill } from '../../../../src/commands/index/indexBackfill.js';
import { verify } from '../../../../src/commands/index/indexVerify.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { syntheticBlock } from '../../store/syntheticBlocks.js';
import { IndexStage } from './indexStage.js';

const stage = new IndexStage();
afterEach(() => stage.reset());

test('a verification of a good index finds no difference', async () => {
  const parts = await stage.create(40);
  await backfill(parts, {}, () => undefined);
  expect(await verify(parts, {}, stage.print)).toBe(true);
  expect(stage.output).toContain('40 blocks verified, 0 differences\n');
});

test('a verification lists blocks that differ from the node', async () => {
  const parts = await stage.create(40);
  await backfill(parts, {}, () => undefined);
  const stored = syntheticBlock(17, { transactions: [{ logs: [] }] });
  const wrongHash = syntheticBlock(40, { branch: 'other', parentHash: stage.setup.chain.hash(39) });
  await stage.setup.store.write([encodeStoredBlock(stored), encodeStoredBlock(wrongHash)]);
  expect(await verify(parts, {}, stage.print)).toBe(false);
  expect(stage.output).toContain('block 17: receipts differ\n');
  expect(stage.output).toContain('block 17: receipt 0 differs in logs\n');
  expect(stage.output).toMatch(/block 40: hash 0x[0-9a-f]{64}, the node's is 0x[0-9a-f]{64}\n/);
});

test('a verification says what is not indexed', async () => {
  const parts = await stage.create(40);
  await backfill(parts, { from: 11 }, () => undefined);
  expect(await verify(parts, {}, stage.print)).toBe(true);
  expect(stage.output).toContain('10 blocks are not indexed: 1 to 10\n');
});
