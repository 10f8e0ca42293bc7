import { expect, test } from '@jest/globals';
import { Client } from '../../../src/jsonrpc/client.js';
import { Dispatcher, type AnsweredRequest } from '../../../src/jsonrpc/dispatch.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { DEFAULT_OPTIONS, fakeContract, fakeHandlers, fakeWebSocketUrl, MemoryLog } from './fakeService.js';

const observed: [method: string | null, outcome: unknown][] = [];
const observe = ({ method, error, result }: AnsweredRequest) => observed.push([method, error?.errorName ?? result]);
const OPTIONS = { ...DEFAULT_OPTIONS, maxBatchRequests: 3, maxNesting: 4, maxResponseBytes: 300 };
const PARTS = {
  contract: fakeContract(),
  handlers: fakeHandlers(),
  webSocketUrl: fakeWebSocketUrl,
  log: new MemoryLog(),
  observe,
};
const dispatcher = new Dispatcher(OPTIONS, PARTS);

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params });
const tooMany = JSON.stringify(Array.from({ length: 4 }, () => call('test_later')));
const overTheLimit = JSON.stringify([call('test_big', 10), call('test_big', 400), call('test_later', 7)]);

test.each<[string, typeof observed]>([
  [JSON.stringify(call('test_later', 7)), [['test_later', 7]]],
  ['{"jsonrpc":"2.0","method":"test_later","params":[7]}', [['test_later', 7]]],
  [JSON.stringify(call('test_crash')), [['test_crash', 'internalError']]],
  [JSON.stringify(call('test_nope')), [['test_nope', 'methodNotFound']]],
  ['{"jsonrpc":', [[null, 'parseError']]],
  ['[[[[[]]]]]', [[null, 'nestingTooDeep']]],
  ['7', [[null, 'invalidRequest']]],
  ['{"id":1}', [[null, 'invalidRequest']]],
  ['[]', [[null, 'emptyBatch']]],
  [tooMany, [[null, 'batchTooLarge']]],
  ['[7]', [[null, 'invalidRequest']]],
  [
    overTheLimit,
    [
      ['test_big', 'x'.repeat(10)],
      ['test_big', 'x'.repeat(400)],
      ['test_later', 'responseTooLarge'],
    ],
  ],
])('each request and each refusal of %s is observed once', async (body, expected) => {
  observed.length = 0;
  await dispatcher.handle(body, new Client('http', clientAddress('127.0.0.1', false)));
  expect(observed).toEqual(expected);
});
