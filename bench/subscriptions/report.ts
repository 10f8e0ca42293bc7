/** The table of a run: one column for each server and number of clients. Pure. */
import { list, reportPage } from '../page.js';
import { significant } from '../report.js';
import type { Attempt } from './attempt.js';
import type { Spread } from './tally.js';

/** One server with one number of clients. */
export interface Column {
  server: string;
  clients: number;
  /** The reason, where it could not be measured to the end. */
  outcome: Attempt | string;
}

/** Part of a sentence: which clients the server refused or dropped. Null when it served every client to the end. */
export function breakageOf({ clients, outcome }: Column): string | null {
  if (typeof outcome === 'string') return outcome;
  const { subscribed, failures, closed } = outcome;
  if (subscribed < clients) return `${count(subscribed)} of ${count(clients)} could subscribe (${reasons(failures)})`;
  return closed.size === 0 ? null : `connections ended (${reasons(closed)})`;
}

/** Part of a sentence: the entries that clients with an open connection missed. Null when they missed none. */
export function lossOf({ outcome }: Column): string | null {
  if (typeof outcome === 'string') return null;
  const { subscribed, completeHeads, completeLogs, missingHeads, missingLogs } = outcome;
  const lost = (kind: string, complete: number, missing: number) =>
    missing === 0 ? [] : [`${count(subscribed - complete)} clients missed ${count(missing)} ${kind} in all`];
  const all = [...lost('heads', completeHeads, missingHeads), ...lost('logs', completeLogs, missingLogs)];
  return all.length === 0 ? null : all.join('; ');
}

const reasons = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([reason, times]) => `${count(times)}: ${reason}`).join('; ');

const rows: [string, (attempt: Attempt) => string][] = [
  ['clients with every head', ({ completeHeads, clients }) => `${count(completeHeads)} of ${count(clients)}`],
  ['clients with every log', ({ completeLogs, clients }) => `${count(completeLogs)} of ${count(clients)}`],
  ['entries that came twice', ({ repeated }) => count(repeated)],
  ['entries out of order', ({ late }) => count(late)],
  ['head, each client: p50 / p99 ms', ({ heads }) => pair(heads.any)],
  ['head, last client: p50 / p99 ms', ({ heads }) => pair(heads.last)],
  ['last log, each client: p50 / p99 ms', ({ logs }) => pair(logs.any)],
  ['last log, last client: p50 / p99 ms', ({ logs }) => pair(logs.last)],
  ['memory without clients, MiB', ({ idle }) => number(idle.residentMiB)],
  ['memory with them, MiB', ({ loaded }) => number(loaded.residentMiB)],
  ['memory of a connection, KiB', (attempt) => number(connectionKiB(attempt))],
  ['CPU of a block without clients, ms', ({ idle }) => number(idle.serverCpuMs)],
  ['CPU of a block with them, ms', ({ loaded }) => number(loaded.serverCpuMs)],
  ['CPU of the node behind, ms', ({ loaded }) => number(loaded.nodeCpuMs)],
  ['CPU of the clients, cores', ({ clientCores }) => number(clientCores)],
];

/** A header, then one line for each figure. The first cell of a line is its title. */
export function cells(columns: readonly Column[]): string[][] {
  const header = ['', ...columns.map(({ server, clients }) => `${server}, ${count(clients)}`)];
  const lines = rows.map(([title, figure]) => [
    title,
    ...columns.map(({ outcome }) => (typeof outcome === 'string' ? '-' : figure(outcome))),
  ]);
  return [header, ...lines];
}

/** For a terminal: pads the first column on the right and the others on the left. */
export function alignedTable(columns: readonly Column[]): string {
  const lines = cells(columns);
  const widths = (lines[0] as string[]).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const pad = (cell: string, at: number) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0));
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}

const HEAD = {
  title: 'Subscriptions under load',
  description: "What thousands of WebSocket clients receive, and how late, from Halley and from the node's own server.",
  order: 30,
};

/** The text of docs/reports/bench-subscriptions.md. */
export function markdownDocument(columns: readonly Column[], remarks: readonly string[]): string {
  const [[, ...servers], ...lines] = cells(columns) as [string[], ...string[][]];
  const header = ['figure', ...servers];
  const line = (values: readonly string[]) => `| ${values.join(' | ')} |`;
  const rule = ['---', ...columns.map(() => '--:')];
  return reportPage(HEAD, [
    '# Many subscribers',
    'Written by `npm run bench:subscriptions`; [bench/README.md](../../bench/README.md) says what is measured and how.',
    [header, rule, ...lines].map(line).join('\n'),
    list(remarks),
  ]);
}

/** Sentences about the clients and entries that servers lost. */
export function shortcomings(columns: readonly Column[]): string[] {
  return columns.flatMap((column) => {
    const found = [breakageOf(column), lossOf(column)].filter((text) => text !== null);
    return found.length === 0 ? [] : [`${column.server} with ${count(column.clients)} clients: ${found.join('; ')}.`];
  });
}

/** Fewer clients take less memory than a process gains in a minute anyway. */
const MEASURABLE_CLIENTS = 500;

function connectionKiB({ idle, loaded, subscribed }: Attempt): number | null {
  if (idle.residentMiB === null || loaded.residentMiB === null || subscribed < MEASURABLE_CLIENTS) return null;
  return ((loaded.residentMiB - idle.residentMiB) * 1_024) / subscribed;
}

const pair = ({ p50, p99 }: Spread): string => `${significant(p50)} / ${significant(p99)}`;
const number = (value: number | null): string => (value === null ? '-' : significant(value));
const count = (value: number): string => value.toLocaleString('en-US');
