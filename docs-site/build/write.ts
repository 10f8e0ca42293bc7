/** Brings a folder to hold exactly the files of the site, each with its compressed forms next to it. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BROTLI = promisify(brotliCompress);
const GZIP = promisify(gzip);

/** Files worked on at a time. Their compression runs in the threads of Node.js. */
const AT_ONCE = 16;

/**
 * Writes the files that differ, with `.gz` and `.br` next to each, and removes all others. Returns how many were
 * written.
 */
export async function syncFolder(folder: string, files: ReadonlyMap<string, string>): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = await filesIn(folder);
  const wanted = new Set([...files.keys()].flatMap((path) => [path, `${path}.gz`, `${path}.br`]));
  const jobs = [...files].map(([path, text]) => async (): Promise<number> => {
    const isWhole = present.has(`${path}.gz`) && present.has(`${path}.br`);
    if (isWhole && present.has(path) && (await readFile(join(folder, path), 'utf8')) === text) return 0;
    await writeWithForms(join(folder, path), Buffer.from(text));
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

async function writeWithForms(file: string, bytes: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, smaller] = await Promise.all([GZIP(bytes, { level: 6 }), BROTLI(bytes, { params })]);
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([writeFile(file, bytes), writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}
