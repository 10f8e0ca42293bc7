/** The RPC over WebSocket at `/websocket`. A connection's requests are answered in order. */
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer as WsServer, type RawData, type WebSocket } from 'ws';

import { MAX_COMET_REQUEST_BYTES } from '../../../chain/node.js';
import type { Faults } from '../faults.js';
import { isOfForeignPage } from './webPages.js';
import type { RpcCalls } from './rpcCalls.js';
import type { Subscriber, EventSubscriptions } from '../events/eventSubscriptions.js';

/** Interval of pings; a connection that sent nothing since the last ping is closed. CometBFT's own interval. */
const PING_MS = 27_000;

/** What the server answers from. */
export interface WebSocketParts {
  calls: RpcCalls;
  subscriptions: EventSubscriptions;
  faults: Faults;
}

/** All WebSocket connections of the node. */
export class CometWebSocketServer {
  /** A larger message closes the connection with code 1009. */
  readonly #server = new WsServer({ noServer: true, maxPayload: MAX_COMET_REQUEST_BYTES, perMessageDeflate: false });
  readonly #silent = new WeakSet<WebSocket>();
  readonly #pings: NodeJS.Timeout;
  readonly #parts: WebSocketParts;

  constructor(parts: WebSocketParts) {
    this.#parts = parts;
    const { faults, subscriptions } = parts;
    this.#pings = setInterval(() => this.#pingAll(), PING_MS).unref();
    faults.onChange(({ fault }, on) => {
      if (on && (fault === 'refuseWebSockets' || fault === 'cutWebSockets')) this.#terminateAll();
      if (on && fault === 'cancelEvents') subscriptions.cancelAll();
      if (fault === 'muteEvents') subscriptions.muted = on;
    });
  }

  /** Accepts the upgrade requests of an HTTP server. */
  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => undefined);
      const [path] = (request.url ?? '').split('?', 1);
      if (path !== '/websocket') return refuse(socket, 404);
      if (isOfForeignPage(request.headers)) return refuse(socket, 403);
      if (this.#parts.faults.isOn('refuseWebSockets')) return refuse(socket, 503);
      this.#server.handleUpgrade(request, socket, head, (accepted) => this.#serve(accepted));
    });
  }

  stop(): void {
    clearInterval(this.#pings);
    this.#terminateAll();
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
    // 'close' follows, and is handled.
    socket.on('error', () => undefined);
    socket.on('close', () => subscriptions.remove(subscriber));
  }

  async #answer(socket: WebSocket, subscriber: Subscriber, data: RawData): Promise<void> {
    const prefix = 'error unmarshaling request: ';
    const reply = await this.#parts.calls.answerText(textOf(data), subscriber, prefix);
    if (reply === 'close') socket.terminate();
    else if (reply !== 'hang') subscriber.send(reply);
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

  #terminateAll(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');
}

function refuse(socket: Duplex, status: number): void {
  // `end` alone leaves the socket half open until the client closes its side.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
