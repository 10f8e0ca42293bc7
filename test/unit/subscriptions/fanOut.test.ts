import { afterEach, expect, test } from '@jest/globals';
import type { SubscriptionId } from '../../../generated/types.js';
import { encodeNotification } from '../../../src/subscriptions/encodeNotification.js';
import { until } from '../indexer/until.js';
import { range, SubscriptionStage, token, twice } from './subscriptionStage.js';

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

test('a result that goes to many clients is encoded once, and every client gets all notifications', async () => {
  const encoded: string[] = [];
  stage = await SubscriptionStage.at(10, {
    encode: () => (name, result) => {
      encoded.push(name);
      return encodeNotification(name, result);
    },
  });
  const clients = await Promise.all(range(1, 100).map(() => stage.connect()));
  const ids: [heads: SubscriptionId, logs: SubscriptionId][] = await Promise.all(
    clients.map(async (client, i) => [
      await client.subscribe('newHeads'),
      await client.subscribe('logs', i % 2 === 0 ? { address: token } : {}),
    ]),
  );
  await stage.produce(5);
  await until(() => clients.every((client, i) => client.results(ids[i]![1]).length === 10));
  for (const [i, client] of clients.entries()) {
    expect([client.numbers(ids[i]![0]), client.numbers(ids[i]![1])]).toEqual([range(11, 15), twice(range(11, 15))]);
  }
  expect(encoded).toEqual(range(11, 15).flatMap(() => ['newHeads', 'logs', 'logs']));
});
