import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterEach, expect, test } from '@jest/globals';
import { syncStatus } from '../../../src/chain/syncStatus.js';
import { FakeChain } from '../indexer/fakeChain.js';
import { Setup } from '../indexer/setup.js';
import { until } from '../indexer/until.js';

let setup: Setup;
afterEach(() => setup.dispose());

async function startAt(height: number): Promise<Setup> {
  setup = await Setup.create(new FakeChain(height));
  await setup.start();
  return setup;
}

const asked = () => syncStatus({ node: setup.node, blocks: setup.archive, indexStatus: setup.indexer }, OWN_WORK);

test('is false at the head of the node, even if nothing below is indexed', async () => {
  const { store } = await startAt(50);
  expect(store.ranges()).toEqual([{ from: 50, to: 50 }]);
  expect(await asked()).toBe(false);
});

test('is false while the index is filled below the head', async () => {
  const { backfill, coverage } = await startAt(50);
  backfill.start();
  expect([coverage.complete, await asked()]).toEqual([false, false]);
  await until(() => coverage.complete);
  expect(await asked()).toBe(false);
});

test('is false while only the last few blocks are missing', async () => {
  const { node } = await startAt(50);
  node.statusAhead = 8;
  expect(await asked()).toBe(false);
});

test('says how far the head is behind the node’s, and what is indexed below it', async () => {
  const { node } = await startAt(50);
  node.statusAhead = 9;
  expect(await asked()).toEqual({
    startingBlock: '0x1',
    currentBlock: '0x32',
    highestBlock: '0x3b',
    indexedFrom: '0x32',
    indexedTo: '0x32',
  });
});

test('says how far a node that catches up has come', async () => {
  const { node } = await startAt(50);
  node.catchingUp = true;
  node.earliest = 3;
  expect(await asked()).toEqual({
    startingBlock: '0x3',
    currentBlock: '0x32',
    highestBlock: '0x32',
    indexedFrom: '0x32',
    indexedTo: '0x32',
  });
});

test('is false at the head above a node that was rolled back', async () => {
  const { node } = await startAt(50);
  node.statusAhead = -9;
  expect(await asked()).toBe(false);
});
