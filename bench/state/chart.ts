/** Draws section State as SVG: the rate of each server in each scenario, and the node's time for a request. Pure. */
import type { Figures, Refusal } from '../measure.js';
import { isFigures, significant } from '../report.js';
import { COLOURS, svg, svgText as text } from '../svg.js';
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

/** How bars are filled. */
const FILLS: Readonly<Record<string, string>> = {
  Halley: `fill="${COLOURS.accent}"`,
  'Halley, no stream': `fill="${COLOURS.ok}"`,
  before: `fill="${COLOURS.accent}" fill-opacity="0.45"`,
  node: `fill="${COLOURS.comet}"`,
  geth: `fill="${COLOURS.muted}"`,
};
const TEXT = COLOURS.text;
const MUTED = COLOURS.muted;

/** The text of the file. Bars of one scenario share a scale, and so do those of the node's time. */
export function stateChart(section: StateSection): string {
  const { subjects, rows } = section;
  const groupHeight = TITLE_HEIGHT + subjects.length * BAR.step + GROUP_GAP;
  const height = TOP + rows.length * groupHeight + MARGIN / 2;
  const title = 'Requests a second, and processor time of the node for a request';
  return svg({ name: 'bench-state', width: WIDTH, height, title, description: description(section) }, [
    text(RATES.x, 22, 'requests a second: longer is better', { fill: MUTED }),
    text(NODE.x, 22, "the node's CPU ms a request: shorter is better", { fill: MUTED }),
    ...rows.flatMap((row, index) => group(row, subjects, TOP + index * groupHeight)),
  ]);
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
