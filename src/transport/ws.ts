/**
 * JSON-RPC over WebSocket: one message is one body, answered when it is ready. Listens on an address of its own, takes upgrades from the HTTP
 * address, or both. Knows frames, origins, sizes and signs of life, and not one method name.
 */
import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer as WsServer, type WebSocket } from 'ws';
import { CLOSE_TRY_AGAIN_LATER } from '../jsonrpc/connection.js';
import type { Dispatcher } from '../jsonrpc/dispatch.js';
import { rpcError, type ErrorLog } from '../jsonrpc/errors.js';
import { encodeError } from '../jsonrpc/message.js';
import { listen } from './listen.js';
import { Origins } from './origins.js';
import { SendBudget } from './sendBudget.js';
import { WsConnection, type ConnectionOptions } from './wsConnection.js';

export interface WebSocketOptions extends ConnectionOptions {
  /** `host:port` of a listener of its own; port 0 lets the system choose; empty for none. */
  address: string;
  /** Origins of web pages that may connect; `*` for all. Clients that are no browsers send none and are not asked. */
  origins: readonly string[];
  /** 0 is no limit; connections above it are told so and closed with 1013. */
  maxConnections: number;
  /** 0 is never; then no silent or stalled client is closed for it. */
  pingIntervalMs: number;
  /** How long a client may take to send the headers of its upgrade. */
  headersTimeoutMs: number;
  /** How long `stop` waits for requests in progress. */
  drainTimeoutMs: number;
}

export interface WebSocketTransportParts {
  dispatcher: Dispatcher;
  log: ErrorLog & { debug(fields: object, message: string): void };
}

/** A message up to this many times the limit is read to its end, so that its sender gets to see the refusal; a longer one is cut off. */
const DISCARD_FACTOR = 2;

/** Connections that are pinged before requests get their turn. */
const CHECKED_TOGETHER = 100;

/** The WebSocket side of the service: start, address, stop. */
export class WebSocketTransport {
  readonly #options: WebSocketOptions;
  readonly #parts: WebSocketTransportParts;
  readonly #origins: Origins;
  readonly #upgrades: WsServer;
  readonly #connections = new Map<WebSocket, WsConnection>();
  readonly #budget: SendBudget;
  readonly #listener: Server | null;
  #pings: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(options: WebSocketOptions, parts: WebSocketTransportParts) {
    this.#options = options;
    this.#parts = parts;
    this.#origins = new Origins(options.origins);
    this.#budget = new SendBudget(options);
    this.#upgrades = new WsServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.maxMessageBytes * DISCARD_FACTOR,
    });
    this.#listener = options.address === '' ? null : this.#createListener();
  }

  /** Starts to listen; answers `host:port` with the real port, or null without a listener of its own. */
  async start(): Promise<string | null> {
    const { pingIntervalMs } = this.#options;
    if (pingIntervalMs > 0) this.#pings = setInterval(() => void this.#checkAll(), pingIntervalMs).unref();
    return this.#listener === null ? null : listen(this.#listener, this.#options.address);
  }

  /** Takes an upgrade of an HTTP server. Usable without `this`. */
  readonly handleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', (err) => this.#parts.log.debug({ err }, 'connection failed'));
    const path = (request.url ?? '/').split('?', 1)[0];
    if (this.#stopping) return refuseUpgrade(socket, 503);
    if (path !== '/') return refuseUpgrade(socket, 404);
    if (!this.#origins.allows(request.headers.origin)) return refuseUpgrade(socket, 403);
    this.#upgrades.handleUpgrade(request, socket, head, (webSocket) => this.#accept(webSocket, socket, request));
  };

  /**
   * Takes no more connections, answers what is in progress, and cuts off what is not done by the deadline. Whoever follows an answer knows what
   * became of it when this resolves.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#pings);
    const listenerClosed = new Promise<void>((resolve) => {
      if (this.#listener?.listening !== true) resolve();
      else this.#listener.close(() => resolve());
    });
    const closed = [...this.#connections.keys()].map(
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    );
    for (const connection of this.#connections.values()) connection.closeWhenIdle();
    let deadline: NodeJS.Timeout | undefined;
    const cutOff = new Promise((resolve) => {
      deadline = setTimeout(() => {
        for (const socket of this.#connections.keys()) socket.terminate();
        this.#listener?.closeAllConnections();
        resolve(Promise.all(closed));
      }, this.#options.drainTimeoutMs);
    });
    await Promise.race([Promise.all([...closed, listenerClosed]), cutOff]);
    clearTimeout(deadline);
  }

  #createListener(): Server {
    const { headersTimeoutMs } = this.#options;
    const timeouts = { headersTimeout: headersTimeoutMs, requestTimeout: headersTimeoutMs };
    const server = createServer(timeouts, (_request, response) => {
      response.writeHead(426, { upgrade: 'websocket', connection: 'upgrade, close', 'content-type': 'text/plain' });
      response.end('this address takes WebSocket connections\n');
    });
    server.on('upgrade', this.handleUpgrade);
    return server;
  }

  #accept(webSocket: WebSocket, socket: Duplex, request: IncomingMessage): void {
    const { maxConnections } = this.#options;
    const { dispatcher, log } = this.#parts;
    webSocket.on('error', (err) => log.debug({ err }, 'connection failed'));
    const count = this.#connections.size + 1;
    if (maxConnections > 0 && count > maxConnections) return refuseConnection(webSocket, count, maxConnections);
    const remoteAddress = request.socket.remoteAddress ?? '';
    const upgraded = { webSocket, socket, remoteAddress };
    const connection = new WsConnection(upgraded, dispatcher, this.#budget, this.#options);
    this.#connections.set(webSocket, connection);
    webSocket.on('close', () => this.#connections.delete(webSocket));
  }

  /** Some at a time: thousands of pings at once would hold up requests. */
  async #checkAll(): Promise<void> {
    let checked = 0;
    for (const connection of this.#connections.values()) {
      connection.checkAlive();
      if (++checked % CHECKED_TOGETHER === 0) await new Promise(setImmediate);
    }
  }
}

function refuseConnection(webSocket: WebSocket, value: number, limit: number): void {
  const error = rpcError('limitExceeded', { what: 'WebSocket connections', value, limit }, { limit });
  webSocket.send(encodeError('null', error));
  webSocket.close(CLOSE_TRY_AGAIN_LATER, 'too many connections');
}

function refuseUpgrade(socket: Duplex, status: number): void {
  // Ended alone, it would stay half open for as long as the client likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
