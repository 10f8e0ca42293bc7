/** A WebSocket client that keeps every message in the order of arrival and does nothing by itself. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { RpcAnswer } from './rpc.js';

export type Answer = RpcAnswer & { jsonrpc: '2.0'; id: number };

export interface Notification<T = unknown> {
  jsonrpc: '2.0';
  method: 'eth_subscription';
  params: { subscription: string; result: T };
}

/** The answers of a batch are one message. */
export type Message = Answer | Answer[] | Notification;

export class RawSocket {
  readonly messages: Message[] = [];
  /** Resolves when the connection ends. */
  readonly ended: Promise<unknown>;
  #lastId = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Map<string, (result: unknown) => void>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#onMessage(JSON.parse(data.toString()) as Message));
    this.ended = new Promise((resolve) => socket.on('close', resolve));
    // An error is followed by the end of the connection, which callers see.
    socket.on('error', () => undefined);
  }

  /** Rejects when there is no server. */
  static async open(url: string): Promise<RawSocket> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new RawSocket(socket);
  }

  /** Resolves to the answer as sent. It stays pending when the connection ends first. */
  answer(method: string, params: unknown[], onAnswer?: (answer: Answer) => void): Promise<Answer> {
    const { message, answered } = this.#request(method, params, onAnswer);
    this.#socket.send(JSON.stringify(message));
    return answered;
  }

  /** Sends several calls as one message. Resolves to their answers. */
  batch(...calls: [method: string, ...params: unknown[]][]): Promise<Answer[]> {
    const requests = calls.map(([method, ...params]) => this.#request(method, params));
    this.#socket.send(JSON.stringify(requests.map(({ message }) => message)));
    return Promise.all(requests.map(({ answered }) => answered));
  }

  /** Resolves to the result. Throws when the answer is an error. */
  async call<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
    return resultOf(method, await this.answer(method, params)) as T;
  }

  /** Resolves to the id. The listener gets every result, from the very next message on. */
  async subscribe<T>(params: unknown[], listener: (result: T) => void = () => undefined): Promise<string> {
    const answer = await this.answer('eth_subscribe', params, ({ result }) => {
      this.#listeners.set(result as string, listener as (result: unknown) => void);
    });
    return resultOf('eth_subscribe', answer) as string;
  }

  /** All results of a subscription so far. */
  results<T>(subscription: string): T[] {
    return this.messages.flatMap((message) =>
      'method' in message && message.params.subscription === subscription ? [message.params.result as T] : [],
    );
  }

  close(): void {
    this.#socket.terminate();
  }

  #request(method: string, params: unknown[], onAnswer?: (answer: Answer) => void) {
    const id = ++this.#lastId;
    const answered = new Promise<Answer>((resolve) => {
      this.#waiting.set(id, (answer) => {
        onAnswer?.(answer);
        resolve(answer);
      });
    });
    return { message: { jsonrpc: '2.0', id, method, params }, answered };
  }

  #onMessage(message: Message): void {
    this.messages.push(message);
    if ('method' in message) {
      this.#listeners.get(message.params.subscription)?.(message.params.result);
      return;
    }
    for (const answer of [message].flat()) {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    }
  }
}

function resultOf(method: string, { result, error }: Answer): unknown {
  if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`);
  return result;
}
