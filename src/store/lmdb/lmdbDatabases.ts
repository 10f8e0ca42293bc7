/** The databases inside one LMDB environment, and their keys: a block number as a 32-bit integer, or the 32 bytes of a hash. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database, type RootDatabase } from 'lmdb';
import { createCompressionDictionary } from './compressionDictionary.js';
import { StoreRefused } from '../errors.js';
import type { MetaDatabase } from './metadata.js';

type ByNumber = Database<Buffer, number>;
type ByHash = Database<Buffer, Uint8Array>;

export interface LmdbDatabases {
  root: RootDatabase<Buffer, string>;
  meta: MetaDatabase;
  /** Block record. */
  blocks: ByNumber;
  /** JSON list of transactions. */
  transactions: ByNumber;
  /** Receipts record, the logs inside. */
  receipts: ByNumber;
  /** Byte list of signed transactions. */
  raw: ByNumber;
  summaries: ByNumber;
  /** Bloom filter of the blocks that have logs. */
  blooms: ByNumber;
  /** JSON list of what could not be decoded, of the blocks that have such. */
  undecodable: ByNumber;
  /** Block hash to block number (4 bytes, little-endian). */
  numbers: ByHash;
  /** Transaction hash to block number and transaction index (4 bytes each, little-endian). */
  places: ByHash;
  /** As in FilterDatabases; null in a store that is only read. */
  pendingNumbers: ByHash | null;
}

/** Polled filters; an index of before there were any has none of these. */
export interface FilterDatabases {
  root: RootDatabase<Buffer, string>;
  meta: MetaDatabase;
  /** Filter id to its state. */
  filters: Database<Buffer, string>;
  /** Id of a log filter to the JSON of its object. */
  filterObjects: Database<Buffer, string>;
  /** How many filters there are, over all and by client address, as JSON. */
  filterCounts: Database<Buffer, string>;
  /** Number of an entry of the log of pending transactions to the transaction's hash. */
  pendingHashes: Database<Buffer, number>;
  /** Hash of an entry of the log of pending transactions to its number (8 bytes); without those that a removed block had taken. */
  pendingNumbers: ByHash;
}

export interface LmdbOptions {
  /** Directory of the index; made when it is missing. */
  path: string;
  /** Only reads; beside the process that writes. */
  readOnly?: boolean;
  /** False leaves it to the operating system when commits reach the disk: a killed process loses none, a power cut may take the whole index. */
  flushed?: boolean;
}

/** The file that holds everything. */
export function dataFile(path: string): string {
  return join(path, 'data.mdb');
}

export function openDatabases({ path, readOnly = false, flushed = true }: LmdbOptions): LmdbDatabases {
  if (readOnly && !existsSync(dataFile(path))) throw new StoreRefused(`there is no index in ${path}`);
  const encoding = 'binary';
  const root = open<Buffer, string>({ path, readOnly, encoding, noSubdir: false, maxDbs: 32, noSync: !flushed });
  const byNumber = (name: string): ByNumber => root.openDB<Buffer, number>(name, { encoding, keyEncoding: 'uint32' });
  // JSON of hex takes a third of the space when it is compressed, and 2 to 5 µs more to be read.
  const compression = { threshold: 256, dictionary: createCompressionDictionary() };
  const json = (name: string): ByNumber =>
    root.openDB<Buffer, number>(name, { encoding, keyEncoding: 'uint32', compression });
  const byHash = (name: string): ByHash => root.openDB<Buffer, Uint8Array>(name, { encoding, keyEncoding: 'binary' });
  return {
    root,
    meta: root.openDB<Buffer, string>('meta', { encoding }),
    blocks: json('blocks'),
    transactions: json('transactions'),
    receipts: json('receipts'),
    raw: byNumber('raw'),
    summaries: byNumber('summaries'),
    blooms: byNumber('blooms'),
    undecodable: byNumber('undecodable'),
    numbers: byHash('numbers'),
    places: byHash('places'),
    pendingNumbers: readOnly ? null : byHash('pendingNumbers'),
  };
}

/** Makes the databases of filters where they are missing, so it takes a store that may be written. */
export function openFilterDatabases({ root, meta }: LmdbDatabases): FilterDatabases {
  const encoding = 'binary';
  const byText = (name: string): Database<Buffer, string> => root.openDB<Buffer, string>(name, { encoding });
  return {
    root,
    meta,
    filters: byText('filters'),
    filterObjects: byText('filterObjects'),
    filterCounts: byText('filterCounts'),
    pendingHashes: root.openDB<Buffer, number>('pendingHashes', { encoding }),
    pendingNumbers: root.openDB<Buffer, Uint8Array>('pendingNumbers', { encoding, keyEncoding: 'binary' }),
  };
}
