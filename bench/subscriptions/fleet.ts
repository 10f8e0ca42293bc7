/** Starts processes of WebSocket clients and sends them jobs. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Arrivals } from './arrivals.js';

export interface ConnectJob {
  url: string;
  clients: number;
  /** The logs that each client subscribes to: the contract and the first topic. */
  logs: { address: string; topic: string };
}

/** How many clients of a job are subscribed. */
export interface Connected {
  subscribed: number;
  /** Reason to number of clients that could not subscribe for it. */
  failures: Map<string, number>;
}

/** What one subscribed client received. */
export interface ClientRecord extends Pick<Arrivals, 'heads' | 'logs' | 'repeated' | 'late'> {
  /** Null while the connection is open, otherwise code and reason. */
  closed: string | null;
}

/** The entries that a client should have received. */
export interface EntryRange {
  /** Number of the first block. */
  first: number;
  /** Number of the last block. */
  last: number;
  /** Number of logs in each block. Blocks without logs may be absent. */
  logCounts: ReadonlyMap<number, number>;
}

/** Jobs for the processes, and their answers. */
export interface Questions {
  connect: { job: ConnectJob; answer: Connected };
  /** Processor time used so far. */
  cpuSeconds: { job: null; answer: number };
  /** Number of heads and logs that clients have not received. */
  missing: { job: EntryRange; answer: number };
  records: { job: null; answer: ClientRecord[] };
}

export class Fleet {
  readonly #processes: ChildProcess[];
  /** Rejects when one of the processes ends, which none does by itself. */
  readonly #ended: Promise<never>;

  constructor(processes: number) {
    // The processes inherit the TypeScript loader of this one.
    this.#processes = Array.from({ length: processes }, () =>
      fork(join(import.meta.dirname, 'fleetProcess.ts'), { serialization: 'advanced' }),
    );
    this.#ended = Promise.race(this.#processes.map((child) => once(child, 'exit').then(clientsEnded)));
    // The job without an answer reports it.
    this.#ended.catch(() => {});
  }

  /** Connects one process after the other, so that a single client is the first. */
  async connect({ clients, ...job }: ConnectJob): Promise<Connected> {
    const connected: Connected = { subscribed: 0, failures: new Map() };
    let left = clients;
    for (const [n, child] of this.#processes.entries()) {
      const share = Math.ceil(left / (this.#processes.length - n));
      left -= share;
      const { subscribed, failures } = await this.#askOne(child, 'connect', { ...job, clients: share });
      connected.subscribed += subscribed;
      for (const [reason, count] of failures)
        connected.failures.set(reason, (connected.failures.get(reason) ?? 0) + count);
    }
    return connected;
  }

  async cpuSeconds(): Promise<number> {
    return total(await this.#ask('cpuSeconds', null));
  }

  /** Number of heads and logs of the range that the clients have not received, over all clients. */
  async missing(range: EntryRange): Promise<number> {
    return total(await this.#ask('missing', range));
  }

  async records(): Promise<ClientRecord[]> {
    return (await this.#ask('records', null)).flat();
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#processes.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      }),
    );
  }

  #ask<K extends keyof Questions>(kind: K, job: Questions[K]['job']): Promise<Questions[K]['answer'][]> {
    return Promise.all(this.#processes.map((child) => this.#askOne(child, kind, job)));
  }

  async #askOne<K extends keyof Questions>(
    child: ChildProcess,
    kind: K,
    job: Questions[K]['job'],
  ): Promise<Questions[K]['answer']> {
    child.send({ kind, job });
    const [answer] = (await Promise.race([once(child, 'message'), this.#ended])) as [Questions[K]['answer']];
    return answer;
  }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function clientsEnded(): never {
  throw new Error('a process of clients ended; its message is above');
}
