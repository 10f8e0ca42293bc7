/** The databases of the kept traces: one LMDB environment of their own, so that losing it loses no block. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { checkRoom, ENVIRONMENT_FILES, saysNoRoom } from '../lmdb/room.js';
import { findDamage } from '../lmdb/trialOpening.js';
import { inTransaction } from '../lmdb/inTransaction.js';
import { OpeningLock, type SharedFile } from '../lmdb/openingLock.js';
import { StoreWriteFailed } from '../errors.js';
import type { StoreIdentity } from '../store.js';
import { createTraceDictionary } from './traceDictionary.js';

/** Incremented by every change of a record layout, of a key, or of the dictionary. */
const FORMAT = 1;

/** The databases by what they hold. */
export interface TraceDatabases extends SharedFile {
  /** JSON values by name. */
  meta: Database<Buffer, string>;
  /** Block number to `TracedBlock`. */
  blocks: Database<Buffer, number>;
  /** `traceKey` to a piece of the trace behind its checksum, compressed. */
  traces: Database<Buffer, Uint8Array>;
  /** `addressesKey` to a piece of the addresses of the block's uses. */
  addresses: Database<Buffer, Uint8Array>;
  /** `useKey` to the uses. */
  uses: Database<Buffer, Uint8Array>;
  /** `checkKey` to `TraceCheck`: the kept blocks that are traced again, by when. */
  checks: Database<Buffer, Uint8Array>;
}

/** Where problems are told. */
export interface TraceLog {
  warn(fields: object, message: string): void;
}

/**
 * Removes the environment in a folder when a process that reads it meets damage, so that an empty one takes its place.
 * Called before it is opened.
 */
export async function removeDamagedTraces(path: string, log: TraceLog): Promise<void> {
  const damage = await findDamage(path);
  if (damage === null) return;
  log.warn({ path, damage }, 'the file of the kept traces is damaged: beginning anew');
  removeFiles(path);
}

/**
 * Opens the environment in a folder, or creates it. One that cannot be opened, or is of another chain, is replaced with
 * an empty one. Null when a newer release wrote it: it is left as it is. Throws NoRoom or StoreWriteFailed when it
 * cannot be written.
 */
export function openTraceDatabases(
  path: string,
  { identity, flushed, log }: { identity: StoreIdentity; flushed: boolean; log: TraceLog },
): TraceDatabases | null {
  const wanted = { format: FORMAT, cometChainId: identity.cometChainId, chainId: identity.chainId.toString() };
  const databases = openOrBeginAnew(path, flushed, log);
  // Written below, by this release or another one.
  const stamp = readMeta(databases, 'stamp') as typeof wanted | null;
  if (stamp !== null && stamp.format > FORMAT) {
    log.warn({ path, format: stamp.format }, 'the kept traces are of a newer release: none are kept or read');
    void closeTraceDatabases(databases);
    return null;
  }
  if (JSON.stringify(stamp) === JSON.stringify(wanted)) return databases;
  try {
    inTransaction(databases, () => {
      const { blocks, traces, addresses, uses, checks, meta } = databases;
      for (const database of [blocks, traces, addresses, uses, checks, meta]) database.clearSync();
      writeMeta(databases, 'stamp', wanted);
    });
    return databases;
  } catch (error) {
    void closeTraceDatabases(databases);
    throw error;
  }
}

/** Closes the environment. */
export async function closeTraceDatabases({ root, opening }: TraceDatabases): Promise<void> {
  await root.close();
  await opening.close();
}

/** Bytes of the pages in use. The file may be larger: LMDB keeps free pages for later. */
export function bytesInUse({ blocks, traces, addresses, uses, checks }: TraceDatabases): number {
  return [blocks, traces, addresses, uses, checks].reduce((sum, database) => sum + pagesOf(database), 0);
}

/** A value of the metadata; null when it was not written yet. */
export function readMeta({ meta }: TraceDatabases, key: string): unknown {
  const bytes = meta.getBinary(key);
  return bytes === undefined ? null : (JSON.parse(bytes.toString('utf8')) as unknown);
}

/** Called in a transaction. */
export function writeMeta({ meta }: TraceDatabases, key: string, value: unknown): void {
  meta.putSync(key, Buffer.from(JSON.stringify(value)));
}

function openOrBeginAnew(path: string, flushed: boolean, log: TraceLog): TraceDatabases {
  checkRoom(path, 'the kept traces');
  try {
    return openAll(path, flushed);
  } catch (error) {
    if (saysNoRoom(error)) throw new StoreWriteFailed(error);
    log.warn({ err: error, path }, 'the file of the kept traces cannot be opened: beginning anew');
  }
  removeFiles(path);
  checkRoom(path, 'the kept traces');
  return openAll(path, flushed);
}

function removeFiles(path: string): void {
  for (const name of ENVIRONMENT_FILES) rmSync(join(path, name), { force: true });
}

function openAll(path: string, flushed: boolean): TraceDatabases {
  const opening = new OpeningLock(path);
  try {
    return { ...opening.hold(() => openEnvironment(path, flushed)), opening };
  } catch (error) {
    void opening.close();
    throw error;
  }
}

function openEnvironment(path: string, flushed: boolean): Omit<TraceDatabases, 'opening'> {
  const encoding = 'binary';
  const root = open<Buffer, string>({ path, encoding, noSubdir: false, maxDbs: 16, noSync: !flushed });
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

/** What lmdb 3.5.6 answers; its type declarations say nothing of it. */
interface DatabaseStats {
  pageSize: number;
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
}

function statsOf(database: { getStats(): object }): DatabaseStats {
  // lmdb is pinned to the release that answers these.
  return database.getStats() as DatabaseStats;
}

function pagesOf(database: { getStats(): object }): number {
  const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } = statsOf(database);
  return (treeBranchPageCount + treeLeafPageCount + overflowPages) * pageSize;
}
