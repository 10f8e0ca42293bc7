import { expect, test } from '@jest/globals';
import type { Figures } from '../../../bench/measure.js';
import {
  alignedTable,
  BEFORE,
  BUILT_IN,
  markdownDocument,
  notes,
  significant,
  type Row,
} from '../../../bench/report.js';

const figures = (change: Partial<Figures>): Figures => ({
  perSecond: 12_345.6,
  p50Ms: 0.5,
  p99Ms: 2.25,
  cpuMs: 0.05,
  nodeCpuMs: null,
  failedShare: 0,
  generatorBound: false,
  ...change,
});

const BLOCK: Row = {
  title: 'a block',
  halley: figures({ generatorBound: true, nodeCpuMs: 0.0125 }),
  other: figures({ perSecond: 100, p50Ms: 133.4, p99Ms: 412.6, cpuMs: 4.67 }),
  geth: null,
};

const REFUSED: Row = {
  title: 'a call',
  halley: figures({ perSecond: 500, cpuMs: null }),
  other: { refusal: 'eth_call: -32000 no state' },
  geth: null,
};

test('columns are aligned and show ratios of throughput and of processor time', () => {
  expect(alignedTable([BLOCK, REFUSED], BUILT_IN, false).split('\n')).toEqual([
    '         Halley req/s  p50 ms  p99 ms  CPU ms  node CPU  node req/s  p50 ms  p99 ms  CPU ms  ratio  CPU ratio',
    'a block       12,346⁺     0.5    2.25    0.05    0.0125         100     133     413    4.67   123x        93x',
    'a call            500     0.5    2.25       -         -       error       -       -       -      -          -',
  ]);
});

test('the notes explain marks, refusals and missing servers', () => {
  expect(notes([BLOCK, REFUSED], BUILT_IN, false)).toEqual([
    '⁺ the load generator needed more processor time than the server: the server can do more than this.',
    "a call: the node's server does not serve it (eth_call: -32000 no state).",
    'geth was not measured: no geth binary (`--geth FILE` or `--with-geth`).',
  ]);
});

test('the notes report errors under load', () => {
  expect(notes([{ ...REFUSED, other: figures({ failedShare: 0.125 }) }], BUILT_IN, true)).toEqual([
    "a call: 12.5 % of the answers of the node's server were errors or null; they are not counted.",
  ]);
});

test('another checkout is named where the server of the node would be, with ratios of two digits', () => {
  const before = figures({ perSecond: 12_000, cpuMs: 0.048, nodeCpuMs: 0.012 });
  const [head, line] = alignedTable([{ ...BLOCK, other: before }], BEFORE, false)
    .split('\n')
    .map((text) => text.split(/ {2,}/).slice(6));
  expect(head).toEqual(['before req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'node CPU', 'ratio', 'CPU ratio']);
  expect(line).toEqual(['12,000', '0.5', '2.25', '0.048', '0.012', '1.03x', '0.96x']);
});

test('geth has columns if it was measured', () => {
  const rows = [{ ...BLOCK, geth: figures({ perSecond: 6_172.8 }) }];
  const document = markdownDocument({ rows, remarks: ['a fact'], withGeth: true, sections: [] });
  expect(document).toContain('| geth req/s | ratio to geth |');
  expect(document).toContain('| 123x | 93x | 6,173 | 2.0x |');
  expect(document).toMatch(/\n- a fact\n$/);
});

test.each([
  [0.020_24, '0.0202'],
  [3, '3'],
  [99.96, '100'],
  [1_511.6, '1,512'],
  [NaN, '-'],
])('%p is written %s', (value, text) => expect(significant(value)).toBe(text));
