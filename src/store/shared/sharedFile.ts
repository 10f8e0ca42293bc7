/**
 * A small LMDB environment for what all processes of a service share and any of them may change: polled filters,
 * pending transactions, leases of limits. A change takes some 10 µs: commits are not flushed one by one. A killed
 * process loses none of them. After a power cut the file may be of no moment that ever was, and is dropped.
 *
 * `prepareSharedFile` is called once by each service, before its processes open the file.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { open, type RootDatabase } from 'lmdb';
import { bootId } from '../lmdb/closedMark.js';
import { Flusher } from '../lmdb/flusher.js';
import { fixedMap } from '../lmdb/mapSize.js';
import { closeFile, closeInOrder, openFile, type SharedFile } from '../lmdb/openingLock.js';
import { checkRoom, ENVIRONMENT_FILES, NoRoom, saysNoRoom } from '../lmdb/room.js';
import { findDamage } from '../lmdb/trialOpening.js';
import { SoleOwner } from '../soleOwner.js';

/** An open environment. */
export interface SharedEnvironment extends SharedFile {
  folder: string;
  root: RootDatabase<Buffer, string>;
}

/** Logs problems. */
export interface SharedFileLog {
  warn(fields: object, message: string): void;
}

const WHAT = 'what the processes of the service share';
/** Most bytes of the file. */
export const MAP_BYTES = 4 * 1024 ** 3;
const DATA_FILE = 'data.mdb';
/** Which data file was opened in which run of the operating system, which has all that was written to it since then. */
const OPENED_MARK = 'opened';
/** The data file when a process had flushed and closed it. While others still write to it, it does not hold. */
const FLUSHED_MARK = 'flushed';
/** Pause before a process that prepares the same file is asked again. */
const ASK_AGAIN_MS = 20;

/**
 * Removes a file that cannot be trusted or read, with one warning, and creates a missing one. Services that start
 * together take turns. Throws NoRoom.
 */
export async function prepareSharedFile(folder: string, log: SharedFileLog): Promise<void> {
  checkRoom(folder, WHAT);
  const turn = await takeTurn(folder);
  try {
    const reason = (await whyUntrusted(folder)) ?? (await openOnce(folder));
    if (reason === null) return;
    log.warn({ path: folder, reason }, 'the stored polled filters cannot be used: their clients must make new ones');
    for (const name of [...ENVIRONMENT_FILES, OPENED_MARK, FLUSHED_MARK]) rmSync(join(folder, name), { force: true });
    await closeFile(openSharedFile(folder));
  } finally {
    await turn?.close();
  }
}

/** Opens or creates the environment. Throws NoRoom, and what LMDB throws. */
export function openSharedFile(folder: string): SharedEnvironment {
  checkRoom(folder, WHAT);
  const file = openFile(folder, () => ({
    root: open<Buffer, string>({
      path: folder,
      encoding: 'binary',
      noSubdir: false,
      maxDbs: 32,
      noSync: true,
      ...fixedMap(MAP_BYTES),
    }),
  }));
  file.root.readerCheck();
  writeMark(folder, OPENED_MARK, asOpened(folder));
  return { ...file, folder };
}

/** Flushes and closes the environment. Where the flush fails, a restart of the machine loses what is stored. */
export async function closeSharedFile(file: SharedEnvironment): Promise<void> {
  const { folder, root } = file;
  const isFlushed = await new Flusher(root).flush().then(
    () => true,
    () => false,
  );
  await closeInOrder(file);
  if (isFlushed && existsSync(join(folder, DATA_FILE))) writeMark(folder, FLUSHED_MARK, asFlushed(folder));
}

/** Null where the folder takes no sockets: then nothing keeps two services from preparing it at the same moment. */
async function takeTurn(folder: string): Promise<SoleOwner | null> {
  try {
    for (;;) {
      const owner = await SoleOwner.of(folder);
      if (owner !== null) return owner;
      await sleep(ASK_AGAIN_MS);
    }
  } catch {
    return null;
  }
}

/** Why the file cannot be used, in words; null when it can, or when there is none. */
async function whyUntrusted(folder: string): Promise<string | null> {
  const bytes = statSync(join(folder, DATA_FILE), { throwIfNoEntry: false })?.size ?? 0;
  if (bytes === 0) return null;
  const isTrusted =
    (bootId() !== '' && readMark(folder, OPENED_MARK) === asOpened(folder)) ||
    readMark(folder, FLUSHED_MARK) === asFlushed(folder);
  if (!isTrusted) return 'the machine stopped before they were closed in order, or they are a copy';
  return findDamage(folder, { isService: true });
}

async function openOnce(folder: string): Promise<string | null> {
  try {
    await closeFile(openSharedFile(folder));
    return null;
  } catch (error) {
    if (error instanceof NoRoom || saysNoRoom(error)) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

/** Null when there is no such mark. */
function readMark(folder: string, name: string): string | null {
  try {
    return readFileSync(join(folder, name), 'latin1');
  } catch {
    return null;
  }
}

function writeMark(folder: string, name: string, mark: string): void {
  if (readMark(folder, name) === mark) return;
  try {
    writeFileSync(join(folder, name), mark, { mode: 0o600 });
  } catch {
    // The disk may be full. Then a restart of the machine loses what is stored.
  }
}

/** Without the number of the device, which another container may see as another one. */
function asOpened(folder: string): string {
  return `${bootId()} ${statSync(join(folder, DATA_FILE), { bigint: true }).ino}`;
}

function asFlushed(folder: string): string {
  const { size, mtimeNs } = statSync(join(folder, DATA_FILE), { bigint: true });
  return `${size} ${mtimeNs}`;
}
