import { join } from 'node:path';
import { expandPath } from '../files/expandPath.js';

/** The file app.toml in a node's home folder. */
export function appTomlOf(home: string): string {
  return join(expandPath(home), 'config', 'app.toml');
}
