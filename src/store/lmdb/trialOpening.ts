/**
 * Reads an LMDB environment in a child process (`trialProcess.ts`) before this process opens it. A damaged or missing
 * page ends the process that reads it by a signal: here the child, and this process reports the damage.
 */
import { spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerModule } from '../../concurrency/workerModule.js';
import { countStart, isAsClosed } from './closedMark.js';
import { LOCK_FILE } from './openingLock.js';
import { whyNoRoom } from './room.js';

/** What the child writes first when its lock is sound. */
export const LOCKED = 'locked\n';
/** Exit code of a child that met damage, which its output describes. */
export const MET_DAMAGE = 3;
/** Signals that end a process at a damaged page. SIGKILL means that there is too little memory. */
export const DAMAGE_SIGNALS: ReadonlySet<string | null> = new Set(['SIGBUS', 'SIGSEGV', 'SIGABRT', 'SIGFPE', 'SIGILL']);
/** How long records are read. The service listens only after the trials of index and kept traces. */
const READ_MS = 400;
/** Where a damaged page that was not found may end the service over and over, each start reads this much longer. */
const TIMES_LONGER = 4;
/** So that a large index does not keep the service from listening. */
const MOST_READ_MS = 10_000;
/** Much longer than a trial takes, unless the file was cut off and is read as a whole. */
const LONGEST_MS = 60_000;

/** How an environment is tried. */
export interface TrialOptions {
  /** How long records are read, milliseconds. Default: 400. */
  readMs?: number;
  /** For a service: it reads longer where the last ones ended soon and not in order. Default: false. */
  isService?: boolean;
}

/**
 * Damage in words; null for none, or when the environment is missing, as it was closed, or without room for its lock.
 */
export async function findDamage(
  folder: string,
  { readMs: shortest = READ_MS, isService = false }: TrialOptions = {},
): Promise<string | null> {
  const bytes = statSync(join(folder, 'data.mdb'), { throwIfNoEntry: false })?.size ?? 0;
  if (bytes === 0 || isAsClosed(folder) || whyNoRoom(folder) !== null) return null;
  const readMs = isService ? Math.min(shortest * TIMES_LONGER ** countStart(folder), MOST_READ_MS) : shortest;
  const first = await tryOpening(folder, readMs);
  if (first.isLocked || first.damage === null) return first.damage;
  // The lock's file holds nothing, and the child creates it again.
  rmSync(join(folder, LOCK_FILE), { force: true });
  const second = await tryOpening(folder, readMs);
  return second.isLocked ? second.damage : null;
}

/** A child that cannot be started, or ends otherwise, proves nothing: this process then opens the environment. */
function tryOpening(folder: string, readMs: number): Promise<{ isLocked: boolean; damage: string | null }> {
  const file = fileURLToPath(workerModule('trialProcess', import.meta.url));
  const child = spawn(process.execPath, [file, folder, String(readMs)], {
    // Options of Node.js in the environment are for this process.
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', () => resolve({ isLocked: true, damage: null }));
    child.once('close', (code, signal) => {
      const isLocked = output.startsWith(LOCKED);
      if (DAMAGE_SIGNALS.has(signal)) resolve({ isLocked, damage: `a process that reads it ends with ${signal}` });
      else resolve({ isLocked, damage: code === MET_DAMAGE ? output.slice(isLocked ? LOCKED.length : 0) : null });
    });
  });
}
