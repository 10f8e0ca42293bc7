/** rpc.discover of a running server: its methods are the ones that it answers, and its text is compressed once. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CHAINS, ServedChain } from '../wire/chains.js';
import { exchange } from '../unit/transport/endpoints.js';

interface Contract {
  servers: { url: string }[];
  methods: { name: string; 'x-limits'?: Record<string, { default: number }> }[];
}

let chain: ServedChain;

beforeAll(async () => {
  chain = await ServedChain.start(CHAINS['head-limited']!);
});

afterAll(() => chain.stop());

const DISCOVER = '{"jsonrpc":"2.0","id":"über","method":"rpc.discover"}';

async function discover(): Promise<Contract> {
  const { body } = await exchange(chain.address, DISCOVER);
  return (JSON.parse(body.toString()) as { result: Contract }).result;
}

test('it names its address and its own limits', async () => {
  const { servers, methods } = await discover();
  expect(servers.map(({ url }) => url)).toEqual([`http://${chain.address}`, `ws://${chain.address}`]);
  const logs = methods.find(({ name }) => name === 'eth_getLogs');
  expect(logs?.['x-limits']).toMatchObject({ results: { default: 10 }, blockRange: { default: 100 } });
});

test('it has every method that is answered, and no other', async () => {
  const { methods } = await discover();
  const batch = [...methods.map(({ name }) => name), 'debug_traceTransaction', 'personal_sign'].map((method, id) => ({
    jsonrpc: '2.0',
    id,
    method,
    // No method accepts that many, so none does anything.
    params: method.startsWith('rpc') ? [] : Array(50).fill('none'),
  }));
  const { body } = await exchange(chain.address, JSON.stringify(batch));
  const answers = JSON.parse(body.toString()) as { id: number; error?: { code: number } }[];
  const missing = answers.filter(({ error }) => error?.code === -32601).map(({ id }) => batch[id]?.method);
  expect(missing).toEqual(['debug_traceTransaction', 'personal_sign']);
});

test.each(['gzip', 'gzip, deflate, br'])(
  'with Accept-Encoding %s it is the same text as without, in gzip',
  async (coding) => {
    const plain = await exchange(chain.address, DISCOVER);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const compressed = await exchange(chain.address, DISCOVER, { headers: { 'accept-encoding': coding } });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
  },
);
