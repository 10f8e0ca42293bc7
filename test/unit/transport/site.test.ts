/** The documentation over HTTP: what is served under which path, with which headers, and what never is. */
import { once } from 'node:events';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { HttpOptions } from '../../../src/transport/http.js';
import { Site } from '../../../src/transport/site/site.js';
import { fakeDispatcher } from '../jsonrpc/fakeService.js';
import {
  CHAIN_ID,
  CHAIN_ID_ANSWER,
  connectTo,
  exchange,
  startHttp,
  stoppedAfterEach,
  type HttpAnswer,
} from './endpoints.js';
import { siteFolder } from './siteFolder.js';

const started = stoppedAfterEach();

const SCRIPT = 'assets/main-C0ffee12.js';
const FILES: Record<string, string | [string]> = {
  'index.html': ['<h1>Home</h1>'],
  'methods/eth_call/index.html': ['<h1>eth_call</h1>'],
  'methods/rpc.discover/index.html': '<h1>rpc.discover</h1>',
  [SCRIPT]: ['run()'],
  'openrpc.json': '{}',
  'logo.svg': '<svg/>',
  'llms.txt': 'é',
  '.assets/manifest.json': '{}',
};

async function start(
  folder?: string,
  options: Partial<HttpOptions> = {},
  publicUrls: readonly string[] = [],
): Promise<string> {
  const site = await Site.open(folder ?? (await siteFolder(FILES)), { publicUrls });
  const { server, address } = await startHttp(fakeDispatcher(), options, { site });
  started.push(server);
  return address;
}

function get(address: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpAnswer> {
  return exchange(address, '', { method, path, headers });
}

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('paths', () => {
  test.each([
    ['/docs/', 'text/html; charset=utf-8', '<h1>Home</h1>'],
    ['/docs/?theme=dark', 'text/html; charset=utf-8', '<h1>Home</h1>'],
    ['/docs/index.html', 'text/html; charset=utf-8', '<h1>Home</h1>'],
    ['/docs/methods/eth_call/', 'text/html; charset=utf-8', '<h1>eth_call</h1>'],
    ['/docs/methods/rpc.discover/', 'text/html; charset=utf-8', '<h1>rpc.discover</h1>'],
    [`/docs/${SCRIPT}`, 'text/javascript; charset=utf-8', 'run()'],
    ['/docs/openrpc.json', 'application/json', '{}'],
    ['/docs/logo.svg', 'image/svg+xml', '<svg/>'],
    ['/docs/llms.txt', 'text/plain; charset=utf-8', 'é'],
  ])('%s is a file', async (path, type, text) => {
    const { status, headers, body } = await get(await start(), path);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, text]);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  test.each([
    ['/docs', {}, 'docs/'],
    ['/docs?a=1', {}, 'docs/?a=1'],
    ['/docs/methods/eth_call', {}, 'eth_call/'],
    ['/docs/methods/rpc.discover?x', {}, 'rpc.discover/?x'],
    ['/', BROWSER, 'docs/'],
    ['/?a=1', BROWSER, 'docs/?a=1'],
  ])('%s leads to another', async (path, headers, location) => {
    const answer = await get(await start(), path, headers);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
  });

  test.each<Record<string, string>>([
    {},
    { accept: '*/*' },
    { accept: 'application/json' },
    { accept: 'text/html;q=0, */*' },
  ])('/ is the health check for other clients: %p', async (headers) => {
    const answer = await get(await start(), '/', headers);
    expect([answer.status, answer.body.toString(), answer.headers.location]).toEqual([200, '', undefined]);
    expect(answer.headers.vary).toContain('Accept');
  });

  test('JSON-RPC is at / as before, for browsers too', async () => {
    const { status, body } = await exchange(await start(), CHAIN_ID, { headers: BROWSER });
    expect([status, body.toString()]).toEqual([200, CHAIN_ID_ANSWER]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s of a page is refused', async (method) => {
    const answer = await get(await start(), '/docs/', {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each<[string, string[], string, string]>([
    ['the request', [], 'rpc.example:8545', 'http://rpc.example:8545/docs/'],
    [
      'the settings',
      ['wss://rpc.example', 'https://rpc.example/halley?a&b/'],
      'x',
      'https://rpc.example/halley?a&amp;b/docs/',
    ],
  ])('the sitemap has the address of %s', async (_what, publicUrls, host, base) => {
    const { status, headers, body } = await get(await start(undefined, {}, publicUrls), '/docs/sitemap.xml', { host });
    expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
    const addresses = [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([base, `${base}methods/eth_call/`, `${base}methods/rpc.discover/`]);
  });

  test('there is no sitemap for a request that names no host', async () => {
    const answer = await get(await start(), '/docs/sitemap.xml', { host: '"><script>' });
    expect([answer.status, answer.body.toString()]).toEqual([404, 'not found\n']);
  });

  test('without a site, /docs says what is missing, and the rest is served', async () => {
    const address = await start(await siteFolder({}));
    const { status, body } = await get(address, '/docs/');
    expect([status, body.toString()]).toEqual([
      404,
      'the documentation is not built: npm run build:docs makes it, and a restart serves it\n',
    ]);
    expect((await exchange(address, CHAIN_ID)).body.toString()).toBe(CHAIN_ID_ANSWER);
  });

  test('people see a page at an address that has none, programs one line', async () => {
    const address = await start(await siteFolder({ 'index.html': 'home', '404.html': ['<h1>Page not found</h1>'] }));
    const page = await get(address, '/docs/methods/none/at/all', { ...BROWSER, 'if-none-match': '*' });
    expect([page.status, page.headers['content-type'], page.body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      '<h1>Page not found</h1>',
    ]);
    expect(page.headers.vary).toBe('Accept, Accept-Encoding');
    const line = await get(address, '/docs/methods/none', { accept: '*/*' });
    expect([line.status, line.body.toString(), line.headers.vary]).toEqual([404, 'not found\n', 'Accept']);
  });

  test('where documentation is off, its paths are unknown', async () => {
    const { server, address } = await startHttp(fakeDispatcher());
    started.push(server);
    expect((await get(address, '/docs/')).status).toBe(404);
    expect((await get(address, '/', BROWSER)).status).toBe(200);
  });
});

describe('headers', () => {
  test.each(['/docs/', '/docs', '/docs/none', '/docs/openrpc.json'])('%s has the policy of the site', async (path) => {
    const { headers } = await get(await start(), path);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src http: https: ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    // Browsers log an error for this header over plain HTTP.
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ])('with Accept-Encoding %s a file comes as %s', async (accepted, coding, decompress) => {
    const { headers, body } = await get(await start(), '/docs/', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
    expect(decompress(body).toString()).toBe('<h1>Home</h1>');
  });

  test('a file without compressed forms is sent as it is', async () => {
    const { headers, body } = await get(await start(), '/docs/openrpc.json', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([undefined, undefined, '{}']);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const address = await start();
    const whole = await get(address, '/docs/');
    const head = await get(address, '/docs/', {}, 'HEAD');
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });

  test('files with a hash in their name are kept for ever, all others are asked for again', async () => {
    const address = await start();
    expect((await get(address, `/docs/${SCRIPT}`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get(address, '/docs/')).headers['cache-control']).toBe('no-cache');
  });

  test('a file that the client has is not sent again', async () => {
    const address = await start();
    const { headers } = await get(address, '/docs/');
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get(address, '/docs/', { 'if-none-match': known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    }
    expect((await get(address, '/docs/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('each form of a file has its own entity tag', async () => {
    const address = await start();
    const tags = ['identity', 'gzip', 'br'].map(
      async (coding) => (await get(address, '/docs/', { 'accept-encoding': coding })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

describe('hostile clients', () => {
  test.each([
    '/docs/../package.json',
    '/docs/..%2fpackage.json',
    '/docs/%2e%2e/package.json',
    '/docs/..\\package.json',
    '/docs//etc/passwd',
    '/docs/%2fetc/passwd',
    '/docs/methods/../../../../../etc/passwd',
    '/docs/index.html%00.svg',
    '/docs/index.html/',
    '/docs/methods',
    '/docs/methods/',
    '/docs/.assets/manifest.json',
    '/docs/index.html.br',
    '/docs/%',
    '/docs/__proto__',
    '/docs/constructor',
    '/docs//evil.example/',
    '//evil.example/docs',
    '/docsx',
  ])('%s is not found', async (path) => {
    const { status, headers } = await get(await start(), path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  test('a path with a zero byte or a line end is refused by the parser', async () => {
    const address = await start();
    for (const byte of ['\0', '\n']) {
      const socket = connectTo(address);
      socket.write(`GET /docs/${byte}x HTTP/1.1\r\nhost: x\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
      socket.destroy();
    }
  });

  test('a name that resolves to this machine is refused where names are listed', async () => {
    const address = await start(undefined, { hostNames: ['docs.example'] });
    expect((await get(address, '/docs/', { host: 'evil.example' })).status).toBe(403);
    expect((await get(address, '/docs/', { host: 'docs.example' })).status).toBe(200);
  });

  test('links in the folder are not followed, neither those of before nor those of later', async () => {
    const folder = await siteFolder(FILES);
    const outside = await siteFolder({ 'secret.txt': 'secret' });
    await symlink(join(outside, 'secret.txt'), join(folder, 'secret.txt'));
    await symlink(outside, join(folder, 'outside'));
    const address = await start(folder);
    await rm(join(folder, 'llms.txt'));
    await symlink(join(outside, 'secret.txt'), join(folder, 'llms.txt'));
    for (const path of ['secret.txt', 'outside/secret.txt', 'llms.txt']) {
      expect((await get(address, `/docs/${path}`)).status).toBe(404);
    }
  });

  test('a file that is gone is not found, and found again when it is back', async () => {
    const folder = await siteFolder(FILES);
    const address = await start(folder);
    await rm(join(folder, 'logo.svg'));
    expect((await get(address, '/docs/logo.svg')).status).toBe(404);
    await writeFile(join(folder, 'logo.svg'), '<svg/>');
    expect((await get(address, '/docs/logo.svg')).status).toBe(200);
  });

  test('ten thousand requests for a large file, whose answers nobody reads, share its bytes', async () => {
    const large = 4_000_000;
    const folder = await siteFolder({ ...FILES, 'large.txt': 'x'.repeat(large) });
    const address = await start(folder);
    await get(address, '/docs/large.txt');
    const before = process.memoryUsage().arrayBuffers;
    const sockets = Array.from({ length: 20 }, () => connectTo(address).pause());
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write('GET /docs/large.txt HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(500));
    }
    // Other clients are served meanwhile.
    expect((await exchange(address, CHAIN_ID)).body.toString()).toBe(CHAIN_ID_ANSWER);
    expect((await get(address, '/docs/large.txt')).body.length).toBe(large);
    // 10,000 copies would be 40 GB. Both ends of these connections are in this process.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * large);
    for (const socket of sockets) socket.destroy();
  });
});
