import { describe, expect, test } from '@jest/globals';
import type { Address, Hash } from '../../generated/types.js';
import type { LogCriteria } from '../../src/chain/blocks.js';
import type { BlockQuery, LogFields } from '../../src/subscriptions/blockQuery.js';
import { SharedQueries } from '../../src/subscriptions/sharedQueries.js';
import { addressOf, hashOf } from '../store/syntheticBlocks.js';
import { range } from './subscriptionStage.js';

const [coin, other] = [addressOf('coin'), addressOf('other')];
const [a, b] = [hashOf('a'), hashOf('b')];

const topicOf = (criteria: LogCriteria): BlockQuery => ({ kind: 'logs', criteria });
const matching = (topics: SharedQueries, log: LogFields): BlockQuery[] => [...topics.logQueriesFor(log)];

/** A log that counts how often it is compared with criteria. */
class WatchedLog implements LogFields {
  looks = 0;
  readonly #values: Hash[];

  constructor(
    readonly address: Address,
    values: Hash[],
  ) {
    this.#values = values;
  }

  get topics(): Hash[] {
    this.looks++;
    return this.#values;
  }
}

/** What geth's filter decides. */
function accepts({ addresses, topics }: LogCriteria, log: LogFields): boolean {
  if (addresses.length > 0 && !addresses.includes(log.address)) return false;
  if (topics.length > log.topics.length) return false;
  return topics.every((alternatives, i) => alternatives === null || alternatives.includes(log.topics[i]!));
}

describe('the criteria that a log matches', () => {
  test('are found once each, and are those that match one by one', () => {
    const lists = [null, [a], [b], [a, b, a]];
    const positions = [[], ...lists.map((one) => [one]), ...lists.flatMap((one) => lists.map((two) => [one, two]))];
    const all = [[], [coin], [coin, other, coin]].flatMap((addresses) =>
      positions.map((topics) => topicOf({ addresses, topics })),
    );
    const topics = new SharedQueries();
    for (const topic of all) topics.acquire(topic);
    for (const address of [coin, other, addressOf('third')]) {
      for (const values of [[], [a], [b], [a, b], [b, a], [b, b, a]]) {
        const log = { address, topics: values };
        const expected = all.filter((topic) => topic.kind === 'logs' && accepts(topic.criteria, log));
        const found = matching(topics, log);
        expect(found).toHaveLength(expected.length);
        expect(new Set(found)).toEqual(new Set(expected));
      }
    }
    for (const topic of all) topics.release(topic);
    expect([topics.hasLogQueries, matching(topics, { address: coin, topics: [a] })]).toEqual([false, []]);
  });

  test.each([
    ['kinds of events', (i: number): LogCriteria => ({ addresses: [], topics: [[hashOf(i)]] })],
    ['recipients of any token', (i: number): LogCriteria => ({ addresses: [], topics: [[a], null, [hashOf(i)]] })],
    ['recipients of one token', (i: number): LogCriteria => ({ addresses: [coin], topics: [[a], null, [hashOf(i)]] })],
    ['contracts', (i: number): LogCriteria => ({ addresses: [addressOf(String(i))], topics: [[a]] })],
  ])('are not looked for among thousands: %s', (_name, criteria) => {
    const topics = new SharedQueries();
    for (const i of range(1, 1000)) topics.acquire(topicOf(criteria(i)));
    const log = new WatchedLog(coin, [a, b, hashOf(7)]);
    matching(topics, log);
    expect(log.looks).toBeLessThan(5);
  });
});

test('the receipts of a transaction are wanted by those that named it', () => {
  const topics = new SharedQueries();
  const wanted: BlockQuery = { kind: 'transactionReceipts', hashes: new Set([a, b]) };
  topics.acquire(wanted);
  topics.acquire({ kind: 'transactionReceipts', hashes: new Set([b]) });
  topics.acquire({ kind: 'transactionReceipts', hashes: null });
  expect([...topics.receiptQueriesFor(a)]).toEqual([wanted]);
  expect([...topics.receiptQueriesFor(b)]).toHaveLength(2);
  topics.release(wanted);
  expect([...topics.receiptQueriesFor(a)]).toEqual([]);
  expect(topics.hasReceiptQueriesByHash).toBe(true);
});
