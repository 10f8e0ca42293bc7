/**
 * Notes the state of an environment's files when it is closed in order. Files that are unchanged since then were not
 * damaged by a power cut, another program or a process that a damaged page ended, as far as the file system can tell.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'closed';

/** Whether the environment was closed in order, and its files are as they were then. */
export function isAsClosed(folder: string): boolean {
  try {
    return readFileSync(join(folder, NAME), 'utf8') === stateOf(folder);
  } catch {
    return false;
  }
}

/** A service that is started again within this time did not live long, milliseconds. */
const SHORT_LIFE_MS = 600_000;

/** Counts a start without an orderly close before it. Returns how many such starts came shortly before. */
export function countStart(folder: string): number {
  const file = join(folder, 'starts');
  let before = 0;
  try {
    const { mtimeMs } = statSync(file);
    if (Math.abs(Date.now() - mtimeMs) < SHORT_LIFE_MS) before = Number(readFileSync(file, 'latin1')) || 0;
  } catch {
    // This is the first one.
  }
  try {
    writeFileSync(file, String(before + 1), { mode: 0o600 });
  } catch {
    // The disk may be full.
  }
  return before;
}

/** Called after the environment was closed in order. */
export function noteClosed(folder: string): void {
  try {
    writeFileSync(join(folder, NAME), stateOf(folder), { mode: 0o600 });
  } catch {
    // The disk may be full. The next process then checks the files.
  }
}

/** Called before the environment is opened. */
export function forgetClosed(folder: string): void {
  try {
    rmSync(join(folder, NAME), { force: true });
  } catch {
    // The file system may be read-only.
  }
}

/** Another run of the operating system means that there may have been a power cut. */
function stateOf(folder: string): string {
  const files = ['data.mdb', 'opening.mdb'].map((name) => {
    const { ino, size, mtimeNs, ctimeNs } = statSync(join(folder, name), { bigint: true });
    return [name, ino, size, mtimeNs, ctimeNs].join(' ');
  });
  return [bootId(), ...files].join('\n');
}

/** Identifies this run of the operating system; empty where that is not known. */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  } catch {
    return '';
  }
}
