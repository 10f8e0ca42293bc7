/** Host names and origins that are refused: what the client gets, what is counted, and what the log says. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { fakeDispatcher, MemoryLog } from '../../jsonrpc/fakeService.js';
import { CHAIN_ID, clientUsages, exchange, startHttp, startWebSocket, stoppedAfterEach } from '../endpoints.js';

const started = stoppedAfterEach();

const UNKNOWN_HOST =
  'the Host header has a name that is not allowed: halley dev --allow-host or halley start --json-rpc.vhosts allows it';
const UNKNOWN_ORIGIN =
  'pages of this origin may not call: halley dev --allow-origin or halley start --json-rpc.cors-origins (--json-rpc.ws-origins for WebSockets) allows it';

const HOST = { host: 'halley:8546' };
const PAGE = { host: 'localhost', origin: 'https://evil.example' };

/** Both transports of one service. */
async function stage() {
  const parts = { usages: clientUsages(), log: new MemoryLog() };
  const webSocket = await startWebSocket(fakeDispatcher(), { origins: [], hostNames: [] }, parts);
  started.push(webSocket.server);
  const http = await startHttp(fakeDispatcher(), { corsOrigins: [], hostNames: [] }, parts);
  started.push(http.server);
  return { ...parts, webSocket: webSocket.address, http: http.address };
}

/** The answer to an upgrade that is refused. */
function upgrade(address: string, headers: Record<string, string>): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const upgrading = { connection: 'upgrade', upgrade: 'websocket', ...headers };
    get(`http://${address}/`, { headers: upgrading }, (response) => {
      void text(response).then((body) => resolve([response.statusCode, body]));
    }).on('error', reject);
  });
}

test('a WebSocket that is refused for its Host or Origin gets 403 and the reason', async () => {
  const { webSocket } = await stage();
  expect(await upgrade(webSocket, HOST)).toEqual([403, `${UNKNOWN_HOST}\n`]);
  expect(await upgrade(webSocket, PAGE)).toEqual([403, `${UNKNOWN_ORIGIN}\n`]);
});

test('refusals of both transports are counted, and the first of each kind is logged', async () => {
  const { webSocket, http, usages, log } = await stage();
  await upgrade(webSocket, HOST);
  await upgrade(webSocket, PAGE);
  for (const headers of [HOST, PAGE, PAGE]) expect((await exchange(http, CHAIN_ID, { headers })).status).toBe(403);
  expect(usages.rejected).toMatchObject({ host: 2, origin: 3, rate: 0 });
  expect(log.lines.filter(({ level }) => level === 'warn')).toEqual([
    { level: 'warn', fields: { host: 'halley:8546' }, message: UNKNOWN_HOST },
    { level: 'warn', fields: { origin: 'https://evil.example' }, message: UNKNOWN_ORIGIN },
  ]);
});

test('of a long name, the log has the beginning', async () => {
  const { http, log } = await stage();
  await exchange(http, CHAIN_ID, { headers: { host: 'x'.repeat(1_000) } });
  expect(log.lines.at(-1)?.fields).toEqual({ host: 'x'.repeat(200) });
});
