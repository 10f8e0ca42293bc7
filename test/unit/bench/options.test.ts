import { expect, test } from '@jest/globals';
import { readOptions } from '../../../bench/options.js';

test('without flags every option has its default', () => {
  expect(readOptions([])).toEqual({
    seconds: 2,
    rounds: 3,
    connections: 16,
    only: [],
    blocks: 150,
    transactionsPerBlock: 64,
    out: 'docs/reports/bench.md',
    geth: null,
    before: null,
    stateBefore: null,
    ingestBefore: null,
    stream: null,
    node: 'v0.3.2',
    chart: 'docs-site/drawings/bench-state.svg',
    withGeth: false,
    depths: [1_000, 10_000, 100_000, 1_000_000],
    depthFolder: null,
    depthChart: 'docs-site/drawings/bench-depth.svg',
    workers: [1, 2, 4],
    largeBlock: 11_000,
    workersChart: 'docs-site/drawings/bench-workers.svg',
  });
});

test('flags change options', () => {
  const args = ['--seconds', '0.5', '--only', 'block,receipt', '--out', '', '--with-geth'];
  expect(readOptions(args)).toMatchObject({ seconds: 0.5, only: ['block', 'receipt'], out: '', withGeth: true });
});

test('a comparison with another checkout writes no file, and section State has it, too', () => {
  expect(readOptions(['--before', '../main'])).toMatchObject({ before: '../main', stateBefore: '../main', out: '' });
});

test('section State alone can have another checkout; the file is written', () => {
  const options = { before: null, stateBefore: '../main', out: 'docs/reports/bench.md' };
  expect(readOptions(['--state-before', '../main'])).toMatchObject(options);
});

test('another release of the node writes a file only if one is named', () => {
  expect(readOptions(['--node', 'v0.7.3'])).toMatchObject({ node: 'v0.7.3', out: '' });
  expect(readOptions(['--node', 'v0.7.3', '--out', 'x.md'])).toMatchObject({ out: 'x.md' });
});

test('depths are measured from the lowest to the highest', () =>
  expect(readOptions(['--depths', '100000,1000,1000'])).toMatchObject({ depths: [1_000, 100_000] }));

test('services with fewer workers come first', () =>
  expect(readOptions(['--workers', '4,1,4'])).toMatchObject({ workers: [1, 4] }));

test('--help gives no options', () => expect(readOptions(['--help'])).toBeNull());

test.each([
  [['--rounds', '0'], '--rounds: "0" is no positive number'],
  [['--seconds', 'two'], '--seconds: "two" is no positive number'],
  [['--blocks', '19'], '--blocks: 19 is not a whole number from 20 up'],
  [['--stream', 'maybe'], '--stream: "maybe" is not one of on, off, both'],
  [['--node', 'v1'], '--node: "v1" is not one of v0.3.2, v0.7.3'],
  [['--depths', '10000,100'], '--depths: 100 is not a whole number from 1000 up'],
  [['--workers', '0'], '--workers: "0" is no positive number'],
  [['--connections', '1.5'], '--connections: 1.5 is not a whole number from 1 up'],
])('%j is refused with the name of the flag', (args, message) => expect(() => readOptions(args)).toThrow(message));
