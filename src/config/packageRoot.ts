import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json and openrpc.json, for src/ and for compiled code in dist/. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no package.json above ${import.meta.dirname}`);
    folder = parent;
  }
  return folder;
}

/** The version in package.json, without `v`. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
