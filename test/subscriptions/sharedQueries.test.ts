import { describe, expect, test } from '@jest/globals';
import type { LogCriteria } from '../../src/chain/blocks.js';
import type { BlockQuery, LogFields } from '../../src/subscriptions/blockQuery.js';
import { SharedQueries } from '../../src/subscriptions/sharedQueries.js';
import { addressOf, hashOf } from '../store/syntheticBlocks.js';
import { range } from './subscriptionStage.js';

const [coin, other] = [addressOf('coin'), addressOf('other')];
const [a, b] = [hashOf('a'), hashOf('b')];

const queryOf = (criteria: LogCriteria): BlockQuery => ({ kind: 'logs', criteria });
const matchesOf = (queries: SharedQueries, log: LogFields): BlockQuery[] =>
  [...queries.logQueriesFor(log)].filter(({ isMatch }) => isMatch).map(({ query }) => query);

/** The decision of geth's filter. */
function accepts({ addresses, topics }: LogCriteria, log: LogFields): boolean {
  if (addresses.length > 0 && !addresses.includes(log.address)) return false;
  if (topics.length > log.topics.length) return false;
  return topics.every((alternatives, i) => alternatives === null || alternatives.includes(log.topics[i]!));
}

describe('the log queries that a log matches', () => {
  test('are found exactly once each', () => {
    const lists = [null, [a], [b], [a, b, a]];
    const positions = [[], ...lists.map((one) => [one]), ...lists.flatMap((one) => lists.map((two) => [one, two]))];
    const all = [[], [coin], [coin, other, coin]].flatMap((addresses) =>
      positions.map((topics) => queryOf({ addresses, topics })),
    );
    const queries = new SharedQueries();
    for (const query of all) queries.acquire(query);
    for (const address of [coin, other, addressOf('third')]) {
      for (const values of [[], [a], [b], [a, b], [b, a], [b, b, a]]) {
        const log = { address, topics: values };
        const expected = all.filter((topic) => topic.kind === 'logs' && accepts(topic.criteria, log));
        const found = matchesOf(queries, log);
        expect(found).toHaveLength(expected.length);
        expect(new Set(found)).toEqual(new Set(expected));
      }
    }
    for (const query of all) queries.release(query);
    expect([queries.hasLogQueries, matchesOf(queries, { address: coin, topics: [a] })]).toEqual([false, []]);
  });

  test.each([
    ['kinds of events', (i: number): LogCriteria => ({ addresses: [], topics: [[hashOf(i)]] })],
    ['recipients of any token', (i: number): LogCriteria => ({ addresses: [], topics: [[a], null, [hashOf(i)]] })],
    ['recipients of one token', (i: number): LogCriteria => ({ addresses: [coin], topics: [[a], null, [hashOf(i)]] })],
    ['contracts', (i: number): LogCriteria => ({ addresses: [addressOf(String(i))], topics: [[a]] })],
  ])('are found without comparing the log with thousands of others: %s', (_name, criteria) => {
    const queries = new SharedQueries();
    for (const i of range(1, 1000)) queries.acquire(queryOf(criteria(i)));
    expect([...queries.logQueriesFor({ address: coin, topics: [a, b, hashOf(7)] })].length).toBeLessThan(5);
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
