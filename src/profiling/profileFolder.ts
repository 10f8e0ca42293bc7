/**
 * The only folder for files of the runtime methods. A client names a file, never a path. Files are always new, and
 * private to the user of this process: a CPU profile shows which code a server runs.
 */
import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { ProfileNotWritten, UnusableArgument } from './profilingErrors.js';

/** No separators or control characters, not hidden, and short enough for every file system. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

const NAME_RULE =
  'must be a file name of 1 to 128 letters, digits, dots, dashes and underscores that begins with a letter or digit, without a folder';

/** Fails for an existing file or link. */
const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** The folder accepts no further file beyond these limits, so that a client cannot fill the disk. */
const MAX_FILES = 1_000;
const MAX_BYTES = 1024 * 1024 * 1024;

/** Makes files in one folder, which is made with the first file. */
export class ProfileFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** A new empty file. Rejects with UnusableArgument or ProfileNotWritten. */
  async create(name: string): Promise<ProfileFile> {
    if (!FILE_NAME.test(name)) throw new UnusableArgument('file', NAME_RULE);
    await this.#makeFolder(name);
    await this.#checkRoom(name);
    const path = join(this.#path, name);
    try {
      return new ProfileFile(name, path, await open(path, NEW_FILE, 0o600));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EEXIST' || code === 'ELOOP')
        throw new UnusableArgument('file', 'must not be there yet: the profile folder has a file of this name');
      throw new ProfileNotWritten(name, reasonOf(error), { cause: error });
    }
  }

  /** Makes the folder if it is missing. Rejects a link, which could lead anywhere. */
  async #makeFolder(name: string): Promise<void> {
    try {
      await mkdir(this.#path, { mode: 0o700 });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST')
        throw new ProfileNotWritten(name, `the profile folder cannot be made: ${reasonOf(error)}`, { cause: error });
    }
    const found = await lstat(this.#path).catch(() => null);
    if (found?.isDirectory() !== true)
      throw new ProfileNotWritten(name, 'the profile folder is a link, or no folder at all');
  }

  async #checkRoom(name: string): Promise<void> {
    let files = 0;
    let bytes = 0;
    try {
      for await (const entry of await opendir(this.#path)) {
        files += 1;
        // A file that is removed meanwhile takes no room.
        const found = await lstat(join(this.#path, entry.name)).catch(() => null);
        bytes += found?.size ?? 0;
        if (files >= MAX_FILES || bytes >= MAX_BYTES) break;
      }
    } catch (error) {
      throw new ProfileNotWritten(name, `the profile folder cannot be read: ${reasonOf(error)}`, { cause: error });
    }
    if (files >= MAX_FILES) throw new ProfileNotWritten(name, `the profile folder has its ${MAX_FILES} files`);
    if (bytes >= MAX_BYTES) throw new ProfileNotWritten(name, `the profile folder has its ${MAX_BYTES} bytes`);
  }
}

/** A file that is being written. Either `finish` or `discard` must be called. */
export class ProfileFile {
  readonly name: string;
  readonly #path: string;
  readonly #handle: FileHandle;

  constructor(name: string, path: string, handle: FileHandle) {
    this.name = name;
    this.#path = path;
    this.#handle = handle;
  }

  /** Appends text. Rejects with ProfileNotWritten; then the caller must discard the file. */
  async write(text: string): Promise<void> {
    try {
      await this.#handle.appendFile(text);
    } catch (error) {
      throw new ProfileNotWritten(this.name, reasonOf(error), { cause: error });
    }
  }

  /** Writes text and closes the file. Rejects with ProfileNotWritten, and then leaves no file. */
  async writeAll(text: string): Promise<void> {
    try {
      await this.write(text);
      await this.finish();
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  async finish(): Promise<void> {
    await this.#handle.close();
  }

  /** Closes and removes the file: half a profile is useless. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await rm(this.#path, { force: true }).catch(() => undefined);
  }
}

/** The system's reason without the path: `no space left on device (ENOSPC)`. */
function reasonOf(error: unknown): string {
  // File system functions throw nothing else.
  const { code, message } = error as NodeJS.ErrnoException;
  const words = /^\w+: ([^,]*)/.exec(message)?.[1] ?? 'refused';
  return `${words} (${code})`;
}

function codeOf(error: unknown): string | undefined {
  // File system errors have a code.
  return (error as NodeJS.ErrnoException).code;
}
