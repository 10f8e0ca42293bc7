import { describe, expect, test } from '@jest/globals';
import type { LogCriteria } from '../../../src/chain/blocks.js';
import type { BlockQuery } from '../../../src/subscriptions/blockQuery.js';
import { SharedQueries } from '../../../src/subscriptions/sharedQueries.js';
import { addressOf, hashOf } from '../store/syntheticBlocks.js';
import { accepts, CRITERIA, EXAMPLES, exampleLog, LOGS, type RuleLog } from '../store/logRule.js';
import { range } from './subscriptionStage.js';

const coin = addressOf('coin');
const [a, b] = [hashOf('a'), hashOf('b')];

const queryOf = (criteria: LogCriteria): BlockQuery => ({ kind: 'logs', criteria });
/** As it is served. */
const jsonOf = (log: RuleLog): Uint8Array => Buffer.from(JSON.stringify({ ...log, data: '0x' }));

const matchesOf = (queries: SharedQueries, log: RuleLog): BlockQuery[] =>
  [...queries.logQueriesFor(jsonOf(log))].filter(({ isMatch }) => isMatch).map(({ query }) => query);

describe('the log queries that a log matches', () => {
  test.each(EXAMPLES)('follow the rule: %s', (_rule, criteria, topics, matches) => {
    const queries = new SharedQueries();
    const query = queries.acquire(queryOf(criteria));
    expect(matchesOf(queries, exampleLog(topics))).toEqual(matches ? [query] : []);
  });

  test('are found exactly once each', () => {
    const all = CRITERIA.map((criteria) => ({ criteria, query: queryOf(criteria) }));
    const queries = new SharedQueries();
    for (const { query } of all) queries.acquire(query);
    for (const log of LOGS) {
      const expected = all.filter(({ criteria }) => accepts(criteria, log)).map(({ query }) => query);
      const found = matchesOf(queries, log);
      expect(found).toHaveLength(expected.length);
      expect(new Set(found)).toEqual(new Set(expected));
    }
    for (const { query } of all) queries.release(query);
    expect([queries.hasLogQueries, matchesOf(queries, LOGS[1]!)]).toEqual([false, []]);
  });

  test.each([
    ['kinds of events', (i: number): LogCriteria => ({ addresses: [], topics: [[hashOf(i)]] })],
    ['recipients of any token', (i: number): LogCriteria => ({ addresses: [], topics: [[a], null, [hashOf(i)]] })],
    ['recipients of one token', (i: number): LogCriteria => ({ addresses: [coin], topics: [[a], null, [hashOf(i)]] })],
    ['contracts', (i: number): LogCriteria => ({ addresses: [addressOf(String(i))], topics: [[a]] })],
  ])('are found without comparing the log with thousands of others: %s', (_name, criteria) => {
    const queries = new SharedQueries();
    for (const i of range(1, 1000)) queries.acquire(queryOf(criteria(i)));
    expect([...queries.logQueriesFor(jsonOf({ address: coin, topics: [a, b, hashOf(7)] }))].length).toBeLessThan(5);
  });
});

test('the queries for the receipt of a transaction are those that name its hash', () => {
  const queries = new SharedQueries();
  const wanted: BlockQuery = { kind: 'transactionReceipts', hashes: new Set([a, b]) };
  queries.acquire(wanted);
  queries.acquire({ kind: 'transactionReceipts', hashes: new Set([b]) });
  queries.acquire({ kind: 'transactionReceipts', hashes: null });
  expect([...queries.receiptQueriesFor(a)]).toEqual([wanted]);
  expect([...queries.receiptQueriesFor(b)]).toHaveLength(2);
  queries.release(wanted);
  expect([...queries.receiptQueriesFor(a)]).toEqual([]);
  expect(queries.hasReceiptQueriesByHash).toBe(true);
});
