/** Draws section State as SVG: the rate of each server in each scenario, and the node's time for a request. Pure. */
import type { Figures, Refusal } from '../measure.js';
import { isFigures, significant } from '../report.js';
import type { StateRow, StateSection, Subject } from './report.js';

const WIDTH = 780;
const MARGIN = 20;
/** The two panels: where the bars begin, and the length of the longest. */
const RATES = { x: 130, length: 250 };
const NODE = { x: 500, length: 180 };
const BAR = { height: 13, step: 16 };
const TITLE_HEIGHT = 22;
const GROUP_GAP = 14;
const TOP = 46;

/**
 * How bars are filled: the colours of the pages, which suit both themes, and others for programs that show the file by
 * itself.
 */
const FILLS: Readonly<Record<string, string>> = {
  Halley: 'fill="var(--accent, #6d63e8)"',
  'Halley, no stream': 'fill="var(--ok, #2da44e)"',
  before: 'fill="var(--accent, #6d63e8)" fill-opacity="0.45"',
  node: 'fill="var(--comet, #d08020)"',
  geth: 'fill="var(--muted, #808a96)"',
};
const TEXT = 'var(--text, #808a96)';
const MUTED = 'var(--muted, #808a96)';

/** The text of the file. Bars of one scenario share a scale, and so do those of the node's time. */
export function stateChart(section: StateSection): string {
  const { subjects, rows } = section;
  const groupHeight = TITLE_HEIGHT + subjects.length * BAR.step + GROUP_GAP;
  const height = TOP + rows.length * groupHeight + MARGIN / 2;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="bench-state-title bench-state-desc" font-family="var(--sans, sans-serif)" font-size="12">`,
    '<title id="bench-state-title">Requests a second, and processor time of the node for a request</title>',
    `<desc id="bench-state-desc">${escaped(description(section))}</desc>`,
    text(RATES.x, 22, 'requests a second: longer is better', { fill: MUTED }),
    text(NODE.x, 22, "the node's CPU ms a request: shorter is better", { fill: MUTED }),
    ...rows.flatMap((row, index) => group(row, subjects, TOP + index * groupHeight)),
    '</svg>',
  ].join('\n')}\n`;
}

function group({ title, sides }: StateRow, subjects: readonly Subject[], top: number): string[] {
  const rates = sides.map((side) => (isFigures(side) ? side.perSecond : null));
  const times = sides.map((side, index) => nodeTime(side, subjects[index]));
  const longest = (values: (number | null)[]) => Math.max(...values.map((value) => value ?? 0), Number.MIN_VALUE);
  return [
    text(MARGIN, top + 14, title, { fill: TEXT, 'font-weight': 600 }),
    ...subjects.flatMap(({ name }, index) => {
      const y = top + TITLE_HEIGHT + index * BAR.step;
      const fill = FILLS[name] ?? `fill="${TEXT}"`;
      return [
        text(RATES.x - 8, y + 10, name, { fill: MUTED, 'text-anchor': 'end' }),
        ...bar(RATES, y, rates[index] ?? null, longest(rates), fill),
        ...(times[index] === undefined ? [] : bar(NODE, y, times[index], longest(timesOf(times)), fill)),
      ];
    }),
  ];
}

const timesOf = (times: (number | null | undefined)[]): (number | null)[] => times.map((time) => time ?? null);

/** What a request takes from the node; undefined for a server that has nothing to do with it. */
function nodeTime(side: Figures | Refusal, subject: Subject | undefined): number | null | undefined {
  if (subject?.isHalley === true) return isFigures(side) ? side.nodeCpuMs : null;
  if (subject?.name !== 'node') return undefined;
  return isFigures(side) ? side.cpuMs : null;
}

function bar({ x, length }: typeof RATES, y: number, value: number | null, longest: number, fill: string): string[] {
  if (value === null) return [text(x, y + 10, 'not served', { fill: MUTED })];
  const width = Math.max(1, (value / longest) * length);
  return [
    `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" rx="2" ${fill} />`,
    text(x + width + 6, y + 10, significant(value), { fill: TEXT }),
  ];
}

function text(x: number, y: number, content: string, attributes: Record<string, string | number>): string {
  const all = Object.entries({ x: Number(x.toFixed(1)), y, ...attributes });
  return `<text ${all.map(([name, value]) => `${name}="${value}"`).join(' ')}>${escaped(content)}</text>`;
}

/** The rates in words, for readers who do not see the drawing. */
function description({ subjects, rows }: StateSection): string {
  return rows
    .map(({ title, sides }) => {
      const rates = sides.map((side, index) => {
        const rate = isFigures(side) ? significant(side.perSecond) : 'not served';
        return `${subjects[index]?.name} ${rate}`;
      });
      return `${title}: ${rates.join(', ')}.`;
    })
    .join(' ');
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
