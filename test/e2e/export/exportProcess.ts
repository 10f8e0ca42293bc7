/** `halley export` as its own process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');

/** Runs it to its end. */
export function runExport(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'export', ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Starts it and keeps what it prints to standard error. */
export function startExport(...args: string[]): ChildProcess & { notes(): string } {
  const child = spawn(process.execPath, [MAIN, 'export', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let notes = '';
  child.stderr.on('data', (chunk: Buffer) => (notes += chunk.toString()));
  return Object.assign(child, { notes: () => notes });
}

/** Name and content of each file of a folder. */
export function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}
