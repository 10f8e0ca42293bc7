/**
 * JSON-RPC over WebSocket: each message is a body, and answers are sent when they are ready. Listens on its own
 * address, accepts upgrades of the HTTP address, or both. Knows origins, sizes and pings, but no method names.
 */
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { contractLimits } from '../../generated/methods.js';
import type { Access } from '../caller/caller.js';
import type { ClientAddress } from '../jsonrpc/client.js';
import { CLOSE_TRY_AGAIN_LATER } from '../jsonrpc/request.js';
import type { Dispatcher } from '../jsonrpc/dispatch.js';
import { rpcError, type ErrorLog } from '../jsonrpc/rpcErrors.js';
import { encodeError } from '../jsonrpc/message.js';
import { CHECK_INTERVALS_PER_TIMEOUT, createServer, onConnection } from './listen.js';
import { ServedPort, type ConnectionSource } from './servedPort.js';
import { HostNames, Origins, countUnknownHost, countUnknownOrigin, parseHost } from './hostAndOrigin.js';
import { LostConnections } from './fairness/lostConnections.js';
import type { MemoryBudget } from '../caller/memoryBudget.js';
import { ConnectionMemory } from './memory/connectionMemory.js';
import { ReadingTurns } from './memory/readingTurns.js';
import type { Authenticated, Authenticator } from './authenticator.js';
import type { TlsFiles } from './tlsFiles.js';
import type { ClientAddresses } from './clientAddresses.js';
import { admitConnection } from './fairness/admitConnection.js';
import type { ClientUsages } from './fairness/clientUsages.js';
import { WsConnection, type ConnectionOptions } from './wsConnection.js';
import { formatListenAddress, isLoopback, parseListenAddress, withoutBrackets } from '../config/listenAddress.js';

/** Limits and address of the WebSocket side. */
export interface WebSocketOptions extends ConnectionOptions {
  /** `host:port` of its own listener, empty for none; with port 0 the system chooses one. */
  address: string;
  /** Origins of web pages that may connect; `*` for all. Clients without an Origin header are always allowed. */
  origins: readonly string[];
  /** Host names that are served besides IP addresses and localhost; `*` for all. */
  hostNames: readonly string[];
  /** Connections above this number get an error and are closed with 1013; 0 means no limit. */
  maxConnections: number;
  /** Further connections of the listener, WebSockets or not, are closed without a response; 0 means no limit. */
  maxOpenConnections: number;
  /** How often clients are pinged; 0 means never, and then no silent or stalled client is disconnected. */
  pingIntervalMs: number;
  /** How long a client may take to send the headers of its upgrade. */
  headersTimeoutMs: number;
  /** How long `stop` waits for requests in progress. */
  drainTimeoutMs: number;
}

/** What the WebSocket side calls. */
export interface WebSocketTransportParts {
  dispatcher: Dispatcher;
  log: ErrorLog & Record<'warn' | 'debug', (fields: object, message: string) => void>;
  memory: MemoryBudget;
  authenticator: Authenticator;
  /** The certificate of the listener; null for plain WebSockets. */
  tls?: TlsFiles | null;
  addresses: ClientAddresses;
  usages: ClientUsages;
  /** Where connections come from; null where this process accepts them. Default: null. */
  connections?: ConnectionSource | null;
}

/** An upgrade request, its socket, and the bytes after its headers. */
interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** Generation of HTTP-upgraded sockets when this one was accepted; null for a socket of the own listener. */
  upgradeEpoch: number | null;
}

/** An upgrade request whose client is known. */
interface KnownUpgrade extends Upgrade {
  address: ClientAddress;
}

/** A message up to this many times the limit is read to its end, so that its sender gets the refusal. */
const DISCARD_FACTOR = 2;

const { webSocketConnections, webSocketConnectionsPerClient } = contractLimits;
const IN_ALL: string = webSocketConnections.unit;
const PER_CLIENT: string = webSocketConnectionsPerClient.unit;

const REFUSED_CLOSE_MS = 1_000;

/** Connections that are checked in one turn of the event loop. */
const CHECKED_TOGETHER = 100;

/** The WebSocket side of the service. */
export class WebSocketTransport {
  readonly #options: WebSocketOptions;
  readonly #parts: WebSocketTransportParts;
  readonly #origins: Origins;
  readonly #hostNames: HostNames;
  readonly #upgrades: WebSocketServer;
  readonly #connections = new Map<WebSocket, WsConnection>();
  readonly #readingTurns = new ReadingTurns();
  /** Those of the connections that came over the HTTP address. */
  readonly #guests = new Set<WebSocket>();
  /** Generation of HTTP-upgraded sockets: each `closeGuests` ends one. */
  #upgradeEpoch = 0;
  readonly #listener: Server | null;
  readonly #port: ServedPort | null;
  #pings: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(options: WebSocketOptions, parts: WebSocketTransportParts) {
    this.#options = options;
    this.#parts = parts;
    this.#origins = new Origins(options.origins);
    this.#hostNames = new HostNames(options.hostNames);
    this.#upgrades = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.maxMessageBytes * DISCARD_FACTOR,
    });
    this.#listener = options.address === '' ? null : this.#createListener();
    this.#port = this.#listener && new ServedPort(this.#listener, 'ws', parts.connections ?? null);
  }

  /** Starts to listen; resolves to `host:port` with the actual port, or to null without a listener of its own. */
  async start(): Promise<string | null> {
    const { address, pingIntervalMs } = this.#options;
    // First, because a listener that cannot start is not stopped.
    const real = this.#port === null ? null : await this.#port.start(address);
    if (pingIntervalMs > 0) this.#pings = setInterval(() => void this.#checkAll(), pingIntervalMs).unref();
    return real;
  }

  /** Handles an upgrade request of an HTTP server. May be passed on as a function. */
  readonly handleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void =>
    this.#handleUpgrade({ request, socket, head, upgradeEpoch: this.#upgradeEpoch });

  #handleUpgrade(upgrade: Upgrade): void {
    const { request, socket } = upgrade;
    socket.on('error', (err) => this.#parts.log.debug({ err }, 'connection failed'));
    const path = (request.url ?? '/').split('?', 1)[0];
    if (path !== '/') return refuseUpgrade(socket, 404);
    const { origin, host } = request.headers;
    if (!this.#hostNames.allows(host)) return refusePage(socket, countUnknownHost(this.#parts, host));
    if (!this.#origins.allows(origin, host)) return refusePage(socket, countUnknownOrigin(this.#parts, origin));
    const { authenticator, addresses } = this.#parts;
    const address = addresses.of(request);
    const authenticated = authenticator.authenticate(request, address);
    if (authenticated instanceof Promise)
      void authenticated.then((outcome) => this.#upgrade({ ...upgrade, address }, outcome));
    else this.#upgrade({ ...upgrade, address }, authenticated);
  }

  /**
   * Accepts no further connections, answers the requests in progress, and closes connections that are not done at the
   * deadline. When this resolves, every pending answer was either written or cut off, and its delivery listener was
   * called.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#pings);
    const listenerClosed = this.#port?.isListening === true ? this.#port.close() : Promise.resolve();
    this.#listener?.close();
    await this.#closeAll([...this.#connections.keys()], listenerClosed);
    this.#listener?.closeAllConnections();
  }

  /** Ends the connections that came over the HTTP address, as `stop` ends all. */
  closeGuests(): Promise<void> {
    this.#upgradeEpoch++;
    return this.#closeAll([...this.#guests], Promise.resolve());
  }

  /** Resolves when the connections are closed, and `others` is done, or at the deadline, when they are cut off. */
  async #closeAll(sockets: readonly WebSocket[], others: Promise<void>): Promise<void> {
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of sockets) this.#connections.get(socket)?.closeWhenIdle();
    let deadline: NodeJS.Timeout | undefined;
    const cutOff = new Promise((resolve) => {
      deadline = setTimeout(() => {
        for (const socket of sockets) socket.terminate();
        resolve(Promise.all(closed));
      }, this.#options.drainTimeoutMs);
    });
    await Promise.race([Promise.all([...closed, others]), cutOff]);
    clearTimeout(deadline);
  }

  #upgrade(upgrade: KnownUpgrade, { access, hasBadToken }: Authenticated): void {
    const { request, socket, head, upgradeEpoch } = upgrade;
    // The listener may have been stopped while the token was verified.
    const isEnded = upgradeEpoch !== null && upgradeEpoch !== this.#upgradeEpoch;
    if (this.#stopping || isEnded) return refuseUpgrade(socket, 503);
    if (hasBadToken) {
      const challenge = `Bearer error="invalid_token", error_description="the server ${access.refusal}"`;
      return refuseUpgrade(socket, 401, `www-authenticate: ${challenge}\r\n`);
    }
    this.#upgrades.handleUpgrade(request, socket, head, (webSocket) => this.#accept(webSocket, upgrade, access));
  }

  #createListener(): Server {
    const { headersTimeoutMs, maxOpenConnections } = this.#options;
    const { tls = null } = this.#parts;
    const timeouts = {
      headersTimeout: headersTimeoutMs,
      requestTimeout: headersTimeoutMs,
      connectionsCheckingInterval: Math.ceil(headersTimeoutMs / CHECK_INTERVALS_PER_TIMEOUT),
    };
    const server = createServer(tls, timeouts, (_request, response) => {
      response.writeHead(426, { upgrade: 'websocket', connection: 'upgrade, close', 'content-type': 'text/plain' });
      response.end('this address takes WebSocket connections\n');
    });
    if (maxOpenConnections > 0) server.maxConnections = maxOpenConnections;
    new LostConnections(this.#parts.log).watch(server);
    // Connections over TCP, with TLS or without it, are sockets.
    onConnection(server, tls, (socket) => void admitConnection(socket as Socket, this.#parts));
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#handleUpgrade({ request, socket, head, upgradeEpoch: null }),
    );
    return server;
  }

  #accept(webSocket: WebSocket, { socket, upgradeEpoch, address }: KnownUpgrade, access: Access): void {
    const { maxConnections } = this.#options;
    const { dispatcher, log, memory, usages } = this.#parts;
    webSocket.on('error', (err) => log.debug({ err }, 'connection failed'));
    const count = this.#connections.size + 1;
    if (maxConnections > 0 && count > maxConnections) return refuseConnection(webSocket, count, maxConnections);
    const account = memory.open(address.key);
    webSocket.on('close', () => account.close());
    const usage = usages.of(address);
    const own = usage?.openWebSocket() ?? null;
    if (own !== null) return refuseConnection(webSocket, own + 1, own, PER_CLIENT);
    const upgraded = { webSocket, socket, address, access, allowance: usage, readingTurns: this.#readingTurns };
    const connection = new WsConnection(upgraded, dispatcher, new ConnectionMemory(account, socket), this.#options);
    this.#connections.set(webSocket, connection);
    if (upgradeEpoch !== null) this.#guests.add(webSocket);
    webSocket.on('close', () => {
      this.#connections.delete(webSocket);
      this.#guests.delete(webSocket);
      usage?.closeWebSocket();
    });
  }

  /** Checks some connections at a time: thousands of pings at once would delay requests. */
  async #checkAll(): Promise<void> {
    let checked = 0;
    for (const connection of this.#connections.values()) {
      connection.checkAlive();
      if (++checked % CHECKED_TOGETHER === 0) await new Promise(setImmediate);
    }
  }
}

function refuseConnection(webSocket: WebSocket, value: number, limit: number, what = IN_ALL): void {
  const error = rpcError('limitExceeded', { what, value, limit }, { limit });
  webSocket.send(encodeError('null', error));
  webSocket.close(CLOSE_TRY_AGAIN_LATER, 'too many connections');
  const timer = setTimeout(() => webSocket.terminate(), REFUSED_CLOSE_MS).unref();
  webSocket.once('close', () => clearTimeout(timer));
}

function refusePage(socket: Duplex, reason: string): void {
  refuseUpgrade(socket, 403, 'content-type: text/plain\r\nx-content-type-options: nosniff\r\n', reason);
}

/** Each of the header lines ends with a line break; the body is ASCII. */
function refuseUpgrade(socket: Duplex, status: number, headerLines = '', body = ''): void {
  // `end` alone would leave the connection half open until the client closes it.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines}connection: close\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
}

const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * The URL of a WebSocket listener for a client. `listening` is the listener's `host:port`, `host` the Host header of
 * the client's HTTP request: a listener on all interfaces takes its host name from there. `isSecure` means TLS.
 */
export function webSocketUrl(listening: string, host: string | undefined, isSecure = false): string {
  const scheme = isSecure ? 'wss' : 'ws';
  const { host: bound, port } = parseListenAddress(listening);
  if (bound === undefined || EVERY_INTERFACE.includes(bound))
    return `${scheme}://${parseHost(host)?.name ?? 'localhost'}:${port}`;
  return `${scheme}://${formatListenAddress(bound, port)}`;
}

/**
 * The same for a client that may be far away: when only this machine can connect to the listener, and the Host header
 * names another one, there is a proxy in front, which is all that the client can reach.
 */
export function reachableWebSocket(listening: string, host: string | undefined, isSecure = false): string {
  const asked = parseHost(host);
  const { host: bound } = parseListenAddress(listening);
  const isProxied =
    asked !== null && bound !== undefined && isLoopback(bound) && !isLoopback(withoutBrackets(asked.name));
  return isProxied ? `${isSecure ? 'wss' : 'ws'}://${asked.host}` : webSocketUrl(listening, host, isSecure);
}
