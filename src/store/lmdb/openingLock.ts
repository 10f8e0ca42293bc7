import { accessSync, constants, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ABORT, open, TransactionFlags, type RootDatabase } from 'lmdb';
import { checkDataFile } from './dataFile/checkDataFile.js';

/** A file that other processes may open. */
export interface SharedFile {
  root: RootDatabase<Buffer, string>;
  opening: OpeningLock;
}

/** Nothing is written: the transaction is only its lock, which the system gives back when a process is killed. */
const ONLY_LOCKED: TransactionFlags = TransactionFlags.ABORTABLE | TransactionFlags.SYNCHRONOUS_COMMIT;

/**
 * Keeps processes from opening an environment while another one commits to it. A process that opens one reads the
 * number of its last commit, and a moment later notes it as the last for all processes (mdb_env_open2 of lmdb 3.5.6). A
 * commit between the two would be lost: the next one would be put in its place. So whoever opens or commits holds the
 * write lock of a second environment, which stays empty.
 */
export class OpeningLock {
  /** Null in a read-only file system: nothing is committed there. */
  readonly #root: RootDatabase<Buffer, string> | null;

  /** Creates the two files of the lock in the folder of the environment where they are missing or damaged. */
  constructor(folder: string) {
    this.#root = isReadOnly(folder) ? null : openEmpty(join(folder, 'opening.mdb'));
  }

  /** Runs `action` while no other process holds the lock. Not for use within itself. */
  hold<T>(action: () => T): T {
    if (this.#root === null) return action();
    let result: T;
    this.#root.transactionSync(() => {
      result = action();
      return ABORT;
    }, ONLY_LOCKED);
    return result!;
  }

  async close(): Promise<void> {
    await this.#root?.close();
  }
}

/** A damaged file, as a power cut may leave it, is made again: LMDB would end the process, and nothing is in it. */
function openEmpty(path: string): RootDatabase<Buffer, string> {
  if (checkDataFile(path, { leavesMs: 0 }).faults.length > 0) rmSync(path);
  return open({ path, encoding: 'binary', noSubdir: true, maxDbs: 1, mapSize: 65_536, overlappingSync: false });
}

function isReadOnly(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}
