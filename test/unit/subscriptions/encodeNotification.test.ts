import { describe, expect, test } from '@jest/globals';
import type { SubscriptionId } from '../../../generated/types.js';
import { resultValidators } from '../../../src/contract/resultValidators.js';
import { encodeAndCheck } from '../../../src/subscriptions/encodeNotification.js';
import { until } from '../indexer/until.js';
import { MemoryLog } from '../jsonrpc/fakeService.js';
import { SubscriptionStage } from './subscriptionStage.js';

describe('with --validate-results', () => {
  test('notifications that fit the contract are not logged', async () => {
    const stage = await SubscriptionStage.at(10, {
      encode: (log) => encodeAndCheck(resultValidators().notifications, log),
    });
    const client = await stage.connect();
    const ids = [
      await client.subscribe('newHeads'),
      await client.subscribe('newHeads', { includeTransactions: true }),
      await client.subscribe('logs'),
      await client.subscribe('syncing'),
    ];
    await stage.produce(2);
    await until(() => ids.every((id) => client.results(id).length > 0));
    expect(stage.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    await stage.dispose();
  });

  test('a notification that breaks the contract is logged, and sent all the same', () => {
    const log = new MemoryLog();
    const encode = encodeAndCheck(resultValidators().notifications, log);
    const id = `0x${'0'.repeat(32)}` as SubscriptionId;
    expect(JSON.parse(encode('logs', Buffer.from('{"address":1}')).addressedTo(id).toString())).toEqual({
      jsonrpc: '2.0',
      method: 'eth_subscription',
      params: { subscription: id, result: { address: 1 } },
    });
    expect(log.lines).toMatchObject([
      { level: 'error', fields: { subscription: 'logs' }, message: 'a notification breaks the contract' },
    ]);
  });
});
