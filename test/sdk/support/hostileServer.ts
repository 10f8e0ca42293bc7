/**
 * A server that lies to SDKs. Its paths are `/<client>/<kind>/<lie>`: so each client of a program meets each lie as if
 * it were the first. The first request of a path is lied to; all others are answered honestly.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { BATCH_LIES, CALL_LIES, says, TRACES } from './lies.js';
import { HANDSHAKE_LIES, headOf, pushed, SOCKET_LIES, SUBSCRIPTION_LIES, type Line } from './socketLies.js';

export interface HostileServer {
  /** `http://127.0.0.1:port` */
  url: string;
  /** Requests and connections that came to the host that redirects name. */
  elsewhere(): number;
  close(): Promise<void>;
}

interface Request {
  id: unknown;
  method: string;
  params?: unknown[];
}

/** The newest block of the honest answers, and the last that is pushed. */
const NEWEST = 4;
const LAST_PUSHED = 8;

export async function startHostileServer(): Promise<HostileServer> {
  const open = new Set<Socket>();
  let seenElsewhere = 0;
  const other = createServer((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x666"}'));
  other.on('connection', (socket) => {
    seenElsewhere++;
    open.add(socket);
  });
  const elsewhere = await listen(other);

  const told = new Set<string>();
  /** Whether something happens on a path for the first time. */
  const isFirst = (path: string): boolean => !told.has(path) && told.add(path).has(path);

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => answerHttp(body, response, { ...lieOf(request), isFirst, elsewhere }));
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1 << 20 });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
  });
  server.on('upgrade', (request: IncomingMessage, raw: Socket, head: Buffer) => {
    const { path, kind, name } = lieOf(request);
    raw.on('error', () => undefined);
    const lie = kind === 'handshakes' ? HANDSHAKE_LIES[name] : undefined;
    if (lie !== undefined && isFirst(path)) return lie.answer(raw, elsewhere.replace('http:', 'ws:'));
    sockets.handleUpgrade(request, raw, head, (ws) => {
      const line: Line = { raw, say: (text) => ws.send(text) };
      ws.on('error', () => undefined);
      ws.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Request | Request[];
        if (Array.isArray(message)) return answerBatch(line, message, name);
        answerSocket(line, message, { path, kind, name, isFirst, isOpen: () => ws.readyState === ws.OPEN });
      });
    });
  });
  return {
    url: await listen(server),
    elsewhere: () => seenElsewhere,
    async close() {
      for (const socket of open) socket.destroy();
      await Promise.all([server, other].map((one) => once(one.close(), 'close')));
    },
  };
}

interface Place {
  readonly path: string;
  readonly kind: string;
  readonly name: string;
}

function lieOf({ url = '/' }: IncomingMessage): Place {
  const [, , kind = '', name = ''] = url.split('/').map(decodeURIComponent);
  return { path: url, kind, name };
}

interface Told extends Place {
  readonly isFirst: (path: string) => boolean;
}

function answerHttp(body: string, response: ServerResponse, told: Told & { readonly elsewhere: string }): void {
  const batch = told.kind === 'batches' ? BATCH_LIES[told.name] : undefined;
  const call = told.kind === 'traces' ? TRACES[told.name] : CALL_LIES[told.name];
  const lie = batch === undefined ? call?.answer : says(batch.text);
  const message = JSON.parse(body) as Request | Request[];
  const ids = idsOf(message);
  response.on('error', () => undefined);
  if (lie !== undefined && told.isFirst(told.path)) return lie(response, { ids, elsewhere: told.elsewhere });
  const text = Array.isArray(message)
    ? JSON.stringify(message.map((one) => honest(one)))
    : JSON.stringify(honest(message));
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

function idsOf(message: Request | Request[]): string[] {
  return [message].flat().map(({ id }) => JSON.stringify(id));
}

/** Batches are sent to lies only. */
function answerBatch(line: Line, message: Request[], name: string): void {
  const [first = '1', second = '2'] = idsOf(message);
  line.say(BATCH_LIES[name]?.text(first, second) ?? '');
}

function answerSocket(line: Line, request: Request, told: Told & { readonly isOpen: () => boolean }): void {
  const { path, kind, name, isFirst } = told;
  const { id, method, params = [] } = request;
  const lie = kind === 'sockets' ? SOCKET_LIES[name] : undefined;
  if (lie !== undefined && isFirst(path)) return lie.answer(line, JSON.stringify(id));
  if (method === 'eth_subscribe') {
    const lieOfSubscription = SUBSCRIPTION_LIES[name];
    if (lieOfSubscription !== undefined && isFirst(path)) return lieOfSubscription.answer(line, JSON.stringify(id));
    const { fromBlock } = params[1] as { fromBlock: string };
    line.say(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }));
    for (let number = Number(fromBlock); number <= LAST_PUSHED; number++) line.say(pushed(headOf(number)));
    return;
  }
  // The program asks for it once it is subscribed.
  if (method === 'eth_gasPrice') for (const number of [5, 6, 7, 8]) line.say(pushed(headOf(number)));
  if (told.isOpen()) line.say(JSON.stringify(honest(request, SUBSCRIPTION_LIES[name]?.newest)));
}

function honest({ id, method, params = [] }: Request, newest?: number): object {
  const isThere = newest === undefined || Number(params[0]) <= newest;
  const results: Record<string, unknown> = {
    eth_blockNumber: `0x${(newest ?? NEWEST).toString(16)}`,
    eth_gasPrice: '0x2',
    eth_getBlockByNumber: method === 'eth_getBlockByNumber' && isThere ? JSON.parse(headOf(Number(params[0]))) : null,
    eth_unsubscribe: true,
  };
  return { jsonrpc: '2.0', id, result: results[method] };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  // What is read without an encoding comes as buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
