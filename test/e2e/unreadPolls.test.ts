/**
 * Polls of a filter whose answers are cut off, because the client or Halley ends: the next polls return all entries.
 */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { beforeAll, expect, test } from '@jest/globals';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Log, Receipt } from '../../generated/types.js';
import { frame, openBare, TEXT } from '../unit/transport/bareWebSocket.js';
import { connectTo } from '../unit/transport/endpoints.js';
import { until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { rpc } from '../support/rpc.js';
import { startEmbedded } from '../support/testChains.js';

/** As JSON the logs are 11.5 MB: more than the buffers of both sockets hold. */
const CALLS = 7;
const LOGS_OF_A_CALL = 40;
const LOGS = CALLS * LOGS_OF_A_CALL;

const { chain, halley } = halleyStage(() => startEmbedded(50));
let emitter: Hex;
let nonce = 0;

beforeAll(async () => {
  // The code repeats `log0(0, 20480)`.
  emitter = (await send({ data: creationOf('6150006000a0'.repeat(LOGS_OF_A_CALL)) })).contractAddress as Hex;
});

/** Creation code of a contract with this code of at most 255 bytes. */
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

/** Creates filters with so many new logs that the answer to a poll does not fit into the buffers of a connection. */
async function createFullFilters(count: number): Promise<string[]> {
  const criteria = { address: emitter };
  const creations = Array.from({ length: count }, () => rpc<string>(halley.httpUrl, 'eth_newFilter', criteria));
  const ids = await Promise.all(creations);
  for (let i = 0; i < CALLS; i++) await send({ to: emitter });
  return ids;
}

const pollOf = (id: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getFilterChanges', params: [id] });

/** Sends a request, and resolves when the first bytes of the answer have come. No more is read. */
async function beginToRead(socket: Socket, request: string | Buffer): Promise<Socket> {
  socket.on('error', () => undefined);
  socket.write(request);
  const began = once(socket, 'data');
  socket.resume();
  await began;
  return socket.pause();
}

function beginOverHttp(body: string): Promise<Socket> {
  const headers = `host: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return beginToRead(connectTo(new URL(halley.httpUrl).host), `POST / HTTP/1.1\r\n${headers}\r\n${body}`);
}

async function beginOverWebSocket(body: string): Promise<Socket> {
  return beginToRead(await openBare(new URL(halley.wsUrl).host), frame(TEXT, body));
}

/** Number of entries of the next polls, up to the first empty one. */
async function countOfNextPolls(id: string): Promise<number> {
  let count = 0;
  const poll = (): Promise<Log[]> => rpc(halley.httpUrl, 'eth_getFilterChanges', id);
  await until('a poll returns entries', async () => (count = (await poll()).length) > 0);
  for (let more = await poll(); more.length > 0; more = await poll()) count += more.length;
  return count;
}

test('a client that resets its connection in the middle of a poll gets all entries again', async () => {
  const [overHttp, overWebSocket] = (await createFullFilters(2)) as [string, string];
  (await beginOverHttp(pollOf(overHttp))).resetAndDestroy();
  (await beginOverWebSocket(pollOf(overWebSocket))).resetAndDestroy();
  expect(await countOfNextPolls(overHttp)).toBe(LOGS);
  expect(await countOfNextPolls(overWebSocket)).toBe(LOGS);
});

test('a poll that a restart cuts off returns all entries again', async () => {
  const [overHttp, overWebSocket] = (await createFullFilters(2)) as [string, string];
  const unread = [await beginOverHttp(pollOf(overHttp)), await beginOverWebSocket(pollOf(overWebSocket))];
  await halley.restart();
  for (const socket of unread) socket.destroy();
  expect(await countOfNextPolls(overHttp)).toBe(LOGS);
  expect(await countOfNextPolls(overWebSocket)).toBe(LOGS);
});
