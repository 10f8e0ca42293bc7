/** The databases of one LMDB environment. Keys are block numbers (32-bit integers), hashes (32 bytes) or text. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { createCompressionDictionary } from './compressionDictionary.js';
import { saysDamage, StoreDamaged, StoreRefused } from '../storeErrors.js';
import { checkRoom } from './room.js';
import { findDamage, findDamageBeforeService } from './trialOpening.js';
import type { MetaDatabase } from './metadata.js';
import { OpeningLock, type SharedFile } from './openingLock.js';

type ByNumber = Database<Buffer, number>;
type ByHash = Database<Buffer, Uint8Array>;

/** Where the logs of a removed block are kept; the generation is that of the rollback which removed it. */
export type KeptLogKey = [height: number, generation: number];

/** The databases of the logs that are kept. */
export interface KeptLogDatabases {
  /** Receipts record. */
  receipts: Database<Buffer, KeptLogKey>;
  /** Bloom filter. */
  blooms: Database<Buffer, KeptLogKey>;
  /** Generation to the JSON of its heights and bytes, for rollbacks that removed logs. */
  rollbacks: Database<Buffer, number>;
}

/** Most logs that are kept. */
export interface KeptLogLimits {
  /** Bytes of the records. */
  bytes: number;
  blocks: number;
}

/** The databases of the block index. */
export interface LmdbDatabases extends SharedFile {
  meta: MetaDatabase;
  /** Whether a look-up by a hash could not be read since the store was opened. */
  damage: { lookUps: boolean };
  /** Block record. */
  blocks: ByNumber;
  /** List record of transaction objects. */
  transactions: ByNumber;
  /** Receipts record, which holds the logs, too. */
  receipts: ByNumber;
  /** List record of signed transactions. */
  raw: ByNumber;
  /** Summary record. */
  summaries: ByNumber;
  /** Bloom filter; of a block without logs nothing but the checksum. */
  blooms: ByNumber;
  /** JSON array of `Undecodable`, only for blocks that have some. */
  undecodable: ByNumber;
  /** Block hash to block number (4 bytes, little-endian). */
  numbers: ByHash;
  /** Transaction hash to block number and transaction index (4 bytes each, little-endian). */
  places: ByHash;
  /** As in FilterDatabases; null in a store that is opened for reading. */
  pendingNumbers: ByHash | null;
  /** Logs of removed blocks; null in a store that is opened for reading. */
  keptLogs: KeptLogDatabases | null;
}

/** The databases of the polled filters. */
export interface FilterDatabases extends SharedFile {
  meta: MetaDatabase;
  /** Filter id to its state. */
  filters: Database<Buffer, string>;
  /** Id of a log filter to the JSON of its object. */
  filterObjects: Database<Buffer, string>;
  /** `FilterCounts` as JSON: of all filters, and by client address. */
  filterCounts: Database<Buffer, string>;
  /** Entry number in the log of pending transactions to transaction hash. */
  pendingHashes: Database<Buffer, number>;
  /** Transaction hash to its newest entry number (8 bytes). Hashes whose block was removed are not in it. */
  pendingNumbers: ByHash;
}

/** How a store is opened. */
export interface LmdbOptions {
  /** Directory of the index; created when it is missing. */
  path: string;
  /** Opens for reading only, beside the process that writes. Default: false. */
  readOnly?: boolean;
  /**
   * False leaves flushing to the operating system: a killed process loses no commit, but a power cut may destroy the
   * whole index. Default: true.
   */
  flushed?: boolean;
  /** Most logs of removed blocks that are kept. Default: the limits of eth_getFilterChanges. */
  keptLogs?: KeptLogLimits;
}

/** Path of the file that holds all databases of the index in `path`. */
export function dataFile(path: string): string {
  return join(path, 'data.mdb');
}

/** Throws StoreDamaged when a process that reads the index meets damage. Called before it is opened. */
export async function refuseDamaged(path: string, isService = false): Promise<void> {
  const damage = await (isService ? findDamageBeforeService(path) : findDamage(path));
  if (damage !== null) throw new StoreDamaged(path, damage);
}

/** Creates nothing in an existing index. Throws StoreRefused when there is nothing to read. */
export function openDatabases(options: LmdbOptions): LmdbDatabases {
  const { path, readOnly = false, flushed = true } = options;
  if (readOnly && !existsSync(dataFile(path))) throw new StoreRefused(`there is no index in ${path}`);
  checkRoom(path, 'the index');
  const opening = new OpeningLock(path);
  try {
    return { ...opening.hold(() => openEnvironment(path, { readOnly, noSync: !flushed })), opening };
  } catch (error) {
    void opening.close();
    throw saysDamage(error) ? new StoreDamaged(path, error.message) : error;
  }
}

function openEnvironment(
  path: string,
  options: { readOnly: boolean; noSync: boolean },
): Omit<LmdbDatabases, 'opening'> {
  const encoding = 'binary';
  const root = open<Buffer, string>({ ...options, path, encoding, noSubdir: false, maxDbs: 32 });
  const byNumber = (name: string): ByNumber => root.openDB<Buffer, number>(name, { encoding, keyEncoding: 'uint32' });
  // Compressed, the JSON takes a third of the space, and reading it takes 2 to 5 µs longer.
  const compression = { threshold: 256, dictionary: createCompressionDictionary() };
  const json = (name: string): ByNumber =>
    root.openDB<Buffer, number>(name, { encoding, keyEncoding: 'uint32', compression });
  const byHash = (name: string): ByHash => root.openDB<Buffer, Uint8Array>(name, { encoding, keyEncoding: 'binary' });
  return {
    root,
    meta: root.openDB<Buffer, string>('meta', { encoding }),
    damage: { lookUps: false },
    blocks: json('blocks'),
    transactions: json('transactions'),
    receipts: json('receipts'),
    raw: byNumber('raw'),
    summaries: byNumber('summaries'),
    blooms: byNumber('blooms'),
    undecodable: byNumber('undecodable'),
    numbers: byHash('numbers'),
    places: byHash('places'),
    pendingNumbers: null,
    keptLogs: null,
  };
}

/**
 * The databases with those that only a writer has. They are created where they are missing, so the index must be known
 * to be the wanted one.
 */
export function openForWriting(databases: LmdbDatabases): LmdbDatabases {
  const { root, opening } = databases;
  const encoding = 'binary';
  const compression = { threshold: 256, dictionary: createCompressionDictionary() };
  return opening.hold(() => ({
    ...databases,
    pendingNumbers: root.openDB('pendingNumbers', { encoding, keyEncoding: 'binary' }),
    keptLogs: {
      receipts: root.openDB('keptReceipts', { encoding, compression }),
      blooms: root.openDB('keptBlooms', { encoding }),
      rollbacks: root.openDB('keptRollbacks', { encoding, keyEncoding: 'uint32' }),
    },
  }));
}

/** Creates the databases of filters where they are missing, so the store must be writable. */
export function openFilterDatabases({ root, opening, meta }: LmdbDatabases): FilterDatabases {
  const encoding = 'binary';
  const byText = (name: string): Database<Buffer, string> => root.openDB<Buffer, string>(name, { encoding });
  return opening.hold(() => ({
    root,
    opening,
    meta,
    filters: byText('filters'),
    filterObjects: byText('filterObjects'),
    filterCounts: byText('filterCounts'),
    pendingHashes: root.openDB<Buffer, number>('pendingHashes', { encoding }),
    pendingNumbers: root.openDB<Buffer, Uint8Array>('pendingNumbers', { encoding, keyEncoding: 'binary' }),
  }));
}
