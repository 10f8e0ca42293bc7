/** Lets so many tasks run at one time; the others wait in order of arrival. A caller that leaves while waiting gives up its place. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** The outcome of `task`, started when there is room. Rejects with the signal's reason when aborted before that. */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await this.#turn(signal);
    try {
      return await task();
    } finally {
      // Handed on rather than given back, so that no other task slips in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const place = this.#waiting.indexOf(start);
        if (place >= 0) this.#waiting.splice(place, 1);
        reject(signal?.reason as Error);
      };
      this.#waiting.push(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}

/** Runs tasks of the same key one after another, in the order they came, and those of different keys beside each other. */
export class KeyedMutex<Key> {
  readonly #lines = new Map<Key, { turns: Semaphore; length: number }>();

  /** The outcome of `task`, started when all before it of the same key have ended. Rejects as `Slots` does. */
  async run<T>(key: Key, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const line = this.#lines.get(key) ?? { turns: new Semaphore(1), length: 0 };
    this.#lines.set(key, line);
    line.length++;
    try {
      return await line.turns.run(task, signal);
    } finally {
      if (--line.length === 0) this.#lines.delete(key);
    }
  }
}

/** Tasks that run beside each other, and tasks that run alone. Each waits for those before it that it must not meet, so none waits for ever. */
export class SharedExclusiveLock {
  /** Ends with the newest task that runs alone. */
  #alone: Promise<unknown> = Promise.resolve();
  /** Those that came after it. Each only ends; its outcome is its caller's. */
  readonly #beside = new Set<Promise<unknown>>();

  beside<T>(task: () => Promise<T>): Promise<T> {
    const outcome = this.#alone.then(task);
    const ended: Promise<unknown> = settled(outcome).then(() => this.#beside.delete(ended));
    this.#beside.add(ended);
    return outcome;
  }

  alone<T>(task: () => Promise<T>): Promise<T> {
    const outcome = Promise.all([this.#alone, ...this.#beside]).then(task);
    this.#alone = settled(outcome);
    return outcome;
  }
}

function settled(outcome: Promise<unknown>): Promise<void> {
  return outcome.then(
    () => undefined,
    () => undefined,
  );
}
