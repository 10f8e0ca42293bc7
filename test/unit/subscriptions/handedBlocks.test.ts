/** The index hands new blocks to the publisher; what is not sent soon is read again. */
import { afterEach, expect, test } from '@jest/globals';
import type { Log } from '../../../generated/types.js';
import { until } from '../indexer/until.js';
import { blockHashAt, hashOf, syntheticLog, transactionHashAt } from '../store/syntheticBlocks.js';
import { range, SubscriptionStage, token, transfer, twice } from './subscriptionStage.js';

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

/** Counts the questions to the index. */
function countReads(): () => number {
  const { archive } = stage.setup;
  let reads = 0;
  for (const name of ['block', 'summary', 'receipts', 'receipt', 'logPage'] as const) {
    const read = archive[name].bind(archive) as (...all: unknown[]) => unknown;
    Object.assign(archive, { [name]: (...all: unknown[]) => ((reads += 1), read(...all)) });
  }
  return () => reads;
}

/** Holds the publisher before its next block, until the returned function is called. */
function holdPublisher(): () => void {
  const { removedLogs } = stage.setup;
  const read = removedLogs.since.bind(removedLogs);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  removedLogs.since = async (generation) => {
    await opened;
    return read(generation);
  };
  return () => {
    removedLogs.since = read;
    open();
  };
}

test('a new block is sent without reading it from the index, with the bytes that the index has', async () => {
  const texts: string[][] = [];
  for (const handsOver of [true, false]) {
    stage = await SubscriptionStage.at(10, { handsOver });
    const client = await stage.connect();
    const ids = [
      await client.subscribe('newHeads'),
      await client.subscribe('newHeads', { includeTransactions: true }),
      await client.subscribe('logs', { topics: [transfer] }),
      await client.subscribe('transactionReceipts'),
      await client.subscribe('transactionReceipts', { transactionHashes: [hashOf('none'), transactionHashAt(12, 0)] }),
    ];
    const reads = countReads();
    await stage.produce(3);
    await until(() => client.texts.length === ids.length + 16);
    if (handsOver) expect(reads()).toBe(0);
    else expect(reads()).toBeGreaterThan(0);
    const sent = client.texts.slice(ids.length);
    texts.push(ids.reduce((all, id, place) => all.map((text) => text.replace(id, `subscription ${place}`)), sent));
    if (handsOver) await stage.dispose();
  }
  expect(texts[0]).toEqual(texts[1]);
});

test('blocks that waited in memory are not sent once they are removed', async () => {
  stage = await SubscriptionStage.at(10);
  const client = await stage.connect();
  const [heads, logs] = [await client.subscribe('newHeads'), await client.subscribe('logs')];
  await stage.produce(1);
  await until(() => client.results(logs).length === 2);
  const open = holdPublisher();
  await stage.produce(3);
  await stage.rollBack(11, 4, 'other');
  open();
  await until(() => client.results(logs).length === 10);
  expect(client.hashes(heads)).toEqual([
    blockHashAt(11),
    ...range(12, 15).map((number) => blockHashAt(number, 'other')),
  ]);
  expect(client.numbers(logs)).toEqual(twice(range(11, 15)));
  expect(client.results<Log>(logs).some(({ removed }) => removed)).toBe(false);
});

test('blocks that waited in memory are not sent once another process has removed them', async () => {
  stage = await SubscriptionStage.at(10);
  const client = await stage.connect();
  const heads = await client.subscribe('newHeads');
  await stage.produce(1);
  await until(() => client.results(heads).length === 1);
  const open = holdPublisher();
  await stage.produce(3);
  const other = stage.setup.beside();
  stage.setup.chain.setBack(12);
  await other.store.removeFrom(13);
  open();
  await until(() => client.results(heads).length === 2);
  stage.setup.produce(2, 'other');
  await until(() => client.results(heads).length === 4);
  const others = [13, 14].map((number) => blockHashAt(number, 'other'));
  expect(client.hashes(heads)).toEqual([blockHashAt(11), blockHashAt(12), ...others]);
  await other.stop();
});

test('of many large blocks that wait, only some wait in memory, and all are sent in order', async () => {
  const large = [{ logs: [syntheticLog(token, [transfer], `0x${'5d'.repeat(2_000_000)}`)] }];
  stage = await SubscriptionStage.at(10, { transactionsOf: (number) => (number > 10 ? large : []) });
  const client = await stage.connect();
  const heads = await client.subscribe('newHeads');
  const none = await client.subscribe('logs', { topics: [hashOf('other')] });
  const open = holdPublisher();
  await stage.produce(8);
  const reads = countReads();
  open();
  await until(() => client.results(heads).length === 8);
  expect(client.numbers(heads)).toEqual(range(11, 18));
  expect(client.results(none)).toEqual([]);
  expect(reads()).toBeGreaterThan(0);
  expect(reads()).toBeLessThan(3 * 8);
});
