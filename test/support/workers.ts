/** The workers of a service, as its log names them. */
import type { HalleyProcess } from './halleyProcess.js';

/** A worker's process. */
export interface SeenWorker {
  id: number;
  pid: number;
}

/** What the log has said until now. */
export interface SeenWorkers {
  /** All that have ever served, also before a restart. */
  all(): SeenWorker[];
  /** Those whose processes are there. */
  living(): SeenWorker[];
  /** The one that has begun to follow the chain last. */
  writer(): SeenWorker;
  /** A living one that does not. */
  other(): SeenWorker;
}

export function workersOf({ log }: Pick<HalleyProcess, 'log'>): SeenWorkers {
  const all = (): SeenWorker[] =>
    log
      .filter(({ msg }) => msg === 'this worker serves')
      .map(({ worker, pid }) => ({ id: Number(worker), pid: Number(pid) }));
  const living = () => all().filter(({ pid }) => isAlive(pid));
  const writer = (): SeenWorker => {
    const last = Number(log.findLast(({ msg }) => msg === 'following the chain')?.['worker']);
    const found = all().findLast(({ id }) => id === last);
    if (found === undefined) throw new Error('no worker writes');
    return found;
  };
  return {
    all,
    living,
    writer,
    other() {
      const { pid: writing } = writer();
      const found = living().find(({ pid }) => pid !== writing);
      if (found === undefined) throw new Error('there is no other worker');
      return found;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
