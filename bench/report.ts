/** The table of a run, for the terminal and for a file. Pure. */
import type { Figures, Refusal } from './measure.js';
import { list, reportPage } from './page.js';
import { aligned, markdown } from './table.js';

/** An asterisk would be Markdown. */
const GENERATOR_MARK = '⁺';

/** What the mark says. */
export const GENERATOR_NOTE = `${GENERATOR_MARK} the load generator needed more processor time than the server: the server can do more than this.`;

/** The server that Halley is compared with: its name in sentences and in the head of the table. */
export interface OtherServer {
  name: string;
  column: string;
  /** True when it has a node behind it. */
  isHalley: boolean;
}

export const BUILT_IN: OtherServer = { name: "the node's server", column: 'node', isHalley: false };

/** Halley as it was before a change. */
export const BEFORE: OtherServer = { name: 'before', column: 'before', isHalley: true };

export interface Row {
  title: string;
  halley: Figures | Refusal;
  /** The server built into the node, or Halley before a change. */
  other: Figures | Refusal;
  /** Null where geth was not measured. */
  geth: Figures | Refusal | null;
}

/** The table for the terminal. */
export function alignedTable(rows: Row[], other: OtherServer, withGeth: boolean): string {
  return aligned(lines(rows, other, withGeth));
}

const HEAD = {
  title: 'Benchmark',
  description: "Requests a second, delays and CPU of Halley, the node's own server and geth.",
  order: 20,
};

export interface Report {
  rows: Row[];
  /** Sentences about the whole run. */
  remarks: string[];
  withGeth: boolean;
  /** The parts of the sections that were measured. */
  sections: readonly string[];
}

/** The text of docs/reports/bench.md. */
export function markdownDocument({ rows, remarks, withGeth, sections }: Report): string {
  return reportPage(HEAD, [
    '# Halley and the JSON-RPC server built into the node',
    'Written by `npm run bench`; [bench/README.md](../../bench/README.md) says what is measured and how.',
    ...(rows.length === 0 ? [] : [markdown(lines(rows, BUILT_IN, withGeth))]),
    list(remarks),
    ...sections,
  ]);
}

/** Sentences that follow the table: they explain marks, refusals and failures. */
export function notes(rows: Row[], { name }: OtherServer, withGeth: boolean): string[] {
  const servers = (row: Row) => [
    ['Halley', row.halley] as const,
    [name, row.other] as const,
    ['geth', row.geth] as const,
  ];
  const found = rows.some((row) => servers(row).some(([, side]) => isFigures(side) && side.generatorBound))
    ? [GENERATOR_NOTE]
    : [];
  for (const row of rows)
    for (const [server, side] of servers(row)) if (side !== null) found.push(...failures(row.title, server, side));
  if (!withGeth) found.push('geth was not measured: no geth binary (`--geth FILE` or `--with-geth`).');
  return found;
}

/** What kept a server from answering all requests of a scenario. */
export function failures(title: string, server: string, side: Figures | Refusal): string[] {
  if (!isFigures(side)) return [`${title}: ${server} does not serve it (${side.refusal}).`];
  if (side.failedShare === 0) return [];
  const share = (side.failedShare * 100).toFixed(1);
  return [`${title}: ${share} % of the answers of ${server} were errors or null; they are not counted.`];
}

/** One row for the terminal while others are still measured. */
export function progressLine({ title, halley, other }: Row, { name }: OtherServer): string {
  const rate = (side: Figures | Refusal) => `${rateCell(side)} req/s`;
  return `  ${title}: ${rate(halley)}, ${name} ${rate(other)} (${ratio(halley, other)})`;
}

function lines(rows: Row[], other: OtherServer, withGeth: boolean): string[][] {
  return [header(other, withGeth), ...rows.map((row) => cells(row, other, withGeth))];
}

function header(other: OtherServer, withGeth: boolean): string[] {
  return [
    '',
    ...sideColumns('Halley', true),
    ...sideColumns(other.column, other.isHalley),
    'ratio',
    'CPU ratio',
    ...(withGeth ? ['geth req/s', 'ratio to geth'] : []),
  ];
}

function cells({ title, halley, other, geth }: Row, { isHalley }: OtherServer, withGeth: boolean): string[] {
  return [
    title,
    ...sideCells(halley, true),
    ...sideCells(other, isHalley),
    ratio(halley, other),
    cpuRatio(halley, other),
    ...(withGeth ? [geth === null ? '-' : rateCell(geth), ratio(halley, geth)] : []),
  ];
}

/** The head of `sideCells`. */
export function sideColumns(server: string, isHalley: boolean): string[] {
  return [`${server} req/s`, 'p50 ms', 'p99 ms', 'CPU ms', ...(isHalley ? ['node CPU'] : [])];
}

/** Rate, delays and processor time. For Halley also the part of that time which the node behind it took. */
export function sideCells(side: Figures | Refusal, isHalley: boolean): string[] {
  const figures = isFigures(side) ? [side.p50Ms, side.p99Ms, side.cpuMs] : [null, null, null];
  const nodeCpu = isFigures(side) ? side.nodeCpuMs : null;
  return [rateCell(side), ...[...figures, ...(isHalley ? [nodeCpu] : [])].map(cellOf)];
}

export function rateCell(side: Figures | Refusal): string {
  if (!isFigures(side)) return 'error';
  return `${significant(side.perSecond)}${side.generatorBound ? GENERATOR_MARK : ''}`;
}

function cellOf(value: number | null): string {
  return value === null ? '-' : significant(value);
}

/** How many times the rate of the other. */
export function ratio(a: Figures | Refusal | null, b: Figures | Refusal | null): string {
  return isFigures(a) && isFigures(b) ? times(a.perSecond / b.perSecond) : '-';
}

/** How many times less processor time Halley takes, including that of the node behind it. */
function cpuRatio(a: Figures | Refusal, b: Figures | Refusal): string {
  return isFigures(a) && isFigures(b) && a.cpuMs !== null && b.cpuMs !== null ? times(b.cpuMs / a.cpuMs) : '-';
}

function times(value: number): string {
  const digits = value >= 10 ? 0 : value >= 2 ? 1 : 2;
  return Number.isFinite(value) ? `${value.toFixed(digits)}x` : '-';
}

/** Three significant digits, thousands separated. */
export function significant(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : Number(value.toPrecision(3)).toString();
}

export function isFigures(side: Figures | Refusal | null): side is Figures {
  return side !== null && !('refusal' in side);
}
