import { afterEach, describe, expect, test } from '@jest/globals';
import type { SubscriptionId } from '../../../generated/types.js';
import { pendingTransactionObject } from '../../../src/ethereum/transaction/transactionObject.js';
import { until } from '../indexer/until.js';
import { ALICE, BOB, transaction } from '../mempool/fakes.js';
import { SubscriptionStage } from './subscriptionStage.js';

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

const [first, second, third] = [transaction(ALICE, 0n), transaction(ALICE, 1n), transaction(BOB, 0n)];
const wire = (sent: typeof first): unknown => JSON.parse(JSON.stringify(pendingTransactionObject(sent)));

describe('newPendingTransactions', () => {
  test('sends hashes, or transaction objects, in order of arrival', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const hashes = await client.subscribe('newPendingTransactions');
    const whole = await client.subscribe('newPendingTransactions', true);
    const named = await client.subscribe('newPendingTransactions', { includeTransactions: true });
    stage.mempool.add(first, second);
    stage.mempool.add(third);
    await until(() => client.results(hashes).length === 3 && client.results(named).length === 3);
    expect(client.results(hashes)).toEqual([first, second, third].map(({ hash }) => hash));
    expect(client.results(whole)).toEqual([first, second, third].map(wire));
    expect(client.results(named)).toEqual([first, second, third].map(wire));
  });

  test('listens to the mempool only while there are subscriptions', async () => {
    stage = await SubscriptionStage.at(10);
    const [client, other] = [await stage.connect(), await stage.connect()];
    expect(stage.mempool.isListenedTo).toBe(false);
    const id = await client.subscribe('newPendingTransactions');
    await other.subscribe('newPendingTransactions');
    await client.ask('eth_unsubscribe', id);
    expect(stage.mempool.isListenedTo).toBe(true);
    other.socket.terminate();
    await until(() => !stage.mempool.isListenedTo);
  });

  test('sends what arrived between the request and its answer, and nothing from before', async () => {
    stage = await SubscriptionStage.at(10, { dispatch: { requestTimeoutMs: 200 } });
    const [client, other] = [await stage.connect(), await stage.connect()];
    const early = await other.subscribe('newPendingTransactions');
    stage.mempool.add(first);
    const request = (id: number, method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id, method, params });
    const batch = [request(1, 'eth_subscribe', 'newPendingTransactions'), request(2, 'test_hang')];
    client.socket.send(JSON.stringify(batch));
    await until(() => stage.subscriptionCount === 2);
    stage.mempool.add(second);
    await until(() => client.messages.length === 3);
    expect(client.messages[0]?.id).toBe(1);
    expect(client.results(client.messages[0]?.result as SubscriptionId)).toEqual([second.hash]);
    expect(other.results(early)).toEqual([first.hash, second.hash]);
  });

  test('does not send what is in the node’s mempool already when the request arrives', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    stage.mempool.unseen = [first];
    const early = await client.subscribe('newPendingTransactions');
    stage.mempool.unseen = [second];
    const late = await client.subscribe('newPendingTransactions');
    stage.mempool.list(third);
    await until(() => client.results(early).length === 2 && client.results(late).length === 1);
    expect(client.results(early)).toEqual([second.hash, third.hash]);
    expect(client.results(late)).toEqual([third.hash]);
  });

  test('sends what arrived while the node’s mempool was read', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    stage.mempool.unseen = [first];
    stage.mempool.onRefresh = async () => stage.mempool.add(second);
    const id = await client.subscribe('newPendingTransactions');
    stage.mempool.add(third);
    await until(() => client.results(id).length === 2);
    expect(client.results(id)).toEqual([second.hash, third.hash]);
  });

  test('does not exist when its request timed out while the node’s mempool was read', async () => {
    stage = await SubscriptionStage.at(10, { dispatch: { requestTimeoutMs: 50 } });
    const client = await stage.connect();
    stage.mempool.onRefresh = () => new Promise(() => undefined);
    const { error } = await client.ask('eth_subscribe', 'newPendingTransactions');
    expect(error?.code).toBe(-32002);
    expect(stage.subscriptionCount).toBe(0);
    expect(stage.mempool.isListenedTo).toBe(false);
  });
});

describe('syncing', () => {
  test('sends the current status, and then every change', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const id = await client.subscribe('syncing');
    await until(() => client.results(id).length === 1);
    stage.setup.node.catchingUp = true;
    await until(() => client.results(id).length === 2);
    const late = await client.subscribe('syncing');
    await until(() => client.results(late).length === 1);
    stage.setup.node.catchingUp = false;
    await until(() => client.results(id).length === 3);
    const status = {
      startingBlock: '0x1',
      currentBlock: '0xa',
      highestBlock: '0xa',
      indexedFrom: '0xa',
      indexedTo: '0xa',
    };
    expect(client.results(id)).toEqual([false, { syncing: true, status }, false]);
    expect(client.results(late)).toEqual([{ syncing: true, status }, false]);
  });

  test('queries the node only while there are subscriptions, and continues when the node does not answer', async () => {
    stage = await SubscriptionStage.at(10);
    const { node } = stage.setup;
    const client = await stage.connect();
    node.down = true;
    const id = await client.subscribe('syncing');
    const asked = node.statuses;
    await until(() => node.statuses > asked + 3);
    node.down = false;
    await until(() => client.results(id).length === 1);
    await client.ask('eth_unsubscribe', id);
    const after = node.statuses;
    for (let i = 0; i < 10; i++) await client.ask('eth_chainId');
    expect(node.statuses).toBe(after);
  });
});
