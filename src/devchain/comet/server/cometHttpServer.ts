/** The RPC over HTTP: JSON-RPC by POST, and one method per path by GET. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { errorResponse, readRequest, type Outcome, type RpcCalls, type RpcResponse } from './rpcCalls.js';
import { invalidRequest, methodNotFound, parseError } from './cometRpcError.js';

/** Limits as in CometBFT's configuration. */
const MAX_BODY_BYTES = 1_000_000;
const MAX_BATCH = 10;

/** Silence after which CometBFT closes a connection, milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** What a request comes to: a status and a body, or what a fault makes of it. */
type Answer = { status: number; body: string; type?: string } | 'hang' | 'close';

export class HttpServer {
  readonly server: Server;
  readonly #connections = new Set<Socket>();
  readonly #calls: RpcCalls;

  constructor(calls: RpcCalls) {
    this.#calls = calls;
    this.server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      void this.#serve(request, response);
    });
    this.server.on('connection', (socket) => {
      this.#connections.add(socket);
      socket.on('close', () => this.#connections.delete(socket));
    });
  }

  /** Ends every connection at once. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.#connections) socket.destroy();
    await closed;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let answer: Answer;
    try {
      answer = await this.#answer(request);
    } catch {
      // The client left while it was sending.
      answer = 'close';
    }
    if (answer === 'hang') return;
    if (answer === 'close') {
      request.socket.destroy();
      return;
    }
    const { status, body, type = 'application/json' } = answer;
    const length = Buffer.byteLength(body);
    response.writeHead(status, { 'content-type': type, 'content-length': length });
    response.end(body);
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://node');
    const body = await readBody(request);
    if (body === null) {
      return json(400, errorResponse(invalidRequest('error reading request body: http: request body too large')));
    }
    if (url.pathname === '/') return body === '' ? this.#listMethods() : await this.#post(body);
    return await this.#get(url);
  }

  #listMethods(): Answer {
    const list = this.#calls.names.map((name) => `//${name}`).join('\n');
    return { status: 200, body: `Available endpoints:\n${list}\n`, type: 'text/plain' };
  }

  async #get({ pathname, searchParams }: URL): Promise<Answer> {
    const name = pathname.slice(1);
    if (!this.#calls.has(name)) return { status: 404, body: '404 page not found\n', type: 'text/plain' };
    if (this.#calls.isWebSocketOnly(name)) return json(404, errorResponse(methodNotFound(), -1));
    const outcome = await this.#calls.answerUri(name, searchParams);
    if (typeof outcome === 'string') return outcome;
    return json(outcome.error === undefined ? 200 : 500, outcome);
  }

  async #post(body: string): Promise<Answer> {
    let requests: ReturnType<typeof readRequest>[];
    try {
      const message = JSON.parse(body) as unknown;
      requests = (Array.isArray(message) ? (message as unknown[]) : [message]).map(readRequest);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return json(500, errorResponse(parseError(`error unmarshalling request: ${reason}`)));
    }
    if (requests.length > MAX_BATCH) {
      const reason = `batch request exceeds maximum (${MAX_BATCH}) allowed number of requests`;
      return json(500, errorResponse(invalidRequest(reason)));
    }
    const outcomes: Outcome[] = [];
    for (const request of requests) {
      if (request !== null) outcomes.push(await this.#calls.answer(request, { id: request.id, subscriber: null }));
    }
    return answerOf(outcomes);
  }
}

/** One answer stands alone, also when it answers a batch of one; a fault of one is a fault of all. */
function answerOf(outcomes: Outcome[]): Answer {
  const responses: RpcResponse[] = [];
  for (const outcome of outcomes) {
    if (typeof outcome === 'string') return outcome;
    responses.push(outcome);
  }
  if (responses.length === 0) return { status: 200, body: '' };
  return json(200, responses.length === 1 ? responses[0] : responses);
}

function json(status: number, value: unknown): Answer {
  return { status, body: JSON.stringify(value) };
}

/** Null when it is larger than the limit. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
