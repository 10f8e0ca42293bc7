/** Processor time and memory of other processes, from /proc. Null on systems without it (macOS). */
import { readFileSync } from 'node:fs';

/** Kernel clock ticks per second; 100 on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;

export interface Memory {
  residentMiB: number;
  peakResidentMiB: number;
}

/** Processor seconds that the processes have used together since they started. */
export function cpuSeconds(pids: readonly number[]): number | null {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readProc(pid, 'stat');
    if (stat === null) return null;
    // The second field is the program's name in parentheses, which may contain spaces. User and system time are fields
    // 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS_PER_SECOND;
}

export function memoryOf(pid: number): Memory | null {
  const status = readProc(pid, 'status');
  if (status === null) return null;
  const mib = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { residentMiB: mib('VmRSS'), peakResidentMiB: mib('VmHWM') };
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
