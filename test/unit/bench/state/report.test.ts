import { expect, test } from '@jest/globals';
import type { Figures } from '../../../../bench/measure.js';
import { stateChart } from '../../../../bench/state/chart.js';
import { alignedState, stateNotes, stateParts, type StateSection } from '../../../../bench/state/report.js';
import { renderMarkdown } from '../../../../docs-site/build/markdown.js';

const figures = (change: Partial<Figures>): Figures => ({
  perSecond: 1_000,
  p50Ms: 1,
  p99Ms: 2,
  cpuMs: 0.5,
  nodeCpuMs: null,
  failedShare: 0,
  generatorBound: false,
  ...change,
});

const SECTION: StateSection = {
  subjects: [
    { name: 'Halley', isHalley: true },
    { name: 'before', isHalley: true },
    { name: 'node', isHalley: false },
    { name: 'geth', isHalley: false },
  ],
  rows: [
    {
      title: 'a call',
      sides: [
        figures({ perSecond: 24_000, nodeCpuMs: 0.001 }),
        figures({ perSecond: 2_000, nodeCpuMs: 0.4 }),
        figures({ perSecond: 2_500, cpuMs: 0.8 }),
        figures({ perSecond: 16_000 }),
      ],
    },
    {
      title: 'a <trace>',
      sides: [figures({ nodeCpuMs: 0.1 }), figures({ nodeCpuMs: 0.2 }), { refusal: 'no method' }, figures({})],
    },
  ],
  facts: ['A fact.'],
};

test('the table has the time of the node behind each Halley, and the first as times the others', () => {
  const [head, call, trace] = alignedState(SECTION)
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  expect(head?.slice(-4)).toEqual(['Halley / before', 'Halley / node', 'Halley / geth', 'node CPU saved']);
  expect(head?.filter((cell) => cell === 'node CPU')).toHaveLength(2);
  expect(call?.slice(0, 6)).toEqual(['a call', '24,000', '1', '2', '0.5', '0.001']);
  expect(call?.slice(-4)).toEqual(['12x', '9.6x', '1.50x', '99.8 %']);
  expect(trace?.slice(-4)).toEqual(['1.00x', '-', '1.00x', '50.0 %']);
});

test('without a build from before the time is compared with that of the server of the node', () => {
  const at = [0, 2, 3];
  const only = <T>(items: T[]) => at.map((index) => items[index] as T);
  const rows = SECTION.rows.map(({ title, sides }) => ({ title, sides: only(sides) }));
  const table = alignedState({ ...SECTION, subjects: only(SECTION.subjects), rows }).split('\n');
  expect(table.map((line) => line.split(/ {2,}/).at(-1))).toEqual(['node CPU saved', '99.9 %', '-']);
});

test('the notes name servers as sentences do', () => {
  expect(stateNotes(SECTION)).toEqual(["a <trace>: the node's server does not serve it (no method).", 'A fact.']);
});

test('the page has a heading, the chart where drawings are shown, and a diagram elsewhere', () => {
  const parts = stateParts(SECTION, 'bench-state');
  expect(parts[0]).toBe('## State');
  expect(parts[2]).toContain('```mermaid bench-state\nxychart-beta horizontal\n');
  expect(parts[2]).toContain('x-axis ["a call", "a <trace>"]\n  bar [1.50, 1.00]\n');
  const { html } = renderMarkdown(parts.join('\n\n'), {
    resolveLink: () => null,
    readDrawing: () => stateChart(SECTION),
  });
  expect(html).toContain('<figure class="drawing"><svg ');
});

test('the chart has a bar for each rate and each time of the node, the longest as long as there is room', () => {
  const chart = stateChart(SECTION);
  // Rates: 4 and 3. Times of the node: 3 and 2.
  expect(chart.match(/<rect /g)).toHaveLength(12);
  expect(chart.match(/width="250.0"/g)).toHaveLength(4);
  expect(chart.match(/>not served</g)).toHaveLength(2);
  expect(chart).toContain('a &lt;trace&gt;');
});
