/**
 * One process at a time writes a spool. The lock names its process by id and by when it started: ids are used again,
 * in containers after every start.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill, pid as ownPid } from 'node:process';
import { pause } from '../../concurrency/backoff.js';

const FILE = 'lock';

/** How long a process without a node may take to end, milliseconds. */
const YIELD_MS = 3_000;
const POLL_MS = 20;

/** A running process that may write the spool. */
export interface LockHolder {
  pid: number;
  /** When it started, as the system counts; null where that cannot be known. */
  started: string | null;
}

/** Another process has the spool. */
export class SpoolLocked extends Error {
  override readonly name = 'SpoolLocked';

  constructor(folder: string, pid: number) {
    super(
      `the spool ${folder} belongs to the stream process ${pid}, to which a node is connected; each node needs a spool of its own (--spool)`,
    );
  }
}

/** The running process that has the spool; null if there is none. */
export function lockHolder(folder: string): LockHolder | null {
  const holder = readLock(join(folder, FILE));
  return holder !== null && isRunning(holder) ? holder : null;
}

/** The lock of a spool. */
export class ProcessLock {
  readonly #path: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, FILE);
  }

  /** Takes the lock. A process that has it and no node ends for that. Rejects with SpoolLocked. */
  async take(): Promise<void> {
    const deadline = Date.now() + YIELD_MS;
    let asked = 0;
    for (;;) {
      if (this.#create()) return;
      const holder = readLock(this.#path);
      if (holder === null || !isRunning(holder)) {
        this.#removeStale(holder);
        continue;
      }
      if (holder.pid === ownPid) return;
      // Without its start time, the id may be that of a program which such a signal ends.
      if (holder.started === null || Date.now() > deadline) throw new SpoolLocked(this.#folder, holder.pid);
      if (asked !== holder.pid) kill(holder.pid, 'SIGHUP');
      asked = holder.pid;
      await pause(POLL_MS);
    }
  }

  /** Makes it the lock of another process, which takes it then. */
  handTo(pid: number): void {
    const unfinished = `${this.#path}.${ownPid}`;
    writeFileSync(unfinished, JSON.stringify(holderOf(pid)));
    renameSync(unfinished, this.#path);
  }

  /** Does nothing when the lock is that of another process. */
  release(): void {
    if (readLock(this.#path)?.pid === ownPid) rmSync(this.#path, { force: true });
  }

  /** The lock comes to be with its content, so that no process reads an empty one. */
  #create(): boolean {
    const unfinished = `${this.#path}.${ownPid}`;
    writeFileSync(unfinished, JSON.stringify(holderOf(ownPid)), { mode: 0o600 });
    try {
      linkSync(unfinished, this.#path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    } finally {
      rmSync(unfinished, { force: true });
    }
  }

  /** Two processes may find the same lock: only what was read is removed, not the lock that the other took since. */
  #removeStale(holder: LockHolder | null): void {
    const removed = `${this.#path}.${ownPid}.stale`;
    try {
      renameSync(this.#path, removed);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    const found = readLock(removed);
    if (found?.pid === holder?.pid && found?.started === holder?.started) rmSync(removed, { force: true });
    else renameSync(removed, this.#path);
  }
}

function readLock(path: string): LockHolder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8')) as Partial<LockHolder>;
    return typeof pid === 'number' ? { pid, started: typeof started === 'string' ? started : null } : null;
  } catch {
    return null;
  }
}

function holderOf(pid: number): LockHolder {
  return { pid, started: startOf(pid) };
}

function isRunning({ pid, started }: LockHolder): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (started !== null) return startOf(pid) === started;
  try {
    kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The boot, and the time since then at which a process started; null without the process, and without /proc. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name in parentheses, may have spaces. The start time is the 22nd field.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    // A process that has ended, and whose parent has not noticed, is still listed.
    return fields[0] === 'Z' ? null : `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}
