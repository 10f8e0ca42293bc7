/** The text of bench/DEV-RESULTS.md, and its tables for the terminal. Pure. */
import type { Mining } from './transfers.js';

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

export function rateTable(rows: RateRow[]): string {
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

export function limitTable(rows: LimitRow[]): string {
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

export function markdownDocument(rates: RateRow[], limits: LimitRow[], remarks: string[]): string {
  return `# \`halley dev\` beside anvil

Written by \`npm run bench:dev\`; [README.md](README.md) says what is measured and how.

${rateTable(rates)}

${limitTable(limits)}

${remarks.map((text) => `- ${text}`).join('\n')}
`;
}
