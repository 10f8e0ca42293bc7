/** A WebSocket client for tests, whose messages can be awaited in order. */
import { once } from 'node:events';

import { WebSocket } from 'ws';

export interface Message {
  id?: unknown;
  result?: { query?: string; data?: { type: string; value: unknown }; events?: Record<string, string[]> };
  error?: { code: number; message: string; data?: string };
}

export class WebSocketClient {
  readonly #received: Message[] = [];
  readonly #waiting: ((message: Message) => void)[] = [];
  readonly closed: Promise<number>;
  #lastId = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as Message;
      const waiting = this.#waiting.shift();
      if (waiting === undefined) this.#received.push(message);
      else waiting(message);
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  static async open(rpcUrl: string): Promise<WebSocketClient> {
    const socket = new WebSocket(`${rpcUrl.replace('http', 'ws')}/websocket`);
    const client = new WebSocketClient(socket);
    await once(socket, 'open');
    return client;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of any kind. */
  next(): Promise<Message> {
    const message = this.#received.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Sends a request and takes the next message as its answer. */
  ask(method: string, params: unknown = {}): Promise<Message> {
    this.send({ jsonrpc: '2.0', id: ++this.#lastId, method, params });
    return this.next();
  }

  subscribe(query: string): Promise<Message> {
    return this.ask('subscribe', { query });
  }

  close(): void {
    this.socket.terminate();
  }
}
