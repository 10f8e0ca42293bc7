import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws when the folder of a file is not there, before anything is started. */
export function assertFolder(flag: string, file: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new Error(`${flag} ${file}: there is no folder ${folder}`);
}
