import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type BigIntStats } from 'node:fs';
import { MAX_FILE_BYTES } from '../limits.js';
import { UnusableKeyFile } from './keyFile.js';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * Reads a file that may be hostile: a link, a pipe without a writer, a terabyte, another user's. It checks the open
 * file, which cannot be exchanged before it is read. Throws UnusableKeyFile or a system error.
 */
export function readSmallFile(path: string): { text: string; isOpenToOthers: boolean } {
  // Opening a device may have effects.
  assertRegular(lstatSync(path, { bigint: true }));
  // Without O_NONBLOCK, opening a pipe would wait for a writer. Windows has neither flag.
  const file = openSync(path, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
  try {
    const found = fstatSync(file, { bigint: true });
    assertRegular(found);
    assertOwner(Number(found.uid));
    // Text that is appended meanwhile changes the file, which is then read again.
    const buffer = Buffer.alloc(Number(found.size));
    const length = fill(file, buffer);
    return { text: buffer.toString('utf8', 0, length), isOpenToOthers: (found.mode & 0o077n) !== 0n };
  } finally {
    closeSync(file);
  }
}

/** A text that differs after every change of a file. */
export function fileIdentity({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(':');
}

/** Whether an error comes from the operating system, with a code such as ENOENT. */
export function isSystemError(error: unknown): error is { code: string; syscall: string } {
  // Not by class, because every realm has its own.
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}

function fill(file: number, buffer: Buffer): number {
  for (let length = 0; ;) {
    const read = readSync(file, buffer, length, buffer.length - length, length);
    length += read;
    if (read === 0 || length === buffer.length) return length;
  }
}

function assertRegular(found: BigIntStats): void {
  if (found.isSymbolicLink()) throw new UnusableKeyFile('it is a symbolic link');
  if (!found.isFile()) throw new UnusableKeyFile('it is no regular file');
  if (found.size > MAX_FILE_BYTES) throw new UnusableKeyFile(`it is larger than ${MAX_FILE_BYTES} bytes`);
}

/** Root's files are accepted: root can read our memory anyway. Windows has no user ids. */
function assertOwner(owner: number): void {
  const own = process.geteuid?.();
  if (own !== undefined && owner !== own && owner !== 0) throw new UnusableKeyFile('it belongs to another user');
}
