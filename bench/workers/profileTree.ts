/** What a CPU profile says, as a tree of function calls. Pure. */
import type { Profiler } from 'node:inspector';

/** A function, called by its parent. */
export interface Frame {
  name: string;
  /** File and line; empty for what V8 does itself. */
  place: string;
  origin: 'service' | 'node' | 'v8';
  /** Milliseconds in it and in what it calls. */
  ms: number;
  /** The part of them in the function itself. */
  ownMs: number;
  /** The longest first. */
  calls: Frame[];
}

/** A function, and its share of the time in which the thread was busy. */
export interface OwnTime {
  name: string;
  share: number;
}

/** V8's name for no work, and the function of Halley that records the profile. */
const LEFT_OUT: readonly string[] = ['(idle)', 'recordCpu'];

/**
 * The root is the whole time in which the thread was busy. Calls of a function at several lines of another are one.
 * Every sample counts alike: the time between two of them is also that of other programs.
 */
export function profileTree({ nodes, samples = [], startTime, endTime }: Profiler.Profile): Frame {
  const sampleMs = (endTime - startTime) / samples.length / 1_000;
  const own = new Map<number, number>();
  for (const id of samples) own.set(id, (own.get(id) ?? 0) + sampleMs);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const frameOf = (same: readonly Profiler.ProfileNode[]): Frame => {
    const groups = new Map<string, Profiler.ProfileNode[]>();
    for (const id of same.flatMap(({ children = [] }) => children)) {
      const child = byId.get(id)!;
      if (LEFT_OUT.includes(child.callFrame.functionName)) continue;
      const key = `${child.callFrame.functionName} ${placeOf(child)}`;
      groups.set(key, [...(groups.get(key) ?? []), child]);
    }
    const calls = [...groups.values()].map(frameOf).filter(({ ms }) => ms > 0);
    const ownMs = same.reduce((sum, { id }) => sum + (own.get(id) ?? 0), 0);
    const [node] = same;
    return {
      name: node!.callFrame.functionName || '(anonymous)',
      place: placeOf(node!),
      origin: originOf(node!),
      ms: calls.reduce((sum, { ms }) => sum + ms, ownMs),
      ownMs,
      calls: calls.sort((a, b) => b.ms - a.ms),
    };
  };
  return frameOf(nodes.slice(0, 1));
}

/** The functions with the most time of their own, over all places that call them. */
export function mostOwnTime(root: Frame, count: number): OwnTime[] {
  const times = new Map<string, number>();
  const add = ({ name, ownMs, calls }: Frame): void => {
    times.set(name, (times.get(name) ?? 0) + ownMs);
    for (const call of calls) add(call);
  };
  for (const call of root.calls) add(call);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ownMs]) => ({ name, share: ownMs / root.ms }));
}

function placeOf({ callFrame: { url, lineNumber } }: Profiler.ProfileNode): string {
  // V8 counts lines from 0.
  return url === '' ? '' : `${url.replace(/^.*\//, '')}:${lineNumber + 1}`;
}

function originOf({ callFrame: { url } }: Profiler.ProfileNode): Frame['origin'] {
  if (url === '') return 'v8';
  return url.startsWith('node:') ? 'node' : 'service';
}
