import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, lstat, open, realpath, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { removeAbandoned, syncFolder, writeDurably } from '../files/durableFile.js';

/** The file was left as it is; the message says why and what helps. */
export class FileNotRewritten extends Error {
  override readonly name = 'FileNotRewritten';
}

/** A larger file is another one: app.toml has about 10 kB. */
const MAX_BYTES = 1_048_576;

interface Original {
  stats: Stats;
  bytes: Buffer;
}

/**
 * Replaces the text of another program's file by the result of `change`, unless that is the same. Readers find the old
 * content or the new one, which is written next to it, flushed, and renamed over it. A symbolic link stays, and its
 * target is replaced; mode and owner stay; other hard links keep the old content. A change by another program is
 * noticed, unless it comes right before the rename. Throws FileNotRewritten, and the errors of `change`.
 */
export async function rewriteFile(path: string, change: (text: string) => string): Promise<void> {
  const file = await naming(path, () => realpath(path));
  const original = await naming(file, () => read(file));
  const present = decode(file, original.bytes);
  const text = change(present);
  if (text === present) return;
  await naming(file, () => checkWritable(file, original.stats));
  // Hidden, so that no program takes it for a configuration file.
  const prefix = `.${basename(file)}.new-`;
  const temporary = join(dirname(file), `${prefix}${randomBytes(8).toString('hex')}`);
  await naming(file, async () => {
    try {
      await removeAbandoned(dirname(file), (name) => name.startsWith(prefix));
      await writeDurably(temporary, text, { mode: 0o600, prepare: (handle) => keepAccess(handle, original.stats) });
      await checkUnchanged(file, original);
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(dirname(file));
  });
}

async function read(file: string): Promise<Original> {
  // Opening a pipe would wait for its writer.
  if (!(await lstat(file)).isFile()) throw new FileNotRewritten(`${file} is not a file`);
  const handle = await open(file, 'r');
  try {
    const stats = await handle.stat();
    if (stats.size > MAX_BYTES) throw new FileNotRewritten(`${file} is larger than ${MAX_BYTES} bytes`);
    return { stats, bytes: await handle.readFile() };
  } finally {
    await handle.close();
  }
}

function decode(file: string, bytes: Buffer): string {
  try {
    // Other bytes than UTF-8 would be written back changed.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new FileNotRewritten(`${file} is not UTF-8 text`);
  }
}

/** A rename needs only a writable folder, and root not even that. */
async function checkWritable(file: string, { mode }: Stats): Promise<void> {
  if ((mode & 0o222) === 0) throw new FileNotRewritten(`${file} is read-only`);
  await access(file, constants.W_OK);
}

async function keepAccess(handle: FileHandle, { mode, uid, gid }: Stats): Promise<void> {
  const own = await handle.stat();
  // Owner first: changing the owner removes special mode bits.
  if (own.uid !== uid || own.gid !== gid)
    await handle.chown(uid, gid).catch((cause: unknown) => {
      throw new FileNotRewritten('the file belongs to another user, and only that user can replace it', { cause });
    });
  await handle.chmod(mode & 0o7777);
}

async function checkUnchanged(file: string, original: Original): Promise<void> {
  const { stats, bytes } = await read(file);
  if (stats.ino === original.stats.ino && stats.dev === original.stats.dev && bytes.equals(original.bytes)) return;
  throw new FileNotRewritten(`${file} was changed by another program at the same time: try again`);
}

/** Turns file system errors into errors that name the file and what helps. */
async function naming<T>(file: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof FileNotRewritten) throw error;
    // File system functions throw nothing else.
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new FileNotRewritten(`${file}: ${REASONS[code] ?? code}`, { cause: error });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not replace it: its folder must be writable too',
  EPERM: 'this user may not replace it: its folder must be writable too',
  EROFS: 'it is on a read-only file system, as a mounted ConfigMap is: change it where it comes from',
  EBUSY: 'it is mounted as a single file, which cannot be replaced: mount its folder instead',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'this process may not write files of that size',
  ELOOP: 'its symbolic links lead in a circle',
};
