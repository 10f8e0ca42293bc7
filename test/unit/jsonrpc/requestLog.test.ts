/** The lines of one request in the log have one id. */
import { OWN_WORK, requestField } from '../../../src/caller/caller.js';
import { expect, test } from '@jest/globals';
import { Client } from '../../../src/jsonrpc/client.js';
import { Dispatcher, type AnsweredRequest } from '../../../src/jsonrpc/dispatch.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { DEFAULT_OPTIONS, fakeContract, fakeHandlers, fakeWebSocketUrl, MemoryLog } from './fakeService.js';

const log = new MemoryLog();
const answered: AnsweredRequest[] = [];
const dispatcher = new Dispatcher(DEFAULT_OPTIONS, {
  contract: fakeContract(),
  handlers: {
    ...fakeHandlers(),
    test_crashLater: async (_params, caller) => {
      log.warn(requestField(caller), 'a part has trouble');
      return Promise.reject(new TypeError('a bug'));
    },
  },
  webSocketUrl: fakeWebSocketUrl,
  log,
  observe: (request) => answered.push(request),
});

const ask = async (body: unknown): Promise<unknown> =>
  JSON.parse(String(await dispatcher.handle(JSON.stringify(body), new Client('http', clientAddress('', false)))));

test('a warning of a part, the cause of an error, its answer, and the line of a slow request', async () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'test_crashLater' };
  const answers = (await ask([call, call])) as { error: { data: { requestId: string } } }[];
  const ids = answers.map(({ error }) => error.data.requestId);
  expect(new Set(ids).size).toBe(2);
  expect(answered.map(({ request }) => request?.requestId)).toEqual(ids);
  const linesOf = (id: string | undefined): string[] =>
    log.lines.flatMap(({ fields, message }) => ('requestId' in fields && fields.requestId === id ? [message] : []));
  for (const id of ids) expect(linesOf(id)).toEqual(['a part has trouble', 'request failed']);
});

test('work that no client asked for has none', () => {
  expect(requestField(OWN_WORK)).toEqual({});
});
