/** Draws section Depth as SVG: the time of requests by the length of the chain, and bytes of the log index. Pure. */
import { isFigures, significant } from '../report.js';
import { COLOURS, rounded, svg, svgText as text } from '../svg.js';
import type { DataSet, DepthRow, DepthSection } from './report.js';

const WIDTH = 780;
/** The lines: both axes are logarithmic. */
const PLOT = { x: 60, y: 46, width: 400, height: 320 };
const LABELS = { x: 484, step: 16 };
const BARS = { x: 230, length: 250, height: 13, step: 22 };
const TEXT = COLOURS.text;
const MUTED = COLOURS.muted;
const LINES = [COLOURS.accent, COLOURS.comet, COLOURS.ok, COLOURS.text] as const;
const DASHES = ['', '6 3', '2 3'] as const;

interface Point {
  blocks: number;
  ms: number;
}

interface Line {
  title: string;
  points: Point[];
}

/** The text of the file. */
export function depthChart(section: DepthSection): string {
  const lines = section.rows.map((row) => lineOf(row, section)).filter(({ points }) => points.length > 0);
  const barsTop = PLOT.y + PLOT.height + 60;
  const height = barsTop + 24 + section.dataSets.length * BARS.step + 10;
  const title = 'Time of a request by the length of the chain, and bytes of the log index';
  const words = description(lines, section.dataSets);
  return svg({ name: 'bench-depth', width: WIDTH, height, title, description: words }, [
    text(PLOT.x, 22, 'milliseconds of a request (p50), by blocks of the chain', { fill: MUTED }),
    ...(lines.length === 0 ? [] : plot(lines)),
    text(PLOT.x, barsTop, 'bytes of the log index for each log: shorter is better', { fill: MUTED }),
    ...bars(section.dataSets, barsTop + 14),
  ]);
}

function lineOf({ title, sides }: DepthRow, { depths }: DepthSection): Line {
  const points = sides.flatMap((side, n) => (isFigures(side) ? [{ blocks: depths[n]!.blocks, ms: side.p50Ms }] : []));
  // A request cannot take no time: the clock of the load generator is coarse.
  return { title, points: points.filter(({ ms }) => ms > 0) };
}

function plot(lines: readonly Line[]): string[] {
  const all = lines.flatMap(({ points }) => points);
  const x = scale(decades(all.map(({ blocks }) => blocks)), PLOT.x, PLOT.x + PLOT.width);
  const y = scale(decades(all.map(({ ms }) => ms)), PLOT.y + PLOT.height, PLOT.y);
  const labels = spread(lines.map(({ points }) => y.at(points.at(-1)!.ms)));
  return [
    ...x.ticks.flatMap((value) => [
      rule(x.at(value), PLOT.y, x.at(value), PLOT.y + PLOT.height),
      text(x.at(value), PLOT.y + PLOT.height + 18, value.toLocaleString('en-US'), {
        fill: MUTED,
        'text-anchor': 'middle',
      }),
    ]),
    ...y.ticks.flatMap((value) => [
      rule(PLOT.x, y.at(value), PLOT.x + PLOT.width, y.at(value)),
      text(PLOT.x - 8, y.at(value) + 4, String(Number(value.toPrecision(1))), { fill: MUTED, 'text-anchor': 'end' }),
    ]),
    ...lines.flatMap(({ title, points }, index) => {
      const places = points.map(({ blocks, ms }) => [x.at(blocks), y.at(ms)] as const);
      const [endX, endY] = places.at(-1)!;
      const labelY = labels[index]!;
      const colour = LINES[index % LINES.length]!;
      const dash = DASHES[Math.floor(index / LINES.length) % DASHES.length]!;
      const stroke = `stroke="${colour}" fill="none"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}`;
      return [
        `<polyline points="${places.map((place) => place.map(rounded).join(',')).join(' ')}" ${stroke} stroke-width="2" />`,
        ...places.map(([cx, cy]) => `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="3" fill="${colour}" />`),
        `<line x1="${rounded(endX + 5)}" y1="${rounded(endY)}" x2="${LABELS.x - 4}" y2="${rounded(labelY)}" stroke="${colour}" stroke-opacity="0.4" />`,
        text(LABELS.x, labelY + 4, `${title} ${significant(points.at(-1)!.ms)}`, { fill: TEXT }),
      ];
    }),
  ];
}

interface Scale {
  ticks: number[];
  at: (value: number) => number;
}

/** The powers of ten around the values. */
function decades(values: readonly number[]): [low: number, high: number] {
  const low = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  return [low, Math.max(Math.ceil(Math.log10(Math.max(...values)) - 1e-9), low + 1)];
}

function scale([low, high]: [number, number], begin: number, end: number): Scale {
  return {
    ticks: Array.from({ length: high - low + 1 }, (_, n) => 10 ** (low + n)),
    at: (value) => begin + ((Math.log10(value) - low) / (high - low)) * (end - begin),
  };
}

/** Moves places apart that are too close for text, in their order. */
export function spread(places: readonly number[]): number[] {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const spaced = [...places];
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(places[index]!, last + LABELS.step);
    spaced[index] = last;
  }
  // What would leave the plot at its lower end is moved up, and all that is in its way.
  let next = PLOT.y + PLOT.height + LABELS.step;
  for (const index of order.reverse()) {
    next = Math.min(spaced[index]!, next - LABELS.step);
    spaced[index] = next;
  }
  return spaced;
}

function bars(dataSets: readonly DataSet[], top: number): string[] {
  const values = dataSets.map(({ figures: { pageBytes, logs } }) => pageBytes / logs);
  const longest = Math.max(...values, Number.MIN_VALUE);
  return dataSets.flatMap(({ title }, index) => {
    const y = top + index * BARS.step;
    const value = values[index]!;
    const width = Math.max(1, (value / longest) * BARS.length);
    return [
      text(BARS.x - 8, y + 10, title, { fill: TEXT, 'text-anchor': 'end' }),
      `<rect x="${BARS.x}" y="${y}" width="${rounded(width)}" height="${BARS.height}" rx="2" fill="${LINES[0]}" />`,
      text(BARS.x + width + 6, y + 10, significant(value), { fill: TEXT }),
    ];
  });
}

function rule(x1: number, y1: number, x2: number, y2: number): string {
  const ends = Object.entries({ x1, y1, x2, y2 }).map(([name, value]) => `${name}="${rounded(value)}"`);
  return `<line ${ends.join(' ')} stroke="${MUTED}" stroke-opacity="0.25" />`;
}

/** The figures in words, for readers who do not see the drawing. */
function description(lines: readonly Line[], dataSets: readonly DataSet[]): string {
  const times = lines.map(({ title, points }) => {
    const each = points.map(({ blocks, ms }) => `${significant(ms)} ms of ${blocks.toLocaleString('en-US')} blocks`);
    return `${title}: ${each.join(', ')}.`;
  });
  const bytes = dataSets.map(
    ({ title, figures: { pageBytes, logs } }) => `${title}: ${significant(pageBytes / logs)} bytes a log.`,
  );
  return [...times, ...bytes].join(' ');
}
