/** What this service stores is for its own user: what clients watch, traces, state, and profiles of memory. */
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** From now on every file and folder that this process makes is readable and writable by its user alone. */
export function keepNewFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Takes the files of a folder away from other users: an older release made them readable by all. Returns the names of
 * those whose permissions cannot be changed. A folder that is missing has none.
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
