/** The databases in which the workers of a service share pending transactions. */
import type { Database } from 'lmdb';
import { inTransaction } from '../lmdb/inTransaction.js';
import { openValue, readStored, sealValue } from '../lmdb/sealedValue.js';
import type { SharedEnvironment } from './sharedFile.js';

/** Values have checksums. */
export interface PendingDatabases {
  file: SharedEnvironment;
  /** Number of an event to its bytes, see `pendingEvent.ts`. */
  events: Database<Buffer, number>;
  /** Hash of a pending transaction to the number of its event and what the node's list says of it. */
  entries: Database<Buffer, Uint8Array>;
  /** `log` and `poll`: see `PendingEventLog` and `PollTurn`. */
  state: Database<Buffer, string>;
}

const BINARY = { encoding: 'binary' } as const;

/** Creates missing databases. */
export function openPendingDatabases(file: SharedEnvironment): PendingDatabases {
  const { root, opening } = file;
  return opening.hold(() => ({
    file,
    events: root.openDB<Buffer, number>('pendingEvents', { ...BINARY }),
    entries: root.openDB<Buffer, Uint8Array>('pendingEntries', { ...BINARY, keyEncoding: 'binary' }),
    state: root.openDB<Buffer, string>('pendingState', { ...BINARY }),
  }));
}

/** Forgets everything. Called when a service starts, before its workers: their former transactions may be mined. */
export function clearPending({ file, events, entries, state }: PendingDatabases): void {
  inTransaction(file, () => {
    events.clearSync();
    entries.clearSync();
    state.clearSync();
  });
}

/** The numbers of a record; null when it is missing or damaged. Throws StoreWriteFailed. */
export function readNumbers(database: Database<Buffer, string>, key: string): Float64Array | null {
  const bytes = readStored(database, key);
  const value = bytes && openValue(key, bytes);
  if (!value) return null;
  // A copy: numbers must be aligned.
  return new Float64Array(Uint8Array.from(value).buffer);
}

/** In a transaction. */
export function writeNumbers(database: Database<Buffer, string>, key: string, ...numbers: number[]): void {
  database.putSync(key, sealValue(key, new Uint8Array(Float64Array.from(numbers).buffer)));
}
