/**
 * A hundred thousand inputs (in `npm run test:long` twice as many) that no good client sends. Every one gets a
 * well-formed answer or none, none causes an internal error, and the servers keep working. A failure prints the seed
 * that repeats it.
 */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { methodTable } from '../../../generated/methods.js';
import { FULL_ACCESS } from '../../../src/caller/caller.js';
import { Client } from '../../../src/jsonrpc/client.js';
import type { Connection } from '../../../src/jsonrpc/request.js';
import type { Contract } from '../../../src/jsonrpc/contract.js';
import { fakeDispatcher, MemoryLog } from '../../unit/jsonrpc/fakeService.js';
import { runs } from '../../support/longRuns.js';
import { Authenticator } from '../../../src/transport/authenticator.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import {
  CHAIN_ID,
  CHAIN_ID_ANSWER,
  connectTo,
  exchange,
  startHttp,
  startWebSocket,
  TestSocket,
} from '../../unit/transport/endpoints.js';
import {
  batch,
  damagedText,
  deepText,
  examples,
  hugeBatch,
  junk,
  message,
  mutatedParams,
  noise,
} from '../../unit/transport/hostileInputs.js';

// The long run takes twenty seconds in all on two idle cores; a busy machine needs more.
jest.setTimeout(60_000);

const log = new MemoryLog();
const namespaces = [...new Set(Object.values(methodTable).map(({ namespace }) => namespace))];
const dispatcher = fakeDispatcher({ namespaces }, log);
const shapes: Contract['methods'] = methodTable;
let inputs = 0;

afterAll(() => {
  expect(log.lines).toEqual([]);
  expect(inputs).toBeGreaterThanOrEqual(runs(100_000, 200_000));
});

interface Told {
  jsonrpc: unknown;
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: { path: string; expected: string[] } };
}

/** A client that may call private methods, too. */
function openClient(connection: Connection | null = null): Client {
  const address = clientAddress('127.0.0.1', false);
  const client = new Client(connection === null ? 'http' : 'websocket', address, undefined, connection);
  client.access = FULL_ACCESS;
  return client;
}

async function answerTo(text: string, client = openClient()): Promise<string | null> {
  inputs++;
  const answer = await dispatcher.handle(text, client);
  return answer === null ? null : String(answer);
}

/** A client that may call every method. No handler here uses its connection. */
function webSocketClient(): Client {
  return openClient({} as Connection);
}

/** What is wrong with an answer; null when nothing is. Plain code, because an `expect` costs more than a request. */
function defectOf(answer: string | null): string | null {
  if (answer === null) return null;
  const body = JSON.parse(answer) as Told | Told[];
  const items = Array.isArray(body) ? body : [body];
  if (items.length === 0) return 'an empty batch';
  for (const item of items) {
    const { jsonrpc, id, error } = item;
    if (jsonrpc !== '2.0') return 'no version';
    if (id !== null && typeof id !== 'string' && typeof id !== 'number') return 'no id';
    if (Object.keys(item).length !== 3) return 'too few or too many fields';
    if (error === undefined ? !('result' in item) : defectOfError(error) !== null) return JSON.stringify(item);
  }
  return null;
}

function defectOfError({ code, message: said }: NonNullable<Told['error']>): string | null {
  if (!Number.isInteger(code)) return 'no code';
  if (code === -32603) return 'an internal error';
  return said.length > 0 && said.length < 600 ? null : 'no message, or a very long one';
}

/** What is wrong with the refusal of parameters; null when nothing is. */
function defectOfRefusal(error: NonNullable<Told['error']>, params: readonly string[]): string | null {
  const { code, message: said, data } = error;
  if (code !== -32602 || data === undefined || data.expected.length === 0) return 'no -32602 with its data';
  const { path } = data;
  if (path === 'params')
    return /^(?:too many arguments|unknown argument|non-array args)/.test(said) ? null : 'no reason';
  const index = params.findIndex((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`));
  if (index === -1) return 'no parameter named';
  if (said === `missing value for required argument ${index}: ${path}`) return null;
  return said.startsWith(`invalid argument ${index}: ${path}: `) ? null : 'message and data differ';
}

describe('dispatch', () => {
  test.each<[string, number, fc.Arbitrary<string>]>([
    ['noise', runs(30_000, 60_000), noise.map(String)],
    ['JSON that is not a request', runs(1000, 10_000), fc.json()],
    ['requests with any field wrong', runs(35_000, 70_000), message.map((value) => JSON.stringify(value))],
    ['requests with damaged text', runs(30_000, 60_000), damagedText],
    ['nesting', runs(50, 500), deepText],
    ['batches', runs(190, 1900), batch.map((value) => JSON.stringify(value))],
    ['huge batches', runs(10, 100), hugeBatch.map((value) => JSON.stringify(value))],
  ])('%s', async (_what, numRuns, text) => {
    await fc.assert(
      fc.asyncProperty(text, async (sent) => defectOf(await answerTo(sent)) === null),
      { numRuns },
    );
  });

  test('the id of an answer has the text of the id that was sent', async () => {
    const id = fc.oneof(
      fc.string().map((text) => JSON.stringify(text)),
      fc.bigInt().map(String),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    );
    await fc.assert(
      fc.asyncProperty(id, message, async (idText, value) => {
        const text = JSON.stringify({ ...(value as object), jsonrpc: '2.0', id: '@', method: 'eth_nope' }).replace(
          '"@"',
          () => idText,
        );
        return (await answerTo(text))?.startsWith(`{"jsonrpc":"2.0","id":${idText},"error":`) === true;
      }),
      { numRuns: runs(300, 3000) },
    );
  });
});

describe('invalid parameters are refused with a -32602 that names the parameter', () => {
  const RUNS_PER_METHOD = runs(42, 420);

  test.each(Object.keys(methodTable))('%s', async (method) => {
    const given = examples.filter((example) => example.method === method);
    const params = fc.oneof(fc.array(junk, { maxLength: 5 }), ...given.map((example) => mutatedParams(example.params)));
    await fc.assert(
      fc.asyncProperty(params, async (value) => {
        const answer = await answerTo(
          JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: value }),
          webSocketClient(),
        );
        if (defectOf(answer) !== null) return false;
        const { error } = JSON.parse(answer ?? '') as Told;
        return error === undefined || defectOfRefusal(error, shapes[method]?.params ?? []) === null;
      }),
      { numRuns: RUNS_PER_METHOD },
    );
  });
});

describe('sockets', () => {
  let http: Awaited<ReturnType<typeof startHttp>>;
  let webSocket: Awaited<ReturnType<typeof startWebSocket>>;
  const text = fc.oneof(
    message.map((value) => JSON.stringify(value)),
    damagedText,
    fc.json(),
  );

  beforeAll(async () => {
    const authenticator = await Authenticator.create({ secret: null, withoutToken: FULL_ACCESS, origins: [] });
    http = await startHttp(dispatcher, { maxBodyBytes: 100_000 }, { authenticator });
    webSocket = await startWebSocket(dispatcher, { maxMessageBytes: 100_000 }, { authenticator });
  });

  afterAll(() => Promise.all([http.server.stop(), webSocket.server.stop()]));

  test('HTTP gives the same answers as dispatch for any body', async () => {
    const body = fc.oneof(
      noise,
      text.map((value) => Buffer.from(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const expected = await answerTo(sent.toString());
        const { status, body: answer } = await exchange(http.address, sent);
        if (sent.length === 0) expect(status).toBe(400);
        else expect([status, answer.toString()]).toEqual([expected === null ? 204 : 200, expected ?? '']);
      }),
      { numRuns: runs(200, 2000) },
    );
  });

  test('a WebSocket gives the same answers as dispatch on one connection', async () => {
    const socket = await TestSocket.open(webSocket.address);
    const after = '{"jsonrpc":"2.0","id":"after","method":"eth_chainId"}';
    await fc.assert(
      fc.asyncProperty(text, async (sent) => {
        const expected = await answerTo(sent, webSocketClient());
        socket.send(sent);
        // When no answer may come, a second message is sent: its answer must be the next.
        if (expected === null) socket.send(after);
        expect(await socket.next()).toBe(expected ?? '{"jsonrpc":"2.0","id":"after","result":"0x40000"}');
      }),
      { numRuns: runs(200, 2000) },
    );
    socket.socket.close();
  });

  /** Sends bytes to a fresh connection and waits until it is closed by either side. */
  async function assault(address: string, opening: string, bytes: Buffer): Promise<void> {
    inputs++;
    const socket = connectTo(address);
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(opening);
    socket.end(bytes);
    await once(socket, 'close');
  }

  test('both servers keep working after bytes that are neither HTTP nor frames', async () => {
    const upgrade =
      'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
    const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    await fc.assert(
      fc.asyncProperty(noise, async (bytes) => {
        await Promise.all([
          assault(http.address, '', bytes),
          assault(http.address, post, bytes),
          assault(webSocket.address, '', bytes),
          assault(webSocket.address, upgrade, bytes),
        ]);
      }),
      { numRuns: runs(20, 200) },
    );
    expect((await exchange(http.address, CHAIN_ID)).body.toString()).toBe(CHAIN_ID_ANSWER);
    const socket = await TestSocket.open(webSocket.address);
    socket.send(CHAIN_ID);
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
    socket.socket.close();
  });
});
