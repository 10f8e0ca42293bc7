/** The LMDB environment of the log index, apart from the blocks: losing it loses no block, and it is built again. */
import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import type { Hash } from '../../../generated/types.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { MANY_READERS } from '../lmdb/mapSize.js';
import { closeFile, openFile, type SharedFile } from '../lmdb/openingLock.js';
import { checkRoom, ENVIRONMENT_FILES, saysNoRoom } from '../lmdb/room.js';
import { sealNumbers } from '../lmdb/sealedRecords.js';
import { openJson, openValue, sealJson, sealValue } from '../lmdb/sealedValue.js';
import { findDamage } from '../lmdb/trialOpening.js';
import { readUint32 } from '../blockRecords.js';
import type { StoreIdentity } from '../store.js';
import { StoreWriteFailed } from '../storeErrors.js';
import type { ValueHash } from './valueHash.js';

/** Incremented by every change to a key, a page or a hash. */
const FORMAT = 1;

/** Consecutive heights of one section whose logs are indexed together. */
export interface LogUnit {
  /** Ascending in the order of writing. */
  id: number;
  from: number;
  to: number;
  /** The block store's number of rollbacks when the blocks were read. */
  generation: number;
  /** The block store's number of blocks that were written again with other logs, likewise. */
  rewrites: number;
  /** The block store's own name, likewise. */
  instance: string;
  /** Hash of the highest block. */
  hash: Hash;
  /** The first bits of a hash, 8 to 24, that name its page. */
  bits: number;
  logs: number;
  /** Bytes of the pages. */
  bytes: number;
}

/** Says which of several sections, each a unit, may have a value. */
export interface LogDirectory {
  /** In one sequence with those of the units. */
  id: number;
  /** Ids of the units, ascending by height; 0 for a section before the first block. */
  sections: number[];
  /** As in `LogUnit`. */
  bits: number;
  bytes: number;
}

/** An open environment. */
export interface LogIndexFile extends SharedFile {
  meta: Database<Buffer, string>;
  /** Id to `LogUnit` as JSON, with a checksum. */
  units: Database<Buffer, number>;
  /** Id to `LogDirectory` as JSON, with a checksum. */
  directories: Database<Buffer, number>;
  /** Id of the unit or directory and number of the page to the page, with a checksum. */
  pages: Database<Buffer, Uint8Array>;
  /** Secret key of the hashes, 8 bytes. */
  seed: Uint8Array;
  folder: string;
  /** Number of the file in its file system; another one when the file is replaced. */
  inode: number | null;
}

/** What the log index itself is read from. */
type Environment = Omit<LogIndexFile, 'seed' | 'folder' | 'inode'>;

/** How the environment is opened. */
export interface LogIndexFileOptions {
  identity: StoreIdentity;
  log: { warn(fields: object, message: string): void };
}

/** Removes an environment that cannot be read, as a child process finds out. Called before it is opened. */
export async function removeDamagedLogIndex(folder: string, log: LogIndexFileOptions['log']): Promise<void> {
  const damage = await findDamage(folder, { isService: true });
  if (damage === null) return;
  log.warn({ path: folder, damage }, 'the log index is damaged: it is built again');
  removeFiles(folder);
}

/**
 * Opens or creates the environment in a folder. One that cannot be opened, or is of another chain or release, is
 * replaced with an empty one. Throws NoRoom or StoreWriteFailed when it cannot be created.
 */
export function openLogIndexFile(folder: string, { identity, log }: LogIndexFileOptions): LogIndexFile {
  checkRoom(folder, 'the log index');
  try {
    return openOfChain(folder, identity, log);
  } catch (error) {
    if (saysNoRoom(error) || error instanceof StoreWriteFailed) throw error;
    log.warn({ err: error, path: folder }, 'the log index cannot be opened: it is built again');
  }
  removeFiles(folder);
  checkRoom(folder, 'the log index');
  return openOfChain(folder, identity, log);
}

/** Opens an environment to read it; null when there is none of this chain and release. */
export function openLogIndexForReading(folder: string, identity: StoreIdentity): LogIndexFile | null {
  if (inodeOf(folder) === null) return null;
  const file = openFile(folder, () => openEnvironment(folder, true));
  const seed = readSeed(file, stampOf(identity));
  if (seed === null) void closeFile(file);
  return seed && { ...file, seed, folder, inode: inodeOf(folder) };
}

/** False when the open file was removed from its folder, also when another one took its place. */
export function isInPlace({ folder, inode }: LogIndexFile): boolean {
  return inodeOf(folder) === inode;
}

function inodeOf(folder: string): number | null {
  return statSync(join(folder, 'data.mdb'), { throwIfNoEntry: false })?.ino ?? null;
}

function openOfChain(folder: string, identity: StoreIdentity, log: LogIndexFileOptions['log']): LogIndexFile {
  const file = openFile(folder, () => openEnvironment(folder));
  try {
    const stamp = stampOf(identity);
    const seed = readSeed(file, stamp);
    const inode = inodeOf(folder);
    if (seed !== null) return { ...file, seed, folder, inode };
    if (file.meta.doesExist('stamp'))
      log.warn({ path: folder }, 'the log index is of another chain or release: it is built again');
    return { ...file, seed: begin(file, stamp), folder, inode };
  } catch (error) {
    void closeFile(file);
    throw error;
  }
}

function stampOf({ cometChainId, chainId }: StoreIdentity): object {
  return { format: FORMAT, cometChainId, chainId: chainId.toString() };
}

/** Null when the environment has another stamp, or none. */
function readSeed({ meta }: Environment, stamp: object): Uint8Array | null {
  const [stored, seed] = [meta.getBinary('stamp'), meta.getBinary('seed')];
  if (!stored || !seed || JSON.stringify(openJson('stamp', stored)) !== JSON.stringify(stamp)) return null;
  const known = openValue('seed', seed);
  return known && Uint8Array.from(known);
}

function openEnvironment(folder: string, readOnly = false): Omit<Environment, 'opening'> {
  const encoding = 'binary';
  const root = open<Buffer, string>({ path: folder, encoding, noSubdir: false, maxDbs: 8, readOnly, ...MANY_READERS });
  try {
    if (!readOnly) root.readerCheck();
    return {
      root,
      meta: root.openDB<Buffer, string>('meta', { encoding }),
      units: root.openDB<Buffer, number>('units', { encoding, keyEncoding: 'uint32' }),
      directories: root.openDB<Buffer, number>('directories', { encoding, keyEncoding: 'uint32' }),
      pages: root.openDB<Buffer, Uint8Array>('pages', { encoding, keyEncoding: 'binary' }),
    };
  } catch (error) {
    void root.close();
    throw error;
  }
}

function begin(file: Environment, stamp: object): Uint8Array {
  const seed = randomBytes(8);
  const version = randomBytes(4);
  inTransaction(file, () => {
    for (const database of [file.units, file.directories, file.pages, file.meta]) database.clearSync();
    file.meta.putSync('stamp', sealJson('stamp', stamp));
    file.meta.putSync('seed', sealValue('seed', seed));
    // Another process that has the environment open notices.
    file.meta.putSync('version', sealValue('version', version));
  });
  return seed;
}

function removeFiles(folder: string): void {
  for (const name of ENVIRONMENT_FILES) rmSync(join(folder, name), { force: true });
}

/** Whether the hashes still have the seed with which the environment was opened. */
export function hasItsSeed({ meta, seed }: LogIndexFile): boolean {
  const stored = meta.getBinary('seed');
  return stored !== undefined && openValue('seed', stored)?.equals(seed) === true;
}

/** Changes whenever the units do, or all was removed. */
export function readVersion({ meta }: LogIndexFile): number {
  const bytes = meta.getBinary('version');
  const value = bytes && openValue('version', bytes);
  return value ? readUint32(value, 0) : 0;
}

/** The units whose records can be read, ascending by height. */
export function readUnits({ units }: LogIndexFile): LogUnit[] {
  return readAll<LogUnit>(units).sort((a, b) => a.from - b.from);
}

/** The directories whose records can be read. */
export function readDirectories({ directories }: LogIndexFile): LogDirectory[] {
  return readAll(directories);
}

function readAll<T>(database: Database<Buffer, number>): T[] {
  const read: T[] = [];
  for (const { key, value } of database.getRange()) {
    const json = openValue(String(key), value);
    // Written by `replaceUnits`.
    if (json !== null) read.push(JSON.parse(json.toString('utf8')) as T);
  }
  return read;
}

/**
 * Hands out the id of a new unit or directory, which none has had: searches remember what they saw of each. It is above
 * all pages, also those that an interrupted write left: pages are appended.
 */
export function takeId(file: LogIndexFile): number {
  const { meta, pages, units, directories } = file;
  return inTransaction(file, () => {
    const stored = meta.getBinary('lastId');
    const known = stored && openValue('lastId', stored);
    const [lastPage] = pages.getKeys({ reverse: true, limit: 1 });
    const [lastUnit = 0] = units.getKeys({ reverse: true, limit: 1 });
    const [lastDirectory = 0] = directories.getKeys({ reverse: true, limit: 1 });
    const ofPage = lastPage === undefined ? 0 : Buffer.from(lastPage).readUInt32BE(0);
    const id = Math.max(known ? readUint32(known, 0) : 0, ofPage, lastUnit, lastDirectory) + 1;
    meta.putSync('lastId', sealNumbers('lastId', id));
    return id;
  });
}

/** Adds a unit or directory whose pages are written, and drops others, at once. The pages of those are left. */
export function replaceUnits(
  file: LogIndexFile,
  added: { unit: LogUnit } | { directory: LogDirectory } | null,
  dropped: readonly number[],
): void {
  inTransaction(file, () => {
    for (const id of dropped) for (const database of [file.units, file.directories]) database.removeSync(id);
    if (added !== null && 'unit' in added) putSealed(file.units, added.unit);
    else if (added !== null) putSealed(file.directories, added.directory);
    file.meta.putSync('version', sealNumbers('version', (readVersion(file) + 1) >>> 0));
  });
}

function putSealed(database: Database<Buffer, number>, value: { id: number }): void {
  database.putSync(value.id, sealJson(String(value.id), value));
}

/** The number of the page of a hash, in a unit with this number of bits. */
export function pageOf({ top, low }: ValueHash, bits: number): number {
  return bits === 8 ? top : ((top << (bits - 8)) | (low >>> (40 - bits))) >>> 0;
}

/** Key of a page. */
export function pageKey(id: number, page: number): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeUInt32BE(id, 0);
  key.writeUInt32BE(page, 4);
  return key;
}

/** The page as it is stored. */
export function sealPage(id: number, page: number, encoded: Uint8Array): Buffer {
  return sealValue(pageKey(id, page), encoded);
}

/** A page of a unit or directory, as a view that is valid until the next read; null when it cannot be read. */
export function readPage({ root, pages, opening }: LogIndexFile, id: number, page: number): Buffer | null {
  const key = pageKey(id, page);
  try {
    const view = pages.getBinaryFast(key);
    // The buffer under the view is longer.
    return view === undefined ? null : openValue(key, view.subarray(0, view.length));
  } catch {
    // After an error, LMDB reads nothing more in the same read transaction.
    root.resetReadTxn();
    opening.isSound = false;
    return null;
  }
}
