/** Clients that send next to nothing, on many connections: each is ended by its time-out, and others are served. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { fakeDispatcher } from '../jsonrpc/fakeService.js';
import {
  CHAIN_ID,
  CHAIN_ID_ANSWER,
  connectTo,
  exchange,
  startHttp,
  startWebSocket,
  stoppedAfterEach,
} from './endpoints.js';

const CONNECTIONS_OF_EACH = 50;

const started = stoppedAfterEach();
const dribbles: NodeJS.Timeout[] = [];
afterEach(() => {
  for (const dribble of dribbles.splice(0)) clearInterval(dribble);
});

/** Sends `first`, then one byte at a time, whatever it hears. Resolves to what it heard when it was ended. */
async function dribble(address: string, first: string, next: string): Promise<string> {
  const socket: Socket = connectTo(address);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(first);
  if (next !== '') dribbles.push(setInterval(() => socket.writable && socket.write(next), 10));
  await once(socket, 'close');
  return heard.slice(0, heard.indexOf('\r\n'));
}

const HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const UPGRADE = 'GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n';

/** What a client sends first, and then again and again. */
const SLOW: Readonly<Record<string, readonly [first: string, next: string]>> = {
  nothing: ['', ''],
  'headers that never end': [`${HEAD}x: `, 'x'],
  'headers one after another': [HEAD, 'x: y\r\n'],
  'a body byte by byte': [`${HEAD}content-length: 100000\r\n\r\n`, ' '],
  'a body in chunks of one byte': [`${HEAD}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  'an upgrade that never ends': [UPGRADE, 'x'],
};

test('slow clients are ended with 408, and others are served meanwhile', async () => {
  const dispatcher = fakeDispatcher();
  const http = await startHttp(dispatcher, { headersTimeoutMs: 300, requestTimeoutMs: 600 });
  const ws = await startWebSocket(dispatcher, { headersTimeoutMs: 300 });
  started.push(http.server, ws.server);
  const endings = Object.values(SLOW).flatMap(([first, next]) =>
    Array.from({ length: CONNECTIONS_OF_EACH }, () => dribble(http.address, first, next)),
  );
  const upgrades = Array.from({ length: CONNECTIONS_OF_EACH }, () => dribble(ws.address, UPGRADE, 'x'));
  let areEnded = false;
  const all = Promise.all([...endings, ...upgrades]).finally(() => (areEnded = true));
  let served = 0;
  while (!areEnded) {
    const { status, body } = await exchange(http.address, CHAIN_ID);
    expect([status, String(body)]).toEqual([200, CHAIN_ID_ANSWER]);
    served++;
  }
  expect(served).toBeGreaterThan(0);
  expect(new Set(await all)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
}, 30_000);
