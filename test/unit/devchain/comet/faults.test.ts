import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { RunningNode } from './runningNode.js';
import { WebSocketClient } from './webSocketClient.js';

let node: RunningNode;

beforeEach(async () => {
  node = await RunningNode.start();
});

afterEach(() => node.stop());

const fault = (name: string, more: object = {}): Promise<{ faults: object[] }> =>
  node.call('dev_fault', { fault: name, ...more });

describe('a fault', () => {
  test('is listed while it is on, and ends by name, after its count, or with all others', async () => {
    expect(await fault('stall')).toEqual({ faults: [{ fault: 'stall' }] });
    await fault('slow', { ms: 1, times: 2, methods: ['health'] });
    await node.call('health');
    expect(await node.call('dev_info')).toMatchObject({
      faults: [{ fault: 'stall' }, { fault: 'slow', ms: 1, times: 1, methods: ['health'] }],
    });
    await node.call('health');
    expect(await fault('stall', { off: true })).toEqual({ faults: [] });
    await fault('muteEvents');
    expect(await node.call('dev_fault', { off: true })).toEqual({ faults: [] });
  });
});

test('slow: the answer comes later', async () => {
  await fault('slow', { ms: 80, methods: ['status'] });
  const started = performance.now();
  await node.call('health');
  const quick = performance.now() - started;
  await node.call('status');
  expect(performance.now() - started - quick).toBeGreaterThanOrEqual(79);
});

test('hang: no answer comes, and other calls are answered', async () => {
  await fault('hang', { methods: ['status'] });
  const hanging = node.call('status');
  const first = await Promise.race([hanging, node.call('health').then(() => 'health')]);
  expect(first).toBe('health');
  hanging.catch(() => undefined);
});

test('close: the connection is closed instead of an answer', async () => {
  await fault('close', { times: 1 });
  await expect(node.call('status')).rejects.toThrow(/hang up|ECONNRESET/);
  await expect(node.call('status')).resolves.toBeDefined();
});

test('missingResults: the results of these blocks are missing, the blocks are not', async () => {
  await node.call('dev_mine', { blocks: 4 });
  await fault('missingResults', { from: 2, to: 3 });
  const results = async (height: number): Promise<string> =>
    (await node.ask('block_results', { height: String(height) })).error?.data ?? 'there';
  expect([await results(1), await results(2), await results(3), await results(4)]).toEqual([
    'there',
    'could not find results for height #2',
    'could not find results for height #3',
    'there',
  ]);
  await expect(node.call('block', { height: '2' })).resolves.toBeDefined();
});

test('pruned: lower heights have neither blocks nor state', async () => {
  await node.call('dev_mine', { blocks: 9 });
  const { block_id } = await node.call<{ block_id: { hash: string } }>('block', { height: '3' });
  await fault('pruned', { below: 6 });
  for (const method of ['block', 'block_results', 'header', 'commit', 'validators', 'consensus_params']) {
    expect((await node.ask(method, { height: '5' })).error?.data).toBe('height 5 is not available, lowest height is 6');
    expect((await node.ask(method, { height: '6' })).error).toBeUndefined();
  }
  expect(await node.call('header_by_hash', { hash: block_id.hash })).toEqual({ header: null });
  expect(await node.call('status')).toMatchObject({ sync_info: { earliest_block_height: '6' } });
  const { block_metas } = await node.call<{ block_metas: object[] }>('blockchain');
  expect(block_metas).toHaveLength(5);
  const { response } = await node.call<{ response: object }>('abci_query', { path: '/echo', height: '5' });
  expect(response).toMatchObject({ code: 38, codespace: 'sdk' });
});

describe('WebSockets', () => {
  const query = "tm.event='NewBlock'";

  test('cutWebSockets: connections close once, and can be opened again', async () => {
    const client = await WebSocketClient.open(node.addresses.rpcUrl);
    await fault('cutWebSockets');
    expect(await client.closed).toBe(1006);
    const again = await WebSocketClient.open(node.addresses.rpcUrl);
    expect((await again.subscribe(query)).result).toEqual({});
    again.close();
  });

  test('refuseWebSockets: connections close, and cannot be opened while it is on', async () => {
    const client = await WebSocketClient.open(node.addresses.rpcUrl);
    await fault('refuseWebSockets');
    expect(await client.closed).toBe(1006);
    await expect(WebSocketClient.open(node.addresses.rpcUrl)).rejects.toThrow('503');
    await node.call('dev_fault', { off: true });
    (await WebSocketClient.open(node.addresses.rpcUrl)).close();
  });

  test('muteEvents: subscriptions stay open and deliver nothing', async () => {
    const client = await WebSocketClient.open(node.addresses.rpcUrl);
    await client.subscribe(query);
    await fault('muteEvents');
    await node.call('dev_mine');
    await node.call('dev_fault', { off: true });
    await node.call('dev_mine');
    const { value } = (await client.next()).result?.data as { value: { block: { header: { height: string } } } };
    expect(value.block.header.height).toBe('3');
    client.close();
  });

  test('cancelEvents: the node cancels subscriptions as those of a slow client', async () => {
    const client = await WebSocketClient.open(node.addresses.rpcUrl);
    await client.subscribe(query);
    await fault('cancelEvents');
    expect((await client.next()).error).toEqual({
      code: -32000,
      message: 'Server error',
      data: 'subscription was canceled (reason: client is not pulling messages fast enough)',
    });
    expect((await client.subscribe(query)).result).toEqual({});
    client.close();
  });
});

test('stall: the head stands still, transactions wait, and mining continues afterwards', async () => {
  await fault('stall');
  await node.call('dev_setIntervalMining', { seconds: 0.005 });
  expect((await node.send('waits')).code).toBe(0);
  expect(await node.call('num_unconfirmed_txs')).toMatchObject({ n_txs: '1' });
  expect(await node.height()).toBe(1);
  expect(await node.call('dev_mine')).toEqual({ height: 2 });
  await node.send('waits too');
  await node.call('dev_setIntervalMining', { seconds: 0 });
  await node.call('dev_fault', { off: true });
  await node.send('and goes on');
  expect(await node.call('num_unconfirmed_txs')).toMatchObject({ n_txs: '0' });
});
