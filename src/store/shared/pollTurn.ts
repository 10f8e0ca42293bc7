/** Which worker polls the node, and when the next poll is due, for all workers of a service. */
import { inTransaction } from '../lmdb/inTransaction.js';
import { readNumbers, writeNumbers, type PendingDatabases } from './pendingDatabases.js';

/** What a worker that wants to poll gets: the turn, or why not. */
export type TakenTurn = 'own' | 'notDue' | { othersStartedAt: number };

interface PollState {
  /** Milliseconds of the machine's clock, as all times here. */
  nextAt: number;
  startedAt: number;
  /** Number of the worker that polls; NONE while no worker does. */
  worker: number;
}

const NONE = -1;
/** A time that is further away was written before the machine was started again. */
const LONGEST_PAUSE_MS = 60_000;

/** Methods throw StoreWriteFailed. */
export class PollTurn {
  readonly #databases: PendingDatabases;
  readonly #worker: number;
  readonly #expiryMs: number;

  /** After `expiryMs`, another worker may poll: the one that did may hang. */
  constructor(databases: PendingDatabases, { worker, expiryMs }: { worker: number; expiryMs: number }) {
    this.#databases = databases;
    this.#worker = worker;
    this.#expiryMs = expiryMs;
  }

  /** When the next poll is due; past when that is unknown. */
  nextAt(now: number): number {
    const { nextAt } = this.#read();
    return nextAt - now > LONGEST_PAUSE_MS ? -Infinity : nextAt;
  }

  /** When the poll of another worker started that is under way; null for none. */
  othersStartedAt(now: number): number | null {
    const { worker, startedAt } = this.#read();
    const isUnderWay = worker !== NONE && worker !== this.#worker && startedAt <= now;
    return isUnderWay && now - startedAt < this.#expiryMs ? startedAt : null;
  }

  /** Takes the turn where no other worker has it, and where a poll is due or `isForced`. */
  take(now: number, isForced: boolean): TakenTurn {
    return inTransaction(this.#databases.file, () => {
      const othersStartedAt = this.othersStartedAt(now);
      if (othersStartedAt !== null) return { othersStartedAt };
      const nextAt = this.nextAt(now);
      if (!isForced && now < nextAt) return 'notDue';
      this.#write({ nextAt, startedAt: now, worker: this.#worker });
      return 'own';
    });
  }

  /** Ends the poll of this worker, which may have expired. */
  end(nextAt: number): void {
    inTransaction(this.#databases.file, () => {
      if (this.#read().worker === this.#worker) this.#write({ nextAt, startedAt: nextAt, worker: NONE });
    });
  }

  #read(): PollState {
    const { state, file } = this.#databases;
    // A transaction reads what it has written.
    file.root.resetReadTxn();
    const [nextAt = -Infinity, startedAt = 0, worker = NONE] = readNumbers(state, 'poll') ?? [];
    return { nextAt, startedAt, worker };
  }

  #write({ nextAt, startedAt, worker }: PollState): void {
    writeNumbers(this.#databases.state, 'poll', nextAt, startedAt, worker);
  }
}

/** A worker has ended: another one may poll. */
export function forgetPoller(databases: PendingDatabases, worker: number): void {
  new PollTurn(databases, { worker, expiryMs: 0 }).end(-Infinity);
}
