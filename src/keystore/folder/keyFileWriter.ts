/** Writes and removes key files so that a kill, a full disk or a power cut leaves the old content or the new. */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, unlink, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeAbandoned, syncFolder, writeDurably } from '../../files/durableFile.js';
import { KeyNotStored } from '../keystoreErrors.js';
import { isSystemError } from './readSmallFile.js';

/** Unfinished files are hidden, so that no program takes them for key files. */
const UNFINISHED = /^\.halley-[\da-f]{16}\.tmp$/;

/** System errors, as clients see them. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder of the key store cannot be written to',
  EPERM: 'the folder of the key store cannot be written to',
};

/** Writes or replaces a file, mode 0600. Makes the folder, mode 0700. Rejects with KeyNotStored. */
export function writeKeyFile(folder: string, name: string, text: string): Promise<void> {
  return orKeyNotStored(async () => {
    await makeFolder(folder);
    await removeAbandoned(folder, (entry) => UNFINISHED.test(entry));
    const unfinished = join(folder, `.halley-${randomBytes(8).toString('hex')}.tmp`);
    try {
      await writeDurably(unfinished, text, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await trySyncFolder(folder);
  });
}

/** Removes a file. Rejects with KeyNotStored. */
export function removeKeyFile(folder: string, name: string): Promise<void> {
  return orKeyNotStored(async () => {
    await unlink(join(folder, name));
    await trySyncFolder(folder);
  });
}

/** Systems that cannot open a folder do not need the flush. */
function trySyncFolder(path: string): Promise<void> {
  return syncFolder(path).catch(() => undefined);
}

/** Makes a folder and its missing parents: the recursive mkdir of Node.js 20 never returns below /proc. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Another process may have made it meanwhile.
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
  });
}

async function orKeyNotStored(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new KeyNotStored(REASONS[error.code] ?? `the file system refused (${error.code})`, { cause: error });
  }
}
