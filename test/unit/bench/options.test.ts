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
    withGeth: false,
  });
});

test('flags change options', () => {
  const args = ['--seconds', '0.5', '--only', 'block,receipt', '--out', '', '--with-geth'];
  expect(readOptions(args)).toMatchObject({ seconds: 0.5, only: ['block', 'receipt'], out: '', withGeth: true });
});

test('a comparison with another checkout writes no file', () => {
  expect(readOptions(['--before', '../main'])).toMatchObject({ before: '../main', out: '' });
});

test('--help gives no options', () => expect(readOptions(['--help'])).toBeNull());

test.each([
  [['--rounds', '0'], '--rounds: "0" is no positive number'],
  [['--seconds', 'two'], '--seconds: "two" is no positive number'],
  [['--blocks', '19'], '--blocks: 19 is not a whole number from 20 up'],
  [['--connections', '1.5'], '--connections: 1.5 is not a whole number from 1 up'],
])('%j is refused with the name of the flag', (args, message) => expect(() => readOptions(args)).toThrow(message));
