import type { MessagePort } from 'node:worker_threads';
import type { StateNews } from '../chain/development/stateNews.js';
import type { LinkedAnswer } from '../chain/nodeLink.js';
import type { DevChainOptions, DevChainReport } from './options.js';

/** What the chain's thread is started with. */
export interface ThreadStart {
  options: DevChainOptions;
  /** The thread's end of the link. */
  link: MessagePort;
}

/** To the chain. */
export type LinkRequest =
  | { kind: 'call'; id: number; request: string }
  | { kind: 'query'; id: number; path: string; request: Uint8Array; height: number }
  /** The caller of the query with this id has left. */
  | { kind: 'cancel'; id: number }
  /** Begins the news of the state, once. */
  | { kind: 'follow'; id: number }
  | { kind: 'connect'; id: number }
  | { kind: 'send'; id: number; request: string }
  | { kind: 'close'; id: number };

/** From the chain, several in one message, in their order. `id` is that of the request or of the connection. */
export type LinkReply =
  /** To a call or a query. Null when the node cuts the connection instead, as a fault makes it do. */
  | { kind: 'answered'; id: number; answer: string | LinkedAnswer | null }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'closed'; id: number }
  | { kind: 'state'; news: StateNews }
  /** Comes this way so that what happened arrives before the answer to the request that made it happen. */
  | { kind: 'report'; report: DevChainReport };

/** Posts the replies of one turn in one message: to wake the other thread takes longer than most of them. */
export class LinkOutbox {
  readonly #port: MessagePort;
  #waiting: LinkReply[] = [];
  #complete: () => LinkReply | null = () => null;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  /** Calls the function before each message; its reply goes along. */
  onPost(complete: () => LinkReply | null): void {
    this.#complete = complete;
  }

  send(reply: LinkReply): void {
    // After the promises that can continue now, whose replies come along.
    if (this.#waiting.push(reply) === 1) process.nextTick(() => this.#post());
  }

  #post(): void {
    const replies = this.#waiting;
    this.#waiting = [];
    const last = this.#complete();
    if (last !== null) replies.push(last);
    this.#port.postMessage(replies);
  }
}
