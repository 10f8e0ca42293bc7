/** When blocks go away, subscribers to logs get those of them that they were sent once more, with `removed: true`. */
import { afterEach, expect, test } from '@jest/globals';
import type { Log, SubscriptionId } from '../../../generated/types.js';
import { until } from '../indexer/until.js';
import { blockHashAt, hashOf, syntheticLog } from '../store/syntheticBlocks.js';
import { range, SubscriptionStage, token, transfer, type SubscribingClient } from './subscriptionStage.js';

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

/** `-` or `+`, and the block of each log with its branch. */
function changes(client: SubscribingClient, id: SubscriptionId): string[] {
  return client.results<Log>(id).map(({ removed, blockNumber, blockHash }) => {
    const number = Number(blockNumber);
    return `${removed ? '-' : '+'}${number}${blockHash === blockHashAt(number) ? '' : ' other'}`;
  });
}
const twice = (sign: string, numbers: number[], branch = '') =>
  numbers.flatMap((number) => [`${sign}${number}${branch}`, `${sign}${number}${branch}`]);

test('they come before the logs of the new blocks, lowest block first', async () => {
  stage = await SubscriptionStage.at(10);
  const client = await stage.connect();
  const all = await client.subscribe('logs');
  const named = await client.subscribe('logs', { topics: [transfer, hashOf('number', 13)] });
  await stage.produce(3);
  await until(() => client.results(all).length === 6);
  const late = await client.subscribe('logs');
  await stage.rollBack(11, 1, 'other');
  await until(() => client.results(late).length === 2);
  await until(() => client.results(all).length === 12);
  expect(changes(client, all)).toEqual([
    ...twice('+', [11, 12, 13]),
    ...twice('-', [12, 13]),
    ...twice('+', [12], ' other'),
  ]);
  const [sent, taken] = [client.results<Log>(all).slice(2, 6), client.results<Log>(all).slice(6, 10)];
  expect(taken).toEqual(sent.map((log) => ({ ...log, removed: true })));
  expect(changes(client, named)).toEqual(['+13', '-13']);
  expect(changes(client, late)).toEqual(twice('+', [12], ' other'));
});

test('they come at once, before there is a new block, and heads are not taken back', async () => {
  stage = await SubscriptionStage.at(10);
  const client = await stage.connect();
  const heads = await client.subscribe('newHeads');
  const logs = await client.subscribe('logs');
  await stage.produce(2);
  await until(() => client.results(logs).length === 4);
  await stage.rollBack(10, 0, 'other');
  await until(() => client.results(logs).length === 8);
  await stage.produce(1, 'other');
  await until(() => client.results(logs).length === 10);
  expect(changes(client, logs)).toEqual([
    ...twice('+', [11, 12]),
    ...twice('-', [11, 12]),
    ...twice('+', [11], ' other'),
  ]);
  expect(client.numbers(heads)).toEqual([11, 12, 11]);
});

test('a replay takes back what it has sent, also in many pages, and nothing below its first block', async () => {
  const many = (number: number) => [{ logs: Array.from({ length: 20 }, () => syntheticLog(token, [hashOf(number)])) }];
  stage = await SubscriptionStage.at(100, { transactionsOf: many });
  const client = await stage.connect();
  const id = await client.subscribe('logs', { fromBlock: '0x33' });
  await until(() => client.results(id).length === 1_000);
  await stage.rollBack(40, 30, 'other');
  await until(() => client.results(id).length === 2_400);
  const each = (sign: string, numbers: number[], branch = '') =>
    numbers.flatMap((number) => Array<string>(20).fill(`${sign}${number}${branch}`));
  expect(changes(client, id)).toEqual([
    ...each('+', range(51, 100)),
    ...each('-', range(51, 100)),
    ...each('+', range(51, 70), ' other'),
  ]);
});

test('a subscription that is ahead of the publisher takes back what it was sent', async () => {
  stage = await SubscriptionStage.at(100, { handsOver: false });
  const [early, late] = [await stage.connect(), await stage.connect()];
  const heads = await early.subscribe('newHeads');
  await stage.produce(1);
  await until(() => early.numbers(heads).length === 1);
  const { archive } = stage.setup;
  const read = archive.block.bind(archive);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  // The publisher waits for block 102, and the head is 105.
  archive.block = async (number, ...rest) => {
    if (number === 102) await opened;
    return read(number, ...rest);
  };
  await stage.produce(4);
  const replayed = await late.subscribe('logs', { fromBlock: '0x67' });
  const fresh = await late.subscribe('logs');
  const freshHeads = await late.subscribe('newHeads');
  await until(() => late.results(replayed).length === 6);
  stage.setup.chain.setBack(103);
  await stage.setup.indexer.wentBackTo(103);
  open();
  await stage.produce(3, 'other');
  await until(() => late.numbers(freshHeads).at(-1) === 106 && late.results(fresh).length === 6);
  await until(() => changes(late, replayed).at(-1) === '+106 other');
  await until(() => early.numbers(heads).at(-1) === 106);
  expect(changes(late, replayed)).toEqual([
    ...twice('+', [103, 104, 105]),
    ...twice('-', [104, 105]),
    ...twice('+', [104, 105, 106], ' other'),
  ]);
  expect(changes(late, fresh)).toEqual(twice('+', [104, 105, 106], ' other'));
  expect(late.numbers(freshHeads)).toEqual([104, 105, 106]);
  expect(early.numbers(heads)).toEqual([101, 102, 103, 104, 105, 106]);
});

test('heads do not wait until removed logs are read', async () => {
  stage = await SubscriptionStage.at(10);
  const [one, other] = [await stage.connect(), await stage.connect()];
  const logs = await one.subscribe('logs');
  const heads = await other.subscribe('newHeads');
  await stage.produce(2);
  await until(() => one.results(logs).length === 4);
  const { removedLogs } = stage.setup;
  const read = removedLogs.page.bind(removedLogs);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  removedLogs.page = async (...all) => {
    await opened;
    return read(...all);
  };
  await stage.rollBack(10, 1, 'other');
  await until(() => other.numbers(heads).length === 3);
  expect(one.results(logs)).toHaveLength(4);
  open();
  await until(() => one.results(logs).length === 10);
  expect(changes(one, logs).slice(4)).toEqual([...twice('-', [11, 12]), ...twice('+', [11], ' other')]);
});

test('a large removed block is read once for many pages', async () => {
  // 3 MB of logs.
  const many = Array.from({ length: 3_000 }, () => syntheticLog(token, [transfer], `0x${'5d'.repeat(250)}`));
  stage = await SubscriptionStage.at(10, { transactionsOf: (number) => (number === 11 ? [{ logs: many }] : []) });
  const client = await stage.connect();
  const id = await client.subscribe('logs');
  await stage.produce(1);
  await until(() => client.results(id).length === 3_000);
  const { store } = stage.setup;
  const read = store.removedLogs.bind(store);
  let reads = 0;
  store.removedLogs = (...all) => {
    reads += 1;
    return read(...all);
  };
  await stage.rollBack(10, 0, 'other');
  await until(() => client.results(id).length === 6_000);
  const taken = client.results<Log>(id).slice(3_000);
  expect(taken).toEqual(
    client
      .results<Log>(id)
      .slice(0, 3_000)
      .map((log) => ({ ...log, removed: true })),
  );
  expect(reads).toBe(1);
});

test('a client that does not read gets them when it reads, and delays no other', async () => {
  const long = (number: number) => [{ logs: [syntheticLog(token, [hashOf(number)], `0x${'5d'.repeat(20_000)}`)] }];
  stage = await SubscriptionStage.at(10, {
    transactionsOf: long,
    webSocket: { highWaterBytes: 300_000, sendBudgetBytes: 2_000_000 },
  });
  const [slow, other] = [await stage.connect(), await stage.connect()];
  const [delayed, prompt] = [await slow.subscribe('logs'), await other.subscribe('logs')];
  await stage.produce(1);
  await until(() => slow.results(delayed).length === 1);
  slow.pause();
  await stage.produce(60);
  await until(() => other.results(prompt).length === 61);
  await stage.rollBack(10, 1, 'other');
  await until(() => other.results(prompt).length === 123);
  slow.socket.resume();
  await until(() => changes(slow, delayed).at(-1) === '+11 other');
  const taken = changes(slow, delayed).filter((change) => change.startsWith('-'));
  const sent = changes(slow, delayed).filter((change) => change.startsWith('+'));
  // What it had not been sent before the rollback came and went without it.
  expect(taken).toEqual(sent.slice(0, -1).map((change) => change.replace('+', '-')));
});

test('a client whose removed logs are no longer kept is disconnected', async () => {
  stage = await SubscriptionStage.at(10, { keptLogs: { bytes: 1_000_000, blocks: 1 } });
  const client = await stage.connect();
  const id = await client.subscribe('logs');
  await stage.produce(2);
  await until(() => client.results(id).length === 4);
  const closed = client.closed();
  await stage.rollBack(10, 0, 'other');
  expect(await closed).toEqual({ code: 1013, reason: 'the logs of removed blocks are no longer kept' });
});
