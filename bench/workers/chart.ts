/** Draws section Workers as SVG: the rate of each server, and requests for each second of its processor time. Pure. */
import { significant } from '../report.js';
import { COLOURS, svg, svgText } from '../svg.js';
import { GETH, NODE, type WorkerRow, type WorkerSide, type WorkersSection, type WorkerSubject } from './report.js';

const WIDTH = 780;
const MARGIN = 20;
/** The two panels: where the bars begin, and the length of the longest. */
const RATES = { x: 110, length: 250 };
const COSTS = { x: 460, length: 240 };
const BAR = { height: 13, step: 16 };
const TITLE_HEIGHT = 22;
const GROUP_GAP = 14;
const TOP = 46;

/** The text of the file. Bars of one scenario and one panel share a scale. */
export function workersChart({ subjects, rows }: WorkersSection, name: string): string {
  const tops: number[] = [];
  let height = TOP;
  for (const { sides } of rows) {
    tops.push(height);
    height += TITLE_HEIGHT + sides.filter((side) => side !== null).length * BAR.step + GROUP_GAP;
  }
  const title = 'Requests a second, and requests for each second of processor time';
  const drawing = { name, width: WIDTH, height: height + MARGIN / 2, title, description: description(subjects, rows) };
  return svg(drawing, [
    svgText(RATES.x, 22, 'requests a second: longer is better', { fill: COLOURS.muted }),
    svgText(COSTS.x, 22, 'requests for each second of its processor time', { fill: COLOURS.muted }),
    ...rows.flatMap((row, index) => group(row, subjects, tops[index]!)),
  ]);
}

function group({ title, sides }: WorkerRow, subjects: readonly WorkerSubject[], top: number): string[] {
  const present = [...sides.entries()].filter(([, side]) => side !== null);
  const longest = (valueOf: typeof rateOf) => Math.max(...sides.map((side) => valueOf(side) ?? 0), Number.MIN_VALUE);
  const [fastest, cheapest] = [longest(rateOf), longest(costOf)];
  return [
    svgText(MARGIN, top + 14, title, { fill: COLOURS.text, 'font-weight': 600 }),
    ...present.flatMap(([index, side], row) => {
      const subject = subjects[index]!;
      const y = top + TITLE_HEIGHT + row * BAR.step;
      return [
        svgText(RATES.x - 8, y + 10, subject.name, { fill: COLOURS.muted, 'text-anchor': 'end' }),
        ...bar(RATES, y, rateOf(side), fastest, fillOf(subject)),
        ...bar(COSTS, y, costOf(side), cheapest, fillOf(subject)),
      ];
    }),
  ];
}

function fillOf({ name, workers, apart }: WorkerSubject): string {
  if (apart !== undefined) return `fill="${COLOURS.accent}" fill-opacity="0.3"`;
  if (workers !== null) return `fill="${COLOURS.accent}"${workers === 1 ? '' : ' fill-opacity="0.6"'}`;
  if (name === NODE) return `fill="${COLOURS.comet}"`;
  return `fill="${name === GETH ? COLOURS.muted : COLOURS.ok}"`;
}

function bar({ x, length }: typeof RATES, y: number, value: number | null, longest: number, fill: string): string[] {
  if (value === null) return [svgText(x, y + 10, 'not known', { fill: COLOURS.muted })];
  const width = Math.max(1, (value / longest) * length);
  return [
    `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" rx="2" ${fill} />`,
    svgText(x + width + 6, y + 10, significant(value), { fill: COLOURS.text }),
  ];
}

function rateOf(side: WorkerSide): number | null {
  return side === null || 'refusal' in side ? null : side.perSecond;
}

function costOf(side: WorkerSide): number | null {
  return side === null || 'refusal' in side ? null : side.perCpuSecond;
}

/** The rates in words. */
function description(subjects: readonly WorkerSubject[], rows: readonly WorkerRow[]): string {
  return rows
    .map(({ title, sides }) => {
      const rates = subjects.flatMap(({ name }, index) => {
        const value = rateOf(sides[index] ?? null);
        return value === null ? [] : [`${name} ${significant(value)}`];
      });
      return `${title}: ${rates.join(', ')}.`;
    })
    .join(' ');
}
