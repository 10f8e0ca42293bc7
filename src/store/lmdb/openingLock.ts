import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { ABORT, open, TransactionFlags, type RootDatabase } from 'lmdb';
import { forgetClosed, noteClosed } from './closedMark.js';

/** A file that other processes may open. */
export interface SharedFile {
  root: RootDatabase<Buffer, string>;
  opening: OpeningLock;
}

/** Closes the file and its lock. */
export async function closeFile({ root, opening }: SharedFile): Promise<void> {
  await root.close();
  await opening.close();
}

/** Closes a file that was in use, so that the next process that opens it need not try it first. */
export async function closeInOrder(file: SharedFile): Promise<void> {
  await closeFile(file);
  file.opening.noteClosed();
}

/** Opens a file under its lock. */
export function openFile<T>(folder: string, open: () => T): T & { opening: OpeningLock } {
  const opening = new OpeningLock(folder);
  try {
    return { ...opening.hold(open), opening };
  } catch (error) {
    void opening.close();
    throw error;
  }
}

/** For a transaction that serves only as a lock, which the system releases when the process is killed. */
export const UNCOMMITTED: TransactionFlags = TransactionFlags.ABORTABLE | TransactionFlags.SYNCHRONOUS_COMMIT;

/** A damaged lock file, as a power cut may leave it, may be removed: it holds nothing. */
export const LOCK_FILE = 'opening.mdb';

/**
 * Keeps processes from opening an environment while another one commits to it. A process that opens one reads the
 * number of its last commit, and a moment later notes it as the last for all processes (mdb_env_open2 of lmdb 3.5.6): a
 * commit between the two would be lost. So a process holds the write lock of a second, empty environment while it opens
 * or commits. This class also keeps the mark that the environment was closed.
 */
export class OpeningLock {
  /** Null in a read-only file system: nothing is committed there. */
  readonly #root: RootDatabase<Buffer, string> | null;
  readonly #folder: string;
  /** False once LMDB has failed to read or write the environment, which is then not noted as closed. */
  isSound = true;

  constructor(folder: string) {
    this.#folder = folder;
    forgetClosed(folder);
    const options = { noSubdir: true, maxDbs: 1, mapSize: 65_536, overlappingSync: false } as const;
    this.#root = isReadOnly(folder) ? null : open({ path: join(folder, LOCK_FILE), encoding: 'binary', ...options });
  }

  get isReadOnly(): boolean {
    return this.#root === null;
  }

  /** Runs `action` while no other process holds the lock. Not reentrant. */
  hold<T>(action: () => T): T {
    if (this.#root === null) return action();
    let result: T;
    this.#root.transactionSync(() => {
      result = action();
      return ABORT;
    }, UNCOMMITTED);
    return result!;
  }

  async close(): Promise<void> {
    await this.#root?.close();
  }

  /** Called after the environment and the lock were closed in order. */
  noteClosed(): void {
    if (this.isSound) noteClosed(this.#folder);
  }
}

function isReadOnly(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}
