import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OriginClient, type OriginOptions } from '../../../../src/devchain/fork/originClient.js';
import { OriginFailure, OriginRefusal } from '../../../../src/devchain/fork/originErrors.js';
import { answering, CannedProvider, RpcFault, silent, status, stopProviders, truncated } from './cannedProvider.js';

const OPTIONS: Omit<OriginOptions, 'urls'> = {
  headers: {},
  timeoutMs: 5_000,
  retries: 3,
  retryBackoffMs: 1,
  computeUnitsPerSecond: Infinity,
};

let provider: CannedProvider;
let client: OriginClient;

beforeEach(async () => {
  provider = await CannedProvider.start(answering(({ method, params }) => `${method} ${params.join()}`));
  client = clientWith();
});

afterEach(stopProviders);

const clientWith = (options: Partial<OriginOptions> = {}): OriginClient =>
  new OriginClient({ ...OPTIONS, urls: [provider.url], ...options });

describe('requests', () => {
  test('of one turn share a batch, and each gets its own answer whatever the order of the answers', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((param) => client.request('m', [param])));
    expect(answers).toEqual(['m a', 'm b', 'm c']);
    expect(provider.requests.map((calls) => calls.length)).toEqual([3]);
  });

  test('come with the headers that were given', async () => {
    const seen: unknown[] = [];
    provider.next.push((calls, response, request) => {
      seen.push(request.headers['x-key'], request.headers['content-type']);
      answering(() => 1)(calls, response, request);
    });
    await clientWith({ headers: { 'x-key': 'k' } }).request('m', []);
    expect(seen).toEqual(['k', 'application/json']);
  });

  test('of a URL with a name and a password have them in a header', async () => {
    const seen: unknown[] = [];
    provider.next.push((calls, response, request) => {
      seen.push(request.headers.authorization);
      answering(() => 1)(calls, response, request);
    });
    const url = provider.url.replace('http://', 'http://me:p%40ss@');
    await clientWith({ urls: [url] }).request('m', []);
    expect(seen).toEqual([`Basic ${btoa('me:p@ss')}`]);
  });

  test('that cannot be made are told at once, without the key that is in them', async () => {
    const unusable = [
      { headers: { 'x-key': 'secret\n' + 'x' } },
      { urls: [provider.url.replace('http://', 'http://me:100%@')] },
    ];
    const text = 'cannot be asked: its URL or a header makes no valid request';
    for (const options of unusable)
      await expect(clientWith(options).request('m', [])).rejects.toThrow(new OriginFailure(text));
  });

  test('beyond 100 come in several batches', async () => {
    await Promise.all(Array.from({ length: 250 }, (_, index) => client.request('m', [index])));
    expect(provider.requests.map((calls) => calls.length).sort()).toEqual([100, 100, 50]);
  });

  test('an error of the origin is told with its code', async () => {
    provider.next.push(answering(() => new RpcFault(-32601, 'the method does not exist')));
    await expect(client.request('debug_x', [])).rejects.toThrow(
      new OriginRefusal('debug_x', { code: -32601, message: 'the method does not exist' }),
    );
    expect(provider.requests).toHaveLength(1);
  });
});

test('an answer of too many levels is refused', async () => {
  provider.next.push(status(200, {}, `{"jsonrpc":"2.0","id":0,"result":${'['.repeat(200_000)}${']'.repeat(200_000)}}`));
  await expect(client.request('m', [])).rejects.toThrow(new OriginFailure('sends an answer of more than 100 levels'));
});

describe('a failure that may pass is tried again', () => {
  test.each([
    ['a cut body', truncated],
    ['a broken gateway', status(502, {}, '<html>')],
    ['HTTP 429', status(429, { 'retry-after': '0' })],
    ['JSON-RPC error -32005', answering(() => new RpcFault(-32005, 'limit exceeded'))],
    ['a rate limit in other words', answering(() => new RpcFault(-32000, 'Your app has exceeded its compute units'))],
    ['something that is not JSON', status(200, {}, 'busy')],
    ['a result that is cut off within a body that is whole', status(200, {}, '{"jsonrpc":"2.0","id":0,"result":[1,2}')],
    ['an answer to another request', status(200, {}, '{"jsonrpc":"2.0","id":7,"result":1}')],
    ['an answer without an id', status(200, {}, '{"jsonrpc":"2.0","result":1}')],
    ['an answer without result and error', status(200, {}, '{"jsonrpc":"2.0","id":0}')],
  ])('%s', async (_name, answer) => {
    provider.next.push(answer, answer);
    expect(await client.request('m', ['x'])).toBe('m x');
    expect(provider.requests).toHaveLength(3);
  });

  test('silence, after the time-out', async () => {
    provider.next.push(silent);
    expect(await clientWith({ timeoutMs: 200 }).request('m', ['x'])).toBe('m x');
  });

  test.each([
    [
      'whose ids are null',
      [
        { id: null, result: 1 },
        { id: null, result: 2 },
      ],
    ],
    ['with an answer too few', [{ id: 0, result: 1 }]],
    [
      'with an answer twice',
      [
        { id: 0, result: 1 },
        { id: 0, result: 2 },
      ],
    ],
    [
      'with an answer too many',
      [
        { id: 0, result: 1 },
        { id: 1, result: 2 },
        { id: 2, result: 3 },
      ],
    ],
    [
      'with numbers beside our ids',
      [
        { id: 0, result: 1 },
        { id: 1.5, result: 2 },
      ],
    ],
  ])('an answer to a batch %s', async (_name, body) => {
    provider.next.push(status(200, {}, JSON.stringify(body)));
    expect(await Promise.all([client.request('m', ['a']), client.request('m', ['b'])])).toEqual(['m a', 'm b']);
    expect(provider.requests).toHaveLength(2);
  });

  test('an answer that comes too slowly, after the time-out', async () => {
    provider.next.push((_calls, response) => {
      response.write('{"jsonrpc":"2.0","id":0,"result":"');
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await clientWith({ timeoutMs: 200 }).request('m', ['x'])).toBe('m x');
  });

  test('in a batch, only the calls that were refused', async () => {
    provider.next.push(answering(({ params }) => (params[0] === 'b' ? new RpcFault(-32005, 'slow down') : 'at once')));
    const answers = await Promise.all(['a', 'b', 'c'].map((param) => client.request('m', [param])));
    expect(answers).toEqual(['at once', 'm b', 'at once']);
    expect(provider.requests.map((calls) => calls.map(({ params }) => params[0]))).toEqual([['a', 'b', 'c'], ['b']]);
  });

  test('on the next of several URLs', async () => {
    const other = await CannedProvider.start(answering(() => 'other'));
    provider.next.push(status(503));
    expect(await clientWith({ urls: [provider.url, other.url] }).request('m', [])).toBe('other');
  });
});

describe('a failure that lasts is told', () => {
  test('after the retries, without the URL', async () => {
    provider.next.push(...Array.from({ length: 4 }, () => status(503)));
    await expect(client.request('m', [])).rejects.toThrow(new OriginFailure('responds with HTTP status 503'));
    expect(provider.requests).toHaveLength(4);
  });

  test('when nobody listens', async () => {
    const { url } = provider;
    await provider.stop();
    const failure = await clientWith({ urls: [url], retries: 1 })
      .request('m', [])
      .catch((error: Error) => error.message);
    expect(failure).toMatch(/^the origin of the fork cannot be reached: .*ECONNREFUSED/);
    expect(failure).not.toContain('secret-key');
  });

  test.each([
    ['an hour', '3600', 'limits requests, and asks to wait for 3600 s'],
    ['a year', '31536000', 'limits requests, and asks to wait for 31536000 s'],
    ['the end of time', 'Fri, 31 Dec 9999 23:59:59 GMT', 'limits requests, and asks to wait for'],
  ])('at once when the origin asks to wait for %s', async (_name, retryAfter, reason) => {
    provider.next.push(status(429, { 'retry-after': retryAfter }));
    await expect(client.request('m', [])).rejects.toThrow(reason);
    expect(provider.requests).toHaveLength(1);
  });

  test.each([301, 302, 307, 308])('at once for a redirect (%i), which would take keys elsewhere', async (code) => {
    const other = await CannedProvider.start(answering(() => 'other'));
    provider.next.push(status(code, { location: other.url }));
    await expect(client.request('m', [])).rejects.toThrow(
      `redirects to ${new URL(other.url).origin} (HTTP status ${code}): name its final URL`,
    );
    expect(other.requests).toHaveLength(0);
  });

  test('for an answer that is large only when it is unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(64 << 20, 'x'));
    provider.next.push((_calls, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(packed);
    });
    await expect(client.request('m', [])).rejects.toThrow('sends an answer of more than 25165824 bytes');
  });

  test('at once for a refused key', async () => {
    provider.next.push(status(401, {}, 'no such key'));
    await expect(client.request('m', [])).rejects.toThrow('responds with HTTP status 401');
    expect(provider.requests).toHaveLength(1);
  });

  test('for an endless answer, whose rest is not read', async () => {
    provider.next.push((_calls, response) => {
      const chunk = Buffer.alloc(1 << 20, 'x');
      const write = (): void => void (response.destroyed || response.write(chunk, () => write()));
      write();
    });
    await expect(client.request('m', [])).rejects.toThrow('sends an answer of more than 25165824 bytes');
  });
});

describe('an origin without batches', () => {
  test.each([
    [
      'answers one error',
      status(200, {}, '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}'),
    ],
    [
      'answers a list of one error',
      status(200, {}, '[{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch limit"}}]'),
    ],
    ['answers HTTP 413', status(413)],
  ])('that %s is asked one by one', async (_name, refusal) => {
    const other = await CannedProvider.start((calls, response, request) =>
      (calls.length > 1 ? refusal : answering(({ params }) => params[0]))(calls, response, request),
    );
    const single = clientWith({ urls: [other.url] });
    expect(await Promise.all([1, 2, 3].map((param) => single.request('m', [param])))).toEqual([1, 2, 3]);
    expect(await Promise.all([4, 5].map((param) => single.request('m', [param])))).toEqual([4, 5]);
    expect(other.requests.map((calls) => calls.length)).toEqual([3, 1, 1, 1, 1, 1]);
  });
});

test('at most 8 requests are under way', async () => {
  let open = 0;
  let most = 0;
  const slow = await CannedProvider.start((calls, response, request) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open -= 1;
      answering(() => 1)(calls, response, request);
    }, 5);
  });
  const many = clientWith({ urls: [slow.url] });
  await Promise.all(Array.from({ length: 2_000 }, () => many.request('m', [])));
  expect(most).toBeLessThanOrEqual(8);
});
