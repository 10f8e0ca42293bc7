import { waitInQueue } from './abortable.js';

/** The part of the places that one client may hold, so that others find room at once. */
const CLIENT_PART = 3 / 4;

interface ClientTasks {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs a limited number of tasks at the same time, for clients that do not trust each other. Waiting clients take
 * turns, however many tasks each has, and no client holds all places, unless there is only one. Tasks without a client
 * are the server's own: they take turns with the clients, and may hold all places.
 */
export class FairSemaphore {
  /** Clients that have tasks, in the order of their turns: after its turn, a client moves to the end. */
  readonly #clients = new Map<string | undefined, ClientTasks>();
  /** The number may change. */
  readonly #places: () => number;
  #running = 0;
  #waiting = 0;
  #waitingClients = 0;

  constructor(places: () => number) {
    this.#places = places;
  }

  /** Running and waiting tasks. */
  get tasks(): number {
    return this.#running + this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  /** The outcome of `task`, started in its client's turn. An abort before that rejects with the signal's reason. */
  async run<T>(client: string | undefined, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const tasks = this.#clients.get(client) ?? { running: 0, waiting: [] };
    this.#clients.set(client, tasks);
    if (this.#hasRoom(client, tasks)) this.#begin(tasks);
    else await this.#enqueue(client, tasks, signal);
    try {
      return await task();
    } finally {
      tasks.running--;
      this.#running--;
      this.#forgetIdle(client, tasks);
      this.startWaiting();
    }
  }

  /** The waiting tasks of a client, and its share when at most `limit` tasks wait, shared by the waiting clients. */
  shareOf(client: string | undefined, limit: number): { waiting: number; share: number } {
    const waiting = this.#clients.get(client)?.waiting.length ?? 0;
    const others = this.#waitingClients - (waiting > 0 ? 1 : 0);
    return { waiting, share: Math.floor(limit / (others + 1)) };
  }

  /** Starts the tasks for which there is room; to be called when places are added. */
  startWaiting(): void {
    // Few clients hold all that they may, because places are few.
    for (const [client, tasks] of this.#clients) {
      if (this.#waiting === 0 || this.#running >= this.#places()) return;
      if (tasks.waiting.length === 0 || !this.#hasRoom(client, tasks)) continue;
      const start = tasks.waiting.shift();
      this.#noteLeft(tasks);
      this.#begin(tasks);
      // This loop reaches it again at the end, should there be more room.
      this.#clients.delete(client);
      this.#clients.set(client, tasks);
      start?.();
    }
  }

  #hasRoom(client: string | undefined, { running }: ClientTasks): boolean {
    const places = this.#places();
    const most = client === undefined ? places : Math.max(1, Math.floor(places * CLIENT_PART));
    return this.#running < places && running < most;
  }

  #begin(tasks: ClientTasks): void {
    tasks.running++;
    this.#running++;
  }

  #enqueue(client: string | undefined, tasks: ClientTasks, signal: AbortSignal | undefined): Promise<void> {
    if (tasks.waiting.length === 0) this.#waitingClients++;
    this.#waiting++;
    return waitInQueue(tasks.waiting, signal, () => {
      this.#noteLeft(tasks);
      this.#forgetIdle(client, tasks);
    });
  }

  #noteLeft({ waiting }: ClientTasks): void {
    this.#waiting--;
    if (waiting.length === 0) this.#waitingClients--;
  }

  #forgetIdle(client: string | undefined, { running, waiting }: ClientTasks): void {
    if (running === 0 && waiting.length === 0) this.#clients.delete(client);
  }
}
