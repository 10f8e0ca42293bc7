/** Draws a CPU profile as a flame graph in SVG: callers above what they call, as wide as their time. Pure. */
import { COLOURS, escaped, rounded, svg, svgText } from '../svg.js';
import { mostOwnTime, type Frame } from './profileTree.js';

const WIDTH = 780;
const ROW = 16;
const TOP = 34;
/** Narrower calls are left out, with all that they call. */
const LEAST_WIDTH = 2;
const CHARACTER_WIDTH = 6;
const SHORTEST_NAME = 3;
const FUNCTIONS_IN_WORDS = 10;

const FILLS: Readonly<Record<Frame['origin'], string>> = {
  service: COLOURS.accent,
  node: COLOURS.comet,
  v8: COLOURS.muted,
};
const LEGEND = [
  ['service', 'the service and its packages'],
  ['node', 'Node.js'],
  ['v8', 'V8, garbage collection, system'],
] as const;

/** The text of the file. `name` is that of the drawing, `title` what was profiled. */
export function flameGraph(name: string, title: string, root: Frame): string {
  const rows = depthOf(root, WIDTH / root.ms);
  const words = mostOwnTime(root, FUNCTIONS_IN_WORDS).map((time) => `${time.name} ${percent(time.share)}`);
  const drawing = {
    name,
    width: WIDTH,
    height: TOP + rows * ROW + 8,
    title: `Processor time of the main thread: ${title}`,
    description: `Functions with the most time of their own: ${words.join(', ')}.`,
  };
  return svg(drawing, [...legend(), ...drawn(root, 0, TOP, root.ms)]);
}

function legend(): string[] {
  return LEGEND.flatMap(([origin, words], index) => [
    `<rect x="${index * 220}" y="8" width="12" height="12" fill="${FILLS[origin]}" fill-opacity="0.4" />`,
    svgText(index * 220 + 18, 18, words, { fill: COLOURS.muted }),
  ]);
}

/** The frame at a place, and below it its calls from left to right. */
function drawn(frame: Frame, x: number, y: number, wholeMs: number): string[] {
  const width = (frame.ms / wholeMs) * WIDTH;
  if (width < LEAST_WIDTH) return [];
  let next = x;
  const below = frame.calls.flatMap((call) => {
    const begin = next;
    next += (call.ms / wholeMs) * WIDTH;
    return drawn(call, begin, y + ROW, wholeMs);
  });
  const label = frame.name.slice(0, Math.max(0, Math.floor((width - 4) / CHARACTER_WIDTH)));
  const place = frame.place === '' ? '' : ` ${frame.place}`;
  return [
    `<g><title>${escaped(`${frame.name}${place}, ${percent(frame.ms / wholeMs)}`)}</title>`,
    `<rect x="${rounded(x)}" y="${y}" width="${rounded(width - 0.5)}" height="${ROW - 1}" fill="${FILLS[frame.origin]}" fill-opacity="0.4" />`,
    ...(label.length < Math.min(SHORTEST_NAME, frame.name.length)
      ? []
      : [svgText(x + 2, y + 11, label, { fill: COLOURS.text, 'font-size': 10 })]),
    '</g>',
    ...below,
  ];
}

/** Rows of frames that are wide enough. */
function depthOf({ ms, calls }: Frame, pixelsPerMs: number): number {
  if (ms * pixelsPerMs < LEAST_WIDTH) return 0;
  return 1 + Math.max(0, ...calls.map((call) => depthOf(call, pixelsPerMs)));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
