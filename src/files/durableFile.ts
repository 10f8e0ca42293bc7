/**
 * The steps that replace a file so that readers find the old content or the new one, also after a kill or a power cut:
 * write a temporary file, flush it, rename or link it, flush the folder. All functions reject with system errors.
 */
import { lstat, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which a temporary file cannot belong to a running process. */
const ABANDONED_MS = 60_000;

/** Writes a new file and flushes it; rejects when the file exists. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  { mode, prepare }: { mode?: number; prepare?: (file: FileHandle) => Promise<void> } = {},
): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(content);
    await prepare?.(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a folder, so that renames in it survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes temporary files that killed processes left in a folder. */
export async function removeAbandoned(folder: string, isTemporary: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isTemporary)) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
