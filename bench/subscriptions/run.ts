/**
 * `npm run bench:subscriptions`, once everything is built: runs the same clients on one server after another, each
 * server on a chain of its own. Reading order: attempt.ts (what is done), tally.ts (what is counted), report.ts (what
 * is printed).
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { isInterrupted, onInterrupt } from '../interrupt.js';
import { findGeth } from '../geth.js';
import { describeMachine } from '../machine.js';
import { attempt } from './attempt.js';
import { readOptions, USAGE, type SubjectName, type SubscriptionOptions } from './options.js';
import { alignedTable, breakageOf, lossOf, markdownDocument, shortcomings, type Column } from './report.js';
import {
  BLOCK_TIME_MS,
  startGethSubject,
  startHalleySubject,
  startNodeSubject,
  type StartSubject,
} from './subjects.js';

/** A server that fails with this few clients is not tried with fewer. */
const FEW_CLIENTS = 50;

const running = new Set<() => Promise<void>>();

onInterrupt(stopAll);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) say(USAGE);
  else await run(options);
} catch (error) {
  if (!isInterrupted()) process.stderr.write(`bench:subscriptions: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function run(options: SubscriptionOptions): Promise<void> {
  const geth = await findGeth(options);
  const subjects: [SubjectName, string, StartSubject | null][] = [
    ['halley', 'Halley', startHalleySubject],
    ['node', "the node's server", startNodeSubject],
    ['geth', 'geth', geth === null ? null : startGethSubject(geth)],
  ];
  const columns: Column[] = [];
  for (const [name, server, start] of subjects)
    if (start !== null && options.only.includes(name)) columns.push(...(await attempts(server, start, options)));
  const remarks = [
    ...shortcomings(columns),
    ...(geth === null ? ['geth was not measured: no geth binary (`--geth FILE` or `--with-geth`).'] : []),
    ...facts(options, columns),
  ];
  say(['', alignedTable(columns), '', ...remarks].join('\n'));
  if (options.out !== '') await writeFile(options.out, markdownDocument(columns, remarks));
}

/**
 * Tries all clients, and half as many for as long as the server refuses or drops some. A server that only loses entries
 * is tried once more with few clients, which tells a fault from too much load.
 */
async function attempts(server: string, start: StartSubject, options: SubscriptionOptions): Promise<Column[]> {
  const columns: Column[] = [];
  let { clients } = options;
  for (;;) {
    say(`${server} with ${clients} clients ...`);
    const outcome = await attempt(start, { ...options, clients }, running);
    const column = { server, clients, outcome };
    columns.push(column);
    say(`  ${shortcomings([column])[0] ?? 'every client got every head and every log'}`);
    if (clients <= FEW_CLIENTS) return columns;
    if (breakageOf(column) !== null) clients = Math.max(FEW_CLIENTS, Math.floor(clients / 2));
    else if (lossOf(column) !== null) clients = FEW_CLIENTS;
    else return columns;
  }
}

function facts({ blocks, transfersPerBlock }: SubscriptionOptions, columns: Column[]): string[] {
  const logs = columns.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : outcome.logsPerBlock));
  return [
    `${blocks} blocks at intervals of ${BLOCK_TIME_MS / 1_000} s with ${transfersPerBlock} token transfers each (${range(logs)} logs a block).`,
    `Load average of the machine over the last quarter of an hour: ${(loadavg()[2] ?? 0).toFixed(1)}.`,
    `${describeMachine()}; ${new Date().toISOString().slice(0, 10)}.`,
  ];
}

function range(values: number[]): string {
  return `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
}

async function stopAll(): Promise<void> {
  const stops = [...running];
  running.clear();
  await Promise.all(stops.map((stop) => stop()));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
