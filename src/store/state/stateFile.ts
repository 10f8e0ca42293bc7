/**
 * The LMDB environment of the values. Its commits are not flushed to the disk one by one: nothing is lost with it that
 * the node does not have. So after a power cut it may be of no moment that ever was, and is dropped. A process that is
 * killed loses no commit.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { bootId } from '../lmdb/closedMark.js';
import { Flusher } from '../lmdb/flusher.js';
import { MANY_READERS } from '../lmdb/mapSize.js';
import { closeInOrder, openFile, type SharedFile } from '../lmdb/openingLock.js';
import { checkRoom, ENVIRONMENT_FILES } from '../lmdb/room.js';
import { findDamage } from '../lmdb/trialOpening.js';

/** An open environment. */
export interface StateFile extends SharedFile {
  folder: string;
  /** All records, by the keys of `stateKeys.ts`. */
  records: Database<Buffer, Uint8Array>;
}

const DATA_FILE = 'data.mdb';
/** Says of which moment the data file may be trusted. */
const MARK_FILE = 'trusted';

/** Why an environment cannot be read, in words; null when it can, or when there is none. */
export async function whyUntrusted(folder: string): Promise<string | null> {
  const bytes = statSync(join(folder, DATA_FILE), { throwIfNoEntry: false })?.size ?? 0;
  if (bytes === 0) return null;
  if (!isMarked(folder)) return 'it was not closed in order before the machine stopped, or is a copy';
  return findDamage(folder, { isService: true });
}

/** Opens or creates the environment. Throws NoRoom, and what LMDB throws. */
export function openStateFile(folder: string): StateFile {
  checkRoom(folder, 'the values of the state');
  const file = openFile(folder, () => {
    const shape = { encoding: 'binary', noSubdir: false, maxDbs: 4 } as const;
    const root = open<Buffer, string>({ path: folder, ...shape, noSync: true, ...MANY_READERS });
    try {
      root.readerCheck();
      return { root, records: root.openDB<Buffer, Uint8Array>('state', { encoding: 'binary', keyEncoding: 'binary' }) };
    } catch (error) {
      void root.close();
      throw error;
    }
  });
  writeMark(folder, whileOpen(folder));
  return { ...file, folder };
}

/** Flushes and closes the environment. Where that fails, the next start drops it. */
export async function closeStateFile(file: StateFile): Promise<void> {
  const { folder, root } = file;
  const isFlushed = await new Flusher(root).flush().then(
    () => true,
    () => false,
  );
  const isTrusted = existsSync(join(folder, MARK_FILE));
  await closeInOrder(file);
  if (isTrusted && isFlushed) writeMark(folder, asClosed(folder));
  else distrust(folder);
}

/** The next start drops the environment. This needs no room on the disk. */
export function distrust(folder: string): void {
  rmSync(join(folder, MARK_FILE), { force: true });
}

/** Removes the files of an environment that is not open. */
export function removeStateFile(folder: string): void {
  for (const name of [...ENVIRONMENT_FILES, MARK_FILE]) rmSync(join(folder, name), { force: true });
}

/** Bytes of the pages in use. */
export function bytesInUse({ records }: StateFile): number {
  // The type declarations of lmdb lack these; it is pinned to 3.5.6, which returns them.
  const stats = records.getStats() as Record<
    'pageSize' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages',
    number
  >;
  return (stats.treeBranchPageCount + stats.treeLeafPageCount + stats.overflowPages) * stats.pageSize;
}

function isMarked(folder: string): boolean {
  try {
    const mark = readFileSync(join(folder, MARK_FILE), 'latin1');
    return mark === asClosed(folder) || (bootId() !== '' && mark === whileOpen(folder));
  } catch {
    return false;
  }
}

function writeMark(folder: string, mark: string): void {
  try {
    writeFileSync(join(folder, MARK_FILE), mark, { mode: 0o600 });
  } catch {
    // The disk may be full. The next start then drops the environment.
  }
}

/** The system has all that was written, as long as it runs. */
function whileOpen(folder: string): string {
  const { dev, ino } = statSync(join(folder, DATA_FILE), { bigint: true });
  return `open ${bootId()} ${dev} ${ino}`;
}

/** All is on the disk. */
function asClosed(folder: string): string {
  const { size, mtimeNs } = statSync(join(folder, DATA_FILE), { bigint: true });
  return `closed ${size} ${mtimeNs}`;
}
