import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expandPath } from '../files/expandPath.js';
import { ConfigError, type Config } from './config.js';

/** The absolute path of the index folder. */
export function indexFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'index');
}

/** The absolute path of the folder with the log index. */
export function logFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'logs');
}

/** The absolute path of the folder with what the processes of the service share. */
export function sharedFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'shared');
}

/** The absolute path of the folder with kept traces. */
export function traceFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'traces');
}

/** The absolute path of the folder with values of the state. */
export function stateFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'state');
}

/**
 * Creates a folder and its parents; returns those that it created, outermost first. Throws ConfigError when the folder
 * cannot be created or written to. It creates them one by one, because the recursive mkdir of Node.js 20 never returns
 * where the system reports an existing folder as missing (below /proc).
 */
export async function makeDataFolder(folder: string): Promise<string[]> {
  const made: string[] = [];
  for (const path of pathTo(folder)) if (await makeMissing(path)) made.push(path);
  await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw unusable(`the folder ${folder} cannot be written to`, error);
  });
  return made;
}

async function makeMissing(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    const found = await stat(path).catch(() => null);
    if (found === null) throw unusable(`the folder ${path} cannot be made`, error);
    if (!found.isDirectory()) throw unusable(`${path} is not a folder`, error);
    return false;
  }
}

function pathTo(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...pathTo(parent), folder];
}

function unusable(what: string, cause: unknown): ConfigError {
  // File system functions throw nothing else.
  const { code } = cause as NodeJS.ErrnoException;
  return new ConfigError(`data-dir: ${what} (${code}); name a folder that can be made and written to`, { cause });
}
