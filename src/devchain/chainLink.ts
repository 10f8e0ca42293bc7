import type { MessagePort } from 'node:worker_threads';
import { onAbort } from '../concurrency/abortable.js';
import { UNAVAILABLE } from '../chain/connectionFailure.js';
import { NodeUnavailable } from '../chain/errors.js';
import type { LinkedAnswer, LinkedConnection, LinkedListener, NodeLink } from '../chain/nodeLink.js';
import type { LinkReply, LinkRequest } from './linkMessages.js';
import type { DevChainReport } from './options.js';

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

/** Requests and connections have ids of one sequence. */
export class ChainLink implements NodeLink {
  readonly #port: MessagePort;
  readonly #calls = new Map<number, Waiting<string>>();
  readonly #queries = new Map<number, Waiting<LinkedAnswer>>();
  readonly #connections = new Map<number, LinkedListener>();
  #lastId = 0;
  #closed = false;

  /** `onReport` is called before the answer to the request that made it happen. */
  constructor(port: MessagePort, onReport: (report: DevChainReport) => void) {
    this.#port = port;
    port.on('message', (replies: LinkReply[]) => {
      for (const reply of replies) {
        if (reply.kind === 'report') onReport(reply.report);
        else this.#receive(reply);
      }
    });
    port.on('close', () => this.close());
  }

  call(request: string): Promise<string> {
    return this.#ask(this.#calls, (id) => ({ kind: 'call', id, request }));
  }

  async query(path: string, request: Uint8Array, height: number, signal?: AbortSignal): Promise<LinkedAnswer> {
    let id = 0;
    const answer = this.#ask(this.#queries, (given) => ({ kind: 'query', id: (id = given), path, request, height }));
    if (signal === undefined) return answer;
    const stopListening = onAbort(signal, () => this.#send({ kind: 'cancel', id }));
    return answer.finally(stopListening);
  }

  connect(listener: LinkedListener): LinkedConnection {
    const id = ++this.#lastId;
    this.#connections.set(id, listener);
    this.#send({ kind: 'connect', id });
    // As with a socket, the caller has its connection before the listener is called.
    setImmediate(() => {
      if (this.#connections.get(id) !== listener) return;
      if (this.#closed) this.#lose(id);
      else listener.onOpen();
    });
    return {
      send: (request) => this.#send({ kind: 'send', id, request }),
      close: () => {
        if (this.#connections.delete(id)) this.#send({ kind: 'close', id });
      },
    };
  }

  /** Ends every connection. Requests that wait fail with NodeUnavailable, as later ones do. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#port.close();
    for (const waiting of [...this.#calls.values(), ...this.#queries.values()]) waiting.reject(ended());
    this.#calls.clear();
    this.#queries.clear();
    for (const id of [...this.#connections.keys()]) this.#lose(id);
  }

  #ask<T>(waiting: Map<number, Waiting<T>>, request: (id: number) => LinkRequest): Promise<T> {
    if (this.#closed) return Promise.reject(ended());
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      waiting.set(id, { resolve, reject });
      this.#send(request(id));
    });
  }

  #send(request: LinkRequest): void {
    if (!this.#closed) this.#port.postMessage(request);
  }

  #receive(reply: Exclude<LinkReply, { kind: 'report' }>): void {
    if (reply.kind === 'called') settle(this.#calls, reply.id, reply.response);
    else if (reply.kind === 'queried') settle(this.#queries, reply.id, reply.answer);
    else if (reply.kind === 'message') this.#connections.get(reply.id)?.onMessage(reply.text);
    else this.#lose(reply.id);
  }

  #lose(id: number): void {
    const listener = this.#connections.get(id);
    this.#connections.delete(id);
    listener?.onClosed();
  }
}

function settle<T>(waiting: Map<number, Waiting<T>>, id: number, answer: T | null): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (answer === null) asked?.reject(ended());
  else asked?.resolve(answer);
}

function ended(): NodeUnavailable {
  return new NodeUnavailable(UNAVAILABLE.closed, { detail: 'the link to the chain has ended' });
}
