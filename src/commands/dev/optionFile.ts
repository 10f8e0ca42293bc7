/** Files that options name. All their errors are ConfigErrors that begin with the option and the path. */
import { constants, type Stats } from 'node:fs';
import { access, open, stat, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '../../config/config.js';

/** An option and the path that was given with it. */
export interface NamedFile {
  flag: string;
  path: string;
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'this user has no permission for it',
  EPERM: 'this user has no permission for it',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
  EROFS: 'the file system can only be read',
  ENOSPC: 'the disk is full',
  EMFILE: 'too many files are open',
};

/** The error for an unusable file, with a sentence for each known system error. */
export function unusable({ flag, path }: NamedFile, cause: unknown): ConfigError {
  if (cause instanceof ConfigError) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new ConfigError(`${flag} ${path}: ${SENTENCES[code] ?? reasonOf(cause)}`, { cause });
}

/** The message of an error of any realm. */
export function reasonOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}

/** The content of a file of at most `mostBytes`, or of a pipe. Rejects with ConfigError. */
export async function readNamedFile(file: NamedFile, mostBytes: number): Promise<Buffer> {
  let handle: FileHandle | null = null;
  try {
    if ((await stat(file.path)).size > mostBytes) throw tooLarge(mostBytes);
    handle = await open(file.path);
    return await readAtMost(handle, mostBytes);
  } catch (cause) {
    throw unusable(file, cause);
  } finally {
    await handle?.close();
  }
}

/** Rejects with ConfigError when the file cannot be written. Called before anything is started. */
export async function assertWritable(file: NamedFile): Promise<void> {
  await assertAccess(file, (found) => access(found === null ? folderOf(file) : file.path, constants.W_OK));
}

/** As `assertWritable`, for a file that is replaced by another one, or that has others next to it. */
export async function assertReplaceable(file: NamedFile): Promise<void> {
  await assertAccess(file, async (found) => {
    if (found?.isFile() === false) throw new Error('it is not a regular file');
    await access(folderOf(file), constants.W_OK | constants.X_OK);
    if (found !== null) await access(file.path, constants.R_OK | constants.W_OK);
  });
}

/** Rejects with ConfigError when there is no folder for the file. */
export async function assertFolder(file: NamedFile): Promise<void> {
  const folder = await stat(folderOf(file)).catch(() => null);
  if (folder?.isDirectory() === true) return;
  throw new ConfigError(`${file.flag} ${file.path}: there is no folder ${folderOf(file)}`);
}

/** `check` gets null when the file does not exist yet. */
async function assertAccess(file: NamedFile, check: (found: Stats | null) => Promise<void>): Promise<void> {
  await assertFolder(file);
  const found = await stat(file.path).catch(() => null);
  try {
    if (found?.isDirectory() === true) throw new Error('it is a folder, not a file');
    await check(found);
  } catch (cause) {
    throw unusable(file, cause);
  }
}

function folderOf({ path }: NamedFile): string {
  return dirname(resolve(path));
}

/** The file may grow while it is read. */
async function readAtMost(handle: FileHandle, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of handle.createReadStream({ autoClose: false })) {
    // Without an encoding, a stream of a file gives buffers.
    const buffer = part as Buffer;
    bytes += buffer.length;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    parts.push(buffer);
  }
  return Buffer.concat(parts);
}

function tooLarge(mostBytes: number): Error {
  return new Error(`it has more than ${mostBytes} bytes`);
}
