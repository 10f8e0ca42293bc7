/** WebSocket clients in processes of their own, as the run sees them. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Arrivals } from './arrivals.js';

export interface ConnectJob {
  url: string;
  clients: number;
  /** The logs each of them subscribes to: the contract, and the first topic. */
  logs: { address: string; topic: string };
}

/** What became of the clients of a job. */
export interface Connected {
  subscribed: number;
  /** Why others are not subscribed, and how many for each reason. */
  failures: Map<string, number>;
}

/** One client that was subscribed. */
export interface ClientRecord extends Pick<Arrivals, 'heads' | 'logs' | 'repeated' | 'late'> {
  /** Null while the connection is open, else code and reason. */
  closed: string | null;
}

/** What a client should have got. */
export interface EntryRange {
  /** The first and the last block. */
  first: number;
  last: number;
  /** How many logs each block holds; blocks without one may be absent. */
  logCounts: ReadonlyMap<number, number>;
}

/** What the processes are asked, and what they answer. */
export interface Questions {
  connect: { job: ConnectJob; answer: Connected };
  /** Processor time so far. */
  cpuSeconds: { job: null; answer: number };
  /** Heads and logs that clients have not got. */
  missing: { job: EntryRange; answer: number };
  records: { job: null; answer: ClientRecord[] };
}

export class Fleet {
  readonly #processes: ChildProcess[];
  /** Rejects when one of them ends, which none does by itself. */
  readonly #ended: Promise<never>;

  constructor(processes: number) {
    // The loader of TypeScript is inherited from this process.
    this.#processes = Array.from({ length: processes }, () =>
      fork(join(import.meta.dirname, 'fleetProcess.ts'), { serialization: 'advanced' }),
    );
    this.#ended = Promise.race(this.#processes.map((child) => once(child, 'exit').then(clientsEnded)));
    // Reported by the question that is not answered.
    this.#ended.catch(() => {});
  }

  /** One process after the other, so that only one client is the first. */
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

  /** How many heads and logs of the range all clients together have not got. */
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
