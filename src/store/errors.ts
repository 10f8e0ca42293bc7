import { ChainError, type RpcDescription } from '../chain/errors.js';

/** The store cannot be opened: it is missing, belongs to another chain, or has another format. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}

/** The index in `path` is damaged: LMDB could end the process when it is opened. `what` says how, in words. */
export class StoreDamaged extends StoreRefused {
  constructor(path: string, what: string) {
    const remedy =
      'move the folder away or delete it, and start again: the index is then fetched anew from the node, as far as the node still has the blocks';
    super(`the index in ${path} is damaged (${what}): ${remedy}`);
  }
}

/** A page of the file was damaged while the process had it mapped. The message says what was read. */
export class PageDamaged extends Error {
  override readonly name = 'PageDamaged';
  /** In the manner of the system's errors. */
  readonly code = 'MDB_CORRUPTED';
}

/** A block and its stored neighbour are not parent and child: the node no longer has one of the two. */
export class BlocksDoNotLink extends ChainError {
  override readonly name = 'BlocksDoNotLink';
  readonly rpc: RpcDescription = { name: 'internalError', arguments: {} };

  constructor(
    /** The block that should have been written. */
    readonly height: number,
    /** The stored block directly below or above it. */
    readonly neighbour: number,
  ) {
    super(`block ${height} does not link to the stored block ${neighbour}`);
  }
}

/** Whether an error of LMDB says that a page of the file is damaged. */
export function saysDamage(error: unknown): error is Error {
  const errors = /MDB_(?:INVALID|VERSION_MISMATCH|CORRUPTED|PAGE_NOTFOUND|PANIC|CURSOR_FULL|PAGE_FULL|BAD_VALSIZE)/;
  return error instanceof Error && errors.test(error.message);
}

/** What the system or LMDB says when a write fails, and what that means. */
const WRITE_FAILURES: [RegExp, string][] = [
  [/ENOSPC|no space left/i, 'the disk is full'],
  [/EDQUOT|quota/i, 'the disk quota is used up'],
  [/EFBIG|file too large/i, 'the file has the largest size that the system allows (ulimit -f, or the file system)'],
  [/MDB_MAP_FULL/i, 'the index cannot grow any further'],
  // LMDB says so, too, when the end of a write did not fit on the disk.
  [/EIO|input\/output/i, 'the disk is full or fails'],
  [/EROFS|read-only file/i, 'the disk is read-only'],
  [/MDB_CORRUPTED|MDB_PAGE_NOTFOUND|MDB_BAD_TXN/i, 'its file is damaged; restart to learn what to do'],
];

/** The store could not write: disk full, no permission, I/O error. Nothing of the write is stored. */
export class StoreWriteFailed extends ChainError {
  override readonly name = 'StoreWriteFailed';
  readonly rpc: RpcDescription;
  /** What it means, in words. */
  readonly reason: string;

  constructor(cause: unknown) {
    const text =
      cause instanceof Error ? `${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}` : String(cause);
    const reason = WRITE_FAILURES.find(([pattern]) => pattern.test(text))?.[1];
    super(`the index cannot be written: ${reason === undefined ? '' : `${reason}: `}${text.trim()}`, { cause });
    this.reason = reason ?? text.trim();
    this.rpc = { name: 'indexNotWritable', arguments: { reason: this.reason } };
  }
}

/** Another filter would exceed a cap. `what` names the cap, with its unit. */
export class FilterCapReached extends ChainError {
  override readonly name = 'FilterCapReached';
  readonly rpc: RpcDescription;

  constructor(what: string, value: number, limit: number) {
    super(`${what}: ${value} exceeds the limit of ${limit}`);
    this.rpc = { name: 'limitExceeded', arguments: { what, value, limit }, data: { limit } };
  }
}
