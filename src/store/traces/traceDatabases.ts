/** The databases of the kept traces, in their own LMDB environment, so that losing it loses no block. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { checkRoom, ENVIRONMENT_FILES, saysNoRoom } from '../lmdb/room.js';
import { fixedMap } from '../lmdb/mapSize.js';
import { findDamage } from '../lmdb/trialOpening.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { closeFile, openFile, type SharedFile } from '../lmdb/openingLock.js';
import { StoreWriteFailed } from '../storeErrors.js';
import type { HeightRange } from '../heightRanges.js';
import type { StoreIdentity } from '../store.js';
import { createTraceDictionary } from './traceDictionary.js';

/** Incremented by every change to a record layout, a key or the dictionary. */
const FORMAT = 1;

/** Keys of numbers are made by `numberKey`. */
export interface TraceDatabases extends SharedFile {
  meta: Database<Buffer, string>;
  /** Block number to `TracedBlock`. */
  blocks: Database<Buffer, number>;
  /** Block number, transaction index and piece to that piece of the checksum and the trace, compressed. */
  traces: Database<Buffer, Uint8Array>;
  /** Block number and piece to that piece of the addresses of the block's uses. */
  addresses: Database<Buffer, Uint8Array>;
  /** By `useKey`. */
  uses: Database<Buffer, Uint8Array>;
  /** `checkKey` to `TraceCheck`. */
  checks: Database<Buffer, Uint8Array>;
}

/** The values of `meta`, as JSON. */
interface Meta {
  stamp: { format: number; cometChainId: string; chainId: string };
  /** The blocks whose uses are indexed. */
  indexed: HeightRange[];
  /** Blocks whose write or drop has not ended; it may have been interrupted. */
  unfinished: number[];
  /** The block store's generation whose removed blocks are dropped here. */
  generation: number;
}

/** Logs problems. */
export interface TraceLog {
  warn(fields: object, message: string): void;
}

/** Removes the environment in a folder when a child process that reads it meets damage. Called before it is opened. */
export async function removeDamagedTraces(path: string, log: TraceLog): Promise<void> {
  const damage = await findDamage(path, { isService: true });
  if (damage === null) return;
  log.warn({ path, damage }, 'the file of the kept traces is damaged: starting with an empty one');
  removeFiles(path);
}

/**
 * Opens or creates the environment in a folder. One that cannot be opened, or is of another chain, is replaced with an
 * empty one. Null when a newer release wrote it. Throws NoRoom or StoreWriteFailed when it cannot be written.
 */
export function openTraceDatabases(
  path: string,
  { identity, flushed, log }: { identity: StoreIdentity; flushed: boolean; log: TraceLog },
): TraceDatabases | null {
  const wanted = { format: FORMAT, cometChainId: identity.cometChainId, chainId: identity.chainId.toString() };
  const databases = openOrBeginAgain(path, flushed, log);
  try {
    const stamp = readMeta(databases, 'stamp');
    if (stamp !== null && stamp.format > FORMAT) {
      log.warn({ path, format: stamp.format }, 'the kept traces are of a newer release: none are kept or read');
      void closeFile(databases);
      return null;
    }
    if (JSON.stringify(stamp) !== JSON.stringify(wanted))
      inTransaction(databases, () => {
        for (const database of [...valuesOf(databases), databases.meta]) database.clearSync();
        writeMeta(databases, 'stamp', wanted);
      });
    return databases;
  } catch (error) {
    void closeFile(databases);
    throw error;
  }
}

/** Bytes of the pages in use. LMDB keeps free pages in the file for later. */
export function bytesInUse(databases: TraceDatabases): number {
  return valuesOf(databases).reduce((sum, database) => sum + bytesOf(database), 0);
}

function valuesOf({ blocks, traces, addresses, uses, checks }: TraceDatabases) {
  return [blocks, traces, addresses, uses, checks];
}

/** Null before the value is first written. */
export function readMeta<Key extends keyof Meta>({ meta }: TraceDatabases, key: Key): Meta[Key] | null {
  const bytes = meta.getBinary(key);
  // Written by `writeMeta`; a newer release keeps the layout of `stamp`.
  return bytes === undefined ? null : (JSON.parse(bytes.toString('utf8')) as Meta[Key]);
}

/** Called in a transaction. */
export function writeMeta<Key extends keyof Meta>({ meta }: TraceDatabases, key: Key, value: Meta[Key]): void {
  meta.putSync(key, Buffer.from(JSON.stringify(value)));
}

function openOrBeginAgain(path: string, flushed: boolean, log: TraceLog): TraceDatabases {
  checkRoom(path, 'the kept traces');
  try {
    return openFile(path, () => openEnvironment(path, flushed));
  } catch (error) {
    if (saysNoRoom(error)) throw new StoreWriteFailed(error);
    log.warn({ err: error, path }, 'the file of the kept traces cannot be opened: starting with an empty one');
  }
  removeFiles(path);
  checkRoom(path, 'the kept traces');
  return openFile(path, () => openEnvironment(path, flushed));
}

function removeFiles(path: string): void {
  for (const name of ENVIRONMENT_FILES) rmSync(join(path, name), { force: true });
}

function openEnvironment(path: string, flushed: boolean): Omit<TraceDatabases, 'opening'> {
  const encoding = 'binary';
  const root = open<Buffer, string>({ path, encoding, noSubdir: false, maxDbs: 16, noSync: !flushed, ...fixedMap() });
  try {
    root.readerCheck();
    // Compressed with the dictionary, traces take a third to a half of the space, and reading takes 1 to 3 µs longer.
    const compression = { threshold: 128, dictionary: createTraceDictionary() };
    return {
      root,
      meta: root.openDB<Buffer, string>('meta', { encoding }),
      blocks: root.openDB<Buffer, number>('blocks', { encoding, keyEncoding: 'uint32' }),
      traces: root.openDB<Buffer, Uint8Array>('traces', { encoding, keyEncoding: 'binary', compression }),
      addresses: root.openDB<Buffer, Uint8Array>('addresses', { encoding, keyEncoding: 'binary' }),
      uses: root.openDB<Buffer, Uint8Array>('uses', { encoding, keyEncoding: 'binary' }),
      checks: root.openDB<Buffer, Uint8Array>('checks', { encoding, keyEncoding: 'binary' }),
    };
  } catch (error) {
    void root.close();
    throw error;
  }
}

function bytesOf(database: { getStats(): object }): number {
  // The type declarations of lmdb lack these; it is pinned to 3.5.6, which returns them.
  const stats = database.getStats() as Record<
    'pageSize' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages',
    number
  >;
  return (stats.treeBranchPageCount + stats.treeLeafPageCount + stats.overflowPages) * stats.pageSize;
}
