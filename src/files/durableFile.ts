/**
 * What it takes to put a file in place so that every reader finds the old content or the new one, also after a kill or
 * a power cut: write it beside, flush it, rename or link it, flush the folder. Callers choose the names and the place.
 * All functions reject with the errors of the system.
 */
import { lstat, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** Age from which a temporary file cannot belong to a running process, milliseconds. */
const ABANDONED_MS = 60_000;

/** How a file is written. */
export interface WriteOptions {
  /** Permissions of the new file; what the process allows when left out. */
  mode?: number;
  prepare?: (file: FileHandle) => Promise<void>;
}

/** Writes a new file and flushes it; rejects when there is one of this name. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  { mode, prepare }: WriteOptions = {},
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

/** Flushes a folder: a rename in it survives a power cut only then. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes the temporary files that killed processes left in a folder. */
export async function removeAbandoned(folder: string, isTemporary: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isTemporary)) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
