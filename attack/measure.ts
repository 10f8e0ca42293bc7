/** Runs one attack, and sees what another client and the process feel of it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Attack, Finding } from './attackCase.js';
import { pause } from './clients.js';
import type { Target } from './target.js';
import type { Seen } from './watcherProcess.js';

/** No client may hold up the others for longer. */
export const BOUND_MS = 100;
/** The default `--memory-budget`: what is counted, and all that is not, stay within it. */
export const BOUND_MB = 512;

const WARM_UP_MS = 1_500;
const IDLE_MS = 2_000;
const SETTLE_MS = 4_000;
const SAMPLE_MS = 50;
const TIMEOUT_MS = 120_000;

/** What is attacked, and how. */
export interface MeasuredAttack {
  target: Target;
  /** True when the other client asks for what only the chain can answer. */
  watchesChain: boolean;
  attack: () => Promise<string>;
}

/** One run of an attack. */
export async function measure(
  { name, what, timeoutMs = TIMEOUT_MS }: Attack,
  { target, watchesChain, attack }: MeasuredAttack,
): Promise<Finding> {
  const watcher = startWatcher(target, watchesChain);
  try {
    await pause(WARM_UP_MS);
    watcher.send('begin');
    await pause(IDLE_MS);
    const idle = await seenBy(watcher);
    const memory = sampleMemory(target);
    watcher.send('begin');
    const { outcome, fault } = await outcomeOf(attack, timeoutMs);
    const seen = await seenBy(watcher);
    await pause(SETTLE_MS);
    const { peakMb, leftMb } = memory.stop();
    const isAlive = target.isAlive();
    const faults = [
      ...(fault === null ? [] : [fault]),
      ...(isAlive ? [] : ['the process has ended']),
      ...(seen.failed === 0 ? [] : [`the other client's requests failed: ${seen.reason}`]),
      ...(seen.longestMs - idle.longestMs <= BOUND_MS ? [] : ['blocked for too long']),
      ...(peakMb <= BOUND_MB ? [] : ['too much memory']),
    ];
    const { failed, asked } = seen;
    const [blockedMs, idleMs] = [Math.round(seen.longestMs), Math.round(idle.longestMs)];
    return { name, what, blockedMs, idleMs, failed, asked, peakMb, leftMb, outcome, faults };
  } finally {
    watcher.kill();
  }
}

/** The run whose wait is the median; what went wrong in one of the others goes with it, but for their waits. */
export function medianOf(runs: readonly Finding[]): Finding {
  const sorted = [...runs].sort((a, b) => a.blockedMs - a.idleMs - (b.blockedMs - b.idleMs));
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (median === undefined) throw new Error('no run');
  const others = runs.flatMap(({ faults }) => faults).filter((fault) => fault !== 'blocked for too long');
  const faults = [...new Set([...median.faults, ...others])];
  return { ...median, faults, failed: Math.max(...runs.map(({ failed }) => failed)) };
}

async function outcomeOf(
  attack: () => Promise<string>,
  timeoutMs: number,
): Promise<{ outcome: string; fault: string | null }> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the attack did not come to its end')), timeoutMs);
  });
  try {
    return { outcome: await Promise.race([attack(), timeout]), fault: null };
  } catch (error) {
    return { outcome: '', fault: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

function sampleMemory(target: Target): { stop(): { peakMb: number; leftMb: number } } {
  const before = target.rssMb();
  let [peak, last] = [before, before];
  const sample = (): void => {
    if (!target.isAlive()) return;
    last = target.rssMb();
    peak = Math.max(peak, last);
  };
  const sampling = setInterval(sample, SAMPLE_MS);
  return {
    stop() {
      clearInterval(sampling);
      sample();
      return { peakMb: Math.round(peak - before), leftMb: Math.round(last - before) };
    },
  };
}

function startWatcher({ url, pid }: Target, asksChain: boolean): ChildProcess {
  const file = join(import.meta.dirname, 'watcherProcess.ts');
  return fork(file, [url, String(pid), asksChain ? 'chain' : 'gateway'], { execArgv: process.execArgv });
}

async function seenBy(watcher: ChildProcess): Promise<Seen> {
  const answered = once(watcher, 'message') as Promise<[Seen]>;
  watcher.send('end');
  return (await answered)[0];
}
