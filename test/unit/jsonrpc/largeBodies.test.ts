/** Large bodies and answers: what a client gets, and that others are served meanwhile. */
import { describe, expect, test } from '@jest/globals';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { Client } from '../../../src/jsonrpc/client.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import type { Dispatcher } from '../../../src/jsonrpc/dispatch.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import { immediatesDuring } from '../../support/eventLoop.js';
import { fakeDispatcher } from './fakeService.js';

async function ask(dispatcher: Dispatcher, body: string | Buffer): Promise<unknown> {
  const answer = await dispatcher.handle(body, new Client('http', clientAddress('127.0.0.1', false)));
  return JSON.parse(String(answer)) as unknown;
}

const call = (method: string, params: unknown, id = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

const membersOf = (count: number): string =>
  call('test_echo', [Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, i]))]);

const valuesOf = (count: number): string => call('test_echo', [Array.from({ length: count }, () => 1)]);

function holdLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const tooMany = (message: string, limit: number): unknown => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: -32005, message, data: { limit } },
});

describe('a large body', () => {
  test('is answered as a small one, as text and as bytes', async () => {
    const text = `é${'x'.repeat(200_000)}\\"[[`;
    const body = call('test_echo', [text]);
    const expected = { jsonrpc: '2.0', id: 1, result: [text] };
    expect(await ask(fakeDispatcher(), body)).toEqual(expected);
    expect(await ask(fakeDispatcher(), Buffer.from(body))).toEqual(expected);
  });

  test('keeps the text of an id', async () => {
    const body = `{"jsonrpc":"2.0","params":["${'x'.repeat(20_000)}"],"method":"test_later","id":1.0}`;
    const answer = await fakeDispatcher().handle(body, new Client('http', clientAddress('127.0.0.1', false)));
    expect(String(answer).slice(0, 27)).toBe('{"jsonrpc":"2.0","id":1.0,"');
  });

  test('that is not JSON is a parse error', async () => {
    const body = `{"jsonrpc":"${'x'.repeat(20_000)}`;
    expect(await ask(fakeDispatcher(), body)).toMatchObject({ id: null, error: { code: -32700 } });
  });

  test('that nests too deep is refused', async () => {
    const error = { code: -32005, message: 'request nested too deep: it exceeds the limit of 64 levels' };
    expect(await ask(fakeDispatcher(), '['.repeat(20_000))).toMatchObject({ id: null, error });
  });

  test('may have as many members as the limit, and no more', async () => {
    // The request itself has four members.
    expect(await ask(fakeDispatcher(), membersOf(29_996))).toMatchObject({ id: 1 });
    const refusal = tooMany('members of the objects of a body: 30001 exceeds the limit of 30000', 30_000);
    expect(await ask(fakeDispatcher(), membersOf(29_997))).toEqual(refusal);
  });

  test('may have as many values as the limit, and no more', async () => {
    // The request itself has four values, and its list of parameters one.
    expect(await ask(fakeDispatcher(), valuesOf(119_995))).toMatchObject({ id: 1 });
    const refusal = tooMany('values in arrays and objects of a body: 120001 exceeds the limit of 120000', 120_000);
    expect(await ask(fakeDispatcher(), valuesOf(119_996))).toEqual(refusal);
  });

  test('has the limits of the options, however small they are', async () => {
    const refusal = tooMany('members of the objects of a body: 6 exceeds the limit of 5', 5);
    expect(await ask(fakeDispatcher({ maxMembers: 5 }), membersOf(2))).toEqual(refusal);
    expect(await ask(fakeDispatcher({ maxMembers: 5 }), membersOf(1))).toMatchObject({ result: [{ key0: 0 }] });
  });

  test('is not run when its client is gone before', async () => {
    let runs = 0;
    const dispatcher = fakeDispatcher({}, undefined, { eth_gasPrice: () => ++runs });
    const client = new Client('http', clientAddress('127.0.0.1', false));
    holdLoop(7);
    const items = Array.from({ length: 400 }, (_, id) => call('eth_gasPrice', [], id));
    const answer = dispatcher.handle(`[${items.join()}]`, client);
    client.close();
    expect([await answer, runs]).toEqual([null, 0]);
  });
});

describe('others are served', () => {
  test('between the requests of a batch, and between its answers', async () => {
    // Each result takes longer to encode than a turn may last.
    const slow = { toJSON: () => (holdLoop(7), 'done') };
    const answerTogether: AnyHandler = () => Promise.resolve(slow);
    const dispatcher = fakeDispatcher({}, undefined, { eth_gasPrice: answerTogether });
    const ids = Array.from({ length: 20 }, (_, id) => id);
    let answers: unknown;
    const turns = await immediatesDuring(async () => {
      answers = await ask(dispatcher, `[${ids.map((id) => call('eth_gasPrice', [], id)).join()}]`);
    });
    expect(answers).toEqual(ids.map((id) => ({ jsonrpc: '2.0', id, result: 'done' })));
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  test('while the text of a result of megabytes is written', async () => {
    const digits = `0x${'0123456789abcdef'.repeat(500_000)}`;
    let results: unknown;
    const turns = await immediatesDuring(async () => {
      const answers = await Promise.all(
        [() => digits, async () => Promise.resolve(digits), () => `${digits}\n"é`].map((eth_gasPrice) =>
          ask(fakeDispatcher({}, undefined, { eth_gasPrice }), call('eth_gasPrice', [])),
        ),
      );
      results = answers.map((answer) => (answer as { result: unknown }).result);
    });
    expect(results).toEqual([digits, digits, `${digits}\n"é`]);
    expect(turns).toBeGreaterThan(0);
  });

  test('with few of the answers of megabytes in memory at a time', async () => {
    const digits = `0x${'0123456789abcdef'.repeat(500_000)}`;
    const dispatcher = fakeDispatcher({}, undefined, { eth_gasPrice: () => Promise.resolve(digits) });
    const before = process.memoryUsage().arrayBuffers;
    const client = new Client('http', clientAddress('127.0.0.1', false));
    const taken = await Promise.race(
      Array.from({ length: 20 }, async () => {
        await dispatcher.handle(call('eth_gasPrice', []), client);
        return process.memoryUsage().arrayBuffers - before;
      }),
    );
    expect(Math.floor(taken / digits.length)).toBeLessThanOrEqual(2);
  });

  test('between the answers of many clients that are made at once', async () => {
    const slow = { toJSON: () => (holdLoop(7), 'done') };
    const dispatcher = fakeDispatcher({}, undefined, { eth_gasPrice: () => slow });
    const turns = await immediatesDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => ask(dispatcher, call('eth_gasPrice', [])))),
    );
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  test('between large bodies that come at once, before each is run', async () => {
    const dispatcher = fakeDispatcher({}, undefined, { eth_gasPrice: () => (holdLoop(7), null) });
    const body = `{"padding":"${'x'.repeat(20_000)}",${call('eth_gasPrice', []).slice(1)}`;
    const turns = await immediatesDuring(() => Promise.all(Array.from({ length: 20 }, () => ask(dispatcher, body))));
    expect(turns).toBeGreaterThanOrEqual(19);
  });
});

describe('a batch whose answer is full', () => {
  test('ends what still runs, and runs nothing more', async () => {
    const ended: unknown[] = [];
    let runs = 0;
    const hang: AnyHandler = (_params, { signal }: RequestContext) =>
      new Promise((_resolve, reject) => {
        runs++;
        signal.addEventListener('abort', () => {
          ended.push((signal.reason as Error).message);
          reject(signal.reason as Error);
        });
      });
    const dispatcher = fakeDispatcher({ maxResponseBytes: 10_000, maxConcurrentInBatch: 4 }, undefined, {
      eth_gasPrice: hang,
      eth_chainId: async () => Promise.resolve('x'.repeat(20_000)),
    });
    const methods = ['eth_gasPrice', 'eth_gasPrice', 'eth_chainId', ...Array.from({ length: 9 }, () => 'eth_gasPrice')];
    const answers = await ask(dispatcher, `[${methods.map((method, id) => call(method, [], id)).join()}]`);
    const message = 'response too large: it exceeds the limit of 10000 bytes';
    const error = { code: -32005, message, data: { limit: 10_000 } };
    expect(answers).toEqual(methods.map((_, id) => ({ jsonrpc: '2.0', id, error })));
    expect(runs).toBeLessThanOrEqual(3);
    expect(ended).toEqual(Array.from({ length: runs }, () => message));
  });
});
