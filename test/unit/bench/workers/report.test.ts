import { expect, test } from '@jest/globals';
import { workersChart } from '../../../../bench/workers/chart.js';
import type { WorkerFigures } from '../../../../bench/workers/figures.js';
import {
  alignedWorkers,
  workersNotes,
  workersParts,
  workersProgress,
  type WorkersSection,
} from '../../../../bench/workers/report.js';
import { renderMarkdown } from '../../../../docs-site/build/markdown.js';

const figures = (perSecond: number, perCpuSecond: number, alone: number | null = null): WorkerFigures => ({
  perSecond,
  p50Ms: 1,
  p99Ms: 2,
  cpuMs: 0.5,
  nodeCpuMs: null,
  failedShare: 0,
  generatorBound: false,
  perCpuSecond,
  alone,
});

const SECTION: WorkersSection = {
  subjects: [
    { name: 'node:http', workers: null },
    { name: 'Koa', workers: null },
    { name: '1 worker', workers: 1 },
    { name: '2 workers', workers: 2 },
    { name: '2 apart', workers: null, apart: 2 },
    { name: 'node', workers: null },
    { name: 'geth', workers: null },
  ],
  rows: [
    {
      title: 'small',
      sides: [
        figures(50_000, 60_000),
        figures(40_000, 45_000),
        figures(45_000, 54_000, 54_000),
        figures(60_000, 51_300, 102_600),
        figures(61_000, 54_000),
        figures(5_000, 5_000),
        figures(30_000, 20_000),
      ],
    },
    {
      title: 'a <mix>',
      sides: [
        null,
        null,
        figures(9_000, 9_500, 9_400),
        figures(12_000, 9_500, 18_800),
        { refusal: 'away' },
        { refusal: 'down' },
        null,
      ],
    },
  ],
  loaded: [
    {
      workers: 1,
      p50Ms: 1.5,
      p99Ms: 20,
      maxMs: 30.25,
      asked: 6_000,
      failed: 0,
      logResponses: 4.5,
      blockResponses: 12,
      backfilled: 7,
      seconds: 42.5,
      rounds: 3,
    },
  ],
  largeBlock: 11_000,
  profiles: [{ title: 'a <mix>', drawing: '<svg></svg>', most: [{ name: 'call<T>', share: 0.625 }] }],
  facts: ['A fact.'],
};

const cells = (table: string | undefined, line: number) => table?.split('\n')[line]?.trim().split(/ {2,}/);

test('the tables compare one worker with other servers, and more workers with one', () => {
  const [rates, costs, alone, loaded] = alignedWorkers(SECTION).split('\n\n');
  expect(cells(rates, 0)?.slice(-2)).toEqual(['1 worker / node', '1 worker / geth']);
  expect(cells(rates, 1)).toEqual([
    'small',
    '50,000',
    '40,000',
    '45,000',
    '60,000',
    '61,000',
    '5,000',
    '30,000',
    '9.0x',
    '1.50x',
  ]);
  expect(cells(rates, 2)).toEqual(['a <mix>', '-', '-', '9,000', '12,000', 'error', 'error', '-', '-', '-']);
  expect(cells(costs, 0)?.slice(-4)).toEqual(['1 / node:http', '1 / Koa', '2 / 1', '2 / 2 apart']);
  expect(cells(costs, 1)?.slice(-4)).toEqual(['90 %', '120 %', '0.95x', '0.95x']);
  expect(cells(costs, 2)?.slice(-4)).toEqual(['-', '-', '1.00x', '-']);
  expect(cells(alone, 1)).toEqual(['small', '54,000', '102,600', '1.90x', '2', '2']);
  expect(cells(loaded, 1)).toEqual([
    '1 worker',
    '1.5',
    '20',
    '30.3',
    '6,000',
    '0',
    '4.5',
    '12',
    '7 in 3 rounds',
    '42.5',
  ]);
});

test('a line for the terminal has the servers that were asked', () => {
  expect(workersProgress(SECTION.rows[1]!, SECTION.subjects)).toBe(
    '  a <mix>: 1 worker 9,000 req/s, 2 workers 12,000 req/s, 2 apart error req/s, node error req/s',
  );
});

test('the notes name servers as sentences do', () =>
  expect(workersNotes(SECTION)).toEqual([
    'a <mix>: Halley, 2 apart, does not serve it (away).',
    "a <mix>: the node's server does not serve it (down).",
    'A fact.',
  ]));

test('the page has a heading, and drawings where they are shown, and diagrams elsewhere', () => {
  const page = workersParts(SECTION, 'bench-workers').join('\n\n');
  expect(page.startsWith('## Workers\n')).toBe(true);
  expect(page).toContain('```mermaid bench-workers\nxychart-beta horizontal\n');
  expect(page).toContain('x-axis ["small", "a <mix>"]\n  bar [1.90, 2.00]\n');
  expect(page).toContain('```mermaid bench-workers-flame-1\nxychart-beta horizontal\n');
  expect(page).toContain('x-axis ["call<T>"]\n  bar [62.5]\n');
  const drawn: string[] = [];
  const readDrawing = (name: string) => {
    drawn.push(name);
    return workersChart(SECTION, name);
  };
  renderMarkdown(page, { resolveLink: () => null, readDrawing });
  expect(drawn).toEqual(['bench-workers', 'bench-workers-flame-1']);
});

test('the chart has two bars for each server that was measured', () => {
  const chart = workersChart(SECTION, 'bench-workers');
  expect(chart.match(/<rect /g)).toHaveLength(18);
  expect(chart.match(/width="250.0"/g)).toHaveLength(2);
  expect(chart.match(/>not known</g)).toHaveLength(4);
  expect(chart).toContain('a &lt;mix&gt;');
});
