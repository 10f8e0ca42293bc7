/** Processor time and memory of other processes, from /proc. Null on systems without it (macOS). */
import { readdirSync, readFileSync } from 'node:fs';

/** Kernel clock ticks per second; 100 on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;

export interface Memory {
  residentMiB: number;
  peakResidentMiB: number;
}

/** Processor seconds that the processes and their ended children have used together since they started. */
export function cpuSeconds(pids: readonly number[]): number | null {
  let ticks = 0;
  for (const pid of pids) {
    const fields = statOf(pid);
    if (fields === null) return null;
    // Fields 14 to 17: user and system time of the process, and of its ended children.
    for (const field of fields.slice(11, 15)) ticks += Number(field);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Processor seconds that the whole machine has been busy since its start, or that its host gave to others. */
export function machineCpuSeconds(): number | null {
  const stat = readText('/proc/stat');
  if (stat === null) return null;
  const [, user, nice, system, , , interrupts, softInterrupts, stolen] = stat
    .split('\n', 1)[0]!
    .split(/ +/)
    .map(Number);
  return (user! + nice! + system! + interrupts! + softInterrupts! + stolen!) / TICKS_PER_SECOND;
}

/** Processor seconds that all ended children of this process have used. */
export function endedChildrenCpuSeconds(): number | null {
  const fields = statOf(process.pid);
  return fields && (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** The process and its descendants; only the process itself on systems without /proc. */
export function processTree(pid: number): number[] {
  let running: number[];
  try {
    running = readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [pid];
  }
  const parents = running.map((child) => [child, Number(statOf(child)?.[1])] as const);
  const tree = [pid];
  // The list grows while it is walked.
  for (const parent of tree) tree.push(...parents.filter(([, of]) => of === parent).map(([child]) => child));
  return tree;
}

export function memoryOf(pid: number): Memory | null {
  const status = readProc(pid, 'status');
  if (status === null) return null;
  const mib = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { residentMiB: mib('VmRSS'), peakResidentMiB: mib('VmHWM') };
}

/** The fields of /proc/PID/stat from the third on: the second is the program's name, which may contain spaces. */
function statOf(pid: number): string[] | null {
  const stat = readProc(pid, 'stat');
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, file: string): string | null {
  return readText(`/proc/${pid}/${file}`);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
