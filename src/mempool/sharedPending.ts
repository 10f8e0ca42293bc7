/**
 * What connects the pending transactions of one worker with those of the others: the log of events that all append to,
 * and hints that there is something new in it. A lost hint delays listeners by a fraction of a second, nothing else:
 * every question about pending transactions reads the log first.
 */
import type { Hash } from '../../generated/types.js';
import type { Logger } from '../observe/logger.js';
import type {
  NumberedEvent,
  NumberedHash,
  PendingEventLog,
  PendingEvents,
  PendingLogEntry,
  RemovalReason,
} from '../store/shared/pendingEventLog.js';
import type { AddedEvent, PendingEvent } from '../store/shared/pendingEvent.js';
import type { PollTurn } from '../store/shared/pollTurn.js';
import { StoreWriteFailed } from '../store/storeErrors.js';

/** Tells other workers that the log has changed, or that a poll has ended. */
export interface PendingHints {
  tell(): void;
  /** Returns the function that ends it. */
  onTold(listener: () => void): () => void;
}

/** What the workers of a service share. */
export interface SharedPendingParts {
  events: PendingEventLog;
  turn: PollTurn;
  hints: PendingHints;
  /** Whether the index has the transaction in a block. */
  isMined: (hash: Hash) => boolean;
}

/** Shortest time between two hints, milliseconds: thousands of transactions a second need no thousands of hints. */
const HINT_INTERVAL_MS = 5;
/** How often the log is read while there are listeners, if no hint comes. */
const READ_INTERVAL_MS = 250;

const NOTHING: Omit<PendingEvents, 'end'> = { events: [], isWhole: true };

/** Where the file fails, the worker has only what it knows itself. Of several failures in a row, one is logged. */
export class SharedPending {
  /** Left the pool, and may still be in the log. */
  #left: NumberedHash[] = [];
  #hintTimer: NodeJS.Timeout | null = null;
  #isHintDue = false;
  #readTimer: NodeJS.Timeout | null = null;
  #isFailing = false;
  #isClosed = false;
  readonly #stopHearing: () => void;
  readonly #onNews: () => void;
  readonly #parts: SharedPendingParts;
  readonly #log: Logger;

  /** `onNews` is called when there may be something new in the log. */
  constructor(parts: SharedPendingParts, log: Logger, onNews: () => void) {
    this.#parts = parts;
    this.#log = log;
    this.#onNews = onNews;
    this.#stopHearing = parts.hints.onTold(onNews);
  }

  get turn(): PollTurn {
    return this.#parts.turn;
  }

  isMined(hash: Hash): boolean {
    return this.#parts.isMined(hash);
  }

  end(): number {
    return this.#attempt(() => this.#parts.events.end()) ?? 0;
  }

  since(cursor: number, own: NumberedEvent | null): PendingEvents {
    return this.#attempt(() => this.#parts.events.since(cursor, own)) ?? { ...NOTHING, end: cursor };
  }

  /** Null when they cannot be read. */
  entries(): PendingLogEntry[] | null {
    return this.#attempt(() => this.#parts.events.entries()) ?? null;
  }

  addedEvent(number: number): AddedEvent | null {
    return this.#attempt(() => this.#parts.events.addedEvent(number)) ?? null;
  }

  /** As `PendingEventLog.added`. */
  added(): Hash[] {
    return this.#attempt(() => this.#parts.events.added()) ?? [];
  }

  /** As `PendingEventLog.append`; undefined when it cannot be written. */
  append(event: PendingEvent): number | null | undefined {
    const number = this.#attempt(() => this.#parts.events.append(event), true);
    if (typeof number === 'number') this.tell();
    return number;
  }

  /** The transaction has left the pool of this worker. */
  onLeft(left: NumberedHash): void {
    this.#left.push(left);
  }

  /** Tells the others what has left the pool since the last call, not because of a block. */
  removeLeft(): void {
    this.#remove(this.#left, { kind: 'dropped' });
  }

  /** As `removeLeft`, because of a block. */
  removeLeftAt({ height, isMined }: { height: number; isMined: (hash: Hash) => boolean }): void {
    const mined = this.#left.filter(({ hash }) => isMined(hash));
    const superseded = this.#left.filter(({ hash }) => !isMined(hash));
    this.#remove(mined, { kind: 'mined' });
    this.#remove(superseded, { kind: 'superseded', height });
  }

  /** What cannot be written stays in `#left`, so that the next call tries again. */
  #remove(left: readonly NumberedHash[], why: RemovalReason): void {
    if (left.length === 0) return;
    const isDone = this.#attempt(() => {
      this.#parts.events.remove(left, why);
      return true;
    }, true);
    if (isDone !== true) return;
    const done = new Set(left);
    this.#left = this.#left.filter((each) => !done.has(each));
    if (why.kind !== 'mined') this.tell();
  }

  /** Gives the others a hint, at once or a moment later. */
  tell(): void {
    if (this.#isClosed) return;
    if (this.#hintTimer !== null) {
      this.#isHintDue = true;
      return;
    }
    this.#parts.hints.tell();
    this.#hintTimer = setTimeout(() => {
      this.#hintTimer = null;
      if (!this.#isHintDue) return;
      this.#isHintDue = false;
      this.tell();
    }, HINT_INTERVAL_MS).unref();
  }

  /** Calls `onNews` at intervals, too, until `stopReading`. Idempotent. */
  startReading(): void {
    this.#readTimer ??= setInterval(this.#onNews, READ_INTERVAL_MS).unref();
  }

  stopReading(): void {
    if (this.#readTimer !== null) clearInterval(this.#readTimer);
    this.#readTimer = null;
  }

  /** The file may be closed after this. */
  close(): void {
    this.#isClosed = true;
    this.stopReading();
    this.#stopHearing();
    if (this.#hintTimer !== null) clearTimeout(this.#hintTimer);
  }

  /** Undefined when it fails. */
  #attempt<T>(use: () => T, isWrite = false): T | undefined {
    if (this.#isClosed) return undefined;
    try {
      const result = use();
      if (isWrite && this.#isFailing) {
        this.#isFailing = false;
        this.#log.info('pending transactions are shared with the other workers again');
      }
      return result;
    } catch (error) {
      if (!(error instanceof StoreWriteFailed)) throw error;
      if (!this.#isFailing)
        this.#log.warn({ err: error }, 'pending transactions cannot be shared with the other workers');
      this.#isFailing = true;
      return undefined;
    }
  }
}
