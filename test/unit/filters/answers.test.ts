/** What the filter methods answer on the wire, and that no entry is lost when its answer is not sent. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client } from '../../../src/jsonrpc/client.js';
import type { Dispatcher } from '../../../src/jsonrpc/dispatch.js';
import { toBytes, bodyOf } from '../../../src/jsonrpc/message.js';
import {
  getFilterChanges,
  getFilterLogs,
  newBlockFilter,
  newFilter,
  uninstallFilter,
} from '../../../src/methods/eth.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { blockHashAt } from '../store/syntheticBlocks.js';
import { FilterStage, settle } from './filterStage.js';

interface Told {
  result?: unknown;
  error?: { code: number; message: string };
}

let stage: FilterStage;
beforeEach(async () => {
  stage = await FilterStage.at(10);
});
afterEach(() => stage.dispose());

function dispatcherOf({ filters, setup }: FilterStage, maxResponseBytes: number): Dispatcher {
  const limits = { maxLogRange: 10, maxLogs: 100, maxIndexedLogRange: 0, maxResponseBytes: 25_000_000 };
  const parts = { filters, blocks: setup.archive, limits };
  const handlers = {
    eth_newFilter: newFilter(parts),
    eth_newBlockFilter: newBlockFilter(parts),
    eth_getFilterChanges: getFilterChanges(parts),
    eth_getFilterLogs: getFilterLogs(parts),
    eth_uninstallFilter: uninstallFilter(parts),
  };
  return fakeDispatcher({ maxResponseBytes }, new MemoryLog(), handlers);
}

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params });

async function ask<Answer = Told>(body: unknown, maxResponseBytes = 1_000_000): Promise<Answer> {
  const answer = await dispatcherOf(stage, maxResponseBytes).handle(
    JSON.stringify(body),
    new Client('http', clientAddress('127.0.0.1', false)),
  );
  return JSON.parse(toBytes(bodyOf(answer!)).toString()) as Answer;
}

const create = async (method: string, ...params: unknown[]) => (await ask(call(method, ...params))).result as string;

test('entries that did not fit in a batch answer come with the next poll', async () => {
  const ids = [await create('eth_newBlockFilter'), await create('eth_newBlockFilter')];
  await stage.produce(10);
  const polls = ids.map((id) => call('eth_getFilterChanges', id));
  const both = await ask<Told[]>(polls, 1_000);
  const first = both.map(({ result, error }) => error?.code ?? (result as unknown[]).length);
  // Which of the two was answered first depends on how the event loop divides its time.
  expect(first.toSorted()).toEqual([-32005, 10]);
  await settle();
  const rest = (await ask<Told[]>(polls)).map(({ result }) => (result as unknown[]).length);
  expect(rest).toEqual(first.map((entries) => (entries === 10 ? 0 : 10)));
});

test('a poll without a request id gets no answer, and does not move the filter', async () => {
  const id = await create('eth_newBlockFilter');
  await stage.produce(1);
  const dispatcher = dispatcherOf(stage, 1_000);
  const notification = { jsonrpc: '2.0', method: 'eth_getFilterChanges', params: [id] };
  expect(
    await dispatcher.handle(JSON.stringify(notification), new Client('http', clientAddress('127.0.0.1', false))),
  ).toBeNull();
  await settle();
  expect((await ask(call('eth_getFilterChanges', id))).result).toEqual([blockHashAt(11)]);
});

test('a filter object is refused as by eth_getLogs, except for ranges beyond the head, which may become valid', async () => {
  const refusal = async (filter: object) => (await ask(call('eth_newFilter', filter))).error?.message;
  expect(await refusal({ fromBlock: '0x5', toBlock: '0x4' })).toBe('invalid block range params');
  expect(await refusal({ fromBlock: 'latest', toBlock: '0x4' })).toBe('invalid block range params');
  expect(await refusal({ fromBlock: 'pending', toBlock: 'latest' })).toBe('invalid block range params');
  expect(await refusal({ blockHash: blockHashAt(3), fromBlock: '0x1' })).toContain('cannot specify both BlockHash');
  expect(await refusal({ address: Array(1_001).fill(`0x${'1'.repeat(40)}`) })).toBe(
    'addresses: 1001 exceeds the limit of 1000',
  );
  for (const filter of [{ fromBlock: '0x64' }, { toBlock: '0x64' }, { fromBlock: '0x1', toBlock: '0xffff' }, {}]) {
    expect(await refusal(filter)).toBeUndefined();
  }
});

test('a filter for the pending block finds nothing, and one up to it all new logs', async () => {
  const pending = await create('eth_newFilter', { fromBlock: 'pending', toBlock: 'pending' });
  const fromPending = await create('eth_newFilter', { fromBlock: 'pending' });
  const upToPending = await create('eth_newFilter', { toBlock: 'pending' });
  await stage.produce(1);
  for (const filter of [pending, fromPending]) {
    expect((await ask(call('eth_getFilterChanges', filter))).result).toEqual([]);
    expect((await ask(call('eth_getFilterLogs', filter))).result).toEqual([]);
  }
  expect((await ask(call('eth_getFilterChanges', upToPending))).result).toHaveLength(2);
});

test('eth_getFilterLogs answers as eth_getLogs does, with the same limits, and does not move the filter', async () => {
  const id = await create('eth_newFilter', { fromBlock: '0x8', toBlock: '0xb' });
  const logs = async (filterId = id) => ask(call('eth_getFilterLogs', filterId));
  expect((await logs()).error?.message).toBe('block range extends beyond current head block');
  await stage.produce(1);
  expect((await logs()).result).toHaveLength(8);
  expect((await ask(call('eth_getFilterChanges', id))).result).toHaveLength(2);
  const wide = await create('eth_newFilter', { fromBlock: '0x1', toBlock: 'latest' });
  expect((await logs(wide)).error).toMatchObject({ code: -32005 });
});

test('eth_getFilterLogs of a filter for hashes is refused with geth’s message and the id as it was given', async () => {
  const id = (await create('eth_newBlockFilter')).toUpperCase().replace('X', 'x');
  expect((await ask(call('eth_getFilterLogs', id))).error).toEqual({
    code: -32000,
    message: `filter ${id} doesn't have a LogsSubscription type: got 5`,
  });
});

test('an uninstalled filter is not found', async () => {
  const id = await create('eth_newBlockFilter');
  expect((await ask(call('eth_uninstallFilter', id))).result).toBe(true);
  expect((await ask(call('eth_uninstallFilter', id))).result).toBe(false);
  for (const method of ['eth_getFilterChanges', 'eth_getFilterLogs']) {
    expect((await ask(call(method, id))).error).toEqual({ code: -32000, message: 'filter not found' });
  }
});
