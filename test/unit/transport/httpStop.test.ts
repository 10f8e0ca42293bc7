/** A stop lets every answer that was begun arrive, within the time it has. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import { Site } from '../../../src/transport/site/site.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { CHAIN_ID, CHAIN_ID_ANSWER, connectTo, startHttp } from './endpoints.js';
import { siteFolder } from './siteFolder.js';

/** More than the buffers of both sockets take. */
const LARGE_BYTES = 30_000_000;
const LONGER_THAN_THE_TEST_MS = 120_000;

const GAS_PRICE = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';

async function start() {
  const gasPrice: AnyHandler = () => new EncodedJson(Buffer.from(`"${'x'.repeat(LARGE_BYTES)}"`));
  const dispatcher = fakeDispatcher({ maxResponseBytes: 2 * LARGE_BYTES }, new MemoryLog(), { eth_gasPrice: gasPrice });
  const site = await Site.open(await siteFolder({ 'index.html': '', 'page.txt': 'x'.repeat(LARGE_BYTES) }));
  return startHttp(dispatcher, { drainTimeoutMs: LONGER_THAN_THE_TEST_MS }, { site });
}

function post(body: string, headers = ''): string {
  const fixed = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return `POST / HTTP/1.1\r\n${fixed}${headers}\r\n${body}`;
}

/** Sends a request, and resolves when the first bytes of the answer arrive. Reads no more of it. */
async function beginToRead(address: string, text: string): Promise<{ socket: Socket; chunks: Buffer[] }> {
  const socket = connectTo(address);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'data');
  socket.pause();
  return { socket, chunks };
}

/** The bodies of all answers up to the end of the connection. */
function bodiesOf(chunks: Buffer[]): string[] {
  let rest = Buffer.concat(chunks);
  const bodies: string[] = [];
  while (rest.length > 0) {
    const start = rest.indexOf('\r\n\r\n') + 4;
    const length = Number(/content-length: (\d+)/i.exec(rest.subarray(0, start).toString())?.[1]);
    bodies.push(rest.subarray(start, start + length).toString());
    rest = rest.subarray(start + length);
  }
  return bodies;
}

const lengths = (bodies: string[]): number[] => bodies.map(({ length }) => length);
const ANSWER_LENGTH = '{"jsonrpc":"2.0","id":1,"result":""}'.length + LARGE_BYTES;

test.each([
  ['an answer', post(GAS_PRICE), ANSWER_LENGTH],
  ['a page', 'GET /docs/page.txt HTTP/1.1\r\nhost: x\r\n\r\n', LARGE_BYTES],
])('%s that is being sent arrives completely, then its connection is closed', async (_what, text, length) => {
  const { server, address } = await start();
  const { socket, chunks } = await beginToRead(address, text);
  const stopped = server.stop();
  await new Promise(setImmediate);
  socket.resume();
  await once(socket, 'close');
  expect(lengths(bodiesOf(chunks))).toEqual([length]);
  await stopped;
});

test('answers that wait behind the one being sent arrive as well', async () => {
  const { server, address } = await start();
  const { socket, chunks } = await beginToRead(address, post(GAS_PRICE) + post(CHAIN_ID) + post(GAS_PRICE));
  const stopped = server.stop();
  await new Promise(setImmediate);
  socket.resume();
  await once(socket, 'close');
  expect(lengths(bodiesOf(chunks))).toEqual([ANSWER_LENGTH, CHAIN_ID_ANSWER.length, ANSWER_LENGTH]);
  await stopped;
});

test('idle connections are closed at once', async () => {
  const { server, address } = await start();
  const { socket, chunks } = await beginToRead(address, post(CHAIN_ID));
  socket.resume();
  const closed = once(socket, 'close');
  await server.stop();
  await closed;
  expect(bodiesOf(chunks)).toEqual([CHAIN_ID_ANSWER]);
});
