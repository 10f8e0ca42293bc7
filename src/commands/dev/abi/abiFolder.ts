/** Reads the folder of `--abi`, which may hold anything: its size is bounded, and useless files are skipped. */
import { opendir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unusable } from '../optionFile.js';
import { artifactsIn, type Artifact } from './artifacts.js';

/** Larger files are skipped: an artifact has some 100 kB. */
const LIMITS = { entries: 50_000, fileBytes: 16 * 1024 * 1024, totalBytes: 512 * 1024 * 1024 };

/** Folders of tools without artifacts: compiler input, caches, packages. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['build-info', 'cache', 'node_modules', '.git']);

/** The contents of a folder. */
export interface AbiFolder {
  artifacts: Artifact[];
  /** Number of files that cannot be used. */
  skipped: number;
  /** Whether the limits ended the reading. */
  cutShort: boolean;
}

/** Reads all artifacts below a folder. Rejects with ConfigError when the folder itself cannot be read. */
export async function readAbiFolder(folder: string, limits = LIMITS): Promise<AbiFolder> {
  const found: AbiFolder = { artifacts: [], skipped: 0, cutShort: false };
  let [entries, bytes] = [0, 0];
  // Links may lead back: each folder is read once, by its real path.
  const seen = new Set<string>();
  const waiting = [await rootOf(folder)];
  for (let path = waiting.shift(); path !== undefined && !found.cutShort; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const name of await namesIn(path, limits.entries + 1)) {
      entries += 1;
      const entry = await inspect(join(path, name));
      if (entries > limits.entries) found.cutShort = true;
      if (found.cutShort) break;
      if (entry?.isFolder === true && !SKIPPED_FOLDERS.has(name)) waiting.push(entry.path);
      if (entry?.isFolder !== false || !/\.(?:json|abi)$/.test(name) || name.endsWith('.dbg.json')) continue;
      const isTooLarge = entry.size > limits.fileBytes;
      if (!isTooLarge) bytes += entry.size;
      if (bytes > limits.totalBytes) found.cutShort = true;
      if (found.cutShort) break;
      const artifacts = isTooLarge ? null : await artifactsOf(entry.path, name);
      if (artifacts === null) found.skipped += 1;
      else found.artifacts.push(...artifacts);
    }
  }
  return found;
}

async function rootOf(folder: string): Promise<string> {
  try {
    const path = await realpath(folder);
    if (!(await stat(path)).isDirectory()) throw new Error('it is a file, not a folder');
    await (await opendir(path)).close();
    return path;
  } catch (cause) {
    throw unusable({ flag: '--abi', path: folder }, cause);
  }
}

/** At most `most` sorted names. Empty for a folder that cannot be read. */
async function namesIn(path: string, most: number): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(path)) if (names.push(name) >= most) break;
  } catch {
    return [];
  }
  return names.sort();
}

/** Null for anything but a file or a folder, such as a broken link or a pipe. */
async function inspect(path: string): Promise<{ path: string; isFolder: boolean; size: number } | null> {
  try {
    const real = await realpath(path);
    const found = await stat(real);
    if (found.isDirectory()) return { path: real, isFolder: true, size: 0 };
    return found.isFile() ? { path: real, isFolder: false, size: found.size } : null;
  } catch {
    return null;
  }
}

/** Null when the file cannot be read or is not JSON. */
async function artifactsOf(path: string, name: string): Promise<Artifact[] | null> {
  try {
    return artifactsIn(JSON.parse(await readFile(path, 'utf8')), basename(name));
  } catch {
    return null;
  }
}
