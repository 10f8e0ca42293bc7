/**
 * What happened to pending transactions, in one order for all workers of a service, each of which makes its own pool of
 * it. Events have numbers from 1. The last ones are kept, as many as a pool may have transactions and bytes, and those
 * by which a transaction became pending for as long as it is: from them a worker that starts later makes its pool.
 *
 * An append is one transaction of some 20 µs, and a killed process leaves all of it or nothing. Methods throw
 * StoreWriteFailed where the file cannot be written or read. A damaged event is skipped.
 */
import type { Hash } from '../../../generated/types.js';
import { decodeData, encodeHash } from '../../ethereum/hex.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { openValue, readStored, sealValue } from '../lmdb/sealedValue.js';
import { StoreWriteFailed } from '../storeErrors.js';
import { readNumbers, writeNumbers, type PendingDatabases } from './pendingDatabases.js';
import {
  addedHash,
  decodePendingEvent,
  encodePendingEvent,
  type AddedEvent,
  type PendingEvent,
} from './pendingEvent.js';
import { MAP_BYTES } from './sharedFile.js';

/** As in `PendingPoolOptions`. */
export interface PendingLogLimits {
  maxTransactions: number;
  maxBytes: number;
}

/** An event and its number. */
export interface NumberedEvent {
  number: number;
  event: PendingEvent;
}

/** The events after a number. */
export interface PendingEvents {
  /** Number of the last event, which may be damaged. */
  end: number;
  events: NumberedEvent[];
  /** Whether none is missing: for a worker that reads late, the oldest are dropped. */
  isWhole: boolean;
}

/** A pending transaction by the number of the event that added it. */
export interface NumberedHash {
  hash: Hash;
  number: number;
}

/** A pending transaction, and what the node's list says of it: see `PendingEvent`. */
export interface PendingLogEntry extends NumberedHash {
  wasListed: boolean;
  missingAt: number | null;
}

/** Why transactions are no longer pending: see `PendingEvent`. */
export type RemovalReason = { kind: 'mined' } | { kind: 'dropped' } | { kind: 'superseded'; height: number };

/** The record of the log. Events up to `swept` are kept only for transactions that are pending. */
interface LogState {
  end: number;
  swept: number;
  /** Bytes of the events above `swept`. */
  recentBytes: number;
  /** Bytes of the events up to `swept`. */
  keptBytes: number;
}

/** The least limits of recent events: with a small pool, too, other workers have time to read them. */
const LEAST_EVENTS = 1_000;
const LEAST_BYTES = 1024 * 1024;
/** Most bytes of all events: a quarter of the file's map, which must never grow. */
const MOST_BYTES = MAP_BYTES / 4;

/** Reads and appends. Every worker has one. */
export class PendingEventLog {
  readonly #databases: PendingDatabases;
  readonly #maxEvents: number;
  readonly #maxBytes: number;

  constructor(databases: PendingDatabases, { maxTransactions, maxBytes }: PendingLogLimits) {
    this.#databases = databases;
    this.#maxEvents = Math.max(maxTransactions, LEAST_EVENTS);
    this.#maxBytes = Math.max(maxBytes, LEAST_BYTES);
  }

  /** The events after the one numbered `cursor`. `own` is one that the caller appended and need not decode. */
  since(cursor: number, own: NumberedEvent | null = null): PendingEvents {
    const { file, state } = this.#databases;
    // Other processes have written since this one last read.
    file.root.resetReadTxn();
    const [end = cursor, swept = 0] = readNumbers(state, 'log') ?? [];
    const events: NumberedEvent[] = [];
    for (let number = Math.max(cursor, swept) + 1; number <= end; number++) {
      if (number === own?.number) {
        events.push(own);
        continue;
      }
      const event = this.#event(number);
      if (event !== null) events.push({ number, event });
    }
    // The log begins again from 1 where its record and all events were lost.
    return { end, events, isWhole: cursor >= swept && cursor <= end };
  }

  /** Number of the last event; 0 while there is none. */
  end(): number {
    this.#databases.file.root.resetReadTxn();
    return this.#state().end;
  }

  /** The transactions that are pending, in the order in which they became so. */
  entries(): PendingLogEntry[] {
    const { file, entries } = this.#databases;
    file.root.resetReadTxn();
    const found: PendingLogEntry[] = [];
    for (const { key, value } of entries.getRange()) {
      const entry = openEntry(key, value);
      if (entry !== null) found.push(entry);
    }
    return found.sort((one, other) => one.number - other.number);
  }

  /** Transactions of the events that are kept, in order: pending ones, and the last ones of the others. */
  added(): Hash[] {
    const { file, events } = this.#databases;
    file.root.resetReadTxn();
    const hashes = new Set<Hash>();
    for (const { key, value } of events.getRange()) {
      const bytes = openValue(String(key), value);
      const hash = bytes && addedHash(bytes);
      if (hash !== null) hashes.add(encodeHash(hash));
    }
    return [...hashes];
  }

  /** The event with this number; null for none, or another kind. */
  addedEvent(number: number): AddedEvent | null {
    const event = this.#event(number);
    return event?.kind === 'added' ? event : null;
  }

  /** Returns the number of the event; null, and appends nothing, for a transaction that is pending already. */
  append(event: PendingEvent): number | null {
    const { file, entries } = this.#databases;
    return inTransaction(file, () => {
      if (event.kind === 'added' && this.#entry(event.transaction.hash) !== null) return null;
      const number = this.#put(event);
      if (event.kind === 'added') {
        this.#putEntry({ hash: event.transaction.hash, number, wasListed: event.isListed, missingAt: null });
      }
      if (event.kind === 'listed') this.#changeEntries(event.hashes, { wasListed: true, missingAt: null });
      if (event.kind === 'missing') this.#changeEntries(event.hashes, { missingAt: event.height });
      if (event.kind === 'cleared') entries.clearSync();
      return number;
    });
  }

  /**
   * These are no longer pending. Other workers learn why from one event; they need none for mined transactions, which
   * each learns from its own block. Those that another worker has removed, or added again, are ignored.
   */
  remove(removed: readonly NumberedHash[], why: RemovalReason): void {
    const { file, entries, events } = this.#databases;
    const isPending = ({ hash, number }: NumberedHash): boolean => this.#entry(hash)?.number === number;
    file.root.resetReadTxn();
    if (!removed.some(isPending)) return;
    inTransaction(file, () => {
      const left = removed.filter(isPending);
      if (left.length === 0) return;
      const state = this.#state();
      for (const { hash, number } of left) {
        entries.removeSync(decodeData(hash));
        if (number > state.swept) continue;
        state.keptBytes -= readStored(events, number)?.length ?? 0;
        events.removeSync(number);
      }
      this.#writeState(state);
      if (why.kind !== 'mined') this.#put({ ...why, hashes: left.map(({ hash }) => hash) });
    });
  }

  #event(number: number): PendingEvent | null {
    const bytes = readStored(this.#databases.events, number);
    const value = bytes && openValue(String(number), bytes);
    if (!value) return null;
    try {
      return decodePendingEvent(value);
    } catch {
      // The checksum is right, so a later version has written it.
      return null;
    }
  }

  #entry(hash: Hash): PendingLogEntry | null {
    const key = decodeData(hash);
    const bytes = readStored(this.#databases.entries, key);
    return bytes === undefined ? null : openEntry(key, bytes);
  }

  #putEntry({ hash, number, wasListed, missingAt }: PendingLogEntry): void {
    const value = new Uint8Array(Float64Array.of(number, wasListed ? 1 : 0, missingAt ?? NaN).buffer);
    const key = decodeData(hash);
    this.#databases.entries.putSync(key, sealValue(key, value));
  }

  #changeEntries(hashes: readonly Hash[], change: Partial<PendingLogEntry>): void {
    for (const hash of hashes) {
      const entry = this.#entry(hash);
      if (entry !== null) this.#putEntry({ ...entry, ...change });
    }
  }

  /** Writes the next event, and drops the oldest beyond the limits. */
  #put(event: PendingEvent): number {
    const { events } = this.#databases;
    const state = this.#state();
    const number = ++state.end;
    const bytes = sealValue(String(number), encodePendingEvent(event));
    state.recentBytes += bytes.length;
    while (this.#isOverLimit(state)) this.#sweep(state);
    if (state.recentBytes + state.keptBytes > MOST_BYTES) {
      throw new StoreWriteFailed(new Error('pending transactions take all the room that they may have in the file'));
    }
    events.putSync(number, bytes);
    this.#writeState(state);
    return number;
  }

  #isOverLimit({ end, swept, recentBytes, keptBytes }: LogState): boolean {
    if (swept + 1 === end) return false;
    return end - swept > this.#maxEvents || recentBytes > this.#maxBytes || recentBytes + keptBytes > MOST_BYTES;
  }

  /** Drops the oldest of the recent events, unless its transaction is pending. */
  #sweep(state: LogState): void {
    const { events } = this.#databases;
    state.swept += 1;
    const stored = readStored(events, state.swept);
    if (stored === undefined) return;
    state.recentBytes -= stored.length;
    const value = openValue(String(state.swept), stored);
    const hash = value && addedHash(value);
    const isPending = hash !== null && this.#entry(encodeHash(hash))?.number === state.swept;
    if (isPending) state.keptBytes += stored.length;
    else events.removeSync(state.swept);
  }

  /** A missing or damaged record is made of the events. */
  #state(): LogState {
    const { events, state } = this.#databases;
    const [end, swept = 0, recentBytes = 0, keptBytes = 0] = readNumbers(state, 'log') ?? [];
    if (end !== undefined) return { end, swept, recentBytes, keptBytes };
    const [last = 0] = [...events.getKeys({ reverse: true, limit: 1 })];
    return { end: last, swept: Math.max(0, last - this.#maxEvents), recentBytes: 0, keptBytes: 0 };
  }

  #writeState({ end, swept, recentBytes, keptBytes }: LogState): void {
    writeNumbers(this.#databases.state, 'log', end, swept, recentBytes, keptBytes);
  }
}

/** Null when it is damaged. */
function openEntry(key: Uint8Array, bytes: Buffer): PendingLogEntry | null {
  const value = openValue(key, bytes);
  if (value === null) return null;
  const [number, missingAt] = [value.readDoubleLE(0), value.readDoubleLE(16)];
  const hash = encodeHash(key);
  return {
    hash,
    number,
    wasListed: value.readDoubleLE(8) === 1,
    missingAt: Number.isNaN(missingAt) ? null : missingAt,
  };
}
