import { onAbort } from './abortable.js';

/** The part of the places that one client may hold: the others find room at once. */
const CLIENT_PART = 3 / 4;

/** The tasks of one client. */
interface ClientTasks {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs at most so many tasks at the same time, of clients that do not trust each other. Clients that wait take turns,
 * whatever number of tasks each has, and none holds all places, unless there is only one. Tasks without a client are
 * the server's own: they take turns with the clients, and may hold all places.
 */
export class FairSemaphore {
  /** Clients that have tasks. Those that wait go on in this order: after its turn, a client goes to the end. */
  readonly #clients = new Map<string | undefined, ClientTasks>();
  /** Read at each use: it may change. */
  readonly #places: () => number;
  #running = 0;
  #waiting = 0;
  #waitingClients = 0;

  constructor(places: () => number) {
    this.#places = places;
  }

  /** Tasks that run or wait. */
  get tasks(): number {
    return this.#running + this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  /**
   * The outcome of `task`, started when it is the turn of the client and there is room. Rejects with the signal's
   * reason when aborted before that.
   */
  async run<T>(client: string | undefined, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const tasks = this.#tasksOf(client);
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

  /** How many more tasks of a client may wait when at most `limit` wait, shared by the clients that wait. */
  shareOf(client: string | undefined, limit: number): { waiting: number; share: number } {
    const waiting = this.#clients.get(client)?.waiting.length ?? 0;
    const others = this.#waitingClients - (waiting > 0 ? 1 : 0);
    return { waiting, share: Math.floor(limit / (others + 1)) };
  }

  /** Starts what there is room for; to be called when there are more places. */
  startWaiting(): void {
    // Clients that hold all they may are few: the places are.
    for (const [client, tasks] of this.#clients) {
      if (this.#waiting === 0 || this.#running >= this.#places()) return;
      if (tasks.waiting.length === 0 || !this.#hasRoom(client, tasks)) continue;
      const start = tasks.waiting.shift();
      this.#noteLeft(tasks);
      // At the end it is reached again by this loop, should there be more room.
      this.#clients.delete(client);
      this.#clients.set(client, tasks);
      start?.();
    }
  }

  #tasksOf(client: string | undefined): ClientTasks {
    let tasks = this.#clients.get(client);
    if (tasks === undefined) this.#clients.set(client, (tasks = { running: 0, waiting: [] }));
    return tasks;
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
    return new Promise((resolve, reject) => {
      const start = (): void => {
        stopListening();
        this.#begin(tasks);
        resolve();
      };
      const leave = (): void => {
        tasks.waiting.splice(tasks.waiting.indexOf(start), 1);
        this.#noteLeft(tasks);
        this.#forgetIdle(client, tasks);
        // An abort reason need not be an Error; it is passed on as it is.
        reject(signal?.reason as Error);
      };
      if (tasks.waiting.push(start) === 1) this.#waitingClients++;
      this.#waiting++;
      const stopListening = onAbort(signal, leave);
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
