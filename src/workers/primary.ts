/**
 * The primary of a service with several workers: starts them, replaces those that end, chooses the one that writes, and
 * ends them. It serves no client: it hands connections to the workers in turn (`connections.ts`).
 *
 * The worker that writes is replaced within two seconds when it ends, or hangs: then it is killed first, so that it can
 * hold no lock of the index. One that were to live on could still write nothing (`store/lmdb/writerEpoch.ts`).
 */
import { aborted } from '../concurrency/abortable.js';
import { Backoff } from '../concurrency/backoff.js';
import type { PartLog } from '../observe/logger.js';
import type { PortName } from '../transport/servedPort.js';
import type { Channel } from './channel.js';
import { Connections } from './connections.js';
import { PrimaryLinks } from './primaryLinks.js';
import { WorkerGone } from './remoteError.js';

/** A worker's process. */
export interface WorkerProcess {
  readonly pid: number;
  readonly channel: Channel;
  /** Called once. */
  onEnd(listener: (code: number | null, signal: string | null) => void): void;
  kill(): void;
}

/** Where clients connect; null for a listener that is off. */
export interface ServedAddresses {
  http: string | null;
  ws: string | null;
}

/** What a worker gets from the primary when it starts. */
export interface WorkerStart<Settings> {
  settings: Settings;
  /** Whether it writes from the start. */
  writes: boolean;
  /** The numbers of the workers that are there. */
  living: number[];
}

/** What a worker says when it serves clients. */
export interface WorkerServing {
  /** Fields of the log line of the service. */
  fields: Record<string, unknown>;
}

/** What a primary needs. */
export interface PrimaryParts<Settings> {
  count: number;
  settings: Settings;
  /** Starts a worker's process, which gets its number and how many there are. */
  fork: (id: number) => WorkerProcess;
  /** Called when a worker has ended: what it held is given back. */
  onEnded: (worker: number) => void;
  /** Called when a signal ended a worker that damaged files may cause. Why nothing can be served; null when it can. */
  findDamage: (signal: string) => Promise<string | null>;
  /** Called once all workers serve. */
  onServing: (serving: WorkerServing) => void;
  log: PartLog & { info(fields: object, message: string): void };
}

/** A worker as its primary sees it. */
interface KnownWorker {
  id: number;
  process: WorkerProcess;
  state: 'starting' | 'serving' | 'stopping';
  /** Whether it takes the place of one that still serves: where it ends, none is missing. */
  isSuccessor: boolean;
  /** When it began to serve, milliseconds of a steady clock. */
  servedAt: number;
  /** Resolves when it serves; to false when it has ended instead. */
  serves: Promise<boolean>;
  settle: (serves: boolean) => void;
  ended: Promise<void>;
  /** Rounds of the clock without a message, and whether there was one before. */
  silentRounds: number;
  hasBegun: boolean;
}

/** Workers beat this often, milliseconds. */
export const BEAT_MS = 200;
/**
 * Rounds of silence after which a worker is taken for hung. The one that writes holds up all others, and is replaced
 * within two seconds.
 */
const MOST_SILENT_ROUNDS = { writer: 8, serving: 25, starting: 50 };
/** Rounds until the first message of a worker: a busy machine starts a process slowly. */
const MOST_ROUNDS_TO_BEGIN = 300;
/** A worker that served for a shorter time is started again after a wait, milliseconds. */
const SHORT_LIFE_MS = 10_000;
/** A round that took longer shows that the machine is busy or was suspended: it does not count. */
const LONGEST_ROUND_MS = 2 * BEAT_MS;
/** Waits before a worker is started again that ended before it served, milliseconds. */
const RESTART_MS = { first: 250, longest: 5_000 };
/** How long a worker that is replaced answers one more request of each connection, milliseconds. */
const REPLACED_GRACE_MS = 2_000;
/** Longest time for a worker to stop, milliseconds: some more than its requests may take. */
const LONGEST_STOP_MS = 60_000;

/** Supervises the workers. `run` does all. */
export class Primary<Settings> {
  readonly links = new PrimaryLinks();
  readonly #connections: Connections;
  readonly #workers = new Map<number, KnownWorker>();
  readonly #parts: PrimaryParts<Settings>;
  readonly #backoff = new Backoff(RESTART_MS);
  readonly #stopping = new AbortController();
  #writer: KnownWorker | null = null;
  #started = 0;
  /** What the first worker said that served. */
  #serving: WorkerServing | null = null;
  #failure: { code: number } | null = null;
  #replacing: Promise<void> = Promise.resolve();

  constructor(parts: PrimaryParts<Settings>) {
    this.#parts = parts;
    const { links } = this;
    this.#connections = new Connections(parts.log);
    links.serve('listen', (worker, name: PortName, address: string) => this.#connections.open(worker, name, address));
    links.serve('unlisten', (worker, name: PortName) => this.#connections.close(worker, name));
    links.serve('start', (worker) => this.#startOf(worker));
    links.serve('serving', (worker, serving: WorkerServing) => this.#noteServing(worker, serving));
    links.serve('released', (worker) => this.#release(worker));
  }

  /** The numbers of the workers that serve. */
  get serving(): number[] {
    return [...this.#workers.values()].filter(({ state }) => state === 'serving').map(({ id }) => id);
  }

  /** Serves until the signal aborts, or nothing can be served. Resolves to the exit code. */
  async run(signal: AbortSignal): Promise<number> {
    signal.addEventListener('abort', () => this.#stopping.abort(), { once: true });
    const clock = this.#startClock();
    try {
      // The first one finds out what cannot be used, and says so once.
      const first = this.#start();
      const ending = aborted(this.#stopping.signal);
      await Promise.race([first.serves.then((serves) => (serves ? this.#startOthers() : undefined)), ending]);
      await ending;
    } finally {
      this.#stopping.abort();
      await Promise.all([...this.#workers.values()].map((worker) => this.#stop(worker)));
      clearInterval(clock);
      this.#connections.stop();
    }
    return this.#failure?.code ?? 0;
  }

  /** Replaces all workers, one after another; each stops when the next one serves. */
  replaceAll(): Promise<void> {
    this.#replacing = this.#replacing.then(async () => {
      const { log } = this.#parts;
      const { signal } = this.#stopping;
      if (signal.aborted) return;
      log.info({ workers: this.#workers.size }, 'replacing the workers');
      for (const worker of [...this.#workers.values()]) {
        // It may have ended meanwhile, and was replaced then.
        if (signal.aborted || worker.state !== 'serving' || !this.#workers.has(worker.id)) continue;
        const next = this.#start(true);
        const serves = await Promise.race([next.serves, aborted(signal).then(() => false)]);
        if (signal.aborted) return;
        if (!serves) {
          log.error({ worker: next.id }, 'a new worker does not start: the others stay');
          return;
        }
        next.isSuccessor = false;
        await this.#stop(worker, REPLACED_GRACE_MS);
      }
      if (!signal.aborted) log.info({ workers: this.serving.length }, 'the workers are replaced');
    });
    return this.#replacing;
  }

  /** Ends a worker that differs from the others; another one is started. */
  replace(id: number, reason: unknown): void {
    const worker = this.#workers.get(id);
    if (worker?.state !== 'serving') return;
    this.#parts.log.error({ err: reason, worker: id }, 'a worker cannot do what the others do: it is ended');
    worker.process.kill();
  }

  async #startOthers(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const others = Array.from({ length: this.#parts.count - 1 }, () => this.#start());
    await Promise.all(others.map(({ serves }) => serves));
    if (!this.#stopping.signal.aborted && this.#serving !== null) this.#parts.onServing(this.#serving);
  }

  #start(isSuccessor = false): KnownWorker {
    const id = ++this.#started;
    const process = this.#parts.fork(id);
    let settle: KnownWorker['settle'] = () => undefined;
    const serves = new Promise<boolean>((resolve) => (settle = resolve));
    const ended = new Promise<void>((resolve) =>
      process.onEnd((code, signal) => {
        resolve();
        void this.#ended(worker, code, signal).catch((error: unknown) => {
          this.#parts.log.error({ err: error }, 'a worker cannot be replaced');
          this.#fail(1);
        });
      }),
    );
    const worker: KnownWorker = {
      id,
      process,
      state: 'starting',
      isSuccessor,
      servedAt: 0,
      serves,
      settle,
      ended,
      silentRounds: 0,
      hasBegun: false,
    };
    this.#workers.set(id, worker);
    process.channel.onMessage(() => {
      worker.silentRounds = 0;
      worker.hasBegun = true;
    });
    this.links.add(id, process.channel);
    this.#connections.add(id, process.channel);
    return worker;
  }

  #startOf(id: number): WorkerStart<Settings> {
    const worker = this.#workers.get(id);
    const writes = worker !== undefined && this.#writer === null;
    if (writes) this.#setWriter(worker);
    return { settings: this.#parts.settings, writes, living: [...this.#workers.keys()] };
  }

  #setWriter(worker: KnownWorker): void {
    this.#writer = worker;
    worker.silentRounds = 0;
    this.links.setWriter(worker.id);
  }

  #noteServing(id: number, serving: WorkerServing): void {
    const worker = this.#workers.get(id);
    if (worker?.state !== 'starting') return;
    worker.state = 'serving';
    worker.servedAt = performance.now();
    this.#serving ??= serving;
    worker.settle(true);
    // The one that was to write may have ended meanwhile.
    if (this.#writer === null) this.#chooseWriter();
  }

  /** The worker has stopped to write, and is about to end. */
  #release(id: number): void {
    if (this.#writer?.id !== id) return;
    this.#writer = null;
    this.#chooseWriter();
  }

  #chooseWriter(): void {
    if (this.#stopping.signal.aborted) return;
    // The newest one, as the others may be replaced next.
    const next = [...this.#workers.values()].findLast(({ state }) => state === 'serving');
    // The next one to start writes from its start.
    if (next === undefined) return;
    this.#setWriter(next);
    this.#parts.log.info({ worker: next.id, pid: next.process.pid }, 'another worker follows the chain');
    this.links.ask(next.id, 'write').catch((error: unknown) => {
      if (!(error instanceof WorkerGone))
        this.#parts.log.error({ err: error, worker: next.id }, 'a worker cannot write');
    });
  }

  async #ended(worker: KnownWorker, code: number | null, signal: string | null): Promise<void> {
    const isExpected = worker.state === 'stopping' || worker.isSuccessor || this.#stopping.signal.aborted;
    this.#workers.delete(worker.id);
    this.links.remove(worker.id);
    this.#connections.remove(worker.id);
    this.#parts.onEnded(worker.id);
    worker.settle(false);
    if (this.#writer === worker) {
      this.#writer = null;
      this.#chooseWriter();
    }
    if (isExpected) return;
    if (this.#serving === null) return this.#fail(code ?? 1);
    this.#parts.log.error(
      { worker: worker.id, pid: worker.process.pid, code, signal },
      'a worker ended: another is started',
    );
    const damage = signal === null ? null : await this.#parts.findDamage(signal);
    if (damage !== null) {
      this.#parts.log.error({ reason: damage }, 'the service cannot continue');
      return this.#fail(1);
    }
    if (worker.state === 'serving' && performance.now() - worker.servedAt > SHORT_LIFE_MS) this.#backoff.reset();
    else await this.#backoff.wait(this.#stopping.signal);
    if (!this.#stopping.signal.aborted && this.#lasting() < this.#parts.count) this.#start();
  }

  /** How many workers serve, or will, besides those that take the place of another. */
  #lasting(): number {
    return [...this.#workers.values()].filter(({ state, isSuccessor }) => state !== 'stopping' && !isSuccessor).length;
  }

  #fail(code: number): void {
    this.#failure = { code: code === 0 ? 1 : code };
    this.#stopping.abort();
  }

  async #stop(worker: KnownWorker, graceMs = 0): Promise<void> {
    worker.state = 'stopping';
    // It has nothing to finish.
    if (!worker.hasBegun) worker.process.kill();
    const timer = setTimeout(() => worker.process.kill(), LONGEST_STOP_MS);
    this.links.ask(worker.id, 'stop', graceMs).catch(() => undefined);
    await worker.ended;
    clearTimeout(timer);
  }

  #startClock(): NodeJS.Timeout {
    let last = performance.now();
    return setInterval(() => {
      const now = performance.now();
      const took = now - last;
      last = now;
      if (took > LONGEST_ROUND_MS) return;
      for (const worker of this.#workers.values()) worker.silentRounds += 1;
      const writer = this.#writer;
      // One that holds a lock hangs for longer than the others that wait for it.
      const isHeldUp = writer?.state === 'serving' && writer.silentRounds === MOST_SILENT_ROUNDS.writer;
      for (const worker of this.#workers.values()) {
        const { silentRounds, id, process } = worker;
        const hangs = silentRounds === mostSilentRounds(worker) || (isHeldUp && silentRounds >= writer.silentRounds);
        if (!hangs || (isHeldUp && !worker.hasBegun)) continue;
        this.#parts.log.error(
          { worker: id, pid: process.pid, writes: worker === writer },
          'a worker hangs: it is ended',
        );
        process.kill();
      }
    }, BEAT_MS);
  }
}

function mostSilentRounds({ state, hasBegun }: KnownWorker): number {
  if (!hasBegun) return MOST_ROUNDS_TO_BEGIN;
  return state === 'starting' ? MOST_SILENT_ROUNDS.starting : MOST_SILENT_ROUNDS.serving;
}
