import { expect, test } from '@jest/globals';
import { readOptions } from '../../../../bench/subscriptions/options.js';

test('without flags every option has its default', () => {
  expect(readOptions([])).toEqual({
    clients: 2_000,
    blocks: 60,
    transfersPerBlock: 10,
    processes: 1,
    only: ['halley', 'node', 'geth'],
    out: 'docs/reports/bench-subscriptions.md',
    geth: null,
    withGeth: false,
  });
});

test('flags change options', () => {
  expect(readOptions(['--clients', '500', '--only', 'node,halley', '--out', ''])).toMatchObject({
    clients: 500,
    only: ['node', 'halley'],
    out: '',
  });
});

test('--help gives no options', () => expect(readOptions(['--help'])).toBeNull());

test.each([
  [['--clients', '0'], '--clients: 0 is not a whole number from 1 up'],
  [['--blocks', 'ten'], '--blocks: ten is not a whole number from 1 up'],
  [['--only', 'halley,anvil'], '--only: no server anvil; there are halley, node, geth'],
])('%j is refused with the name of the flag', (args, message) => expect(() => readOptions(args)).toThrow(message));
