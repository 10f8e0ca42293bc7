/** Section Depth of the report: a chart, tables and sentences. Pure. */
import type { Figures, Refusal } from '../measure.js';
import { list, paragraph } from '../page.js';
import { failures, GENERATOR_NOTE, isFigures, rateCell, significant } from '../report.js';
import { aligned, markdown } from '../table.js';
import type { LogIndexFigures } from './buildLogIndex.js';
import type { ComparedSearch } from './gethChain.js';
import type { ChainFigures } from './makeChain.js';
import type { StartFigures } from './service.js';

/** A chain of some length. */
export interface DepthOfChain {
  blocks: number;
  figures: ChainFigures;
  starts: StartFigures;
  /** Of the service after the start; null where the system does not tell. */
  residentMiB: number | null;
}

export interface DepthRow {
  title: string;
  isSearch: boolean;
  /**
   * In the order of the depths; null where the chain is too short. Times are those of one request at a time, and the
   * rate is that of several connections.
   */
  sides: (Figures | Refusal | null)[];
}

/** Logs of one kind, and their index. */
export interface DataSet {
  title: string;
  figures: LogIndexFigures;
}

export interface DepthSection {
  depths: DepthOfChain[];
  rows: DepthRow[];
  dataSets: DataSet[];
  /** Searches of two chains with the same logs; null when geth was not measured. */
  geth: { rows: ComparedSearch[]; blocks: number; logsPerBlock: number } | null;
  /** Sentences about the section. */
  facts: string[];
}

/** Heading of the section. */
export const DEPTH_HEADING = '## Depth';

/** The tables for the terminal. */
export function alignedDepth(section: DepthSection): string {
  return tables(section).map(aligned).join('\n\n');
}

/** One row for the terminal while others are still measured. */
export function depthProgress({ title, sides }: DepthRow, depths: readonly number[]): string {
  const times = depths.map((blocks, n) => `${whole(blocks)} blocks ${timesCell(sides[n] ?? null)}`);
  return `  ${title}, p50 / p99 ms: ${times.join(', ')}`;
}

/** The parts of the page. `drawing` is the name of the chart among the drawings of the pages. */
export function depthParts(section: DepthSection, drawing: string): string[] {
  return [
    DEPTH_HEADING,
    paragraph(
      'Synthetic chains of several lengths behind the service, whose node is down: one of ten blocks has ten transactions with a hundred logs. Look-ups are of random blocks; searches are of all blocks of the chain, except that of a day.',
    ),
    ['```mermaid ' + drawing, diagram(section), '```'].join('\n'),
    paragraph(
      'Milliseconds of a request, one at a time, p50 / p99. The frequent event has too many logs: the answer is an error with a range that fits.',
    ),
    markdown(timesTable(section)),
    'Requests a second on several connections, and processor time of a request (ms):',
    markdown(ratesTable(section)),
    'The chains, and the log index of each:',
    markdown(chainTable(section)),
    'The log index of two sets of logs:',
    markdown(dataTable(section)),
    ...(section.geth === null
      ? []
      : [
          `Searches of ${whole(section.geth.blocks)} blocks with ${section.geth.logsPerBlock} logs each, Halley and geth:`,
          markdown(gethTable(section.geth)),
        ]),
    list(depthNotes(section)),
  ];
}

export function depthNotes({ depths, rows, geth, facts }: DepthSection): string[] {
  const isBound = rows.some(({ sides }) => sides.some((side) => isFigures(side) && side.generatorBound));
  return [
    ...(isBound ? [GENERATOR_NOTE] : []),
    ...rows.flatMap(({ title, sides }) =>
      sides.flatMap((side, n) =>
        side === null ? [] : failures(title, `Halley with ${whole(depths[n]?.blocks ?? NaN)} blocks`, side),
      ),
    ),
    ...comparisons(rows, depths),
    ...gethNotes(geth),
    ...(depths.some(({ starts }) => starts.cold === null)
      ? ['The system did not drop files from memory, so there is no cold start.']
      : []),
    ...facts,
  ];
}

/** The first search in the longest chain as times that in one of 10,000 blocks. */
function comparisons(rows: readonly DepthRow[], depths: readonly DepthOfChain[]): string[] {
  const base = depths.findIndex(({ blocks }) => blocks === 10_000);
  const search = rows.find(({ isSearch }) => isSearch);
  const [short, long] = [search?.sides[base] ?? null, search?.sides.at(-1) ?? null];
  if (!isFigures(short) || !isFigures(long) || search === undefined || base === depths.length - 1) return [];
  const times = (long.p50Ms / short.p50Ms).toFixed(2);
  return [
    `${search.title}: p50 among ${whole(depths.at(-1)!.blocks)} blocks is ${times} times that among ${whole(depths[base]!.blocks)}.`,
  ];
}

function gethNotes(compared: DepthSection['geth']): string[] {
  if (compared === null) return ['geth was not measured: no geth binary (`--geth FILE` or `--with-geth`).'];
  return compared.rows.flatMap(({ title, halley, geth }) => [
    ...failures(title, 'Halley', halley),
    ...failures(title, 'geth', geth),
  ]);
}

function tables(section: DepthSection): string[][][] {
  const { geth } = section;
  return [
    ...[timesTable(section), ratesTable(section), chainTable(section), dataTable(section)],
    ...(geth === null ? [] : [gethTable(geth)]),
  ];
}

function timesTable({ depths, rows }: DepthSection): string[][] {
  return [
    ['', ...depths.map(({ blocks }) => `${whole(blocks)} blocks`)],
    ...rows.map(({ title, sides }) => [title, ...sides.map(timesCell)]),
  ];
}

function timesCell(side: Figures | Refusal | null): string {
  if (side === null) return '-';
  return isFigures(side) ? `${significant(side.p50Ms)} / ${significant(side.p99Ms)}` : 'error';
}

function ratesTable({ depths, rows }: DepthSection): string[][] {
  return [
    ['', ...depths.flatMap(({ blocks }) => [`${whole(blocks)}: req/s`, 'CPU'])],
    ...rows.map(({ title, sides }) => [
      title,
      ...sides.flatMap((side) => (side === null ? ['-', '-'] : [rateCell(side), isFigures(side) ? cpu(side) : '-'])),
    ]),
  ];
}

function cpu({ cpuMs }: Figures): string {
  return cpuMs === null ? '-' : significant(cpuMs);
}

/** Bytes are those of the whole file for each. */
function chainTable({ depths }: DepthSection): string[][] {
  return [
    [
      'blocks',
      ...['transactions', 'logs', 'bytes/block', '/transaction', '/log', 'written, blocks/s'],
      ...['index, µs/log', 'bytes/log', 'start, s', 'cold, s', 'MiB'],
    ],
    ...depths.map(({ blocks, figures: { transactions, logs, bytes, seconds, logIndex }, starts, residentMiB }) => [
      whole(blocks),
      ...[whole(transactions), whole(logs)],
      ...[bytes / blocks, bytes / transactions, bytes / logs, blocks / seconds].map(significant),
      ...indexCells(logIndex),
      ...[starts.warm, starts.cold ?? NaN, residentMiB ?? NaN].map(significant),
    ]),
  ];
}

/** To start the process takes longer than to index few logs. */
const LEAST_LOGS = 500_000;

function indexCells({ logs, cpuSeconds, pageBytes }: LogIndexFigures): string[] {
  const time = logs < LEAST_LOGS ? null : cpuSeconds;
  return [((time ?? NaN) * 1e6) / logs, pageBytes / logs].map(significant);
}

function dataTable({ dataSets }: DepthSection): string[][] {
  return [
    ['logs', 'number', 'bytes/log', 'of the file', 'CPU µs/log', 'seconds'],
    ...dataSets.map(({ title, figures }) => {
      const { logs, pageBytes, fileBytes, cpuSeconds, seconds } = figures;
      const perLog = [pageBytes / logs, fileBytes / logs, ((cpuSeconds ?? NaN) * 1e6) / logs, seconds];
      return [title, whole(logs), ...perLog.map(significant)];
    }),
  ];
}

function gethTable({ rows }: NonNullable<DepthSection['geth']>): string[][] {
  return [
    ['', 'Halley p50 / p99 ms', 'CPU ms', 'geth p50 / p99 ms', 'CPU ms', 'geth / Halley'],
    ...rows.map(({ title, halley, geth }) => [
      title,
      ...[halley, geth].flatMap((side) => [timesCell(side), isFigures(side) ? cpu(side) : '-']),
      isFigures(halley) && isFigures(geth) ? `${significant(geth.p50Ms / halley.p50Ms)}x` : '-',
    ]),
  ];
}

/** The chart where drawings are not shown. */
function diagram({ depths, rows }: DepthSection): string {
  const search = rows.find(({ isSearch }) => isSearch);
  const points = depths.flatMap(({ blocks }, n) => {
    const side = search?.sides[n] ?? null;
    return isFigures(side) ? [[whole(blocks), side.p50Ms.toPrecision(3)] as const] : [];
  });
  return [
    'xychart-beta',
    `  title "Milliseconds to find ${search?.title ?? 'nothing'}, by blocks of the chain"`,
    `  x-axis [${points.map(([blocks]) => JSON.stringify(blocks)).join(', ')}]`,
    `  line [${points.map(([, ms]) => ms).join(', ')}]`,
  ].join('\n');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
