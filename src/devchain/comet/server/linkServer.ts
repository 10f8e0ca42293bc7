import type { MessagePort } from 'node:worker_threads';
import type { LinkedAnswer } from '../../../chain/nodeLink.js';
import type { LinkReply, LinkRequest, LinkOutbox } from '../../linkMessages.js';
import type { Subscriber } from '../events/eventSubscriptions.js';
import type { StateFeed } from '../stateFeed.js';
import type { StateQueries } from '../stateQueries.js';
import type { WebSocketParts } from './cometWebSocketServer.js';
import { answerQuery } from './grpcStatus.js';

/** What the server answers from. */
export interface LinkParts extends WebSocketParts {
  queries: StateQueries;
  outbox: LinkOutbox;
  stateFeed: Pick<StateFeed, 'start'>;
}

interface Connection {
  subscriber: Subscriber;
  /** Requests of one connection are answered in order. */
  last: Promise<void>;
}

/** Serves one port. */
export class LinkServer {
  readonly #port: MessagePort;
  readonly #parts: LinkParts;
  readonly #connections = new Map<number, Connection>();
  /** The queries under way; an aborted one needs no answer. */
  readonly #queries = new Map<number, AbortController>();

  constructor(port: MessagePort, parts: LinkParts) {
    this.#port = port;
    this.#parts = parts;
    port.on('message', (request: LinkRequest) => void this.#receive(request));
    parts.faults.onChange(({ fault }, on) => {
      if (on && (fault === 'refuseWebSockets' || fault === 'cutWebSockets'))
        for (const id of [...this.#connections.keys()]) this.#cut(id);
    });
  }

  stop(): void {
    this.#port.close();
  }

  async #receive(request: LinkRequest): Promise<void> {
    const { kind, id } = request;
    if (kind === 'call') {
      const answer = await this.#answer(request.request, null);
      if (answer !== undefined) this.#send({ kind: 'answered', id, answer });
    } else if (kind === 'query') {
      const leaving = new AbortController();
      this.#queries.set(id, leaving);
      const answer = await this.#query(request, leaving.signal);
      this.#queries.delete(id);
      if (answer !== undefined) this.#send({ kind: 'answered', id, answer });
    } else if (kind === 'cancel') this.#queries.get(id)?.abort();
    else if (kind === 'follow') this.#parts.stateFeed.start(this.#parts.outbox);
    else if (kind === 'connect') this.#connect(id);
    else if (kind === 'send') this.#answerInOrder(id, request.request);
    else this.#forget(id);
  }

  #connect(id: number): void {
    if (this.#parts.faults.isOn('refuseWebSockets')) return this.#send({ kind: 'closed', id });
    // A port does not tell how much waits to be read. The reader is the service in front of this chain.
    const subscriber: Subscriber = {
      send: (message) => this.#send({ kind: 'message', id, text: JSON.stringify(message) }),
      unsentBytes: 0,
    };
    this.#connections.set(id, { subscriber, last: Promise.resolve() });
  }

  #answerInOrder(id: number, text: string): void {
    const connection = this.#connections.get(id);
    if (connection === undefined) return;
    connection.last = connection.last.then(async () => {
      const response = await this.#answer(text, connection.subscriber);
      if (response === null) this.#cut(id);
      else if (response !== undefined) this.#send({ kind: 'message', id, text: response });
    });
  }

  /** The text of the response; null when a fault closes the connection instead, undefined when there is none. */
  async #answer(text: string, subscriber: Subscriber | null): Promise<string | null | undefined> {
    const reply = await this.#parts.calls.answerText(text, subscriber);
    if (reply === 'close') return null;
    return reply === 'hang' ? undefined : JSON.stringify(reply);
  }

  async #query(
    { path, request, height }: LinkRequest & { kind: 'query' },
    signal: AbortSignal,
  ): Promise<LinkedAnswer | null | undefined> {
    const { faults, queries } = this.#parts;
    const fate = await faults.fateOf(path, 'grpc');
    if (fate !== 'answer') return fate === 'close' ? null : undefined;
    const answer = await answerQuery(queries, { path, message: request, height }, signal);
    return 'value' in answer ? { value: answer.value } : { code: answer.code, details: answer.text };
  }

  #cut(id: number): void {
    this.#forget(id);
    this.#send({ kind: 'closed', id });
  }

  #forget(id: number): void {
    const connection = this.#connections.get(id);
    this.#connections.delete(id);
    if (connection !== undefined) this.#parts.subscriptions.remove(connection.subscriber);
  }

  #send(reply: LinkReply): void {
    this.#parts.outbox.send(reply);
  }
}
