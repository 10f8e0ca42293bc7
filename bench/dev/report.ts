/** The text of docs/reports/bench-dev.md, and its tables for the terminal. Pure. */
import { list, reportPage } from '../page.js';
import type { OperationRow } from './operations.js';
import type { Mining } from './transfers.js';

/** The measured programs, Halley first. */
export type Program = 'Halley' | 'anvil' | 'Hardhat';

export interface RateRow {
  mining: Mining;
  /** Transfers a second: the median of the rounds. */
  halley: number;
  /** Null where anvil could not be installed. */
  anvil: number | null;
}

/** A measured value and its upper limit. */
export interface LimitRow {
  title: string;
  value: number;
  unit: 's' | 'MiB';
  /** Null where there is no limit. */
  limit: number | null;
}

const TITLES: Record<Mining, string> = {
  automine: 'sent in turn by each sender, mined as they come',
  'full blocks': 'sent at once, mined by evm_mine',
};

function rateTable(rows: RateRow[]): string {
  return table([
    ['transfers a second', 'Halley', 'anvil', 'Halley / anvil'],
    ...rows.map(({ mining, halley, anvil }) => [
      TITLES[mining],
      halley.toFixed(0),
      anvil === null ? '-' : anvil.toFixed(0),
      anvil === null ? '-' : (halley / anvil).toFixed(2),
    ]),
  ]);
}

/** One column for each program in `programs`, in their order, then the ratios. */
function operationTable(programs: readonly Program[], rows: readonly OperationRow[]): string {
  const others = programs.slice(1);
  return table([
    ['milliseconds', ...programs, ...others.map((program) => `Halley / ${program}`)],
    ...rows.map(({ title, milliseconds }) => {
      const [halley = NaN, ...rest] = milliseconds;
      return [title, ...milliseconds.map(shortNumber), ...rest.map((value) => (halley / value).toFixed(2))];
    }),
  ]);
}

function shortNumber(value: number): string {
  return Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0);
}

function limitTable(rows: LimitRow[]): string {
  return table([
    ['`halley dev`', 'measured', 'limit', 'kept'],
    ...rows.map(({ title, value, unit, limit }) => [
      title,
      `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`,
      limit === null ? '-' : `${limit} ${unit}`,
      limit === null ? '-' : value < limit ? 'yes' : 'no',
    ]),
  ]);
}

/** Pads columns to their widest cell, as Prettier does: the first column on the right, the others on the left. */
function table(lines: string[][]): string {
  const widths = (lines[0] as string[]).map((_, column) =>
    Math.max(4, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head, ...rest] = lines.map((line) => row(line.map(pad)));
  return [head, row(rule), ...rest].join('\n');
}

/** What a run has measured. */
export interface Measured {
  programs: readonly Program[];
  operations: OperationRow[];
  rates: RateRow[];
  limits: LimitRow[];
}

export function tables({ programs, operations, rates, limits }: Measured): string {
  return [operationTable(programs, operations), rateTable(rates), limitTable(limits)].join('\n\n');
}

const HEAD = {
  title: 'Benchmark of halley dev',
  description: "Start, transactions, requests and memory of halley dev, anvil and Hardhat's node.",
  order: 40,
};

export function markdownDocument(measured: Measured, remarks: string[]): string {
  return reportPage(HEAD, [
    "# `halley dev` and anvil and Hardhat's node",
    'Written by `npm run bench:dev`; [bench/README.md](../../bench/README.md) says what is measured and how.',
    tables(measured),
    list(remarks),
  ]);
}
