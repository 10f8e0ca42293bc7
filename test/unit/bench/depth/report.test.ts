import { expect, test } from '@jest/globals';
import { depthChart, spread } from '../../../../bench/depth/chart.js';
import {
  alignedDepth,
  depthNotes,
  depthParts,
  type DepthOfChain,
  type DepthSection,
} from '../../../../bench/depth/report.js';
import type { Figures } from '../../../../bench/measure.js';
import { renderMarkdown } from '../../../../docs-site/build/markdown.js';

const figures = (p50Ms: number): Figures => ({
  perSecond: 1_000,
  p50Ms,
  p99Ms: 2 * p50Ms,
  cpuMs: 0.5,
  nodeCpuMs: null,
  failedShare: 0,
  generatorBound: false,
});

const depth = (blocks: number): DepthOfChain => ({
  blocks,
  figures: {
    transactions: blocks,
    logs: 10 * blocks,
    bytes: 3_000 * blocks,
    seconds: blocks / 5_000,
    logIndex: {
      logs: 10 * blocks,
      seconds: 3,
      cpuSeconds: (10 * blocks * 4) / 1e6,
      pageBytes: 60 * blocks,
      fileBytes: 70 * blocks,
    },
  },
  starts: { warm: 0.5, cold: null },
  residentMiB: 200,
});

const SECTION: DepthSection = {
  depths: [depth(1_000), depth(10_000), depth(10_000_000)],
  rows: [
    { title: 'a block', isSearch: false, sides: [figures(0.2), figures(0.2), figures(0.4)] },
    { title: 'a <rare> event', isSearch: true, sides: [figures(0.5), figures(0.6), figures(0.9)] },
    { title: 'a day', isSearch: true, sides: [null, figures(30), { refusal: 'down' }] },
  ],
  dataSets: [
    { title: 'some', figures: depth(1_000).figures.logIndex },
    { title: 'others', figures: { ...depth(1_000).figures.logIndex, pageBytes: 300_000 } },
  ],
  geth: { rows: [{ title: 'once', halley: figures(0.5), geth: figures(60) }], blocks: 10_000, logsPerBlock: 100 },
  facts: ['A fact.'],
};

test('the tables have a column for each length of chain', () => {
  const [times = '', rates = '', chains = '', logs = '', geth = ''] = alignedDepth(SECTION).split('\n\n');
  const cells = (table: string, line: number) => table.split('\n')[line]?.trim().split(/ {2,}/);
  expect(cells(times, 0)).toEqual(['1,000 blocks', '10,000 blocks', '10,000,000 blocks']);
  expect(cells(times, 2)).toEqual(['a <rare> event', '0.5 / 1', '0.6 / 1.2', '0.9 / 1.8']);
  expect(cells(times, 3)).toEqual(['a day', '-', '30 / 60', 'error']);
  expect(cells(rates, 1)).toEqual(['a block', '1,000', '0.5', '1,000', '0.5', '1,000', '0.5']);
  expect(cells(chains, 3)).toEqual([
    '10,000,000',
    '10,000,000',
    '100,000,000',
    '3,000',
    '3,000',
    '300',
    '5,000',
    '4',
    '6',
    '0.5',
    '-',
    '200',
  ]);
  expect(cells(geth, 1)).toEqual(['once', '0.5 / 1', '0.5', '60 / 120', '0.5', '120x']);
  expect(cells(logs, 2)).toEqual(['others', '10,000', '30', '7', '4', '3']);
});

test('the notes compare the longest chain with 10,000 blocks', () => {
  const notes = depthNotes(SECTION);
  expect(notes).toContain('a <rare> event: p50 among 10,000,000 blocks is 1.50 times that among 10,000.');
  expect(notes).toContain('a day: Halley with 10,000,000 blocks does not serve it (down).');
  expect(notes).toContain('The system did not drop files from memory, so there is no cold start.');
  expect(notes.at(-1)).toBe('A fact.');
});

test('without geth the notes say so', () => {
  expect(depthNotes({ ...SECTION, geth: null })).toContain(
    'geth was not measured: no geth binary (`--geth FILE` or `--with-geth`).',
  );
});

test('the page has a heading, the chart where drawings are shown, and a diagram elsewhere', () => {
  const parts = depthParts(SECTION, 'bench-depth');
  expect(parts[0]).toBe('## Depth');
  expect(parts[2]).toContain('```mermaid bench-depth\nxychart-beta\n');
  expect(parts[2]).toContain('x-axis ["1,000", "10,000", "10,000,000"]\n  line [0.500, 0.600, 0.900]\n');
  const { html } = renderMarkdown(parts.join('\n\n'), {
    resolveLink: () => null,
    readDrawing: () => depthChart(SECTION),
  });
  expect(html).toContain('<figure class="drawing"><svg ');
});

test('the chart has a line for each row, a point for each figure, and a bar for each set of logs', () => {
  const chart = depthChart(SECTION);
  expect(chart.match(/<polyline /g)).toHaveLength(3);
  expect(chart.match(/<circle /g)).toHaveLength(7);
  expect(chart.match(/<rect /g)).toHaveLength(2);
  expect(chart).toContain('a &lt;rare&gt; event 0.9');
});

test('names of lines that end at the same place do not cover each other', () => {
  const places = spread([100, 100, 101, 300]).sort((a, b) => a - b);
  for (let n = 1; n < places.length; n++) expect(places[n]! - places[n - 1]!).toBeGreaterThanOrEqual(16);
});
