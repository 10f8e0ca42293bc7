/**
 * What connects a worker with the other processes of its service: it calls functions of the primary and of the worker
 * that writes, serves functions that others call, and tells all other workers news. `primaryLinks.ts` is the other end.
 */
import type { Channel } from './channel.js';
import { carried, RemoteError, WorkerGone, type CarriedError } from './remoteError.js';

/** Who is called: the primary, or the worker that writes. */
export type Called = 'primary' | 'writer';

/** A function that others call. Its arguments and its result are cloned. */
export type Served = (...values: never[]) => unknown;

/** Messages between a worker and its primary. */
export type LinkMessage =
  | { kind: 'call'; id: number; to: Called; name: string; values: unknown[] }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: CarriedError }
  | { kind: 'news'; topic: string; data: unknown };

/** Whether a message is one of a link: other parts may send messages of their own. */
export function isLinkMessage(message: unknown): message is LinkMessage {
  const kind = (message as { kind?: unknown } | null)?.kind;
  return kind === 'call' || kind === 'result' || kind === 'failure' || kind === 'news';
}

/** A call whose outcome is awaited. */
export interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The link of one worker. */
export class WorkerLink {
  readonly #channel: Channel;
  readonly #served = new Map<string, Served>();
  readonly #listeners = new Map<string, Set<(data: never) => void>>();
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;

  constructor(
    /** Number of this worker. The service never uses it again. */
    readonly id: number,
    /** How many workers the service has. */
    readonly count: number,
    channel: Channel,
  ) {
    this.#channel = channel;
    channel.onMessage((message) => {
      if (isLinkMessage(message)) this.#take(message);
    });
  }

  /** Resolves or rejects as the called function; rejects with WorkerGone where it cannot be called. */
  call<T>(to: Called, name: string, ...values: unknown[]): Promise<T> {
    const id = ++this.#calls;
    return new Promise<T>((resolve, reject) => {
      // The name says what it returns.
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#channel.send({ kind: 'call', id, to, name, values } satisfies LinkMessage);
    });
  }

  /** From now on others can call this function by its name. */
  serve(name: string, served: Served): void {
    this.#served.set(name, served);
  }

  /** Tells all other workers. Those that start later do not hear it. */
  tell(topic: string, data: unknown): void {
    this.#channel.send({ kind: 'news', topic, data } satisfies LinkMessage);
  }

  /** Calls the listener with what other workers tell. Returns the function that ends it. */
  onTold<T>(topic: string, listener: (data: T) => void): () => void {
    let listeners = this.#listeners.get(topic);
    if (listeners === undefined) this.#listeners.set(topic, (listeners = new Set()));
    listeners.add(listener as (data: never) => void);
    return () => void listeners.delete(listener as (data: never) => void);
  }

  #take(message: LinkMessage): void {
    switch (message.kind) {
      case 'call':
        return void this.#answer(message.id, message.name, message.values);
      case 'news':
        for (const listener of this.#listeners.get(message.topic) ?? []) listener(message.data as never);
        return;
      case 'result':
      case 'failure': {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (message.kind === 'result') waiting?.resolve(message.value);
        else waiting?.reject(errorOf(message.error));
      }
    }
  }

  async #answer(id: number, name: string, values: unknown[]): Promise<void> {
    this.#channel.send(await outcomeOf(id, this.#served.get(name), name, values));
  }
}

/** The message with what a served function returns or throws. */
export async function outcomeOf(
  id: number,
  served: Served | undefined,
  name: string,
  values: unknown[],
): Promise<LinkMessage> {
  try {
    if (served === undefined) throw new WorkerGone(`${name} is not served yet`);
    return { kind: 'result', id, value: await served(...(values as never[])) };
  } catch (error) {
    return { kind: 'failure', id, error: carried(error) };
  }
}

/** The error of a failed call. */
export function errorOf(error: CarriedError): Error {
  return error.name === 'WorkerGone' ? new WorkerGone(error.message) : new RemoteError(error);
}
