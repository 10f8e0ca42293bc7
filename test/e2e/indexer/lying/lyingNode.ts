/** A proxy before the RPC of a node, which changes answers and events as a test says. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import WebSocket, { WebSocketServer } from 'ws';

/** A parsed value that a lie may change in place. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Returns what is answered instead, or throws a Denial. `method` is `NewBlock` for the value of such an event. */
export type Lie = (method: string, result: Json) => Json;

/** The node refuses the call with this text instead. */
export class Denial extends Error {}

export class LyingNode {
  lie: Lie = (_, result) => result;
  /** The most calls of a batch, as `max_request_batch_size` of config.toml; 0 for a proxy that knows no batches. */
  mostCalls = 10;
  /** How many calls each request had so far. */
  readonly requests: number[] = [];
  readonly #target: string;
  readonly #server: Server;
  readonly #sockets: WebSocketServer;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      void text(request)
        .then((body) => this.#forward(body))
        .then((answer) => response.setHeader('content-type', 'application/json').end(answer))
        .catch(() => response.destroy());
    });
    this.#sockets = new WebSocketServer({ server: this.#server });
    this.#sockets.on('connection', (client) => this.#join(client));
  }

  static async start(target: string): Promise<LyingNode> {
    const node = new LyingNode(target);
    node.#server.listen(0, '127.0.0.1');
    await once(node.#server, 'listening');
    return node;
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
  }

  async stop(): Promise<void> {
    for (const client of this.#sockets.clients) client.terminate();
    this.#sockets.close();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #forward(body: string): Promise<string> {
    const calls = JSON.parse(body) as Call | Call[];
    this.requests.push(Array.isArray(calls) ? calls.length : 1);
    if (!Array.isArray(calls)) return this.#answer(calls);
    if (this.mostCalls === 0) return '<html>Bad Request</html>';
    if (calls.length > this.mostCalls) {
      const data = `batch request exceeds maximum (${this.mostCalls}) allowed number of requests`;
      return JSON.stringify({ jsonrpc: '2.0', id: -1, error: { code: -32600, message: 'Invalid Request', data } });
    }
    return `[${(await Promise.all(calls.map((call) => this.#answer(call)))).join(',')}]`;
  }

  async #answer(call: Call): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(this.#target, { method: 'POST', headers, body: JSON.stringify(call) });
    const answer = (await response.json()) as { id: number; result?: Json };
    const { method } = call;
    try {
      if (answer.result !== undefined) answer.result = this.lie(method, answer.result);
    } catch (error) {
      if (!(error instanceof Denial)) throw error;
      const refusal = { code: -32603, message: 'Internal error', data: error.message };
      return JSON.stringify({ jsonrpc: '2.0', id: answer.id, error: refusal });
    }
    return JSON.stringify(answer);
  }

  #join(client: WebSocket): void {
    const upstream = new WebSocket(`${this.#target.replace('http', 'ws')}/websocket`);
    const early: string[] = [];
    upstream.on('open', () => early.splice(0).forEach((message) => upstream.send(message)));
    client.on('message', (data: Buffer) => {
      const message = data.toString('utf8');
      if (upstream.readyState === WebSocket.OPEN) upstream.send(message);
      else early.push(message);
    });
    upstream.on('message', (data: Buffer) => client.send(this.#falsified(data.toString('utf8'))));
    upstream.on('error', () => client.terminate());
    upstream.on('close', () => client.close());
    client.on('close', () => upstream.terminate());
  }

  #falsified(message: string): string {
    const parsed = JSON.parse(message) as { result?: { data?: { value: Json } } };
    const data = parsed.result?.data;
    if (data === undefined) return message;
    data.value = this.lie('NewBlock', data.value);
    return JSON.stringify(parsed);
  }
}

interface Call {
  id: number;
  method: string;
  params: unknown;
}

/** The way to a field: names and indices. */
export type Path = (string | number)[];

/** The paths of all fields of an answer, of lists and of objects too, where each holds something. */
export function fieldsOf(json: Json, at: Path = []): Path[] {
  if (json === null || typeof json !== 'object') return [at];
  const inner = Object.entries(json).flatMap(([key, value]) => {
    return fieldsOf(value, [...at, Array.isArray(json) ? Number(key) : key]);
  });
  return Array.isArray(json) && json.length > 0 ? [at, ...inner] : inner;
}

/** The answer with one field changed to another value of its kind; null when it has no such field. */
export function withLie(json: Json, path: Path): Json | null {
  return withValue(json, path, (value) => otherThan(value, String(path.at(-1))));
}

/** The answer with one field changed, or taken away (undefined); null when it has no such field. */
export function withValue(json: Json, path: Path, change: (value: Json) => Json | undefined): Json | null {
  const copy = structuredClone(json);
  let holder: Json = copy;
  for (const key of path.slice(0, -1)) {
    holder = (holder as Record<string | number, Json>)[key] ?? null;
    if (holder === null || typeof holder !== 'object') return null;
  }
  const last = path.at(-1)!;
  const fields = holder as Record<string | number, Json>;
  if (!(last in fields)) return null;
  const value = change(fields[last] as Json);
  if (value !== undefined) fields[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete fields[last];
  return copy;
}

function otherThan(value: Json, name: string): Json {
  if (value === null) return name === 'data' ? 'AAAA' : [];
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  if (/^-?\d+$/.test(value)) return String(BigInt(value) + 1n);
  if (/^([0-9A-Fa-f]{2})+$/.test(value)) return `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
  if (value === '') return name === 'data' ? 'AAAA' : 'x';
  return `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
}
