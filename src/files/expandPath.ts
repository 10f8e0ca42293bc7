import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** An absolute path; a leading `~` is the user's home folder. */
export function expandPath(path: string): string {
  return resolve(path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path);
}
