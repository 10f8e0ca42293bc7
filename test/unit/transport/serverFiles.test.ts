/** The files that the server makes: its contract, what the pages must know, the operator's logo. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { HttpOptions } from '../../../src/transport/http.js';
import type { ServedAddresses, ServerFacts } from '../../../src/transport/site/serverFiles.js';
import { Site } from '../../../src/transport/site/site.js';
import { fakeDispatcher } from '../jsonrpc/fakeService.js';
import { exchange, startHttp, stoppedAfterEach, type HttpAnswer } from './endpoints.js';
import { siteFolder } from './siteFolder.js';

const started = stoppedAfterEach();

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** A server whose contract is the text of `state`. */
async function start(
  state: { contract: string },
  { publicUrls = [], ...options }: Partial<HttpOptions> & { publicUrls?: string[] } = {},
): Promise<(path: string, headers?: Record<string, string>, method?: string) => Promise<HttpAnswer>> {
  let made = EncodedJson.ofText(state.contract);
  const server: ServerFacts = {
    contract() {
      if (made.toString() !== state.contract) made = EncodedJson.ofText(state.contract);
      return made;
    },
    endpoint: (addresses) => ({ addresses }),
    webSocketUrl: (host) => `ws://${host?.split(':')[0] ?? 'none'}:8546`,
    logo: { name: 'operator-logo.svg', bytes: Buffer.from(LOGO) },
  };
  const folder = await siteFolder({ 'index.html': 'home', 'openrpc.json': ['{"file":true}'] });
  const site = await Site.open(folder, { publicUrls, server });
  const { server: http, address } = await startHttp(fakeDispatcher(), options, { site });
  started.push(http);
  return (path, headers = {}, method = 'GET') => exchange(address, '', { method, path: `/docs/${path}`, headers });
}

test('openrpc.json is the contract of the server, and changes with it', async () => {
  const state = { contract: '{"openrpc":1}' };
  const get = await start(state);
  const first = await get('openrpc.json');
  expect([first.status, first.body.toString(), first.headers['content-type']]).toEqual([
    200,
    '{"openrpc":1}',
    'application/json',
  ]);
  const known = { 'if-none-match': first.headers.etag ?? '' };
  expect((await get('openrpc.json', known)).status).toBe(304);
  state.contract = '{"openrpc":2}';
  const next = await get('openrpc.json', known);
  expect([next.status, next.body.toString()]).toEqual([200, '{"openrpc":2}']);
  const head = await get('openrpc.json', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, next.headers.etag]);
  expect(head.headers['content-length']).toBe(next.headers['content-length']);
  expect((await get('openrpc.json', {}, 'POST')).status).toBe(405);
});

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('with Accept-Encoding %s it is compressed, with a tag of its own', async (coding, decompress) => {
  const get = await start({ contract: '{"openrpc":1}' });
  const plain = await get('openrpc.json');
  const { headers, body } = await get('openrpc.json', { 'accept-encoding': coding });
  expect([headers['content-encoding'], headers.vary, headers['cache-control']]).toEqual([
    coding,
    'Accept-Encoding',
    'no-cache',
  ]);
  expect(headers.etag).not.toBe(plain.headers.etag);
  expect(decompress(body).toString()).toBe('{"openrpc":1}');
});

test.each<[string, string[], string, ServedAddresses]>([
  [
    'by name',
    [],
    'rpc.example:8545',
    { http: 'http://rpc.example:8545', webSocket: 'ws://rpc.example:8546', areConfigured: false },
  ],
  ['by a name that is none', [], '"><script>', { http: null, webSocket: 'ws://none:8546', areConfigured: false }],
  [
    'with public addresses',
    ['wss://rpc.example', 'https://rpc.example/evm'],
    'x',
    { http: 'https://rpc.example/evm', webSocket: 'wss://rpc.example', areConfigured: true },
  ],
  [
    'with one public address',
    ['wss://rpc.example'],
    'x',
    { http: null, webSocket: 'wss://rpc.example', areConfigured: true },
  ],
])('endpoint.json has the addresses of a server that is reached %s', async (_how, publicUrls, host, addresses) => {
  const get = await start({ contract: '{}' }, { publicUrls });
  const { status, headers, body } = await get('endpoint.json', { host });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-cache']);
  expect(JSON.parse(body.toString())).toEqual({ addresses });
  expect((await get('endpoint.json', { host, 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

test('names that are not allowed are told nothing', async () => {
  const get = await start({ contract: '{}' }, { hostNames: ['rpc.example'] });
  for (const path of ['endpoint.json', 'openrpc.json', 'operator-logo.svg'])
    expect((await get(path, { host: 'evil.example' })).status).toBe(403);
});

test('the logo is a picture that can run nothing', async () => {
  const get = await start({ contract: '{}' });
  const { status, headers, body } = await get('operator-logo.svg');
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'image/svg+xml', LOGO]);
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('without a server, openrpc.json is the file of the build, and there is no endpoint.json', async () => {
  const site = await Site.open(await siteFolder({ 'index.html': 'home', 'openrpc.json': '{"file":true}' }));
  const { server, address } = await startHttp(fakeDispatcher(), {}, { site });
  started.push(server);
  const get = (path: string) => exchange(address, '', { method: 'GET', path: `/docs/${path}` });
  expect((await get('openrpc.json')).body.toString()).toBe('{"file":true}');
  expect((await get('endpoint.json')).status).toBe(404);
});
