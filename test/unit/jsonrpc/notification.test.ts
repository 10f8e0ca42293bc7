import { expect, test } from '@jest/globals';
import type { SubscriptionId } from '../../../generated/types.js';
import { createId } from '../../../src/ethereum/randomId.js';
import { Notification } from '../../../src/jsonrpc/notification.js';

test('a notification differs between subscriptions only in the id', () => {
  const notification = new Notification('eth_subscription', Buffer.from('{"é":[1,2]}'));
  const ids = [createId() as SubscriptionId, createId() as SubscriptionId];
  for (const id of ids) {
    const message = notification.addressedTo(id);
    expect(message.toString()).toBe(
      `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":{"é":[1,2]}}}`,
    );
    expect(message).toHaveLength(notification.length);
  }
});
