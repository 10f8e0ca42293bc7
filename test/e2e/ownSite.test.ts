/** The documents by which the pages know their server: they are those of this one. Its node may be down. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EndpointDocument } from '../../src/contract/endpoint.js';
import { until } from '../support/chainProgress.js';
import { startProxy, type CuttableProxy } from '../support/cuttableProxy.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { halleyStage } from '../support/halleyStage.js';
import { startEmbedded, type TestChain } from '../support/testChains.js';
import { exchange, type HttpAnswer } from '../unit/transport/endpoints.js';

/** Methods of eth, net, web3 and rpc, which a public server has. */
const PUBLIC_METHODS = 75;
const LOGS_CAP = 1_234;
const START_MS = 60_000;

interface Contract {
  servers: { url: string }[];
  methods: { name: string; 'x-limits'?: Record<string, { default: number }> }[];
}

function get(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpAnswer> {
  return exchange(new URL(url).host, '', { method, path: `/docs/${path}`, headers });
}

/** The bytes of the result of rpc.discover. */
async function discovered(url: string): Promise<string> {
  const { body } = await exchange(new URL(url).host, '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}');
  const [, result = ''] = /^\{"jsonrpc":"2\.0","id":1,"result":(.*)\}$/s.exec(body.toString()) ?? [];
  return result;
}

async function endpointOf(url: string, headers: Record<string, string> = {}): Promise<EndpointDocument> {
  const { status, body } = await get(url, 'endpoint.json', headers);
  expect(status).toBe(200);
  return JSON.parse(body.toString()) as EndpointDocument;
}

describe('in front of a chain', () => {
  const { halley } = halleyStage(() => startEmbedded(), {
    flags: { 'json-rpc.logs-cap': String(LOGS_CAP), 'json-rpc.vhosts': 'rpc.example' },
  });

  test('openrpc.json is the result of rpc.discover: its methods, its address, its limits', async () => {
    const { body, headers } = await get(halley.httpUrl, 'openrpc.json');
    expect(body.toString()).toBe(await discovered(halley.httpUrl));
    expect(headers['content-type']).toBe('application/json');
    const { servers, methods } = JSON.parse(body.toString()) as Contract;
    expect(methods).toHaveLength(PUBLIC_METHODS);
    expect(servers.map(({ url }) => url)).toEqual([halley.httpUrl, halley.wsUrl]);
    const logs = methods.find(({ name }) => name === 'eth_getLogs');
    expect(logs?.['x-limits']).toMatchObject({ results: { default: LOGS_CAP } });
  });

  test('it is small on the wire, and sent once', async () => {
    const whole = await get(halley.httpUrl, 'openrpc.json');
    for (const [coding, decompress] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const { headers, body } = await get(halley.httpUrl, 'openrpc.json', { 'accept-encoding': coding });
      expect([headers['content-encoding'], body.length < whole.body.length / 4]).toEqual([coding, true]);
      expect(decompress(body).equals(whole.body)).toBe(true);
    }
    const known = { 'if-none-match': whole.headers.etag ?? '' };
    expect((await get(halley.httpUrl, 'openrpc.json', known)).status).toBe(304);
    const head = await get(halley.httpUrl, 'openrpc.json', {}, 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(whole.body.length)]);
  });

  test('endpoint.json agrees with it', async () => {
    const { methods } = JSON.parse(await discovered(halley.httpUrl)) as Contract;
    const endpoint = await endpointOf(halley.httpUrl);
    expect(endpoint.methods.toSorted()).toEqual(methods.map(({ name }) => name).toSorted());
    expect(endpoint).toMatchObject({
      addresses: { http: halley.httpUrl, webSocket: halley.wsUrl, areConfigured: false },
      chain: {
        name: 'halley-dev_31337-1',
        cometChainId: 'halley-dev_31337-1',
        chainId: '31337',
        currency: { name: 'TEST', symbol: 'TEST', decimals: 18 },
      },
      namespaces: ['eth', 'net', 'rpc', 'web3'],
      limits: { 'json-rpc.logs-cap': LOGS_CAP },
    });
  });

  test('a client far away is told the name by which it came, and nothing under a foreign one', async () => {
    const { addresses } = await endpointOf(halley.httpUrl, { host: 'rpc.example' });
    expect(addresses).toEqual({
      http: 'http://rpc.example',
      webSocket: 'ws://rpc.example',
      areConfigured: false,
    });
    expect((await get(halley.httpUrl, 'endpoint.json', { host: 'evil.example' })).status).toBe(403);
  });
});

describe('while the node is down', () => {
  let chain: TestChain;
  let node: CuttableProxy;
  let halley: HalleyProcess;

  beforeAll(async () => {
    chain = await startEmbedded();
    node = await startProxy(chain.rpcUrl);
    node.refuse();
    halley = await startHalley({
      node: node.url,
      nodeGrpc: '',
      flags: { 'json-rpc.public-url': 'https://rpc.example,wss://rpc.example/ws', 'site.chain-name': 'Fjord' },
      untilListening: true,
    });
  }, START_MS);

  afterAll(async () => {
    await halley?.stop();
    await node?.close();
    await chain?.stop();
  });

  test(
    'everything but the chain is told, and the chain as soon as it is known',
    async () => {
      expect((await get(halley.httpUrl, 'openrpc.json')).body.toString()).toBe(await discovered(halley.httpUrl));
      const before = await endpointOf(halley.httpUrl);
      expect(before.chain).toBeNull();
      expect(before.methods).toHaveLength(PUBLIC_METHODS);
      expect(before.addresses).toEqual({
        http: 'https://rpc.example',
        webSocket: 'wss://rpc.example/ws',
        areConfigured: true,
      });
      node.accept();
      await until('the chain is known', async () => (await endpointOf(halley.httpUrl)).chain !== null);
      expect((await endpointOf(halley.httpUrl)).chain).toMatchObject({ name: 'Fjord', chainId: '31337' });
    },
    START_MS,
  );
});
