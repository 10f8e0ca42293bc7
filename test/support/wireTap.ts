/** A proxy between a client and Halley that forwards everything and records requests, answers and notifications. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

interface Request {
  id: number;
  method: string;
  params?: unknown[];
}

export interface Exchange {
  method: string;
  params: unknown[];
  result?: unknown;
  error?: { code: number; message: string };
}

export interface Pushed {
  subscription: string;
  result: unknown;
}

type FromHalley = (Pick<Exchange, 'result' | 'error'> & { id: number }) | { method: string; params: Pushed };

export class WireTap {
  /** In the order of the answers. */
  readonly exchanges: Exchange[] = [];
  readonly notifications: Pushed[] = [];
  readonly #http = createServer((request, response) => void this.#forward(request, response));
  readonly #sockets = new WebSocketServer({ server: this.#http });
  readonly #halley: { httpUrl: string; wsUrl: string };

  private constructor(halley: { httpUrl: string; wsUrl: string }) {
    this.#halley = halley;
    this.#sockets.on('connection', (client) => this.#join(client));
  }

  static async start(halley: { httpUrl: string; wsUrl: string }): Promise<WireTap> {
    const tap = new WireTap(halley);
    tap.#http.listen(0, '127.0.0.1');
    await once(tap.#http, 'listening');
    return tap;
  }

  get httpUrl(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  get wsUrl(): string {
    return this.httpUrl.replace('http', 'ws');
  }

  /** The results of a method so far, one entry per call. Errors are left out. */
  answers<T = string>(method: string): T[] {
    return this.exchanges.filter((each) => each.method === method && 'result' in each).map(({ result }) => result as T);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(this.#halley.httpUrl, { method: 'POST', headers, body });
    const answer = await response.text();
    const asked = new Map<number, Request>();
    remember(asked, body);
    this.#record(asked, answer);
    outgoing.writeHead(response.status, headers).end(answer);
  }

  #join(client: WebSocket): void {
    const upstream = new WebSocket(this.#halley.wsUrl);
    const open = once(upstream, 'open');
    const asked = new Map<number, Request>();
    client.on('message', (data: Buffer) => {
      const message = data.toString();
      remember(asked, message);
      void open.then(() => upstream.send(message));
    });
    upstream.on('message', (data: Buffer) => {
      const message = data.toString();
      this.#record(asked, message);
      client.send(message);
    });
    client.on('close', () => upstream.close());
    upstream.on('close', () => client.close());
  }

  #record(asked: Map<number, Request>, message: string): void {
    for (const each of listOf<FromHalley>(message)) {
      if ('method' in each) {
        this.notifications.push(each.params);
        continue;
      }
      const { id, ...outcome } = each;
      const { method, params = [] } = asked.get(id) as Request;
      asked.delete(id);
      this.exchanges.push({ method, params, ...outcome });
    }
  }
}

function remember(asked: Map<number, Request>, message: string): void {
  for (const request of listOf<Request>(message)) asked.set(request.id, request);
}

/** The message, or the messages of a batch. */
function listOf<T>(message: string): T[] {
  return [JSON.parse(message) as T | T[]].flat() as T[];
}
