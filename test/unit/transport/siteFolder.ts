/** Built sites in temporary folders. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from '@jest/globals';

const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A folder with these files; those whose text is given as `[text]` have their compressed forms beside them. */
export async function siteFolder(files: Record<string, string | [string]>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-site-'));
  folders.push(folder);
  for (const [name, given] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const text = typeof given === 'string' ? given : given[0];
    await writeFile(path, text);
    if (typeof given === 'string') continue;
    await writeFile(`${path}.gz`, gzipSync(text));
    await writeFile(`${path}.br`, brotliCompressSync(text));
  }
  return folder;
}
