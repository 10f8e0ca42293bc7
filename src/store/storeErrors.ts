import { LimitExceeded, ChainError } from '../chain/chainErrors.js';

/** The store cannot be opened: it is missing, belongs to another chain, or has another format. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}

/** The index in `path` is damaged: LMDB could end the process when it opens it. `what` says how. */
export class StoreDamaged extends StoreRefused {
  constructor(path: string, what: string) {
    const remedy =
      'move the folder away or delete it, and start again: the index is then fetched again from the node, as far as the node still has the blocks';
    super(`the index in ${path} is damaged (${what}): ${remedy}`);
  }
}

/** A page of the file was damaged while the process had it mapped. */
export class PageDamaged extends Error {
  override readonly name = 'PageDamaged';
  /** As system errors have it. */
  readonly code = 'MDB_CORRUPTED';
}

/** A block and its stored neighbour are not parent and child: the node no longer has one of them. */
export class BlocksDoNotLink extends ChainError {
  constructor(
    /** The block that should have been written. */
    readonly height: number,
    /** The stored block directly below or above it. */
    readonly neighbour: number,
  ) {
    super(`block ${height} does not link to the stored block ${neighbour}`, { name: 'internalError', arguments: {} });
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
  // LMDB reports this, too, when the end of a write did not fit on the disk.
  [/EIO|input\/output/i, 'the disk is full or fails'],
  [/EROFS|read-only file/i, 'the disk is read-only'],
  [/MDB_CORRUPTED|MDB_PAGE_NOTFOUND|MDB_BAD_TXN/i, 'its file is damaged; restart to learn what to do'],
];

function textOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause).trim();
  return `${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}`.trim();
}

function reasonOf(cause: unknown): string {
  const text = textOf(cause);
  return WRITE_FAILURES.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

/** The store could not write: disk full, no permission, I/O error. Nothing of the write is stored. */
export class StoreWriteFailed extends ChainError {
  constructor(
    cause: unknown,
    /** What it means, in words. */
    readonly reason = reasonOf(cause),
  ) {
    const text = textOf(cause);
    const detail = text === reason ? text : `${reason}: ${text}`;
    super(`the index cannot be written: ${detail}`, { name: 'indexNotWritable', arguments: { reason } }, { cause });
  }
}

/** Another process follows the chain in place of this one, which must end. */
export class WriterReplaced extends Error {
  override readonly name = 'WriterReplaced';

  constructor() {
    super('another process of the service writes the index now');
  }
}

/** Another filter would exceed a cap. */
export class FilterCapReached extends LimitExceeded {}
