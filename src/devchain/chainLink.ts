import type { MessagePort } from 'node:worker_threads';
import { onAbort } from '../concurrency/abortable.js';
import { UNAVAILABLE } from '../chain/nodeFailure.js';
import { NodeUnavailable } from '../chain/chainErrors.js';
import type { LinkedAnswer, LinkedConnection, LinkedListener, NodeLink } from '../chain/nodeLink.js';
import type { StateFollower } from '../chain/development/stateNews.js';
import type { LinkReply, LinkRequest } from './linkMessages.js';
import type { DevChainReport } from './options.js';

type Answer = string | LinkedAnswer;

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Requests and connections have ids of one sequence. */
export class ChainLink implements NodeLink {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  readonly #connections = new Map<number, LinkedListener>();
  #lastId = 0;
  #closed = false;
  #follower: StateFollower | null = null;

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

  async call(request: string): Promise<string> {
    // A call is answered by a text.
    return (await this.#ask((id) => ({ kind: 'call', id, request }))) as string;
  }

  async query(path: string, request: Uint8Array, height: number, signal?: AbortSignal): Promise<LinkedAnswer> {
    let id = 0;
    const asked = this.#ask((given) => ({ kind: 'query', id: (id = given), path, request, height }));
    // So the chain answers queries.
    const answer = asked as Promise<LinkedAnswer>;
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

  followState(follower: StateFollower): void {
    this.#follower = follower;
    if (this.#closed) follower.onEnd();
    this.#send({ kind: 'follow', id: ++this.#lastId });
  }

  /** Ends every connection. Requests that wait fail with NodeUnavailable, as later ones do. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#port.close();
    for (const waiting of this.#waiting.values()) waiting.reject(ended());
    this.#waiting.clear();
    this.#follower?.onEnd();
    for (const id of [...this.#connections.keys()]) this.#lose(id);
  }

  #ask(request: (id: number) => LinkRequest): Promise<Answer> {
    if (this.#closed) return Promise.reject(ended());
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#send(request(id));
    });
  }

  #send(request: LinkRequest): void {
    if (!this.#closed) this.#port.postMessage(request);
  }

  #receive(reply: Exclude<LinkReply, { kind: 'report' }>): void {
    if (reply.kind === 'answered') this.#settle(reply.id, reply.answer);
    else if (reply.kind === 'state') this.#follower?.onNews(reply.news);
    else if (reply.kind === 'message') this.#connections.get(reply.id)?.onMessage(reply.text);
    else this.#lose(reply.id);
  }

  #settle(id: number, answer: Answer | null): void {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer === null) asked?.reject(ended());
    else asked?.resolve(answer);
  }

  #lose(id: number): void {
    const listener = this.#connections.get(id);
    this.#connections.delete(id);
    listener?.onClosed();
  }
}

function ended(): NodeUnavailable {
  return new NodeUnavailable(UNAVAILABLE.closed, { detail: 'the link to the chain has ended' });
}
