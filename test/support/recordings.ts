/** Reads and writes the recordings in `fixtures`; their README says what they hold. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, 'fixtures');
const GZIP_BYTES = 100_000;

/** A recording as JSON; its shape is the test's business. Large ones are stored as `<name>.gz`. */
export function recording<T>(...path: string[]): T {
  const file = join(FOLDER, ...path);
  const text = existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`));
  return JSON.parse(text.toString()) as T;
}

/** Writes one as the README says: one line, and gzip beyond 100 kB. */
export function writeRecording(value: unknown, ...path: string[]): void {
  const file = join(FOLDER, ...path);
  const text = `${JSON.stringify(value)}\n`;
  if (text.length <= GZIP_BYTES) writeFileSync(file, text);
  else writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** Paths of all recordings below a folder, relative to it and without `.gz`. */
export function recordingsIn(...path: string[]): string[] {
  const paths = readdirSync(join(FOLDER, ...path), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .map((name) => name.replace(/\.gz$/, ''))
    .sort();
}

/** Folders of the recorded blocks of a chain, lowest first: height and what is in the block. */
export function blockLabels(chain: string): string[] {
  return readdirSync(join(FOLDER, chain, 'blocks')).sort((a, b) => parseInt(a) - parseInt(b));
}
