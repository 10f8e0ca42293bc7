/** The hand-written files of an SDK, copied next to the emitted ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Output } from '../output.js';

/**
 * Every file of `codegen/sdk/<language>/runtime/` as an output of `generated/sdk/<language>/`, in order of the names.
 */
export function runtimeFiles(language: string): Output[] {
  const folder = join(import.meta.dirname, language, 'runtime');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      file: ['sdk', language, ...file.slice(folder.length + 1).split(sep)].join('/'),
      emit: () => readFileSync(file, 'utf8'),
      formatted: false,
    }));
}

/** The licence of the project, which each package carries. */
export function licenceFile(language: string): Output {
  const licence = new URL('../../LICENSE', import.meta.url);
  return { file: `sdk/${language}/LICENSE`, emit: () => readFileSync(licence, 'utf8'), formatted: false };
}
