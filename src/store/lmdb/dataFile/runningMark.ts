/**
 * Notes in the folder of an index which processes have it open for writing. What a killed process leaves tells the next
 * one to look at the file more closely.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

const PREFIX = 'running-';

/** Marks of this process: an earlier process may have had the same id, as every first process of a container has. */
const ownMarks = new Set<string>();

/** The mark of one open index. */
export interface RunningMark {
  /** Whether a process was killed that had the index open. */
  wasKilled: boolean;
  /** Removes the marks of killed processes. */
  forgetKilled(): void;
  /** Removes the mark, after the index was closed. */
  end(): void;
}

/** Creates the folder when it is missing. A folder in which no mark can be written is as good as one without. */
export function markRunning(folder: string): RunningMark {
  mkdirSync(folder, { recursive: true });
  const killed = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && !isAlive(name));
  const own = `${PREFIX}${process.pid}-${randomUUID()}`;
  try {
    writeFileSync(join(folder, own), '', { mode: 0o600 });
    ownMarks.add(own);
  } catch {
    // The disk may be full. Blocks are served all the same.
  }
  return {
    wasKilled: killed.length > 0,
    forgetKilled: () => killed.forEach((name) => rmSync(join(folder, name), { force: true })),
    end: () => {
      ownMarks.delete(own);
      rmSync(join(folder, own), { force: true });
    },
  };
}

function isAlive(mark: string): boolean {
  const pid = Number(mark.slice(PREFIX.length).split('-')[0]);
  if (pid === process.pid) return ownMarks.has(mark);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
