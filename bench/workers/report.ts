/** Section Workers of the report: a chart, tables, flame graphs and sentences. Pure. */
import type { Refusal } from '../measure.js';
import { list, paragraph } from '../page.js';
import { failures, GENERATOR_NOTE, rateCell, ratio, significant } from '../report.js';
import { aligned, markdown } from '../table.js';
import type { WorkerFigures } from './figures.js';
import type { OwnTime } from './profileTree.js';
import type { LoadedFigures } from './underLoad.js';
import { workersName } from './service.js';

/** A server of the section. */
export interface WorkerSubject {
  name: string;
  /** Null for a server that is no service of Halley. */
  workers: number | null;
  /** How many single processes of Halley share the load, which know nothing of each other. */
  apart?: number;
}

/** Names of the servers that are no Halley. */
export const HTTP_FLOOR = 'node:http';
export const KOA_FLOOR = 'Koa';
export const NODE = 'node';
export const GETH = 'geth';

export type WorkerSide = WorkerFigures | Refusal | null;

export interface WorkerRow {
  title: string;
  /** In the order of the subjects; null for those that are not asked. */
  sides: WorkerSide[];
}

/** A profile of one worker. */
export interface Profiled {
  title: string;
  /** The text of the drawing. */
  drawing: string;
  /** The functions with the most time of their own. */
  most: OwnTime[];
}

export interface WorkersSection {
  subjects: WorkerSubject[];
  rows: WorkerRow[];
  loaded: LoadedFigures[];
  /** Transactions of the large blocks. */
  largeBlock: number;
  /** The slowest scenarios, the slowest first. */
  profiles: Profiled[];
  /** Sentences about the section. */
  facts: string[];
}

/** Heading of the section. */
export const WORKERS_HEADING = '## Workers';

/** The tables for the terminal. */
export function alignedWorkers(section: WorkersSection): string {
  return tables(section).map(aligned).join('\n\n');
}

/** One row for the terminal while others are still measured. */
export function workersProgress({ title, sides }: WorkerRow, subjects: readonly WorkerSubject[]): string {
  const rates = subjects.flatMap(({ name }, n) => (sides[n] == null ? [] : [`${name} ${rate(sides[n])} req/s`]));
  return `  ${title}: ${rates.join(', ')}`;
}

/** The name of a flame graph among the drawings of the pages. `drawing` is that of the chart; `index` counts from 0. */
export function flameName(drawing: string, index: number): string {
  return `${drawing}-flame-${index + 1}`;
}

/** The parts of the page. `drawing` is the name of the chart among the drawings of the pages. */
export function workersParts(section: WorkersSection, drawing: string): string[] {
  const [rates, costs, alone, loaded] = tables(section).map(markdown) as [string, string, string, string];
  return [
    WORKERS_HEADING,
    paragraph(
      'Halley with one worker and with more, the server of the node, and geth. `node:http` and `Koa` only respond: a constant as long as the response to eth_chainId. All share the cores with the load generator and the node.',
    ),
    ['```mermaid ' + drawing, diagram(section), '```'].join('\n'),
    'Requests a second:',
    rates,
    paragraph(
      "Requests for each second of the server's own processor time, without that of the node behind it. The last columns divide them, Halley named by the number of its workers. Processes apart are single ones, each with an index of its own: what they need more for a request than one process alone is the price of the machine, and not that of workers:",
    ),
    costs,
    paragraph(
      'Requests a second of Halley with the machine to itself: those it responded to, for each second of the cores that was free for it, times the cores it can use. It can use as many as it has workers, at most those of the machine. Free is the time of all cores without that of the load generator, the node and all other processes, and at most the time of the cores it can use.',
    ),
    alone,
    ...(section.loaded.length === 0
      ? []
      : [
          paragraph(
            `Milliseconds of eth_blockNumber, 200 times a second from another process, while four connections read logs of 25 MB and blocks of ${section.largeBlock.toLocaleString('en-US')} transactions without a pause, and such blocks are back-filled:`,
          ),
          loaded,
        ]),
    ...section.profiles.flatMap((profile, index) => [
      paragraph(`What the main thread of one worker does: ${profile.title}. Functions, and below them what they call:`),
      ['```mermaid ' + flameName(drawing, index), ownTimes(profile), '```'].join('\n'),
    ]),
    list(workersNotes(section)),
  ];
}

export function workersNotes({ subjects, rows, facts }: WorkersSection): string[] {
  const isBound = rows.some(({ sides }) => sides.some((side) => isMeasured(side) && side.generatorBound));
  return [
    ...(isBound ? [GENERATOR_NOTE] : []),
    ...rows.flatMap(({ title, sides }) =>
      sides.flatMap((side, n) => (side === null ? [] : failures(title, serverName(subjects[n]!), side))),
    ),
    ...facts,
  ];
}

function tables(section: WorkersSection): string[][][] {
  const tested = [ratesTable(section), costsTable(section), aloneTable(section)];
  return section.loaded.length === 0 ? tested : [...tested, loadedTable(section)];
}

/** Rates of all, and of one worker as times those of other servers. */
function ratesTable({ subjects, rows }: WorkersSection): string[][] {
  const one = subjects.findIndex(({ workers }) => workers === 1);
  const others = [NODE, GETH].map((name) => subjects.findIndex((subject) => subject.name === name));
  const compared = one < 0 ? [] : others.filter((index) => index >= 0);
  return [
    ['', ...subjects.map(({ name }) => name), ...compared.map((index) => `1 worker / ${subjects[index]!.name}`)],
    ...rows.map(({ title, sides }) => [
      title,
      ...sides.map(rate),
      ...compared.map((index) => ratio(sides[one] ?? null, sides[index] ?? null)),
    ]),
  ];
}

/** The first of the workers as a share of the floors, and the others as times the first. */
function costsTable({ subjects, rows }: WorkersSection): string[][] {
  const [first, ...more] = withWorkers(subjects);
  const floors = [HTTP_FLOOR, KOA_FLOOR].map((name) => subjects.findIndex((subject) => subject.name === name));
  // The service with as many workers, and these processes.
  const apart = [...subjects.entries()].flatMap(([index, subject]) => {
    const service = subject.apart === undefined ? -1 : subjects.findIndex(({ workers }) => workers === subject.apart);
    return service < 0 ? [] : [[service, index] as const];
  });
  return [
    [
      '',
      ...subjects.map(({ name }) => name),
      ...floors.map((index) => `1 / ${subjects[index]?.name}`),
      ...more.map((index) => `${subjects[index]!.workers} / ${subjects[first]!.workers}`),
      ...apart.map(([service, index]) => `${subjects[service]!.workers} / ${subjects[index]!.name}`),
    ],
    ...rows.map(({ title, sides }) => [
      title,
      ...sides.map((side) => numberCell(perCpuSecond(side))),
      ...floors.map((index) => share(perCpuSecond(sides[first]), perCpuSecond(sides[index]))),
      ...more.map((index) => times(perCpuSecond(sides[index]), perCpuSecond(sides[first]))),
      ...apart.map(([service, index]) => times(perCpuSecond(sides[service]), perCpuSecond(sides[index]))),
    ]),
  ];
}

/** Of Halley alone; more workers as times the first. */
function aloneTable({ subjects, rows }: WorkersSection): string[][] {
  const indices = withWorkers(subjects);
  const [first, ...more] = indices;
  return [
    [
      '',
      ...indices.map((index) => subjects[index]!.name),
      ...more.map((index) => `${subjects[index]!.name} / ${subjects[first]!.name}`),
      ...indices.map((index) => `${subjects[index]!.name} p99 ms`),
    ],
    ...rows.map(({ title, sides }) => [
      title,
      ...indices.map((index) => numberCell(alone(sides[index]))),
      ...more.map((index) => times(alone(sides[index]), alone(sides[first]))),
      ...indices.map((index) => numberCell(isMeasured(sides[index]) ? sides[index].p99Ms : null)),
    ]),
  ];
}

function loadedTable({ loaded }: WorkersSection): string[][] {
  return [
    ['Halley', 'p50 ms', 'p99 ms', 'longest', 'requests', 'failed', '25 MB/s', 'blocks/s', 'back-filled', 'seconds'],
    ...loaded.map((figures) => [
      workersName(figures.workers),
      ...[figures.p50Ms, figures.p99Ms, figures.maxMs].map(significant),
      ...[figures.asked, figures.failed].map((count) => count.toLocaleString('en-US')),
      ...[figures.logResponses, figures.blockResponses].map(significant),
      `${figures.backfilled} in ${figures.rounds} rounds`,
      significant(figures.seconds),
    ]),
  ];
}

/** The places of the Halleys, fewest workers first. There is at least one. */
function withWorkers(subjects: readonly WorkerSubject[]): [number, ...number[]] {
  return [...subjects.keys()].filter((index) => subjects[index]!.workers !== null) as [number, ...number[]];
}

function isMeasured(side: WorkerSide | undefined): side is WorkerFigures {
  return side != null && !('refusal' in side);
}

function perCpuSecond(side: WorkerSide | undefined): number | null {
  return isMeasured(side) ? side.perCpuSecond : null;
}

function alone(side: WorkerSide | undefined): number | null {
  return isMeasured(side) ? side.alone : null;
}

function rate(side: WorkerSide | undefined): string {
  return side == null ? '-' : rateCell(side);
}

function numberCell(value: number | null): string {
  return value === null ? '-' : significant(value);
}

function times(value: number | null, base: number | null): string {
  return value === null || base === null ? '-' : `${(value / base).toFixed(2)}x`;
}

function share(value: number | null, base: number | null): string {
  return value === null || base === null ? '-' : `${((100 * value) / base).toFixed(0)} %`;
}

function serverName({ name, workers, apart }: WorkerSubject): string {
  if (workers !== null) return `Halley with ${name}`;
  if (apart !== undefined) return `Halley, ${name},`;
  return name === NODE ? "the node's server" : name;
}

/** The chart where drawings are not shown. */
function diagram({ subjects, rows }: WorkersSection): string {
  const [first, second = first] = withWorkers(subjects);
  const bars = rows.flatMap(({ title, sides }) => {
    const [base, value] = [alone(sides[first]), alone(sides[second])];
    return base === null || value === null ? [] : [[title, (value / base).toFixed(2)] as const];
  });
  return [
    'xychart-beta horizontal',
    `  title "Requests a second of ${subjects[second]!.name}, as times those of ${subjects[first]!.name}"`,
    `  x-axis [${bars.map(([title]) => JSON.stringify(title)).join(', ')}]`,
    `  bar [${bars.map(([, value]) => value).join(', ')}]`,
  ].join('\n');
}

/** The flame graph where drawings are not shown. */
function ownTimes({ title, most }: Profiled): string {
  return [
    'xychart-beta horizontal',
    `  title "Percent of the time in a function itself: ${title}"`,
    `  x-axis [${most.map(({ name }) => JSON.stringify(name)).join(', ')}]`,
    `  bar [${most.map((time) => (time.share * 100).toFixed(1)).join(', ')}]`,
  ].join('\n');
}
