/**
 * A proxy between a client and a server, for HTTP and WebSocket. It changes nothing and notes which methods the server
 * answered with an error, and with which.
 */
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer, type RawData } from 'ws';

/** An error that a method was answered with, and how often. */
export interface RefusedMethod {
  method: string;
  code: number;
  message: string;
  count: number;
}

export interface Proxy {
  /** `host:port`, for http:// and ws://. */
  host: string;
  /** How many requests there were, by method. */
  requests: Map<string, number>;
  refused: Map<string, RefusedMethod>;
  stop(): Promise<void>;
}

interface Message {
  id?: unknown;
  method?: string;
  error?: { code: number; message: string };
}

/** Starts one on a free loopback port. `upstream` is `host:port`. */
export async function startProxy(upstream: string): Promise<Proxy> {
  const requests = new Map<string, number>();
  const refused = new Map<string, RefusedMethod>();

  const server = createServer((request, response) => void forward(request, response));
  const sockets = new WebSocketServer({ server, maxPayload: 0 });
  sockets.on('connection', join);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a TCP port, so its address is an object.
  const { port } = server.address() as AddressInfo;

  return {
    host: `127.0.0.1:${port}`,
    requests,
    refused,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await readAll(request);
      const [host, port] = upstream.split(':');
      const { connection: _connection, ...headers } = request.headers;
      const outgoing = httpRequest({ host, port, method: request.method, path: request.url, headers });
      outgoing.end(body);
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      const bytes = await readAll(answer);
      const plain = answer.headers['content-encoding'] === undefined ? bytes.toString() : '';
      note(messagesIn(body.toString()), messagesIn(plain));
      const { 'transfer-encoding': _chunked, connection: _kept, ...answerHeaders } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...answerHeaders, 'content-length': bytes.length });
      response.end(bytes);
    } catch (error) {
      response.destroy(error instanceof Error ? error : undefined);
    }
  }

  function join(client: WebSocket): void {
    const server = new WebSocket(`ws://${upstream}`, { maxPayload: 0 });
    const asked = new Map<unknown, Message>();
    const waiting: [RawData, boolean][] = [];
    client.on('message', (data, isBinary) => {
      for (const message of messagesIn(textOf(data))) asked.set(message.id, message);
      if (server.readyState === WebSocket.OPEN) server.send(data, { binary: isBinary });
      else waiting.push([data, isBinary]);
    });
    server.on('open', () => waiting.splice(0).forEach(([data, isBinary]) => server.send(data, { binary: isBinary })));
    server.on('message', (data, isBinary) => {
      const answers = messagesIn(textOf(data)).filter(({ id }) => asked.has(id));
      note(
        answers.map(({ id }) => asked.get(id) ?? {}),
        answers,
      );
      client.send(data, { binary: isBinary });
    });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('close', () => to.close());
      from.on('error', () => to.terminate());
    }
  }

  function note(asked: Message[], answers: Message[]): void {
    for (const { method, id } of asked) {
      if (method === undefined) continue;
      requests.set(method, (requests.get(method) ?? 0) + 1);
      const error = answers.find((answer) => answer.id === id)?.error;
      if (error === undefined) continue;
      const key = `${method} ${error.code}`;
      const { code, message } = error;
      const known = refused.get(key) ?? { method, code, message, count: 0 };
      refused.set(key, { ...known, count: known.count + 1 });
    }
  }
}

function messagesIn(text: string): Message[] {
  try {
    // What is no JSON-RPC message has none of the fields that are read.
    const parsed = JSON.parse(text) as Message | Message[];
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    return [];
  }
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString();
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
