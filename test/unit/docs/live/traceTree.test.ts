import { expect, test } from '@jest/globals';
import { encodeErrorResult, parseAbi } from 'viem';
import { MOST_ROWS, traceTree, visibleRows } from '../../../../docs-site/client/live/traceTree.js';

const call = (to: string, calls: object[] = []): object => ({
  type: 'CALL',
  from: '0xf',
  to,
  value: '0x5',
  gasUsed: '0x5208',
  input: '0xa9059cbb00',
  calls,
});

const places = (trace: unknown): string[] => traceTree(trace).rows.map(({ id, to }) => `${id} ${to}`);

test('calls come in the order in which they were made', () => {
  const trace = call('a', [call('b', [call('c')]), call('d')]);
  expect(places(trace)).toEqual(['0 a', '0.0 b', '0.0.0 c', '0.1 d']);
  const { rows, isCut } = traceTree(trace);
  expect(isCut).toBe(false);
  expect(rows[3]).toMatchObject({ level: 2, position: 2, siblings: 2, calls: 0, value: 5n, gasUsed: 21_000n });
  expect(rows[0]).toMatchObject({ level: 1, position: 1, siblings: 1, calls: 2, selector: '0xa9059cbb', error: null });
});

test('a folded call hides what it called, and nothing else', () => {
  const { rows } = traceTree(call('a', [call('b', [call('c', [call('d')])]), call('e')]));
  const ids = (folded: string[]): string[] => visibleRows(rows, new Set(folded)).map(({ id }) => id);
  expect(ids([])).toEqual(['0', '0.0', '0.0.0', '0.0.0.0', '0.1']);
  expect(ids(['0.0'])).toEqual(['0', '0.0', '0.1']);
  expect(ids(['0.0', '0.0.0'])).toEqual(['0', '0.0', '0.1']);
  expect(ids(['0'])).toEqual(['0']);
});

test('an error has the reason that the contract gave', () => {
  const abi = parseAbi(['error Error(string)']);
  const output = encodeErrorResult({ abi, errorName: 'Error', args: ['<script>no</script>'] });
  const failed = { ...call('a'), error: 'execution reverted', output };
  expect(traceTree(failed).rows[0]?.error).toBe('execution reverted: <script>no</script>');
  expect(traceTree({ ...failed, revertReason: 'told' }).rows[0]?.error).toBe('execution reverted: told');
  expect(traceTree({ ...failed, output: '0x' }).rows[0]?.error).toBe('execution reverted');
});

test.each([
  ['null', null],
  ['text', 'trace'],
  ['a list', [call('a')]],
  ['a number', 7n],
])('%s is no trace', (_what, trace) => expect(traceTree(trace)).toEqual({ rows: [], isCut: false }));

test('fields of the wrong type are not shown', () => {
  const trace = { type: 7, from: null, to: {}, value: 'many', gasUsed: -1, input: [], calls: [null, 'x', call('b')] };
  expect(places(trace)).toEqual(['0 null', '0.2 b']);
  expect(traceTree(trace).rows[0]).toMatchObject({ type: '?', from: '?', value: null, gasUsed: null, input: '0x' });
});

test('a trace as deep or as wide as a server likes takes bounded rows', () => {
  let deep = call('a');
  for (let level = 0; level < 50_000; level++) deep = call('a', [deep]);
  expect(traceTree(deep)).toMatchObject({ rows: { length: MOST_ROWS }, isCut: true });
  const wide = call(
    'a',
    Array.from({ length: 50_000 }, () => call('b')),
  );
  expect(traceTree(wide)).toMatchObject({ rows: { length: MOST_ROWS }, isCut: true });
});

test('long data is cut', () => {
  const { rows } = traceTree({ ...call('a'), input: `0x${'00'.repeat(100_000)}` });
  expect(rows[0]?.input.length).toBe(10_001);
});
