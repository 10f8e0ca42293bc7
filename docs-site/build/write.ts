/** Files of the site, each with its compressed forms beside it. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BROTLI = promisify(brotliCompress);
const GZIP = promisify(gzip);

/** Files that get smaller by compression. */
const TEXT = new Set(['.html', '.css', '.js', '.json', '.md', '.txt', '.xml', '.svg']);

/** Files written at a time. Their compression runs in the threads of Node.js. */
const AT_ONCE = 16;

/** Writes files below a folder, by path, with `.gz` and `.br` beside each. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): Promise<void> {
  const waiting = [...files];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, text] = next;
      const bytes = Buffer.from(text);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
      await writeCompressed(join(folder, path), bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Compresses what is already in a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((file) => file.isFile() && TEXT.has(extname(file.name)))) {
    const file = join(entry.parentPath, entry.name);
    await writeCompressed(file, await readFile(file));
  }
}

async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, smaller] = await Promise.all([GZIP(bytes, { level: 6 }), BROTLI(bytes, { params })]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}
