import { expect, test } from '@jest/globals';
import type { Attempt } from '../../../../bench/subscriptions/attempt.js';
import {
  alignedTable,
  breakageOf,
  lossOf,
  markdownDocument,
  shortcomings,
  type Column,
} from '../../../../bench/subscriptions/report.js';

const SPREAD = { p50: 12.34, p99: 1_234.5 };

const WHOLE: Attempt = {
  clients: 2_000,
  subscribed: 2_000,
  failures: new Map(),
  heads: { any: SPREAD, last: SPREAD },
  logs: { any: SPREAD, last: SPREAD },
  completeHeads: 2_000,
  completeLogs: 2_000,
  missingHeads: 0,
  missingLogs: 0,
  repeated: 0,
  late: 0,
  closed: new Map(),
  idle: { serverCpuMs: 1, nodeCpuMs: 60, residentMiB: 100 },
  loaded: { serverCpuMs: 150, nodeCpuMs: 65, residentMiB: 120 },
  clientCores: 0.15,
  logsPerBlock: 10,
};

const column = (change: Partial<Attempt>): Column => ({
  server: 'Halley',
  clients: 2_000,
  outcome: { ...WHOLE, ...change },
});

test('a column has a line for each figure', () => {
  expect(
    alignedTable([column({})])
      .split('\n')
      .slice(0, 6),
  ).toEqual([
    '                                      Halley, 2,000',
    'clients with every head              2,000 of 2,000',
    'clients with every log               2,000 of 2,000',
    'entries that came twice                           0',
    'entries out of order                              0',
    'head, each client: p50 / p99 ms        12.3 / 1,235',
  ]);
  expect(alignedTable([column({})])).toMatch(/memory of a connection, KiB +10\.2\n/);
});

test('a server that could not be measured has dashes and a reason', () => {
  const ended: Column = { server: 'geth', clients: 500, outcome: 'no block after 7 within 30 s' };
  expect(markdownDocument([column({}), ended], ['a fact'])).toContain(
    '| clients with every head | 2,000 of 2,000 | - |\n',
  );
  expect(shortcomings([column({}), ended])).toEqual(['geth with 500 clients: no block after 7 within 30 s.']);
});

test('refused and dropped clients are breakage', () => {
  const refused = column({ subscribed: 900, failures: new Map([['connect ECONNREFUSED', 1_100]]) });
  expect(breakageOf(refused)).toBe('900 of 2,000 could subscribe (1,100: connect ECONNREFUSED)');
  expect(breakageOf(column({ closed: new Map([['closed with 1006', 3]]) }))).toBe(
    'connections ended (3: closed with 1006)',
  );
  expect(breakageOf(column({}))).toBeNull();
});

test('lost entries are loss, not breakage', () => {
  const lossy = column({ completeLogs: 500, missingLogs: 12_345 });
  expect(breakageOf(lossy)).toBeNull();
  expect(lossOf(lossy)).toBe('1,500 clients missed 12,345 logs in all');
  expect(lossOf(column({}))).toBeNull();
});
