/**
 * One process for one state file. The lock is a file beside it that names its process, so that one whose process was killed holds nobody up.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { kill, pid as ownPid } from 'node:process';

/** Tells this process from an earlier one of its number: in a container, every process may have the same. */
const PROCESS_TOKEN = randomUUID();

/** Takes the lock of `path` and answers how to give it back. Throws, with who has it, while another running process does. */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  while (!tryCreate(lock, `${ownPid} ${PROCESS_TOKEN}\n`)) {
    const [pid = '', token = ''] = existsSync(lock) ? readFileSync(lock, 'utf8').trim().split(' ') : [];
    if (isRunning(Number(pid), token)) {
      throw new Error(`${path} is in use by process ${pid}; if that is not halley, remove ${lock}`);
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
  if (pid === ownPid) return token === PROCESS_TOKEN;
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user: there is one.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
