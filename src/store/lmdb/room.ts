/**
 * Whether there is room for the files of a new environment. On a full disk LMDB does not fail: the process is ended by
 * a signal, when it writes to a page of the lock file that has no place, or when it closes what it could not create.
 * With files that are there, it opens, and its writes fail.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefused, StoreWriteFailed } from '../storeErrors.js';

/** All files of an environment, and of its `OpeningLock`. */
export const ENVIRONMENT_FILES = ['data.mdb', 'lock.mdb', 'opening.mdb', 'opening.mdb-lock'];
/** More than a new data file with all its databases takes. */
const NEW_FILE_BYTES = 256 * 1024;
/** By code, or in the words of LMDB, which says EIO, too, when the end of a write did not fit. */
const NO_ROOM = /ENOSPC|EDQUOT|EFBIG|EIO|no space left|quota|file too large|input\/output/i;

/** There is no room for the files of an environment that is yet to be made. */
export class NoRoom extends StoreRefused {
  constructor(
    what: string,
    /** Why, in words. */
    readonly reason: string,
  ) {
    super(`there is no room for ${what} (${reason}): make room and start again`);
  }
}

/**
 * Creates the folder of an environment when it is missing. Throws NoRoom when files in it are yet to be made and there
 * is no room for them. `what` names the environment.
 */
export function checkRoom(folder: string, what: string): void {
  mkdirSync(folder, { recursive: true });
  const reason = whyNoRoom(folder);
  if (reason !== null) throw new NoRoom(`${what} in ${folder}`, reason);
}

/** Why there is no room for files that are yet to be made; null when there is, or when none is to be made. */
export function whyNoRoom(folder: string): string | null {
  if (ENVIRONMENT_FILES.every((name) => bytesOf(join(folder, name)) > 0)) return null;
  const file = join(folder, `room-${randomUUID()}`);
  try {
    writeFileSync(file, Buffer.alloc(NEW_FILE_BYTES), { mode: 0o600 });
    return null;
  } catch (error) {
    // Other troubles are left to LMDB.
    return saysNoRoom(error) ? new StoreWriteFailed(error).reason : null;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether a write failed for want of room, or because the disk fails; what is stored may be sound. */
export function saysNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NO_ROOM.test(`${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`);
}

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
