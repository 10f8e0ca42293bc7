/** A CometBFT node on a loopback port that gives the answers set by a test, over HTTP and on `/websocket`. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A call that the node received. */
export interface ReceivedCall {
  method: string;
  params: Record<string, unknown>;
}

/** What to answer: a result, a JSON-RPC error, a raw HTTP body, nothing, or the end of the connection. */
export type Answer =
  | { result: unknown }
  | { error: { code: number; message: string; data?: string } }
  | { body: string; status?: number }
  | 'nothing'
  | 'close';

export class FakeComet {
  readonly calls: ReceivedCall[] = [];
  readonly #answers = new Map<string, (params: Record<string, unknown>) => Answer>();
  readonly #http = createServer((request, response) => void this.#serve(request, response));
  readonly #ws = new WebSocketServer({ server: this.#http, path: '/websocket' });
  readonly #sockets = new Set<Socket>();
  readonly #waiting: (() => void)[] = [];
  /** The text of every request. */
  readonly bodies: string[] = [];
  /** What is answered to a batch; as CometBFT does it, unless a test sets it. */
  onBatch: (calls: (ReceivedCall & { id: number })[]) => { body: string; status?: number } | 'nothing' | 'close' = (
    calls,
  ) => this.#answersTo(calls);
  /** Whether a subscription is confirmed, refused, or left without an answer. */
  subscriptions: 'confirm' | 'refuse' | 'ignore' = 'confirm';
  /** WebSocket connections that have subscribed, newest last; closed ones stay. */
  readonly subscribers: WebSocket[] = [];
  /** How many times the node was asked for a subscription. */
  subscriptionRequests = 0;

  static async start(port = 0): Promise<FakeComet> {
    const node = new FakeComet();
    node.#http.on('connection', (socket: Socket) => {
      node.#sockets.add(socket);
      socket.on('close', () => node.#sockets.delete(socket));
    });
    node.#ws.on('connection', (socket) => socket.on('message', () => node.#subscribe(socket)));
    node.#http.listen(port, '127.0.0.1');
    await once(node.#http, 'listening');
    return node;
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`);
  }

  /** Sets the answer to `method`. The node does not know methods without an answer. */
  on(method: string, answer: Answer | ((params: Record<string, unknown>) => Answer)): void {
    this.#answers.set(method, typeof answer === 'function' ? answer : () => answer);
  }

  /** Sends an event to the newest subscriber. */
  emit(value: unknown, type = 'tendermint/event/NewBlock'): void {
    this.send({ jsonrpc: '2.0', id: 1, result: { query: "tm.event='NewBlock'", data: { type, value }, events: {} } });
  }

  /** Sends a message of any kind to the newest subscriber. */
  send(message: unknown): void {
    this.subscribers.at(-1)?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Resolves when the node was asked for its `count`th subscription. */
  async subscribed(count: number): Promise<void> {
    while (this.subscriptionRequests < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Ends every WebSocket without a closing handshake, as a crash does. */
  dropWebSockets(): void {
    for (const socket of this.#ws.clients) socket.terminate();
  }

  async stop(): Promise<void> {
    this.dropWebSockets();
    this.#ws.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#http.close();
    await once(this.#http, 'close');
  }

  #subscribe(socket: WebSocket): void {
    this.subscriptionRequests += 1;
    this.subscribers.push(socket);
    const error = { code: -32603, message: 'Internal error', data: 'max_subscriptions_per_client 5 reached' };
    if (this.subscriptions === 'confirm') this.send({ jsonrpc: '2.0', id: 1, result: {} });
    if (this.subscriptions === 'refuse') this.send({ jsonrpc: '2.0', id: 1, error });
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
    this.bodies.push(body);
    const call = JSON.parse(body) as (ReceivedCall & { id: number }) | (ReceivedCall & { id: number })[];
    if (Array.isArray(call)) return this.#serveBatch(call, request, response);
    this.calls.push({ method: call.method, params: call.params });
    const unknown: Answer = { error: { code: -32601, message: 'Method not found' } };
    const answer = this.#answers.get(call.method)?.(call.params) ?? unknown;
    if (answer === 'nothing') return;
    if (answer === 'close') return void request.socket.destroy();
    response.statusCode = 'status' in answer ? (answer.status ?? 200) : 200;
    response.end('body' in answer ? answer.body : JSON.stringify({ ...answer, jsonrpc: '2.0', id: call.id }));
  }

  #serveBatch(calls: (ReceivedCall & { id: number })[], request: IncomingMessage, response: ServerResponse): void {
    this.calls.push(...calls.map(({ method, params }) => ({ method, params })));
    const answered = this.onBatch(calls);
    if (answered === 'nothing') return;
    if (answered === 'close') return void request.socket.destroy();
    response.statusCode = answered.status ?? 200;
    response.end(answered.body);
  }

  #answersTo(calls: (ReceivedCall & { id: number })[]): { body: string; status?: number } {
    const unknown: Answer = { error: { code: -32601, message: 'Method not found' } };
    const answers = calls.map(({ id, method, params }) => {
      const answer = this.#answers.get(method)?.(params) ?? unknown;
      return { ...(typeof answer === 'string' ? unknown : answer), jsonrpc: '2.0', id };
    });
    return { body: JSON.stringify(answers) };
  }
}
