/** The table of a run, for the terminal and for a file. Pure. */
import type { Figures, Refusal } from './measure.js';
import { list, reportPage } from './page.js';

/** An asterisk would be Markdown. */
const GENERATOR_MARK = '⁺';

/** The server that Halley is compared with: its name in sentences and in the head of the table. */
export interface OtherServer {
  name: string;
  column: string;
}

export const BUILT_IN: OtherServer = { name: "the node's server", column: 'node' };

/** Halley as it was before a change. */
export const BEFORE: OtherServer = { name: 'before', column: 'before' };

export interface Row {
  title: string;
  halley: Figures | Refusal;
  /** The server built into the node, or Halley before a change. */
  other: Figures | Refusal;
  /** Null where geth was not measured. */
  geth: Figures | Refusal | null;
}

/** Pads columns to their widest cell: the first column on the right, numbers on the left. */
export function alignedTable(rows: Row[], other: OtherServer, withGeth: boolean): string {
  const lines = [header(other, withGeth), ...rows.map((row) => cells(row, withGeth))];
  const widths = (lines[0] as string[]).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}

const HEAD = {
  title: 'Benchmark',
  description: "Requests a second, delays and CPU of Halley, the node's own server and geth.",
  order: 20,
};

/** The text of docs/reports/bench.md. */
export function markdownDocument(rows: Row[], remarks: string[], withGeth: boolean): string {
  return reportPage(HEAD, [
    '# Halley and the JSON-RPC server built into the node',
    'Written by `npm run bench`; [bench/README.md](../../bench/README.md) says what is measured and how.',
    markdownTable(rows, withGeth),
    list(remarks),
  ]);
}

function markdownTable(rows: Row[], withGeth: boolean): string {
  const head = ['request', ...header(BUILT_IN, withGeth).slice(1)];
  const line = (values: string[]) => `| ${values.map((value) => value.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map((row) => line(cells(row, withGeth)))].join('\n');
}

/** Sentences that follow the table: they explain marks, refusals and failures. */
export function notes(rows: Row[], { name }: OtherServer, withGeth: boolean): string[] {
  const servers = (row: Row) => [
    ['Halley', row.halley] as const,
    [name, row.other] as const,
    ['geth', row.geth] as const,
  ];
  const found: string[] = [];
  if (rows.some((row) => servers(row).some(([, side]) => isFigures(side) && side.generatorBound)))
    found.push(
      `${GENERATOR_MARK} the load generator needed more processor time than the server: the server can do more than this.`,
    );
  for (const row of rows)
    for (const [server, side] of servers(row)) {
      if (side === null) continue;
      if (!isFigures(side)) found.push(`${row.title}: ${server} does not serve it (${side.refusal}).`);
      else if (side.failedShare > 0)
        found.push(
          `${row.title}: ${(side.failedShare * 100).toFixed(1)} % of the answers of ${server} were errors or null; they are not counted.`,
        );
    }
  if (!withGeth) found.push('geth was not measured: no geth binary (`--geth FILE` or `--with-geth`).');
  return found;
}

/** One row for the terminal while others are still measured. */
export function progressLine({ title, halley, other }: Row, { name }: OtherServer): string {
  const rate = (side: Figures | Refusal) => `${sideCells(side)[0]} req/s`;
  return `  ${title}: ${rate(halley)}, ${name} ${rate(other)} (${ratio(halley, other)})`;
}

function header({ column }: OtherServer, withGeth: boolean): string[] {
  const columns = (server: string) => [`${server} req/s`, 'p50 ms', 'p99 ms', 'CPU ms'];
  return [
    '',
    ...columns('Halley'),
    ...columns(column),
    'ratio',
    'CPU ratio',
    ...(withGeth ? ['geth req/s', 'ratio to geth'] : []),
  ];
}

function cells({ title, halley, other, geth }: Row, withGeth: boolean): string[] {
  return [
    title,
    ...sideCells(halley),
    ...sideCells(other),
    ratio(halley, other),
    cpuRatio(halley, other),
    ...(withGeth ? [geth === null ? '-' : (sideCells(geth)[0] as string), ratio(halley, geth)] : []),
  ];
}

function sideCells(side: Figures | Refusal): string[] {
  if (!isFigures(side)) return ['error', '-', '-', '-'];
  const perSecond = `${significant(side.perSecond)}${side.generatorBound ? GENERATOR_MARK : ''}`;
  return [
    perSecond,
    significant(side.p50Ms),
    significant(side.p99Ms),
    side.cpuMs === null ? '-' : significant(side.cpuMs),
  ];
}

function ratio(a: Figures | Refusal | null, b: Figures | Refusal | null): string {
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

function isFigures(side: Figures | Refusal | null): side is Figures {
  return side !== null && !('refusal' in side);
}
