/** Pages of a filter whose answers do not arrive, because the client or Halley goes while they are sent: the next polls bring all of them. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Log, Receipt } from '../../generated/types.js';
import { frame, openBare, TEXT } from '../transport/bareWebSocket.js';
import { connectTo } from '../transport/endpoints.js';
import { until } from './chainProgress.js';
import { startHalley, type HalleyProcess } from './halleyProcess.js';
import { rpc } from './rpc.js';
import { testChains, type TestChain } from './testChains.js';

/** As JSON, 11.5 MB: more than the buffers of both sockets take. */
const CALLS = 7;
const LOGS_OF_A_CALL = 40;
const LOGS = CALLS * LOGS_OF_A_CALL;

let chain: TestChain;
let halley: HalleyProcess;
let emitter: Hex;
let nonce = 0;

beforeAll(async () => {
  const [, startEmbedded] = testChains[1] as (typeof testChains)[number];
  chain = await startEmbedded(50);
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
  emitter = (await send({ data: creationOf('6150006000a0'.repeat(LOGS_OF_A_CALL)) })).contractAddress as Hex;
});

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

/** What creates a contract of this code, of at most 255 bytes. The code here: `log0(0, 20480)`, over and over. */
function creationOf(code: string): Hex {
  return `0x60${(code.length / 2).toString(16)}8060093d393df3${code}`;
}

async function send(call: { to?: Hex; data?: Hex }): Promise<Receipt> {
  const { chainId } = chain;
  const account = privateKeyToAccount((chain.accounts[0] as { privateKey: Hex }).privateKey);
  const fees = { gas: 10_000_000n, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n };
  const raw = await account.signTransaction({ ...call, ...fees, chainId, nonce: nonce++ });
  return rpc(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
}

/** A filter behind which there are so many logs that their answer does not fit into the buffers of a connection. */
async function createFullFilter(): Promise<string> {
  const id = await rpc<string>(halley.httpUrl, 'eth_newFilter', { address: emitter });
  for (let i = 0; i < CALLS; i++) await send({ to: emitter });
  return id;
}

const pollOf = (id: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getFilterChanges', params: [id] });

/** Sends, and resolves when the answer has begun to come; no more of it is read. */
async function beginToRead(socket: Socket, request: string | Buffer): Promise<Socket> {
  socket.on('error', () => undefined);
  socket.write(request);
  const began = once(socket, 'data');
  socket.resume();
  await began;
  return socket.pause();
}

function beginOverHttp(body: string): Promise<Socket> {
  const headers = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return beginToRead(connectTo(new URL(halley.httpUrl).host), `POST / HTTP/1.1\r\n${headers}\r\n${body}`);
}

async function beginOverWebSocket(body: string): Promise<Socket> {
  return beginToRead(await openBare(new URL(halley.wsUrl).host), frame(TEXT, body));
}

/** All that the next polls bring, up to the first that brings nothing. */
async function countOfNextPolls(id: string): Promise<number> {
  let count = 0;
  const poll = (): Promise<Log[]> => rpc(halley.httpUrl, 'eth_getFilterChanges', id);
  await until('a poll brings something', async () => (count = (await poll()).length) > 0);
  for (let more = await poll(); more.length > 0; more = await poll()) count += more.length;
  return count;
}

test.each([
  ['HTTP', beginOverHttp],
  ['WebSocket', beginOverWebSocket],
])('a client that resets its connection in the middle of a poll over %s gets all of it again', async (_name, begin) => {
  const id = await createFullFilter();
  (await begin(pollOf(id))).resetAndDestroy();
  expect(await countOfNextPolls(id)).toBe(LOGS);
});

test.each([
  ['HTTP', beginOverHttp],
  ['WebSocket', beginOverWebSocket],
])('a poll over %s that is cut off by a restart comes again', async (_name, begin) => {
  const id = await createFullFilter();
  const unread = await begin(pollOf(id));
  await halley.restart();
  unread.destroy();
  expect(await countOfNextPolls(id)).toBe(LOGS);
});
