/**
 * Whether there is room for the files of a new environment. On a full disk LMDB does not fail: a signal ends the
 * process when it writes to a page of the lock file that has no place, or closes what it could not create. An
 * environment whose files exist opens, and its writes fail.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefused, StoreWriteFailed } from '../storeErrors.js';

/** The files of an environment and its `OpeningLock`. */
export const ENVIRONMENT_FILES = ['data.mdb', 'lock.mdb', 'opening.mdb', 'opening.mdb-lock'];
/** More than a new data file with all its databases takes. */
const NEW_FILE_BYTES = 256 * 1024;
/** By code or by LMDB's message. LMDB reports EIO, too, when the end of a write did not fit. */
const NO_ROOM = /ENOSPC|EDQUOT|EFBIG|EIO|no space left|quota|file too large|input\/output/i;

/** There is no room for the files of a new environment. */
export class NoRoom extends StoreRefused {
  constructor(
    what: string,
    /** Why, in words. */
    readonly reason: string,
  ) {
    super(`there is no room for ${what} (${reason}): make room and start again`);
  }
}

/** Creates a missing folder. Throws NoRoom when there is no room for missing files of `what`. */
export function checkRoom(folder: string, what: string): void {
  mkdirSync(folder, { recursive: true });
  const reason = whyNoRoom(folder);
  if (reason !== null) throw new NoRoom(`${what} in ${folder}`, reason);
}

/** Null when there is room, or when no file is missing. */
export function whyNoRoom(folder: string): string | null {
  if (ENVIRONMENT_FILES.every((name) => bytesOf(join(folder, name)) > 0)) return null;
  const file = join(folder, `room-${randomUUID()}`);
  try {
    writeFileSync(file, Buffer.alloc(NEW_FILE_BYTES), { mode: 0o600 });
    return null;
  } catch (error) {
    // LMDB reports other errors.
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
