import { afterEach, expect, test } from '@jest/globals';
import { backfill } from '../../../src/commands/index/indexBackfill.js';
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

test('back-fill ends with one line that says what was done', async () => {
  const parts = await create(100);
  expect(await backfill(parts, {}, print)).toBe(true);
  expect(output).toMatch(/^100\.0 %, 100 of 100 blocks indexed, \d+ blocks\/s\n$/);
  expect(setup.store.ranges()).toEqual([{ from: 1, to: 100 }]);
});
