/** Connections with many subscriptions, and clients that do not read what they subscribed to. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { until } from '../../unit/indexer/until.js';
import { hashOf, syntheticLog } from '../../unit/store/syntheticBlocks.js';
import { range, SubscriptionStage, token } from '../../unit/subscriptions/subscriptionStage.js';

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

const call = (id: number, method: string, ...params: unknown[]): object => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

describe('the limits of one connection', () => {
  test('hundreds of replays on one connection proceed together without gaps, and other clients are answered', async () => {
    stage = await SubscriptionStage.at(200, { webSocket: { sendBudgetBytes: 4_000_000 } });
    const [client, other] = [await stage.connect(), await stage.connect()];
    const ids = await Promise.all(range(1, 300).map(() => client.subscribe('newHeads', { fromBlock: '0x65' })));
    client.pause();
    for (let i = 0; i < 20; i++) await other.ask('eth_blockNumber');
    client.socket.resume();
    await until(() => client.messages.length === 300 + 300 * 100);
    for (const id of ids) expect(client.numbers(id)).toEqual(range(101, 200));
  }, 30_000);

  test('ten thousand requests to subscribe create as many subscriptions as the limit allows', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    for (let id = 1; id <= 10_000; id++) client.socket.send(JSON.stringify(call(id, 'eth_subscribe', 'newHeads')));
    await until(() => client.messages.length === 10_000);
    expect(client.messages.filter(({ error }) => error?.code === -32005)).toHaveLength(9_000);
    await stage.produce(1);
    await until(() => client.messages.length === 11_000);
  });

  test('a client that does not read is closed with 1013 and has received no gap, and other clients do not notice', async () => {
    const data = `0x${'5d'.repeat(100_000)}`;
    stage = await SubscriptionStage.at(10, {
      transactionsOf: (number) => (number > 10 ? [{ logs: [syntheticLog(token, [hashOf(number)], data)] }] : []),
      webSocket: { sendBudgetBytes: 2_000_000 },
    });
    const [stalled, other] = [await stage.connect(), await stage.connect()];
    const [lost, kept] = [await stalled.subscribe('logs'), await other.subscribe('logs')];
    stalled.pause();
    // More than the buffers of both sockets hold.
    for (let blocks = 0; blocks < 100; blocks++) {
      await stage.produce(1);
      await until(() => other.results(kept).length === blocks + 1);
    }
    expect(stage.subscriptionCount).toBe(1);
    const closed = stalled.closed();
    stalled.socket.resume();
    expect(await closed).toEqual({ code: 1013, reason: 'more than 2000000 bytes of notifications are not being read' });
    expect(other.numbers(kept)).toEqual(range(11, 110));
    expect(stalled.numbers(lost)).toEqual(range(11, 10 + stalled.numbers(lost).length));
    expect(stalled.numbers(lost).length).toBeLessThan(100);
  }, 30_000);

  test('connections that do not read are closed when the memory of their client is used up, and one that reads is not', async () => {
    const data = `0x${'5d'.repeat(100_000)}`;
    stage = await SubscriptionStage.at(10, {
      transactionsOf: (number) => (number > 10 ? [{ logs: [syntheticLog(token, [hashOf(number)], data)] }] : []),
      webSocket: { sendBudgetBytes: 100_000_000 },
      memoryBytes: 8_000_000,
    });
    const other = await stage.connect();
    const kept = await other.subscribe('logs');
    const stalled = await Promise.all(range(1, 4).map(() => stage.connect()));
    for (const client of stalled) {
      await client.subscribe('logs');
      client.pause();
    }
    for (let blocks = 0; blocks < 100; blocks++) {
      await stage.produce(1);
      await until(() => other.results(kept).length === blocks + 1);
    }
    expect(stage.subscriptionCount).toBe(1);
    const closed = stalled.map((client) => client.closed());
    for (const client of stalled) client.socket.resume();
    for (const { code, reason } of await Promise.all(closed)) {
      expect(code).toBe(1013);
      expect(reason).toMatch(/^more than \d+ bytes of notifications are not being read$/);
    }
    expect(other.numbers(kept)).toEqual(range(11, 110));
  }, 30_000);
});
