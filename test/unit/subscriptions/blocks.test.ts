import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { blockHashAt, hashOf, syntheticLog, transactionHashAt } from '../store/syntheticBlocks.js';
import { until } from '../indexer/until.js';
import { range, SubscriptionStage, token, transfer, twice } from './subscriptionStage.js';

let stage: SubscriptionStage;
afterEach(() => stage.dispose());

const hex = (number: number): string => `0x${number.toString(16)}`;

describe('newHeads', () => {
  test('sends each new block once, in order, as eth_getBlockByNumber returns it but without transactions and uncles', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const id = await client.subscribe('newHeads');
    expect(id).toMatch(/^0x[1-9a-f][0-9a-f]{31}$/);
    await stage.produce(3);
    await until(() => client.results(id).length === 3);
    for (const [i, head] of client.results(id).entries()) {
      const { result } = await client.ask('eth_getBlockByNumber', hex(11 + i), false);
      const { transactions: _transactions, uncles: _uncles, ...fields } = result as Record<string, unknown>;
      expect(head).toEqual(fields);
    }
  });

  test('sends the exact bytes of a notification of the protocol', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const id = await client.subscribe('newHeads', { includeTransactions: true });
    await stage.produce(1);
    await until(() => client.results(id).length === 1);
    const block = (await stage.setup.archive.block(11, true, OWN_WORK))!.toString();
    const expected = `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${block}}}`;
    expect(client.texts.at(-1)).toBe(expected);
  });

  test('sends whole blocks with transaction objects on request, and headers otherwise', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const whole = await client.subscribe('newHeads', { includeTransactions: true });
    const header = await client.subscribe('newHeads', { includeTransactions: false });
    await stage.produce(1);
    await until(() => client.results(header).length === 1);
    const [block] = client.results<{ transactions: { hash: string }[] }>(whole);
    expect(block?.transactions.map(({ hash }) => hash)).toEqual([transactionHashAt(11, 0), transactionHashAt(11, 1)]);
    expect(client.results(header)[0]).not.toHaveProperty('transactions');
  });

  test('sends nothing after eth_unsubscribe, in upper and lower case, and only once', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const id = await client.subscribe('newHeads');
    const other = await client.subscribe('newHeads');
    await stage.produce(1);
    await until(() => client.results(other).length === 1);
    expect((await client.ask('eth_unsubscribe', `0x${id.slice(2).toUpperCase()}`)).result).toBe(true);
    expect((await client.ask('eth_unsubscribe', id)).result).toBe(false);
    await stage.produce(2);
    await until(() => client.results(other).length === 3);
    expect([client.numbers(id), client.numbers(other)]).toEqual([[11], [11, 12, 13]]);
  });

  test('cannot be ended by another connection', async () => {
    stage = await SubscriptionStage.at(10);
    const [client, other] = [await stage.connect(), await stage.connect()];
    const id = await client.subscribe('newHeads');
    expect((await other.ask('eth_unsubscribe', id)).result).toBe(false);
    await stage.produce(1);
    await until(() => client.results(id).length === 1);
  });

  test('continues after a rollback of the node, even if not all removed blocks had been sent', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const id = await client.subscribe('newHeads');
    await stage.produce(3);
    await stage.rollBack(11, 3, 'other');
    await until(() => client.results(id).length === 6);
    const main = [11, 12, 13].map((number) => blockHashAt(number));
    expect(client.hashes(id)).toEqual([...main, ...[12, 13, 14].map((number) => blockHashAt(number, 'other'))]);
  });
});

describe('logs', () => {
  test('sends each matching log, as eth_getLogs returns it', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const all = await client.subscribe('logs');
    const named = await client.subscribe('logs', { address: token, topics: [transfer, [hashOf('number', 12)]] });
    const none = await client.subscribe('logs', { address: transfer.slice(0, 42) });
    await stage.produce(3);
    await until(() => client.results(all).length === 6);
    const { result } = await client.ask('eth_getLogs', { fromBlock: '0xb', toBlock: '0xd' });
    expect(client.results(all)).toEqual(result);
    expect(client.results(named)).toEqual([(result as unknown[])[3]]);
    expect(client.results(none)).toEqual([]);
  });

  test('sends exactly the logs that eth_getLogs finds with the same filter', async () => {
    const values = [hashOf('a'), hashOf('b'), hashOf('c')];
    const addresses = values.map((value) => value.slice(0, 42) as Address);
    // Each log differs from its neighbours in its address, its topics and their number.
    const logs = range(0, 107).map((i) =>
      syntheticLog(
        addresses[i % 3]!,
        [i, i / 3, i / 9, i / 27].slice(0, i % 5).map((place) => values[Math.floor(place) % 3]!),
      ),
    );
    stage = await SubscriptionStage.at(10, { transactionsOf: () => [{ logs }] });
    const client = await stage.connect();
    const positions = [null, values[0], [values[1], values[2]], []];
    const filters: { address?: unknown; topics?: unknown[] }[] = positions.flatMap((one) =>
      positions.flatMap((two) => [
        { topics: [one, two] },
        { address: addresses[0], topics: [one, two, null] },
        { address: [addresses[1], addresses[2]!.toUpperCase().replace('0X', '0x')], topics: [one] },
      ]),
    );
    filters.push({}, { address: [] }, { topics: [] }, { topics: [null, null, null, null] });
    const ids = await Promise.all(filters.map((filter) => client.subscribe('logs', filter)));
    await stage.produce(1);
    for (const [i, filter] of filters.entries()) {
      const { result } = await client.ask('eth_getLogs', { ...filter, blockHash: blockHashAt(11) });
      await until(() => client.results(ids[i]!).length >= (result as unknown[]).length);
      expect(client.results(ids[i]!)).toEqual(result);
    }
  });

  test('ends with toBlock', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const bounded = await client.subscribe('logs', { fromBlock: '0x9', toBlock: '0xb' });
    const all = await client.subscribe('logs');
    await stage.produce(3);
    await until(() => client.results(all).length === 6);
    expect(client.numbers(bounded)).toEqual(twice([9, 10, 11]));
  });

  test('sends logs after the head of their block and before the next head, in any order of subscribing', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const logs = await client.subscribe('logs');
    const heads = await client.subscribe('newHeads');
    await stage.produce(20);
    await until(() => client.results(heads).length === 20 && client.results(logs).length === 40);
    const order = client.messages.flatMap(({ params }) => (params === undefined ? [] : [params]));
    expect(order.map(({ subscription }) => (subscription === heads ? 'head' : 'log'))).toEqual(
      range(11, 30).flatMap(() => ['head', 'log', 'log']),
    );
  });

  test('sends all logs of a block that is too large for one push', async () => {
    const many = () => [{ logs: Array.from({ length: 6000 }, () => syntheticLog(token, [transfer], '0x00')) }];
    stage = await SubscriptionStage.at(10, { transactionsOf: many, webSocket: { sendBudgetBytes: 1_500_000 } });
    const client = await stage.connect();
    const logs = await client.subscribe('logs');
    const heads = await client.subscribe('newHeads');
    await stage.produce(2);
    await until(() => client.results(logs).length === 12_000 && client.results(heads).length === 2);
    expect(
      new Set(
        client.results<{ blockNumber: string; logIndex: string }>(logs).map((log) => log.blockNumber + log.logIndex),
      ).size,
    ).toBe(12_000);
    expect(client.numbers(logs)).toEqual([...client.numbers(logs)].sort((a, b) => a - b));
  }, 30_000);
});

describe('transactionReceipts', () => {
  test('sends the receipts of each block in one notification', async () => {
    stage = await SubscriptionStage.at(10, {
      transactionsOf: (number) => (number === 12 ? [] : [{ logs: [] }, { logs: [] }]),
    });
    const client = await stage.connect();
    const id = await client.subscribe('transactionReceipts');
    await stage.produce(3);
    await until(() => client.results(id).length === 2);
    const { result } = await client.ask('eth_getBlockReceipts', '0xb');
    expect(client.results(id)[0]).toEqual(result);
    expect(client.results<{ blockNumber: string }[]>(id)[1]?.map(({ blockNumber }) => blockNumber)).toEqual([
      '0xd',
      '0xd',
    ]);
  });

  test('sends the receipts of the given transactions, and at once those that are already mined', async () => {
    stage = await SubscriptionStage.at(10);
    await stage.produce(2);
    const client = await stage.connect();
    const transactionHashes = [
      transactionHashAt(13, 1),
      transactionHashAt(12, 1).toUpperCase().replace('0X', '0x'),
      transactionHashAt(12, 0),
      transactionHashAt(11, 0),
      hashOf('never mined'),
    ];
    const id = await client.subscribe('transactionReceipts', { transactionHashes });
    await until(() => client.results(id).length === 2);
    await stage.produce(2);
    await until(() => client.results(id).length === 3);
    const told = client
      .results<{ transactionHash: string }[]>(id)
      .map((receipts) => receipts.map((one) => one.transactionHash));
    expect(told).toEqual([
      [transactionHashAt(11, 0)],
      [transactionHashAt(12, 0), transactionHashAt(12, 1)],
      [transactionHashAt(13, 1)],
    ]);
  });

  test('accepts at most 200 hashes', async () => {
    stage = await SubscriptionStage.at(10);
    const client = await stage.connect();
    const hashes = range(1, 201).map((number) => hashOf(number));
    expect((await client.ask('eth_subscribe', 'transactionReceipts', { transactionHashes: hashes })).error).toEqual({
      code: -32005,
      message: 'transaction hashes: 201 exceeds the limit of 200',
      data: { limit: 200 },
    });
    await client.subscribe('transactionReceipts', { transactionHashes: hashes.slice(1) });
  });
});
