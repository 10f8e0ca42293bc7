/** The databases of the index. Keys are block numbers (32-bit integers), hashes (32 bytes) or text. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { createCompressionDictionary } from './compressionDictionary.js';
import { saysDamage, StoreDamaged, StoreRefused } from '../storeErrors.js';
import { checkRoom } from './room.js';
import { findDamage } from './trialOpening.js';
import type { MetaDatabase } from './metadata.js';
import { openFile, type SharedFile } from './openingLock.js';
import type { WriterFence } from './writerEpoch.js';

type ByNumber = Database<Buffer, number>;
type ByHash = Database<Buffer, Uint8Array>;

/** The generation is that of the rollback which removed the block. */
export type KeptLogKey = [height: number, generation: number];

/** Receipts records and bloom filters of removed blocks. */
export interface KeptLogDatabases {
  receipts: Database<Buffer, KeptLogKey>;
  blooms: Database<Buffer, KeptLogKey>;
  /** Generation to the JSON of its heights and bytes, for rollbacks that removed logs. */
  rollbacks: Database<Buffer, number>;
}

/** Most bytes of records, and most blocks, whose logs are kept. */
export interface KeptLogLimits {
  bytes: number;
  blocks: number;
}

/** The databases of the block index. */
export interface LmdbDatabases extends SharedFile {
  meta: MetaDatabase;
  fence: WriterFence;
  /** Whether a look-up was found damaged since the store was opened. */
  damage: { lookUps: boolean };
  blocks: ByNumber;
  transactions: ByNumber;
  /** With the logs. */
  receipts: ByNumber;
  raw: ByNumber;
  summaries: ByNumber;
  /** Only the checksum for a block without logs. */
  blooms: ByNumber;
  /** JSON of `Undecodable[]`, only for blocks that have some. */
  undecodable: ByNumber;
  /** Block hash to block number (4 bytes, little-endian). */
  numbers: ByHash;
  /** Transaction hash to block number and transaction index (4 bytes each, little-endian). */
  places: ByHash;
  /** As in FilterDatabases; null when opened for reading. */
  pendingNumbers: ByHash | null;
  /** Null when opened for reading. */
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
  /** Transaction hash to its newest entry number (8 bytes). Hashes whose block was removed are missing. */
  pendingNumbers: ByHash;
}

/** How a store is opened. */
export interface LmdbOptions {
  /** Directory of the index; created when it is missing. */
  path: string;
  /** Opens for reading only, next to the process that writes. Default: false. */
  readOnly?: boolean;
  /** False leaves flushing to the system: a power cut may destroy the index, a kill loses nothing. Default: true. */
  flushed?: boolean;
  /** Default: the limits of eth_getFilterChanges. */
  keptLogs?: KeptLogLimits;
}

/** Path of the file with all databases of the index in `path`. */
export function dataFile(path: string): string {
  return join(path, 'data.mdb');
}

/** Throws StoreDamaged when a child process that reads the index meets damage. Called before it is opened. */
export async function refuseDamaged(path: string, isService = false): Promise<void> {
  const damage = await findDamage(path, { isService });
  if (damage !== null) throw new StoreDamaged(path, damage);
}

/** Creates nothing in an existing index. Throws StoreRefused when there is nothing to read. */
export function openDatabases(options: LmdbOptions): LmdbDatabases {
  const { path, readOnly = false, flushed = true } = options;
  if (readOnly && !existsSync(dataFile(path))) throw new StoreRefused(`there is no index in ${path}`);
  checkRoom(path, 'the index');
  try {
    return openFile(path, () => openEnvironment(path, { readOnly, noSync: !flushed }));
  } catch (error) {
    throw saysDamage(error) ? new StoreDamaged(path, error.message) : error;
  }
}

/** Copied for each database: lmdb changes the options that it gets. */
const BINARY = { encoding: 'binary' } as const;
/** Compressed, the JSON takes a third of the space, and reading it takes 2 to 5 µs longer. */
const createCompression = () => ({ threshold: 256, dictionary: createCompressionDictionary() });

function openEnvironment(
  path: string,
  options: { readOnly: boolean; noSync: boolean },
): Omit<LmdbDatabases, 'opening'> {
  const root = open<Buffer, string>({ ...options, path, ...BINARY, noSubdir: false, maxDbs: 32 });
  const byNumber = (name: string): ByNumber => root.openDB<Buffer, number>(name, { ...BINARY, keyEncoding: 'uint32' });
  const compression = createCompression();
  const json = (name: string): ByNumber =>
    root.openDB<Buffer, number>(name, { ...BINARY, keyEncoding: 'uint32', compression });
  const byHash = (name: string): ByHash => root.openDB<Buffer, Uint8Array>(name, { ...BINARY, keyEncoding: 'binary' });
  return {
    root,
    meta: root.openDB<Buffer, string>('meta', { ...BINARY }),
    fence: { epoch: null },
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

/** Adds the databases that only a writer has, and creates missing ones. Only after the index is checked. */
export function openForWriting(databases: LmdbDatabases): LmdbDatabases {
  const { root, opening } = databases;
  return opening.hold(() => ({
    ...databases,
    pendingNumbers: root.openDB('pendingNumbers', { ...BINARY, keyEncoding: 'binary' }),
    keptLogs: {
      receipts: root.openDB('keptReceipts', { ...BINARY, compression: createCompression() }),
      blooms: root.openDB('keptBlooms', { ...BINARY }),
      rollbacks: root.openDB('keptRollbacks', { ...BINARY, keyEncoding: 'uint32' }),
    },
  }));
}

/** Creates missing databases, so the store must be writable. */
export function openFilterDatabases({ root, opening, meta }: LmdbDatabases): FilterDatabases {
  const byText = (name: string): Database<Buffer, string> => root.openDB<Buffer, string>(name, { ...BINARY });
  return opening.hold(() => ({
    root,
    opening,
    meta,
    filters: byText('filters'),
    filterObjects: byText('filterObjects'),
    filterCounts: byText('filterCounts'),
    pendingHashes: root.openDB<Buffer, number>('pendingHashes', { ...BINARY }),
    pendingNumbers: root.openDB<Buffer, Uint8Array>('pendingNumbers', { ...BINARY, keyEncoding: 'binary' }),
  }));
}
