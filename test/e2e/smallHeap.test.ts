/** A process with little memory: the budget of clients is measured against it, so one client does not end it. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { startDev, type Dev } from './support/devProcess.js';
import { startHalley, type HalleyProcess } from './support/halleyProcess.js';
import { hex, rpc } from './support/rpc.js';

jest.setTimeout(120_000);

const MEBIBYTE = 1_048_576;
const HEAP_MEBIBYTES = 96;
const LARGE = `0x${'1a'.repeat(20)}`;
const ANSWER_BYTES = 3_400_000;
/** Returns zeros. */
const LARGE_CODE = `0x62${ANSWER_BYTES.toString(16).padStart(6, '0')}6000f3`;
/** Characters of the answer besides the hex of what the call returns. */
const ENVELOPE = '{"jsonrpc":"2.0","id":1,"result":"0x"}'.length;

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

/** Calls the contract; no two calls are the same. Resolves to the length of the answer. */
async function call(n: number, agent: Agent): Promise<number> {
  const params = [{ to: LARGE, data: hex(0x10000 + n), gas: '0x2000000' }, 'latest'];
  const sent = request(halley.httpUrl, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }));
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer>];
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

test('400 calls with answers of 6.8 MB by one client, 200 at a time', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const lengths = await Promise.all(Array.from({ length: 400 }, (_, n) => call(n, agent)));
  agent.destroy();
  expect(lengths.filter((length) => length === 2 * ANSWER_BYTES + ENVELOPE).length).toBeGreaterThan(0);
  expect(await rpc(halley.httpUrl, 'eth_chainId')).toBe('0x7a69');
  expect(halley.printed()).not.toContain('heap');
});
