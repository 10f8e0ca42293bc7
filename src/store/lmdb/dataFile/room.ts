/**
 * Whether there is room for the files of a new environment. On a full disk LMDB does not fail: the process is ended by
 * a signal, when it writes to a page of the lock file that has no place, or when it closes what it could not create.
 */
import { randomUUID } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefused, StoreWriteFailed } from '../../errors.js';

/** More than a new data file with all its databases takes. */
const NEW_FILE_BYTES = 256 * 1024;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Throws StoreRefused when the files are yet to be made and there is no room for them. `what` names the environment.
 * Other troubles are left to LMDB.
 */
export function checkRoom(folder: string, what: string): void {
  const bytesOf = (name: string): number => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  if (bytesOf('data.mdb') >= NEW_FILE_BYTES && bytesOf('lock.mdb') > 0) return;
  const file = join(folder, `room-${randomUUID()}`);
  try {
    writeFileSync(file, Buffer.alloc(NEW_FILE_BYTES), { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || !NO_ROOM.has(code)) return;
    throw new StoreRefused(
      `there is no room for ${what} in ${folder} (${new StoreWriteFailed(error).reason}): make room and start again`,
    );
  } finally {
    rmSync(file, { force: true });
  }
}
