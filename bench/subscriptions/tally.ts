/** Figures from the records of the clients. Pure. */
import { percentile } from '../statistics.js';
import type { ClientRecord, EntryRange } from './fleet.js';

export interface Spread {
  p50: number;
  p99: number;
}

/** Milliseconds from the commit of a block. */
export interface Delays {
  /** Over all clients and blocks. */
  any: Spread;
  /** Over all blocks, of the client that was the last for each block. */
  last: Spread;
}

export interface Tally {
  heads: Delays;
  /** Delays of the last log of each block. */
  logs: Delays;
  /** Number of clients that received every head. */
  completeHeads: number;
  /** Number of clients that received every log. */
  completeLogs: number;
  /** Sum over all clients. */
  missingHeads: number;
  /** Sum over all clients. */
  missingLogs: number;
  repeated: number;
  late: number;
  /** Reason to number of connections that ended during the measurement. */
  closed: Map<string, number>;
}

/** Number of heads and logs of the range that the client has not received. */
export function missingFrom(
  { heads, logs }: Pick<ClientRecord, 'heads' | 'logs'>,
  range: EntryRange,
): { heads: number; logs: number } {
  const missing = { heads: 0, logs: 0 };
  for (const number of numbersOf(range)) {
    if (!heads.has(number)) missing.heads++;
    missing.logs += Math.max(0, (range.logCounts.get(number) ?? 0) - (logs.get(number)?.indices.length ?? 0));
  }
  return missing;
}

/** `committed` maps block numbers to the times at which the observer was notified. */
export function tally(
  range: EntryRange,
  committed: ReadonlyMap<number, number>,
  clients: readonly ClientRecord[],
): Tally {
  const numbers = numbersOf(range);
  const missing = clients.map((client) => missingFrom(client, range));
  const complete = (field: 'heads' | 'logs') => missing.filter((client) => client[field] === 0).length;
  const commits = new Map(numbers.map((number) => [number, firstSign(number, committed, clients)]));
  return {
    heads: delays(commits, clients, ({ heads }, number) => heads.get(number)),
    logs: delays(commits, clients, ({ logs }, number) => logs.get(number)?.lastMs),
    completeHeads: complete('heads'),
    completeLogs: complete('logs'),
    missingHeads: sum(missing.map(({ heads }) => heads)),
    missingLogs: sum(missing.map(({ logs }) => logs)),
    repeated: sum(clients.map(({ repeated }) => repeated)),
    late: sum(clients.map(({ late }) => late)),
    closed: counted(clients.flatMap(({ closed }) => closed ?? [])),
  };
}

const numbersOf = ({ first, last }: EntryRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** A busy node may notify a client before the observer. Infinity where neither was notified. */
function firstSign(number: number, committed: ReadonlyMap<number, number>, clients: readonly ClientRecord[]): number {
  return clients.reduce(
    (least, { heads }) => Math.min(least, heads.get(number) ?? Infinity),
    committed.get(number) ?? Infinity,
  );
}

function delays(
  commits: ReadonlyMap<number, number>,
  clients: readonly ClientRecord[],
  arrival: (client: ClientRecord, number: number) => number | undefined,
): Delays {
  const any: number[] = [];
  const last: number[] = [];
  for (const [number, committed] of commits) {
    const ofBlock = clients.map((client) => (arrival(client, number) ?? NaN) - committed).filter(Number.isFinite);
    if (ofBlock.length === 0) continue;
    for (const delay of ofBlock) any.push(delay);
    last.push(ofBlock.reduce((longest, delay) => Math.max(longest, delay)));
  }
  return { any: spread(any), last: spread(last) };
}

const spread = (values: readonly number[]): Spread => ({ p50: percentile(values, 50), p99: percentile(values, 99) });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function counted(reasons: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
