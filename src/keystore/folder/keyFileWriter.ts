/**
 * Writes and removes key files so that a killed process, a full disk or a power cut leaves the old content or the new,
 * and nothing else. Throws KeyNotStored.
 */
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readdir, rename, rm, unlink, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KeyNotStored } from '../errors.js';
import { isSystemError } from './readSmallFile.js';

/** Names of unfinished files: hidden, so that no program takes them for key files. */
const UNFINISHED = /^\.halley-[\da-f]{16}\.tmp$/;

/** Milliseconds after which an unfinished file cannot belong to a running process. */
const LEFTOVER_MS = 60_000;

/** What clients are told of the system's errors. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder of the key store cannot be written to',
  EPERM: 'the folder of the key store cannot be written to',
};

/** Writes a file of the folder, mode 0600; one of the same name is replaced. Makes the folder, mode 0700. */
export function writeKeyFile(folder: string, name: string, text: string): Promise<void> {
  return orKeyNotStored(async () => {
    await makeFolder(folder);
    await removeLeftovers(folder);
    const unfinished = join(folder, `.halley-${randomBytes(8).toString('hex')}.tmp`);
    try {
      await writeDurably(unfinished, text);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(folder);
  });
}

/** Removes a file of the folder. */
export function removeKeyFile(folder: string, name: string): Promise<void> {
  return orKeyNotStored(async () => {
    await unlink(join(folder, name));
    await syncFolder(folder);
  });
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename lasts when its folder is on the disk. Some systems cannot open a folder, and need no flush. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  try {
    await folder?.sync().catch(() => undefined);
  } finally {
    await folder?.close();
  }
}

/** Makes a folder and its missing parents. The recursive mkdir of Node.js 20 never returns below /proc. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Another process made it meanwhile.
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
  });
}

/** Removes what processes left that were killed while they wrote. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => UNFINISHED.test(entry))) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

async function orKeyNotStored(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new KeyNotStored(REASONS[error.code] ?? `the file system refused (${error.code})`, { cause: error });
  }
}
