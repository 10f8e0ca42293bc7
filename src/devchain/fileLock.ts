/** Lets one process at a time use a state file. The lock names its process, so that a killed one blocks no other. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { kill, pid as ownPid } from 'node:process';
import { UnusableOption } from './unusableOption.js';

/** Tells this process from an earlier one with the same process id: in a container every process may have the same. */
const PROCESS_TOKEN = randomUUID();

/** Returns the function that unlocks. Throws UnusableOption while another running process has the lock. */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  while (!tryCreate(lock, `${ownPid} ${PROCESS_TOKEN}\n`)) {
    const [pid = '', token = ''] = existsSync(lock) ? readFileSync(lock, 'utf8').trim().split(' ') : [];
    if (isRunning(Number(pid), token)) {
      throw new UnusableOption(`${path} is in use by process ${pid}; if that is not halley, remove ${lock}`);
    }
    rmSync(lock, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

function tryCreate(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function isRunning(pid: number, token: string): boolean {
  return pid === ownPid ? token === PROCESS_TOKEN : isProcess(pid);
}

/** Whether a process with this id is running. */
export function isProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
