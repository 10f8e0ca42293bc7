/**
 * Reads settings that may hold a password from files: `HALLEY_NODE_FILE` names a file with the value of `HALLEY_NODE`.
 * The initial variables of a process stay readable in /proc/<pid>/environ, even if it deletes them.
 */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { SettingKind } from './values.js';

const MAX_FILE_BYTES = 16_384;

/** Whether a setting of this kind may hold a password and therefore come from a file. */
export function mayComeFromFile(kind: SettingKind): boolean {
  return kind === 'url' || kind === 'nodeUrl';
}

/** The variable that names a file with the value of `variable`. */
export function fileVariable(variable: string): string {
  return `${variable}_FILE`;
}

/** The trimmed text of a file. No error quotes the text. */
export function readSecretFile(path: string): string {
  // A pipe without a writer would block the start.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(file).isFile()) throw new Error('it is no regular file');
    const bytes = Buffer.alloc(MAX_FILE_BYTES + 1);
    const count = readSync(file, bytes);
    if (count > MAX_FILE_BYTES) throw new Error(`it has more than ${MAX_FILE_BYTES} bytes`);
    const text = bytes.toString('utf8', 0, count).trim();
    if (text === '') throw new Error('it is empty');
    return text;
  } finally {
    closeSync(file);
  }
}
