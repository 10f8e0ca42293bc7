import { afterEach, describe, expect, test } from '@jest/globals';
import type { SubscriptionId } from '../../../generated/types.js';
import { until } from '../indexer/until.js';
import { blockHashAt, hashOf, syntheticLog } from '../store/syntheticBlocks.js';
import { exchange } from '../transport/endpoints.js';
import { range, SubscriptionStage, token, transfer } from './subscriptionStage.js';

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

const call = (id: number | undefined, method: string, ...params: unknown[]): object => ({
  jsonrpc: '2.0',
  ...(id !== undefined && { id }),
  method,
  params,
});

describe('the answer with the id', () => {
  test('comes before all notifications, even in a slow batch', async () => {
    // Long enough for the three blocks of a slow machine, and shorter than `until` waits.
    stage = await SubscriptionStage.at(10, { dispatch: { requestTimeoutMs: 2_000 } });
    const client = await stage.connect();
    const batch = [call(1, 'eth_subscribe', 'newHeads'), call(2, 'eth_subscribe', 'logs'), call(3, 'test_hang')];
    client.socket.send(JSON.stringify(batch));
    await until(() => stage.subscriptionCount === 2);
    await stage.produce(3);
    expect(client.messages).toEqual([]);
    await until(() => client.messages.length === 3 + 3 + 6);
    const [heads, logs] = client.messages.map(({ result }) => result as SubscriptionId);
    expect(client.messages.slice(0, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect([client.numbers(heads!), client.numbers(logs!)]).toEqual([
      [11, 12, 13],
      [11, 11, 12, 12, 13, 13],
    ]);
  });

  test('comes first when the head moves while the request arrives', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const ids: SubscriptionId[] = [];
    for (let i = 0; i < 20; i++) {
      stage.setup.produce(1);
      ids.push(await client.subscribe('newHeads'));
    }
    await stage.produce(1);
    await until(() => ids.every((id) => client.numbers(id).at(-1) === 31));
    const seen = new Set();
    for (const { id, result, params } of client.messages) {
      if (id !== undefined) seen.add(result);
      else expect(seen).toContain(params?.subscription);
    }
    for (const id of ids) expect(client.numbers(id)).toEqual(range(client.numbers(id)[0]!, 31));
  });

  test('does not exist for a request without an id, which therefore does not subscribe', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    client.socket.send(JSON.stringify(call(undefined, 'eth_subscribe', 'newHeads')));
    client.socket.send(
      JSON.stringify([call(undefined, 'eth_subscribe', 'newPendingTransactions'), call(7, 'eth_chainId')]),
    );
    await until(() => client.messages.length === 1);
    expect([stage.subscriptionCount, stage.mempool.isListenedTo]).toEqual([0, false]);
  });

  test.each([
    ['alone', { maxResponseBytes: 40 }, call(1, 'eth_subscribe', 'newPendingTransactions')],
    [
      'in a batch',
      { maxResponseBytes: 1000 },
      [call(2, 'test_big', 930), call(1, 'eth_subscribe', 'newPendingTransactions')],
    ],
  ])('is too large %s: there is no subscription', async (_case, dispatch, request) => {
    stage = await SubscriptionStage.at(10, { dispatch });
    const client = await stage.connect();
    client.socket.send(JSON.stringify(request));
    await until(() => client.messages.some(({ id }) => id === 1));
    expect(client.messages.find(({ id }) => id === 1)?.error?.code).toBe(-32005);
    expect([stage.subscriptionCount, stage.mempool.isListenedTo]).toEqual([0, false]);
  });
});

describe('the limits of one connection', () => {
  test('a subscription above the limit is refused, until another one ends', async () => {
    stage = await SubscriptionStage.at(10, { maxPerConnection: 2 });
    const [client, other] = [await stage.connect(), await stage.connect()];
    const first = await client.subscribe('newHeads');
    await client.subscribe('syncing');
    expect((await client.ask('eth_subscribe', 'logs')).error).toEqual({
      code: -32005,
      message: 'subscriptions of one connection: 3 exceeds the limit of 2',
      data: { limit: 2 },
    });
    await other.subscribe('logs');
    await client.ask('eth_unsubscribe', first);
    await client.subscribe('logs');
  });

  test('the values in all its queries are limited together, and no longer count when a subscription ends', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const topics = range(1, 4).map((position) => range(1, 1000).map((number) => hashOf(position, number)));
    const [id] = await Promise.all(range(1, 5).map(() => client.subscribe('logs', { topics })));
    expect((await client.ask('eth_subscribe', 'logs', { address: token })).error).toEqual({
      code: -32005,
      message: "addresses, topics and hashes of one connection's subscriptions: 20001 exceeds the limit of 20000",
      data: { limit: 20_000 },
    });
    await client.ask('eth_unsubscribe', id);
    await client.subscribe('logs', { topics: topics.slice(1), address: token });
  });

  test('subscribing and unsubscribing by turns leaves nothing behind', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const names = ['newHeads', 'logs', 'newPendingTransactions', 'syncing', 'transactionReceipts'];
    for (let i = 0; i < 1000; i++) {
      const id = await client.subscribe(names[i % names.length]);
      expect((await client.ask('eth_unsubscribe', id)).result).toBe(true);
    }
    await stage.produce(2);
    expect([stage.subscriptionCount, stage.mempool.isListenedTo]).toEqual([0, false]);
  });

  test('the subscriptions of a client that disconnects end', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    await client.subscribe('newPendingTransactions');
    await client.subscribe('newHeads');
    client.socket.terminate();
    await until(() => stage.subscriptionCount === 0 && !stage.mempool.isListenedTo);
    await stage.produce(1);
  });

  test('a client that reads is not closed for the size of its notifications of one block', async () => {
    const data = `0x${'5d'.repeat(10_000)}`;
    const log = syntheticLog(token, [transfer], data);
    stage = await SubscriptionStage.at(10, {
      transactionsOf: () => [{ logs: Array.from({ length: 20 }, () => log) }],
      webSocket: { sendBudgetBytes: 1_000_000, highWaterBytes: 200_000 },
    });
    const client = await stage.connect();
    const ids = await Promise.all(range(1, 50).map(() => client.subscribe('logs')));
    await stage.produce(2);
    await until(() => ids.every((id) => client.results(id).length === 40));
    for (const id of ids)
      expect(client.numbers(id)).toEqual([11, 12].flatMap((number) => range(1, 20).map(() => number)));
  }, 30_000);

  test('a large unsent answer does not count as unread notifications', async () => {
    stage = await SubscriptionStage.at(10, { webSocket: { sendBudgetBytes: 100_000 } });
    const client = await stage.connect();
    const id = await client.subscribe('newHeads');
    const answer = client.ask('test_big', 20_000_000);
    client.pause();
    await stage.produce(5);
    client.socket.resume();
    expect((await answer).result).toHaveLength(20_000_000);
    await until(() => client.results(id).length === 5);
  }, 30_000);
});

test('a server that stops closes subscribers with 1001', async () => {
  stage = await SubscriptionStage.at(10);
  const client = await stage.connect();
  await client.subscribe('newHeads', { fromBlock: '0x1' });
  const closed = client.closed();
  await stage.webSocket.stop();
  expect((await closed).code).toBe(1001);
  expect(stage.subscriptionCount).toBe(0);
});

describe('over HTTP', () => {
  test.each([
    ['eth_subscribe', ['newHeads']],
    ['eth_unsubscribe', ['0x1']],
  ])('%s is refused with the address for WebSockets', async (method, params) => {
    stage = await SubscriptionStage.at(10);
    const { body } = await exchange(stage.httpAddress, JSON.stringify(call(1, method, ...params)));
    const address = `ws://${stage.address}`;
    expect(JSON.parse(body.toString())).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32601, message: `${method} needs a WebSocket: connect to ${address}`, data: { address } },
    });
  });
});

test.each([
  ['newBlocks', undefined],
  ['newHeads', true],
  ['newHeads', { includeTransactions: 'yes' }],
  ['newHeads', { fromBlock: '0x01' }],
  ['newHeads', { fromBlock: blockHashAt(1) }],
  ['newHeads', { toBlock: '0x5' }],
  ['logs', true],
  ['logs', { address: '0x12' }],
  ['logs', { topics: ['0x12'] }],
  ['logs', { fromBlock: '0x9', toBlock: '0x8' }],
  ['logs', { toBlock: '0x8' }],
  ['logs', { blockHash: blockHashAt(1) }],
  ['newPendingTransactions', 1],
  ['newPendingTransactions', { full: true }],
  ['syncing', true],
  ['syncing', { fast: true }],
  ['transactionReceipts', true],
  ['transactionReceipts', { transactionHashes: ['0x12'] }],
  ['transactionReceipts', { transactionHashes: hashOf(1) }],
])('%s refuses the options %j', async (name, options) => {
  stage = await SubscriptionStage.at(10);
  const client = await stage.connect();
  const { error } = await client.ask('eth_subscribe', name, ...(options === undefined ? [] : [options]));
  expect(error?.code).toBe(-32602);
  expect(stage.subscriptionCount).toBe(0);
});

test.each(['newHeads', 'logs', 'newPendingTransactions', 'syncing', 'transactionReceipts'])(
  '%s accepts no options, null and an empty object',
  async (name) => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    for (const options of [[], [null], [{}]]) await client.subscribe(name, ...options);
    expect(stage.subscriptionCount).toBe(3);
  },
);
