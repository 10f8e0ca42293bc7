/** The primary's ends of the links of all workers. It runs what they call, and hands other calls and news on. */
import type { Channel } from './channel.js';
import { carried, WorkerGone } from './remoteError.js';
import { errorOf, isLinkMessage, outcomeOf, type LinkMessage, type Waiting } from './workerLink.js';

/** A call that was handed on to the worker that writes. */
interface HandedOn {
  from: number;
  id: number;
  to: number;
}

/** Links by the numbers of their workers. */
export class PrimaryLinks {
  readonly #channels = new Map<number, Channel>();
  readonly #served = new Map<string, (worker: number, ...values: never[]) => unknown>();
  readonly #handedOn = new Map<number, HandedOn>();
  /** Calls that wait for a worker that writes. */
  #unclaimed: { from: number; call: Extract<LinkMessage, { kind: 'call' }> }[] = [];
  /** Calls of the primary itself. */
  readonly #asked = new Map<number, Waiting & { to: number }>();
  #writer: number | null = null;
  #calls = 0;

  /** Begins with a worker that was started. */
  add(worker: number, channel: Channel): void {
    this.#channels.set(worker, channel);
    channel.onMessage((message) => {
      if (isLinkMessage(message)) this.#take(worker, message);
    });
  }

  /** The worker has ended: what it was asked fails. */
  remove(worker: number): void {
    this.#channels.delete(worker);
    this.#unclaimed = this.#unclaimed.filter(({ from }) => from !== worker);
    if (this.#writer === worker) this.#writer = null;
    for (const [id, asked] of this.#asked) {
      if (asked.to !== worker) continue;
      this.#asked.delete(id);
      asked.reject(new WorkerGone('the worker has ended'));
    }
    for (const [id, handedOn] of this.#handedOn) {
      if (handedOn.to !== worker && handedOn.from !== worker) continue;
      this.#handedOn.delete(id);
      this.#fail(handedOn.from, handedOn.id, new WorkerGone('the worker that writes has ended'));
    }
  }

  /** From now on this worker is called where the one that writes is meant. */
  setWriter(worker: number): void {
    this.#writer = worker;
    for (const { from, call } of this.#unclaimed.splice(0)) this.#take(from, call);
  }

  /** From now on workers can call this function of the primary by its name. It first gets the number of the worker. */
  serve(name: string, served: (worker: number, ...values: never[]) => unknown): void {
    this.#served.set(name, served);
  }

  /** Calls a function that a worker serves. Rejects as it does, or with WorkerGone. */
  ask<T>(worker: number, name: string, ...values: unknown[]): Promise<T> {
    const channel = this.#channels.get(worker);
    if (channel === undefined) return Promise.reject(new WorkerGone('the worker has ended'));
    const id = ++this.#calls;
    return new Promise<T>((resolve, reject) => {
      // The name says what it returns.
      this.#asked.set(id, { to: worker, resolve, reject });
      channel.send({ kind: 'call', id, to: 'writer', name, values } satisfies LinkMessage);
    });
  }

  /** Tells all workers. */
  tell(topic: string, data: unknown): void {
    for (const channel of this.#channels.values()) channel.send({ kind: 'news', topic, data } satisfies LinkMessage);
  }

  #take(from: number, message: LinkMessage): void {
    switch (message.kind) {
      case 'news':
        for (const [worker, channel] of this.#channels) if (worker !== from) channel.send(message);
        return;
      case 'call':
        if (message.to === 'writer') return this.#handOn(from, message);
        return void this.#answer(from, message);
      case 'result':
      case 'failure': {
        const asked = this.#asked.get(message.id);
        this.#asked.delete(message.id);
        // The name of the call says what it resolves to.
        if (message.kind === 'result') asked?.resolve(message.value as never);
        else asked?.reject(errorOf(message.error));
        const handedOn = this.#handedOn.get(message.id);
        this.#handedOn.delete(message.id);
        if (handedOn !== undefined) this.#channels.get(handedOn.from)?.send({ ...message, id: handedOn.id });
      }
    }
  }

  #handOn(from: number, call: Extract<LinkMessage, { kind: 'call' }>): void {
    if (this.#writer === null) return void this.#unclaimed.push({ from, call });
    const id = ++this.#calls;
    this.#handedOn.set(id, { from, id: call.id, to: this.#writer });
    this.#channels.get(this.#writer)?.send({ ...call, id } satisfies LinkMessage);
  }

  async #answer(from: number, { id, name, values }: Extract<LinkMessage, { kind: 'call' }>): Promise<void> {
    const outcome = await outcomeOf(id, this.#served.get(name), name, [from, ...values]);
    this.#channels.get(from)?.send(outcome);
  }

  #fail(worker: number, id: number, error: Error): void {
    this.#channels.get(worker)?.send({ kind: 'failure', id, error: carried(error) } satisfies LinkMessage);
  }
}
