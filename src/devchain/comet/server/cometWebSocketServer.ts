/** The RPC over WebSocket at `/websocket`: every method, and events. The requests of a connection are answered one after another. */
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer as WsServer, type RawData, type WebSocket } from 'ws';

import type { Faults } from '../faults.js';
import { errorResponse, readRequest, type RpcCalls } from './rpcCalls.js';
import { parseError } from './cometRpcError.js';
import type { Subscriber, Subscriptions } from '../events/eventSubscriptions.js';

/** A larger message closes the connection with code 1009. */
const MAX_MESSAGE_BYTES = 1_000_000;

/** The node pings that often, and closes what is silent for a little longer. */
const PING_MS = 27_000;

export interface WebSocketParts {
  calls: RpcCalls;
  subscriptions: Subscriptions;
  faults: Faults;
}

export class WebSocketServer {
  readonly #server = new WsServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  readonly #silent = new WeakSet<WebSocket>();
  readonly #pings: NodeJS.Timeout;
  readonly #parts: WebSocketParts;

  constructor(parts: WebSocketParts) {
    this.#parts = parts;
    const { faults, subscriptions } = parts;
    this.#pings = setInterval(() => this.#pingAll(), PING_MS).unref();
    faults.onChange(({ fault }, on) => {
      if (on && (fault === 'refuseWebSockets' || fault === 'cutWebSockets')) this.#cutAll();
      if (on && fault === 'cancelEvents') subscriptions.cancelAll();
      if (fault === 'muteEvents') subscriptions.muted = on;
    });
  }

  /** Takes upgrades of an HTTP server. */
  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => undefined);
      const [path] = (request.url ?? '').split('?', 1);
      if (path !== '/websocket') return refuse(socket, 404);
      if (this.#parts.faults.isOn('refuseWebSockets')) return refuse(socket, 503);
      this.#server.handleUpgrade(request, socket, head, (accepted) => this.#serve(accepted));
    });
  }

  stop(): void {
    clearInterval(this.#pings);
    this.#cutAll();
    this.#server.close();
  }

  #serve(socket: WebSocket): void {
    const { subscriptions } = this.#parts;
    const subscriber: Subscriber = {
      send: (message) => socket.send(JSON.stringify(message)),
      get unsentBytes() {
        return socket.bufferedAmount;
      },
    };
    let last = Promise.resolve();
    socket.on('message', (data) => {
      this.#silent.delete(socket);
      last = last.then(() => this.#answer(socket, subscriber, data));
    });
    socket.on('pong', () => this.#silent.delete(socket));
    // A broken connection closes, and that is handled.
    socket.on('error', () => undefined);
    socket.on('close', () => subscriptions.remove(subscriber));
  }

  async #answer(socket: WebSocket, subscriber: Subscriber, data: RawData): Promise<void> {
    let request: ReturnType<typeof readRequest>;
    try {
      request = readRequest(JSON.parse(textOf(data)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      subscriber.send(errorResponse(parseError(`error unmarshaling request: ${reason}`)));
      return;
    }
    if (request === null) return;
    const outcome = await this.#parts.calls.answer(request, { id: request.id, subscriber });
    if (outcome === 'close') socket.terminate();
    else if (outcome !== 'hang') subscriber.send(outcome);
  }

  #pingAll(): void {
    for (const socket of this.#server.clients) {
      if (this.#silent.has(socket)) socket.terminate();
      else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }

  #cutAll(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');
}

function refuse(socket: Duplex, status: number): void {
  // Ended alone, it would stay half open for as long as the client likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
