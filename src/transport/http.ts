/**
 * JSON-RPC over HTTP: bytes in, bytes out. Knows verbs, content types, sizes, timeouts and origins, but no method
 * names. Koa serves every route but the JSON-RPC POST: its context would cost a quarter of a small request (28 µs of
 * processor time instead of 21 µs).
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import Koa from 'koa';
import { Client, type ClientAddress } from '../jsonrpc/client.js';
import type { Dispatcher } from '../jsonrpc/dispatch.js';
import { rpcError, type ErrorLog } from '../jsonrpc/rpcErrors.js';
import { TrackedAnswer, byteLength, type Answer, type AnswerBody } from '../jsonrpc/message.js';
import { pause } from '../concurrency/backoff.js';
import type { MemoryBudget } from '../caller/memoryBudget.js';
import type { Authenticated, Authenticator } from './authenticator.js';
import { readBody, type Body } from './memory/body.js';
import type { ClientAddresses } from './clientAddresses.js';
import { admitConnection } from './fairness/admitConnection.js';
import { LostConnections } from './fairness/lostConnections.js';
import type { ClientUsage, ClientUsages } from './fairness/clientUsages.js';
import { compress, hasGzipForm, negotiateCoding, type ContentCoding } from './compression.js';
import { ConnectionClients, type ConnectionMemory } from './memory/connectionMemory.js';
import { CHECK_INTERVALS_PER_TIMEOUT, createServer, onConnection } from './listen.js';
import {
  isPartlyUnsent,
  refuse,
  refuseBody,
  refuseClient,
  refuseEncoding,
  refuseRate,
  sendJson,
  sendText,
  OpenResponses,
} from './httpAnswers.js';
import { HostNames, isExtension, Origins, countUnknownHost, countUnknownOrigin } from './hostAndOrigin.js';
import { ServedPort, type ConnectionSource } from './servedPort.js';
import type { Site } from './site/site.js';
import type { Probes } from './probes.js';
import type { TlsFiles } from './tlsFiles.js';
import { RequestQueue, type RequestQueueOptions } from './requestQueue.js';

/** Limits and address of the HTTP side. */
export interface HttpOptions {
  /** `host:port`; with port 0 the system chooses one. */
  address: string;
  /** Origins of web pages that may call; `*` for all, an empty list for none. */
  corsOrigins: readonly string[];
  /** Host names that are served besides IP addresses and localhost; `*` for all. */
  hostNames: readonly string[];
  maxBodyBytes: number;
  /** For a whole request; 0 means no limit. */
  requestTimeoutMs: number;
  headersTimeoutMs: number;
  idleTimeoutMs: number;
  /** Connections above this number are closed without an answer; 0 means no limit. */
  maxConnections: number;
  /** Smaller answers are sent uncompressed. */
  compressFromBytes: number;
  /** How long `stop` waits for requests in progress. */
  drainTimeoutMs: number;
  connection: RequestQueueOptions;
}

/** What the HTTP side calls. */
export interface HttpParts {
  dispatcher: Dispatcher;
  log: ErrorLog & Record<'warn' | 'debug', (fields: object, message: string) => void>;
  memory: MemoryBudget;
  authenticator: Authenticator;
  /** The certificate; null for plain HTTP. */
  tls?: TlsFiles | null;
  addresses: ClientAddresses;
  usages: ClientUsages;
  /** The documentation; without it, its paths do not exist. */
  site?: Site | undefined;
  /** Without it, the paths of probes do not exist. */
  probes?: Probes | undefined;
  /** Where connections come from; null where this process accepts them. Default: null. */
  connections?: ConnectionSource | null;
  /** Handles WebSocket upgrades on this address. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The content types that go-ethereum accepts. */
const JSON_TYPE = /^application\/json(?:-rpc|request)?\s*(?:;|$)/i;
const VERBS = 'POST, GET, OPTIONS';
/** How long a browser may cache a preflight, in seconds. Browsers cap it at this value. */
const PREFLIGHT_MAX_AGE = '7200';

/** A request, its response, and the queue of its connection. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  queue: RequestQueue;
  address: ClientAddress;
  /** What the client uses; null for one that is not limited. */
  usage: ClientUsage | null;
  answers: ConnectionMemory;
  /** Set when the request is dispatched. */
  client?: Client;
}

/** The HTTP side of the service. */
export class HttpTransport {
  readonly #options: HttpOptions;
  readonly #parts: HttpParts;
  readonly #origins: Origins;
  readonly #hostNames: HostNames;
  readonly #server: Server;
  readonly #port: ServedPort;
  /** Responses that `stop` waits for: all that could not be written at once. */
  readonly #open = new OpenResponses();
  readonly #queues = new WeakMap<Duplex, RequestQueue>();
  #stopping = false;
  /** Whether each answer is the last of its connection. */
  #isEnding = false;

  constructor(options: HttpOptions, parts: HttpParts) {
    this.#options = options;
    this.#parts = parts;
    this.#origins = new Origins(options.corsOrigins);
    this.#hostNames = new HostNames(options.hostNames);
    this.#server = this.#createServer();
    this.#port = new ServedPort(this.#server, 'http', parts.connections ?? null);
  }

  /** Starts to listen; resolves to the actual `host:port`. Rejects with a message that names the address. */
  start(): Promise<string> {
    return this.#port.start(this.#options.address);
  }

  /**
   * Accepts no further connections, answers the requests in progress, and closes connections that are not done at the
   * deadline. When this resolves, every pending answer was either written or cut off, and its delivery listener was
   * called. With a grace, connections first get one more answer each, so that a client that is sending a request just
   * now gets it answered: another process takes new ones.
   */
  async stop(graceMs = 0): Promise<void> {
    if (!this.#port.isListening) return;
    this.#isEnding = true;
    const closed = this.#port.close();
    if (graceMs > 0) await Promise.race([closed, pause(graceMs)]);
    this.#stopping = true;
    let deadline: NodeJS.Timeout | undefined;
    const cutOff = new Promise<void>((resolve) => {
      deadline = setTimeout(() => {
        this.#server.closeAllConnections();
        resolve();
      }, this.#options.drainTimeoutMs);
    });
    await this.#open.allClosed();
    this.#server.close();
    await Promise.race([closed, cutOff]);
    clearTimeout(deadline);
  }

  #createServer(): Server {
    const { requestTimeoutMs, headersTimeoutMs, idleTimeoutMs, maxConnections } = this.#options;
    const { upgrade, tls = null } = this.#parts;
    const handle = this.#createApp().callback();
    const longest = requestTimeoutMs || Infinity;
    const server = createServer(
      tls,
      {
        requestTimeout: requestTimeoutMs,
        headersTimeout: Math.min(headersTimeoutMs, longest),
        keepAliveTimeout: idleTimeoutMs,
        connectionsCheckingInterval: Math.ceil(Math.min(headersTimeoutMs, longest) / CHECK_INTERVALS_PER_TIMEOUT),
      },
      (request, response) => {
        const queue = this.#queues.get(request.socket);
        // The connection is above the limit, and has got its response.
        if (queue === undefined) return;
        const { host } = request.headers;
        if (!this.#hostNames.allows(host)) refuseClient(response, countUnknownHost(this.#parts, host));
        else if (request.method === 'POST' && request.url === '/') this.#answerPost(request, response, queue);
        else {
          this.#open.add(request, response);
          void handle(request, response);
        }
      },
    );
    // Closes connections without a byte in either direction for longer than any request may take.
    server.timeout = requestTimeoutMs > 0 ? requestTimeoutMs + idleTimeoutMs : 0;
    if (maxConnections > 0) server.maxConnections = maxConnections;
    new LostConnections(this.#parts.log).watch(server);
    // Connections over TCP, with TLS or without it, are sockets.
    onConnection(server, tls, (socket) => this.#accept(socket as Socket));
    if (upgrade !== undefined) server.on('upgrade', upgrade);
    return server;
  }

  #accept(socket: Socket): void {
    if (!admitConnection(socket, this.#parts)) return;
    const { memory, addresses } = this.#parts;
    const clients = new ConnectionClients(memory, socket, addresses.peerOf(socket).client.key);
    socket.once('close', () => clients.close());
    this.#queues.set(socket, new RequestQueue(clients, socket, this.#options.connection));
  }

  #createApp(): Koa {
    const app = new Koa();
    app.on('error', (err: unknown) => this.#parts.log.debug({ err }, 'connection failed'));
    app.use((context) => this.#serve(context));
    return app;
  }

  #serve(context: Koa.Context): void {
    const { req: request, res: response } = context;
    const path = pathOf(request.url ?? '/');
    context.respond = false;
    if (path === '/' && request.method === 'POST') {
      // Requests of connections without a queue do not come here.
      return this.#answerPost(request, response, this.#queues.get(request.socket)!);
    }
    if (this.#isEnding) response.setHeader('connection', 'close');
    if (this.#parts.site?.answer(request, response, path) === true) return;
    if (this.#parts.probes?.answer(request, response, path) === true) return;
    this.#setCommonHeaders(request, response);
    if (path !== '/') return sendText(response, 404, 'not found\n');
    switch (request.method) {
      case 'OPTIONS':
        return this.#answerPreflight(request, response);
      case 'GET':
      case 'HEAD':
        // Load balancers use it as a health check, as with go-ethereum.
        return sendText(response, 200, '');
      case undefined:
      default:
        response.setHeader('allow', VERBS);
        return sendText(response, 405, 'method not allowed\n');
    }
  }

  #setCommonHeaders(request: IncomingMessage, response: ServerResponse): void {
    if (this.#stopping) response.setHeader('connection', 'close');
    const { origin, host } = request.headers;
    if (!this.#origins.all) response.appendHeader('vary', 'Origin');
    if (origin === undefined || !this.#origins.allows(origin, host)) return;
    response.setHeader('access-control-allow-origin', this.#origins.all ? '*' : origin);
  }

  #answerPreflight(request: IncomingMessage, response: ServerResponse): void {
    if (response.hasHeader('access-control-allow-origin')) {
      response.setHeader('access-control-allow-methods', VERBS);
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
      response.setHeader('access-control-max-age', PREFLIGHT_MAX_AGE);
    }
    response.setHeader('allow', VERBS);
    response.writeHead(204).end();
  }

  #answerPost(request: IncomingMessage, response: ServerResponse, queue: RequestQueue): void {
    const { origin, host } = request.headers;
    // No cache keeps the response to a POST, so clients other than browsers need none of the headers.
    if (origin !== undefined || this.#stopping) this.#setCommonHeaders(request, response);
    if (!this.#origins.allows(origin, host) && !isExtension(origin))
      return refuseClient(response, countUnknownOrigin(this.#parts, origin));
    if (this.#stopping) return refuse(response, 503, rpcError('serverStopping'));
    if (!JSON_TYPE.test(request.headers['content-type'] ?? ''))
      return refuse(response, 415, rpcError('unsupportedContentType'));
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && !/^(?:identity)?$/i.test(encoding)) return refuseEncoding(response, encoding);
    const limit = this.#options.maxBodyBytes;
    const address = this.#parts.addresses.of(request);
    const usage = this.#parts.usages.of(address);
    // A body with a declared length is refused before it is read.
    const exceeded = usage?.bodyExcess(Number(request.headers['content-length'] ?? 0)) ?? null;
    if (exceeded !== null) return refuseRate(response, exceeded);
    const answers = queue.clients.of(address.key);
    readBody(request, limit, answers.account, {
      onBody: (body) => this.#startInTurn({ request, response, queue, address, usage, answers }, body),
      onTooLong: (value) => {
        response.setHeader('connection', 'close');
        refuse(response, 413, rpcError('bodyTooLarge', { value, limit }, { limit }));
      },
      onExcess: (excess) => refuseBody(response, excess),
    });
  }

  #startInTurn(exchange: Exchange, body: Body): void {
    const { request, response, queue } = exchange;
    if (body.length === 0) return refuse(response, 400, rpcError('emptyBody'));
    if (queue.mayStart()) return this.#answerBody(exchange, body);
    this.#open.add(request, response);
    queue.push(() => {
      if (response.destroyed) body.release();
      else this.#answerBody(exchange, body);
    });
  }

  #answerBody(exchange: Exchange, body: Body): void {
    const { request, response, queue, address } = exchange;
    const authenticated = this.#parts.authenticator.authenticate(request, address);
    if (!(authenticated instanceof Promise)) return this.#dispatch(exchange, body, authenticated);
    const verified = queue.hold();
    this.#open.add(request, response);
    void authenticated.then((outcome) =>
      verified(() => {
        if (response.destroyed) body.release();
        else this.#dispatch(exchange, body, outcome);
      }),
    );
  }

  #dispatch(exchange: Exchange, body: Body, { access }: Authenticated): void {
    const { request, response, queue, address, usage, answers } = exchange;
    const client = new Client('http', address, request.headers.host);
    client.access = access;
    client.answers = answers;
    client.memory = answers.account;
    client.allowance = usage;
    exchange.client = client;
    const answer = this.#parts.dispatcher.handle(body.bytes, client);
    if (!(answer instanceof Promise)) {
      body.release();
      return this.#send(exchange, answer, queue.unanswered > 0);
    }
    const ended = queue.run();
    this.#open.add(request, response, () => {
      client.close();
      ended();
    });
    void answer.then((settled) => {
      body.release();
      this.#send(exchange, settled, queue.unanswered > 1);
    });
  }

  /** `moreFollow` tells whether other requests of the connection are to be answered. */
  #send(exchange: Exchange, answer: Answer | null, moreFollow: boolean): void {
    const { request, response } = exchange;
    if (answer instanceof TrackedAnswer) {
      this.#open.add(request, response, (written) => answer.delivery.onFinished(written));
      this.#send(exchange, answer.body, moreFollow);
      return;
    }
    if (response.destroyed) return;
    // Node.js would end the connection after this answer, before the others.
    if (this.#isEnding && !moreFollow) response.setHeader('connection', 'close');
    if (answer === null) {
      response.writeHead(204).end();
      return;
    }
    const length = byteLength(answer);
    if (length >= this.#options.compressFromBytes) {
      response.appendHeader('vary', 'Accept-Encoding');
      const coding = negotiateCoding(request.headers['accept-encoding'], hasGzipForm(answer));
      if (coding !== null) return void this.#sendCompressed(exchange, answer, coding);
    }
    sendJson(response, statusOf(exchange), answer, length);
    if (isPartlyUnsent(response)) this.#countUntilClosed(exchange, length);
  }

  /** Counts an answer until the operating system has taken it. The next request of the connection may have to wait. */
  #countUntilClosed({ request, response, queue, answers }: Exchange, length: number): void {
    const release = answers.add(length);
    this.#open.add(request, response, () => {
      release();
      queue.continue();
    });
  }

  async #sendCompressed(exchange: Exchange, answer: AnswerBody, coding: ContentCoding): Promise<void> {
    const { response } = exchange;
    this.#countUntilClosed(exchange, byteLength(answer));
    try {
      const compressed = await compress(answer, coding, () => !response.destroyed);
      if (compressed === null) return;
      response.setHeader('content-encoding', coding);
      sendJson(response, statusOf(exchange), compressed, compressed.length);
    } catch (err) {
      this.#parts.log.error({ err }, 'answer could not be compressed');
      response.destroy();
    }
  }
}

/**
 * 429, with the seconds to wait, when the client has exceeded a rate and nothing in the body was served: for clients
 * and proxies that know HTTP only. A batch that was served in part gets 200, with errors among its items.
 */
function statusOf({ client, response }: Exchange): number {
  if (client === undefined || client.retryAfterSeconds === null || client.wasServed) return 200;
  response.setHeader('retry-after', client.retryAfterSeconds);
  return 429;
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
