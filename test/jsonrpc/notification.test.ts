import { expect, test } from '@jest/globals';
import { createSubscriptionId, Notification } from '../../src/jsonrpc/notification.js';

test('a notification differs between subscriptions only in the id', () => {
  const notification = new Notification('eth_subscription', Buffer.from('{"é":[1,2]}'));
  const ids = [createSubscriptionId(), createSubscriptionId()];
  expect(ids[0]).not.toBe(ids[1]);
  for (const id of ids) {
    const message = notification.addressedTo(id);
    expect(message.toString()).toBe(
      `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":{"é":[1,2]}}}`,
    );
    expect(message).toHaveLength(notification.length);
  }
});
