/**
 * The file with the secret for bearer tokens, in the form of geth's jwtsecret: 32 bytes in hex, with or without 0x and
 * white space around them. No message holds any part of its content.
 */
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { link, lstat, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeDurably } from '../files/durableFile.js';
import { expandPath } from '../files/expandPath.js';
import { ConfigError } from './config.js';

/** The secret of a file. */
export interface AuthSecret {
  /** 32 bytes. */
  secret: Uint8Array;
  /** Set when other users can access the file. */
  warning: string | null;
}

/** 66 characters, and room for line ends and spaces. */
const MAX_FILE_BYTES = 1_024;
const SECRET = /^(?:0x)?([0-9a-f]{64})$/i;

/**
 * Reads the secret of the setting `json-rpc.auth-secret`. Throws ConfigError when the file is missing, is not a regular
 * file, or holds something else. Symbolic links are followed: orchestrators mount secrets as links.
 */
export async function readAuthSecret(setting: string): Promise<AuthSecret> {
  const path = pathOf(setting);
  const found = await readOrNull(path);
  if (found === null) throw unusable(path, 'there is no such file; halley start --json-rpc.auth-secret makes it');
  return found;
}

/**
 * Reads the secret; when the file is missing, makes one for this user alone. Also makes its folder, but not the parent
 * of that folder: `~/.halley` is missing before the first start.
 */
export async function readOrMakeAuthSecret(setting: string): Promise<AuthSecret> {
  const path = pathOf(setting);
  const found = await readOrNull(path);
  if (found !== null) return found;
  await make(path);
  return readAuthSecret(path);
}

/** Throws ConfigError when the secret can neither be read nor made. Changes nothing. */
export async function checkAuthSecret(setting: string): Promise<{ warning: string | null }> {
  const path = pathOf(setting);
  const found = await readOrNull(path);
  if (found === null && (await isThere(dirname(path)))) await assertFolder(path, dirname(path));
  else if (found === null) await assertFolder(path, dirname(dirname(path)));
  return { warning: found?.warning ?? null };
}

/** Rejects a secret instead of its file name: messages and process lists would show it. */
function pathOf(setting: string): string {
  if (!SECRET.test(setting)) return expandPath(setting);
  throw new ConfigError('json-rpc.auth-secret: the value is a secret itself; write it to a file, and name the file');
}

async function readOrNull(path: string): Promise<AuthSecret | null> {
  // A pipe without a writer would block the opening.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK;
  let file: FileHandle;
  try {
    file = await open(path, flags);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && !(await isThere(path))) return null;
    if (codeOf(error) === 'ENOENT') throw unusable(path, 'it is a symbolic link to a file that is missing', error);
    throw unusable(path, `it cannot be read (${codeOf(error)})`, error);
  }
  try {
    const found = await file.stat();
    if (!found.isFile()) throw unusable(path, 'it is not a regular file');
    const { mode, size } = found;
    if (size > MAX_FILE_BYTES) throw unusable(path, `it is larger than ${MAX_FILE_BYTES} bytes`);
    const secret = await readSecret(path, file);
    const warning = `json-rpc.auth-secret: others than its owner have permissions on ${path}; chmod 600 takes them away`;
    return { secret, warning: (mode & 0o077) === 0 ? null : warning };
  } finally {
    await file.close();
  }
}

/** Also true for a broken link. */
function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function readSecret(path: string, file: FileHandle): Promise<Uint8Array> {
  const buffer = Buffer.alloc(MAX_FILE_BYTES);
  try {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    const [, hex] = SECRET.exec(buffer.toString('latin1', 0, bytesRead).trim()) ?? [];
    if (hex === undefined) throw unusable(path, 'it does not hold 32 bytes in hex (64 digits)');
    return Uint8Array.from(Buffer.from(hex, 'hex'));
  } finally {
    buffer.fill(0);
  }
}

/** The file appears with its whole content or not at all. A file that another process has just made is kept. */
async function make(path: string): Promise<void> {
  const folder = dirname(path);
  if (!(await isThere(folder))) {
    await assertFolder(path, dirname(folder));
    await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  }
  await assertFolder(path, folder);
  const temporary = join(folder, `.${basename(path)}.${randomBytes(8).toString('hex')}`);
  try {
    await writeDurably(temporary, `0x${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    await place(temporary, path);
  } catch (error) {
    throw unusable(path, `it cannot be made (${codeOf(error)})`, error);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function place(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // Some file systems have no links.
    await rename(temporary, path);
  }
}

async function assertFolder(path: string, folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    throw unusable(path, `the folder ${folder} cannot be entered or is missing (${codeOf(error)})`, error);
  });
  if (!found.isDirectory()) throw unusable(path, `${folder} is not a folder`);
}

function unusable(path: string, reason: string, cause?: unknown): ConfigError {
  return new ConfigError(`json-rpc.auth-secret: ${path} cannot be used: ${reason}`, { cause });
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
