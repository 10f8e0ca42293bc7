/** A process with little memory: the budget of clients is measured against it, so one client does not end it. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { startDev, type Dev } from '../support/devProcess.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, rpc } from '../support/rpc.js';

jest.setTimeout(120_000);

const HEAP_MEBIBYTES = 96;
const LARGE = `0x${'1a'.repeat(20)}`;
/** Returns a million zeros: an answer of 2 MB. */
const LARGE_CODE = '0x620f42406000f3';

let chain: Dev;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startDev();
  await rpc(chain.url, 'anvil_setCode', LARGE, LARGE_CODE);
  await rpc(chain.url, 'evm_mine');
  const address = (name: string): string => new RegExp(`${name} +(\\S+)`).exec(chain.output())?.[1] ?? '';
  halley = await startHalley({
    node: address('CometBFT RPC'),
    nodeGrpc: address('gRPC'),
    nodeArguments: [`--max-old-space-size=${HEAP_MEBIBYTES}`],
    // What is measured is memory: no call may be refused for its rate.
    flags: { 'rate-limit': '0', 'rate-limit-total': '0', 'json-rpc.api': 'eth,net,web3' },
  });
});

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

/** Sends a body and reads the answer. Resolves to its status. */
async function send(agent: Agent, body: object): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  const sent = request(halley.httpUrl, { method: 'POST', agent, headers });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { statusCode?: number }];
  for await (const chunk of response) void chunk;
  return response.statusCode;
}

const call = (data: string): object => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_call',
  params: [{ to: LARGE, data, gas: '0x2000000' }, 'latest'],
});

test.each([
  // No two calls are the same, so each is a question of its own.
  [
    '200 batches of 20 calls with large answers',
    (n: number) => Array.from({ length: 20 }, (_, i) => call(hex(0x100000 + n * 20 + i))),
  ],
  ['200 bodies of 4 MB', () => call(`0x${'11'.repeat(2_000_000)}`)],
])('%s, all at once, from one client do not end it', async (_name, bodyOf) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const sent = Array.from({ length: 200 }, (_, n) => send(agent, bodyOf(n)));
  await Promise.allSettled(sent);
  agent.destroy();
  expect(await rpc(halley.httpUrl, 'eth_chainId')).toBe('0x7a69');
});

test('its budget is a quarter of the heap', async () => {
  const { 'x-limits': limits } = await rpc<{ 'x-limits': Record<string, { default: number | null }> }>(
    halley.httpUrl,
    'rpc.discover',
  );
  // V8 adds 48 MiB for young objects to the 96 MiB that are asked for.
  expect(limits['memory']?.default).toBe(((HEAP_MEBIBYTES + 48) / 4) * 1_048_576);
});

test('a budget above it is one warning at the start', async () => {
  await halley.restart({ flags: { 'memory-budget': '536870912' } });
  expect(halley.log.filter(({ warning }) => String(warning).includes('memory-budget'))).toEqual([
    expect.objectContaining({
      warning:
        '--memory-budget: 536870912 bytes are more than a quarter of the memory that this process may take (150994944 bytes, by the heap limit of Node.js): clients may end it; 37748736 bytes are safe, or raise it with NODE_OPTIONS=--max-old-space-size=<MiB>',
    }),
  ]);
});
