/** A proxy before a real server, in whose answers and notifications a test may lie. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import WebSocket, { WebSocketServer } from 'ws';
import { Pace } from '../../../conformance/client/pace.js';
import { identify, type Server } from '../../../conformance/identify.js';
import { Session } from '../../../conformance/session.js';

/** What a server says to one request: one of the two. */
export interface Said {
  result?: unknown;
  error?: { code: number; message: string };
}

/** Changes what is said to a request; what it returns is answered. */
export type AnswerLie = (method: string, said: Said, params: unknown[]) => Said;

/** What is pushed in place of the `result` of a notification. */
export type PushLie = (result: unknown) => unknown[];

export interface LyingProxy {
  url: string;
  wsUrl: string;
  /** WebSockets that are open now. */
  openSockets(): number;
  stop(): Promise<unknown>;
}

interface Message extends Said {
  jsonrpc?: string;
  id?: unknown;
  method?: string;
  params?: unknown[] & { subscription?: string; result?: unknown };
}

/** The message in a text; null for a batch, and for what is no message. */
function messageIn(content: string): Message | null {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Starts it on a free port before the server at `target`, which takes HTTP and WebSocket. */
export async function startLyingProxy(target: string, lie: AnswerLie, push: PushLie): Promise<LyingProxy> {
  const told = (request: string, answer: string): string => {
    const asked = messageIn(request);
    const answered = messageIn(answer);
    if (asked === null || answered === null) return answer;
    const { jsonrpc, id, ...said } = answered;
    const falsified = lie(asked.method ?? '', said, asked.params ?? []);
    // What is no lie passes as it came: numbers may be greater than JavaScript's.
    return falsified === said ? answer : JSON.stringify({ jsonrpc, id, ...falsified });
  };
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const answer = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    response.end(told(body, await answer.text()));
  };
  const server = createServer((request, response) => void forward(request, response));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (client) => {
    const requests = new Map<unknown, string>();
    const onward = new WebSocket(target.replace('http', 'ws'));
    const open = once(onward, 'open');
    // A client that leaves early ends a connection that is being made.
    open.catch(() => undefined);
    onward.on('error', () => undefined);
    client.on('message', (data: Buffer) => {
      const request = data.toString();
      requests.set(messageIn(request)?.id, request);
      void open.then(() => onward.send(request));
    });
    client.on('close', () => onward.close());
    onward.on('message', (data: Buffer) => {
      const message = messageIn(data.toString());
      if (message?.method !== 'eth_subscription')
        return client.send(told(requests.get(message?.id) ?? '', data.toString()));
      for (const result of push(message.params?.result))
        client.send(JSON.stringify({ ...message, params: { ...message.params, result } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${place}`,
    wsUrl: `ws://${place}`,
    openSockets: () => sockets.clients.size,
    stop: () => {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What checks get of a server behind a proxy. */
export interface Proxied {
  session: Session;
  server: Server;
  wsUrl: string;
}

/** Rule and method of each finding of `check`, which asks the server at `target` through a proxy that lies. */
export async function findingsThrough(
  target: string,
  check: (proxied: Proxied) => Promise<void>,
  lie: AnswerLie = (_method, said) => said,
  push: PushLie = (result) => [result],
): Promise<string[]> {
  const proxy = await startLyingProxy(target, lie, push);
  try {
    const pace = new Pace({ rate: 100_000, maxRequests: 1000, maxSeconds: 60 });
    const session = new Session({ url: proxy.url, limits: { maxResponseBytes: 1_000_000, timeoutMs: 5_000 }, pace });
    await check({ session, server: await identify(session), wsUrl: proxy.wsUrl });
    return session.findings.map(({ rule, method }) => `${rule}: ${method}`);
  } finally {
    await proxy.stop();
  }
}
