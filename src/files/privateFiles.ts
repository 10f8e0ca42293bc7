import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes all files and folders that this process creates from now on accessible to its user alone. */
export function keepNewFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Makes the files of a folder private: an older release made them readable by all users. Returns the names of files
 * whose permissions cannot be changed.
 */
export async function makeFilesPrivate(folder: string): Promise<string[]> {
  const failed: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || !found.isFile() || (found.mode & 0o077) === 0) continue;
    await chmod(path, found.mode & 0o700).catch(() => failed.push(name));
  }
  return failed;
}
