import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { recording } from '../../../support/recordings.js';
import { RunningNode } from './runningNode.js';
import { shapeOf } from './shape.js';
import { WebSocketClient, type Message } from './webSocketClient.js';

let node: RunningNode;
let client: WebSocketClient;

beforeEach(async () => {
  // As the recorded node, also in structure.
  node = await RunningNode.start({ cometVersion: '0.39.0' });
  client = await WebSocketClient.open(node.addresses.rpcUrl);
});

afterEach(async () => {
  client.close();
  await node.stop();
});

const NEW_BLOCK = "tm.event='NewBlock'";

/** The data of a recorded event, without the map for queries, whose keys depend on the events of that block. */
function recordedData(name: string): unknown {
  return recording<Message>(`head/ws/${name}.json`).result?.data;
}

describe('events have the structure of the recorded ones', () => {
  test.each(['NewBlock', 'NewBlockHeader', 'NewBlockEvents', 'Tx'])('%s', async (name) => {
    expect(await client.subscribe(`tm.event='${name}'`)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    await node.send('a transaction that is long enough to be told from plain text');
    const event = await client.next();
    expect(event.id).toBe(1);
    expect(event.result?.query).toBe(`tm.event='${name}'`);
    expect(shapeOf(event.result?.data)).toEqual(shapeOf(recordedData(name)));
    expect(event.result?.events?.['tm.event']).toEqual([name]);
  });

  test('a block without transactions has empty lists', async () => {
    await client.subscribe(NEW_BLOCK);
    await node.call('dev_mine');
    const { value } = (await client.next()).result?.data as { value: { result_finalize_block: object } };
    expect(value.result_finalize_block).toMatchObject({ tx_results: [], validator_updates: [] });
  });

  test('the first transaction of a block has no index, a failed one has code and log', async () => {
    await node.call('dev_setAutomine', { enabled: false });
    await node.send('odd one');
    await node.send('second');
    await client.subscribe("tm.event='Tx'");
    await node.call('dev_mine');
    const value = async (): Promise<object> => (await client.next()).result?.data?.value as object;
    const height = String(await node.height());
    const tx = (text: string): string => Buffer.from(text).toString('base64');
    expect(await value()).toEqual({
      TxResult: {
        height,
        tx: tx('odd one'),
        result: expect.objectContaining({ code: 5, log: 'it failed', codespace: 'sdk' }) as object,
      },
    });
    const second = (await value()) as { TxResult: { index: number; result: object } };
    expect(second.TxResult.index).toBe(1);
    expect(Object.keys(second.TxResult.result)).toEqual(['data', 'gas_wanted', 'gas_used', 'events']);
  });

  test('a block and its results equal the answers of block and block_results', async () => {
    await client.subscribe(NEW_BLOCK);
    await node.send('anything');
    const { value } = (await client.next()).result?.data as {
      value: { block: object; block_id: object; result_finalize_block: { tx_results: object } };
    };
    expect(await node.call('block')).toEqual({ block: value.block, block_id: value.block_id });
    expect(await node.call('block_results')).toMatchObject({ txs_results: value.result_finalize_block.tx_results });
  });
});

describe('subscriptions', () => {
  test('deliver transactions that match', async () => {
    await client.subscribe("tm.event='Tx' AND message.amount > 3");
    await node.send('abc');
    await node.send('abcd');
    const { events } = (await client.next()).result ?? {};
    expect(events?.['message.amount']).toEqual(['4atest']);
    expect(events?.['tx.height']).toEqual([String(await node.height())]);
    expect(events?.['tx.hash']?.[0]).toMatch(/^[0-9A-F]{64}$/);
  });

  test('are refused for a repeated or a wrong query', async () => {
    await client.subscribe(NEW_BLOCK);
    const again = await client.subscribe(NEW_BLOCK);
    expect(again.error).toEqual({ code: -32603, message: 'Internal error', data: 'already subscribed' });
    expect((await client.subscribe('tm.event=')).error?.data).toMatch(/^failed to parse query: /);
    expect((await client.subscribe(`a='${'x'.repeat(600)}'`)).error?.data).toContain('maximum query length exceeded');
  });

  test('end on request, one or all', async () => {
    await client.subscribe(NEW_BLOCK);
    expect(await client.ask('unsubscribe', { query: NEW_BLOCK })).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
    expect((await client.ask('unsubscribe', { query: NEW_BLOCK })).error?.data).toBe('subscription not found');
    await client.subscribe(NEW_BLOCK);
    await client.ask('unsubscribe_all');
    await node.call('dev_mine');
    expect((await client.ask('health')).result).toEqual({});
  });

  test('are limited to five per connection', async () => {
    for (let index = 0; index < 5; index++) await client.subscribe(`tm.event='NewBlock' AND a.b = ${index}`);
    const { error } = await client.subscribe(NEW_BLOCK);
    expect(error?.data).toBe('max_subscriptions_per_client 5 reached');
  });

  test('do not exist over HTTP', async () => {
    expect((await node.ask('subscribe', { query: NEW_BLOCK })).error).toEqual({
      code: -32601,
      message: 'Method not found',
    });
  });
});

describe('requests', () => {
  test('are answered one after another, in order', async () => {
    await node.call('dev_fault', { fault: 'slow', ms: 50, methods: ['status'] });
    client.send({ jsonrpc: '2.0', id: 'slow', method: 'status' });
    client.send({ jsonrpc: '2.0', id: 'quick', method: 'health' });
    expect([(await client.next()).id, (await client.next()).id]).toEqual(['slow', 'quick']);
  });

  test('with a height as a number are refused with -32603', async () => {
    const { error } = await client.ask('block', { height: 5 });
    expect(error).toEqual({
      code: -32603,
      message: 'Internal error',
      data: 'error converting json params to arguments: invalid 64-bit integer encoding "5", expected string',
    });
  });

  test('that are invalid JSON, or a batch, are answered without an id; notifications are not answered', async () => {
    client.send('{');
    expect(await client.next()).toMatchObject({ error: { code: -32700 } });
    client.send([{ jsonrpc: '2.0', id: 1, method: 'health' }]);
    expect(Object.keys(await client.next())).toEqual(['jsonrpc', 'error']);
    client.send({ jsonrpc: '2.0', method: 'health' });
    expect((await client.ask('health')).id).toBe(1);
  });

  test('of more than a million bytes close the connection', async () => {
    client.send({ jsonrpc: '2.0', id: 1, method: 'health', params: { filler: 'x'.repeat(1_000_000) } });
    expect(await client.closed).toBe(1009);
  });
});
