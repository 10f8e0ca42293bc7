/** An export cannot be done or finished. The message says why, and what to do. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

/** The error for a stored block of which a record is damaged. Block 0 is stored with block 1. */
export function unreadableBlock(blockNumber: number): ExportError {
  const height = Math.max(blockNumber, 1);
  const repair = `"halley index repair --from ${height} --to ${height}" fetches it again`;
  return new ExportError(`block ${blockNumber} cannot be read: ${repair}`);
}

/** Blocks that were read before were replaced or removed, because the chain was rolled back. */
export class RolledBack extends ExportError {
  constructor(
    /** The block at which it was noticed. */
    readonly blockNumber: number,
  ) {
    super(`the chain was rolled back at or below block ${blockNumber} during the export: run the command again`);
  }
}

/** The program that reads the output has closed it, as `head` does. */
export class OutputClosed extends ExportError {}

/** What the system says when a file cannot be written, and what that means. */
const WRITE_FAILURES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file has the largest size that the system allows',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder cannot be written to',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  EIO: 'the disk fails',
};

/** The error for output that cannot be written. A finished file is never incomplete, so running again continues. */
export function writeFailed(cause: unknown, path: string): ExportError {
  const reason = WRITE_FAILURES[codeOf(cause) ?? ''] ?? (cause instanceof Error ? cause.message : String(cause));
  return new ExportError(`${path} cannot be written: ${reason}; the same command continues later`, { cause });
}

/** The code of a system error, such as `EPIPE`; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
