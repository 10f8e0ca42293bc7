/** Brings a folder to hold exactly the files of the site, with their compressed forms next to those that compress. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BROTLI = promisify(brotliCompress);
const GZIP = promisify(gzip);

/** Files worked on at a time. Their compression runs in the threads of Node.js. */
const AT_ONCE = 16;

/**
 * Writes the files that differ, with `.gz` and `.br` next to those that compress, and removes all others. Returns how
 * many were written.
 */
export async function syncFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = await filesIn(folder);
  const wanted = new Set([...files.keys()].flatMap(formsOf));
  const jobs = [...files].map(([path, content]) => async (): Promise<number> => {
    const bytes = Buffer.from(content);
    const isWhole = formsOf(path).every((form) => present.has(form));
    if (isWhole && bytes.equals(await readFile(join(folder, path)))) return 0;
    await writeForms(folder, path, bytes);
    return 1;
  });
  const removals = [...present]
    .filter((path) => !wanted.has(path))
    .map((path) => async (): Promise<number> => {
      await rm(join(folder, path));
      return 0;
    });
  return runAll([...jobs, ...removals]);
}

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name))),
  );
}

async function runAll(jobs: (() => Promise<number>)[]): Promise<number> {
  let sum = 0;
  const worker = async (): Promise<void> => {
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
      const written = await job();
      sum += written;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sum;
}

/** A file with its compressed forms. Fonts and pictures of pixels are compressed already. */
function formsOf(path: string): string[] {
  return /\.(?:woff2|png)$/.test(path) ? [path] : [path, `${path}.gz`, `${path}.br`];
}

async function writeForms(folder: string, path: string, bytes: Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  if (formsOf(path).length === 1) return writeFile(file, bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, smaller] = await Promise.all([GZIP(bytes, { level: 6 }), BROTLI(bytes, { params })]);
  await Promise.all([writeFile(file, bytes), writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}
