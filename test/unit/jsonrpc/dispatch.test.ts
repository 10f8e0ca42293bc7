import { describe, expect, jest, test } from '@jest/globals';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import { FULL_ACCESS } from '../../../src/caller/caller.js';
import { Client } from '../../../src/jsonrpc/client.js';
import type { Connection, RequestContext } from '../../../src/jsonrpc/request.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import { Dispatcher, type DispatchOptions } from '../../../src/jsonrpc/dispatch.js';
import { methodFilter } from '../../../src/config/methodPatterns.js';
import { clientAddress } from '../../../src/transport/clientAddresses.js';
import { resultValidators } from '../../../src/contract/resultValidators.js';
import {
  DEFAULT_OPTIONS,
  fakeContract,
  fakeDispatcher,
  fakeHandlers,
  fakeWebSocketUrl,
  MemoryLog,
} from './fakeService.js';
import { turnsDuring } from '../../support/eventLoop.js';

interface Told {
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

async function ask<Answer = Told>(
  dispatcher: Dispatcher,
  body: unknown,
  client = new Client('http', clientAddress('127.0.0.1', false)),
): Promise<Answer> {
  const answer = await dispatcher.handle(JSON.stringify(body), client);
  return JSON.parse(String(answer)) as Answer;
}

function call(method: string, params: unknown[] = [], id: unknown = 1): object {
  return { jsonrpc: '2.0', id, method, params };
}

function withHandler(handler: AnyHandler, options: Partial<DispatchOptions> = {}, log = new MemoryLog()): Dispatcher {
  return fakeDispatcher(options, log, { eth_gasPrice: handler });
}

describe('answers', () => {
  test('a result without a promise is answered without a promise', () => {
    const answer = fakeDispatcher().handle(
      JSON.stringify(call('eth_chainId')),
      new Client('http', clientAddress('127.0.0.1', false)),
    );
    expect(answer).toBe('{"jsonrpc":"2.0","id":1,"result":"0x40000"}');
  });

  test('encoded results are copied unchanged', () => {
    const bytes = Buffer.from('{ "kept" : 1.0 }');
    const dispatcher = withHandler(() => new EncodedJson(bytes));
    const answer = dispatcher.handle(
      JSON.stringify(call('eth_gasPrice')),
      new Client('http', clientAddress('127.0.0.1', false)),
    );
    expect(String(answer as Buffer)).toBe('{"jsonrpc":"2.0","id":1,"result":{ "kept" : 1.0 }}');
  });

  test('a handler gets the transport and the address of the peer', async () => {
    const dispatcher = withHandler((_params, { transport, client }: RequestContext) => [transport, client]);
    expect(
      await ask(dispatcher, call('eth_gasPrice'), new Client('websocket', clientAddress('::1', false))),
    ).toMatchObject({
      result: ['websocket', '::1'],
    });
  });

  test('a notification gets no answer, and its handler runs', async () => {
    const handler = jest.fn(() => '0x1');
    const dispatcher = withHandler(handler);
    const client = new Client('http', clientAddress('127.0.0.1', false));
    expect(await dispatcher.handle('{"jsonrpc":"2.0","method":"eth_gasPrice"}', client)).toBeNull();
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('namespaces', () => {
  test('a method of a disabled namespace does not exist', async () => {
    const dispatcher = fakeDispatcher({ namespaces: ['eth'] });
    expect((await ask(dispatcher, call('web3_clientVersion'))).error).toEqual({
      code: -32601,
      message: 'the method web3_clientVersion does not exist/is not available',
    });
    expect((await ask(dispatcher, call('rpc_modules'))).error).toBeUndefined();
  });

  test('a method that is never supported does not exist while its namespace is disabled', async () => {
    const dispatcher = fakeDispatcher({ namespaces: ['web3'] });
    expect((await ask(dispatcher, call('eth_getWork'))).error?.code).toBe(-32601);
    expect((await ask(dispatcher, call('les_serverInfo'))).error?.code).toBe(-32004);
  });

  test('a method that is not served does not exist, by none of its names', async () => {
    const isServed = methodFilter([], ['hardhat_mine', 'eth_subscribe']);
    const dispatcher = fakeDispatcher({ namespaces: ['eth', 'anvil'], isServed });
    for (const name of ['hardhat_mine', 'anvil_mine', 'eth_subscribe'])
      expect((await ask(dispatcher, call(name))).error).toEqual({
        code: -32601,
        message: `the method ${name} does not exist/is not available`,
      });
    expect((await ask(dispatcher, call('anvil_setNonce'))).error?.code).not.toBe(-32601);
  });

  test('a missing handler is an error when the dispatcher is created', () => {
    const handlers = fakeHandlers();
    delete handlers['eth_call'];
    const build = (): Dispatcher =>
      new Dispatcher(DEFAULT_OPTIONS, {
        contract: fakeContract(),
        handlers,
        webSocketUrl: fakeWebSocketUrl,
        log: new MemoryLog(),
      });
    expect(build).toThrow('no handler or no validator for eth_call');
  });
});

describe('a private method', () => {
  const unauthorized = { code: -32003, message: 'unauthorized: test_private needs a bearer token' };

  test('is refused to a client that has shown no token, whatever it sends', async () => {
    const dispatcher = fakeDispatcher();
    expect((await ask(dispatcher, call('test_private', [1]))).error).toEqual(unauthorized);
    expect((await ask(dispatcher, call('test_private'))).error).toEqual(unauthorized);
    expect(
      (await ask(dispatcher, call('test_private', [1]), new Client('websocket', clientAddress('::1', false)))).error,
    ).toEqual(unauthorized);
  });

  test('does not run for such a client, not even for a notification', async () => {
    const handler = jest.fn(() => null);
    const dispatcher = fakeDispatcher({}, new MemoryLog(), { test_private: handler });
    const notification = { jsonrpc: '2.0', method: 'test_private', params: [1] };
    expect(
      await dispatcher.handle(JSON.stringify(notification), new Client('http', clientAddress('127.0.0.1', false))),
    ).toBeNull();
    expect(handler).not.toHaveBeenCalled();
  });

  test('in a batch is refused alone', async () => {
    const batch = [call('test_private', [1], 1), call('eth_chainId', [], 2)];
    expect(await ask<Told[]>(fakeDispatcher(), batch)).toEqual([
      { jsonrpc: '2.0', id: 1, error: unauthorized },
      { jsonrpc: '2.0', id: 2, result: '0x40000' },
    ]);
  });

  test('is answered to an authorized client', async () => {
    const client = new Client('http', clientAddress('127.0.0.1', false));
    client.access = FULL_ACCESS;
    expect((await ask(fakeDispatcher(), call('test_private', [1]), client)).result).toEqual([1]);
  });

  test('does not exist while its namespace is off', async () => {
    const dispatcher = fakeDispatcher({ namespaces: ['eth'] });
    expect((await ask(dispatcher, call('test_private', [1]))).error?.code).toBe(-32601);
  });
});

describe('a method that needs a WebSocket', () => {
  const address = 'ws://example.org:8546';
  const dispatcher = fakeDispatcher({}, new MemoryLog(), {}, (host) => `ws://${host}:8546`);

  test('is refused over HTTP, with the address for the name under which the client knows the server', async () => {
    const client = new Client('http', clientAddress('127.0.0.1', false), 'example.org');
    expect((await ask(dispatcher, call('test_push', [1]), client)).error).toEqual({
      code: -32601,
      message: `test_push needs a WebSocket: connect to ${address}`,
      data: { address },
    });
  });

  test('has its parameters checked first', async () => {
    expect((await ask(dispatcher, call('eth_subscribe', ['nope']))).error?.code).toBe(-32602);
    expect((await ask(dispatcher, call('eth_subscribe', ['newHeads']))).error?.code).toBe(-32601);
  });

  test('gets the connection of a WebSocket', async () => {
    const connection = { isOpen: true } as Connection;
    const client = new Client('websocket', clientAddress('127.0.0.1', false), undefined, connection);
    expect((await ask(dispatcher, call('test_push', [1]), client)).result).toBe(true);
  });
});

describe('deadlines', () => {
  test('a request at its deadline gets an error, and its signal aborts', async () => {
    let signal: AbortSignal | undefined;
    const dispatcher = withHandler(
      (_params, request: RequestContext) => {
        signal = request.signal;
        return new Promise(() => undefined);
      },
      { requestTimeoutMs: 20 },
    );
    expect((await ask(dispatcher, call('eth_gasPrice'))).error).toEqual({
      code: -32002,
      message: 'request timed out after 20 ms',
    });
    expect(signal?.aborted).toBe(true);
  });

  test('a signal that is first used after the deadline is already aborted', async () => {
    let request: RequestContext | undefined;
    const dispatcher = withHandler(
      (_params, context: RequestContext) => {
        request = context;
        return new Promise(() => undefined);
      },
      { requestTimeoutMs: 10 },
    );
    await ask(dispatcher, call('eth_gasPrice'));
    expect(request?.signal.aborted).toBe(true);
  });

  test('all requests of a batch share one deadline', async () => {
    const dispatcher = fakeDispatcher({ requestTimeoutMs: 30, maxConcurrentInBatch: 1 });
    const answers = await ask<Told[]>(dispatcher, [call('test_hang'), call('test_hang'), call('eth_chainId')]);
    expect(answers.map(({ error }) => error?.code)).toEqual([-32002, -32002, -32002]);
  });

  test('0 means no deadline', async () => {
    const dispatcher = fakeDispatcher({ requestTimeoutMs: 0 });
    expect(await ask(dispatcher, call('test_later', ['x']))).toMatchObject({ result: 'x' });
  });

  test('when the client disconnects, running requests are aborted and waiting ones are not run', async () => {
    let runs = 0;
    let fill: () => void = () => undefined;
    const full = new Promise<void>((resolve) => (fill = resolve));
    const hang: AnyHandler = (_params, { signal }: RequestContext) => {
      if (++runs === 2) fill();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const dispatcher = withHandler(hang, { maxConcurrentInBatch: 2 });
    const client = new Client('http', clientAddress('127.0.0.1', false));
    const batch = Array.from({ length: 10 }, (_, id) => call('eth_gasPrice', [], id));
    const answer = dispatcher.handle(JSON.stringify(batch), client);
    await full;
    client.close();
    await answer;
    expect(runs).toBe(2);
  });
});

describe('batches', () => {
  test('run concurrently up to the limit, and are answered in order', async () => {
    let running = 0;
    let most = 0;
    const handler: AnyHandler = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return '0x1';
    };
    const dispatcher = withHandler(handler, { maxConcurrentInBatch: 4 });
    const batch = Array.from({ length: 50 }, (_, id) => call('eth_gasPrice', [], id));
    const answers = await ask<Told[]>(dispatcher, batch);
    expect(answers.map(({ id }) => id)).toEqual(batch.map((_, id) => id));
    expect(most).toBe(4);
  });

  test('let other clients be served between requests that are answered without a promise', async () => {
    const busy: AnyHandler = () => {
      const end = performance.now() + 3;
      while (performance.now() < end);
      return '0x1';
    };
    const dispatcher = withHandler(busy);
    const batch = Array.from({ length: 20 }, (_, id) => call('eth_gasPrice', [], id));
    expect(await turnsDuring(1, () => ask<Told[]>(dispatcher, batch))).toBeGreaterThan(5);
  });
});

describe('requests of all clients together', () => {
  test('are refused above the limit, and accepted again when others are done', async () => {
    let finish: (value: string) => void = () => undefined;
    const dispatcher = withHandler(() => new Promise((resolve) => (finish = resolve)), { maxRunning: 1 });
    const first = ask(dispatcher, call('eth_gasPrice'));
    expect((await ask(dispatcher, call('eth_chainId'))).error).toEqual({
      code: -32005,
      message: 'requests in progress: 2 exceeds the limit of 1',
      data: { limit: 1 },
    });
    finish('0x1');
    expect((await first).result).toBe('0x1');
    expect((await ask(dispatcher, call('eth_chainId'))).result).toBe('0x40000');
  });
});

describe('bugs', () => {
  test.each(['test_crash', 'test_crashLater'])('%s is an internal error without details', async (method) => {
    const log = new MemoryLog();
    const { error } = await ask(fakeDispatcher({}, log), call(method));
    expect(error).toMatchObject({ code: -32603, message: 'internal error' });
    expect(log.lines).toHaveLength(1);
  });

  test('a result that cannot be JSON is an internal error', async () => {
    const { error } = await ask(
      withHandler(() => ({ wei: 1n })),
      call('eth_gasPrice'),
    );
    expect(error?.code).toBe(-32603);
  });

  test('a result that breaks the contract is an internal error when results are checked', async () => {
    const results: Record<string, unknown> = { eth_gasPrice: '0x01', eth_chainId: new EncodedJson(Buffer.from('7')) };
    const show = Object.fromEntries(Object.entries(results).map(([name, result]) => [name, () => result]));
    const log = new MemoryLog();
    const contract = { ...fakeContract(), resultValidators: resultValidators().results };
    const dispatcher = new Dispatcher(DEFAULT_OPTIONS, {
      contract,
      handlers: fakeHandlers(show),
      webSocketUrl: fakeWebSocketUrl,
      log,
    });
    expect((await ask(dispatcher, call('eth_gasPrice'))).error?.code).toBe(-32603);
    expect((await ask(dispatcher, call('eth_chainId'))).error?.code).toBe(-32603);
    expect(log.lines.map(({ fields }) => String((fields as { err: unknown }).err))).toEqual([
      expect.stringContaining('result of eth_gasPrice breaks the contract: {"instancePath":"","schemaPath":"Quantity/'),
      expect.stringContaining('result of eth_chainId breaks the contract: {"instancePath":"","schemaPath":"Quantity/'),
    ]);
  });
});
