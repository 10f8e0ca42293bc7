/** The RPC over HTTP: JSON-RPC by POST, and one method per path by GET. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { MAX_COMET_REQUEST_BYTES } from '../../../chain/node.js';
import { isOfForeignPage, NOT_FOR_PAGES } from './webPages.js';
import { errorResponse, readRequest, type RpcReply, type RpcCalls, type RpcResponse } from './rpcCalls.js';
import { invalidRequest, methodNotFound, parseError } from './cometRpcError.js';

/** CometBFT's default. */
const MAX_BATCH = 10;

/** Milliseconds without a request after which CometBFT closes a connection. */
const KEEP_ALIVE_MS = 10_000;

/** The prefix of the methods that change the chain. They are asked for by POST and over WebSocket. */
const DEVELOPMENT = 'dev_';

/** The reply to an HTTP request: a status and a body, or what a fault does instead; `type` is the content type. */
type HttpReply = { status: number; body: string; type?: string } | 'hang' | 'close';

/** Answers the requests of `server`; `CometWebSocketServer` handles its upgrades. */
export class CometHttpServer {
  readonly server: Server;
  readonly #calls: RpcCalls;

  constructor(calls: RpcCalls) {
    this.#calls = calls;
    this.server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      void this.#serve(request, response);
    });
  }

  get port(): number {
    // A server that listens on a port has an address of this form; text is the address of a pipe.
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let reply: HttpReply;
    try {
      reply = await this.#answer(request);
    } catch {
      // The client closed the connection while it was sending.
      reply = 'close';
    }
    if (reply === 'hang') return;
    if (reply === 'close') {
      request.socket.destroy();
      return;
    }
    const { status, body, type = 'application/json' } = reply;
    const length = Buffer.byteLength(body);
    response.writeHead(status, { 'content-type': type, 'content-length': length });
    response.end(body);
  }

  async #answer(request: IncomingMessage): Promise<HttpReply> {
    if (isOfForeignPage(request.headers)) return { status: 403, body: NOT_FOR_PAGES, type: 'text/plain' };
    const url = new URL(request.url ?? '/', 'http://node');
    const body = await readBody(request);
    if (body === null) {
      return json(400, errorResponse(invalidRequest('error reading request body: http: request body too large')));
    }
    if (url.pathname === '/') return body === '' ? this.#listMethods() : await this.#post(body);
    return await this.#get(url);
  }

  #listMethods(): HttpReply {
    const list = this.#calls.names.map((name) => `//${name}`).join('\n');
    return { status: 200, body: `Available endpoints:\n${list}\n`, type: 'text/plain' };
  }

  async #get({ pathname, searchParams }: URL): Promise<HttpReply> {
    const name = pathname.slice(1);
    // Any page can make a browser GET an address, and not even the Origin would tell.
    if (!this.#calls.has(name) || name.startsWith(DEVELOPMENT))
      return { status: 404, body: '404 page not found\n', type: 'text/plain' };
    if (this.#calls.isWebSocketOnly(name)) return json(404, errorResponse(methodNotFound(), -1));
    const reply = await this.#calls.answerUri(name, searchParams);
    if (typeof reply === 'string') return reply;
    return json(reply.error === undefined ? 200 : 500, reply);
  }

  async #post(body: string): Promise<HttpReply> {
    let requests: ReturnType<typeof readRequest>[];
    try {
      const message: unknown = JSON.parse(body);
      const list: unknown[] = Array.isArray(message) ? message : [message];
      requests = list.map(readRequest);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return json(500, errorResponse(parseError(`error unmarshalling request: ${reason}`)));
    }
    if (requests.length > MAX_BATCH) {
      const reason = `batch request exceeds maximum (${MAX_BATCH}) allowed number of requests`;
      return json(500, errorResponse(invalidRequest(reason)));
    }
    const replies: RpcReply[] = [];
    for (const request of requests) {
      if (request !== null) replies.push(await this.#calls.answer(request, { id: request.id, subscriber: null }));
    }
    return httpReply(replies);
  }
}

/** A single response is sent without a list. A fault of one call is a fault of the whole batch. */
function httpReply(replies: RpcReply[]): HttpReply {
  const responses: RpcResponse[] = [];
  for (const reply of replies) {
    if (typeof reply === 'string') return reply;
    responses.push(reply);
  }
  if (responses.length === 0) return { status: 200, body: '' };
  return json(200, responses.length === 1 ? responses[0] : responses);
}

function json(status: number, value: unknown): HttpReply {
  return { status, body: JSON.stringify(value) };
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A request without an encoding set yields buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_COMET_REQUEST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
