import { describe, expect, test } from '@jest/globals';
import type { Address, Hash } from '../../generated/types.js';
import type { LogCriteria } from '../../src/chain/blocks.js';
import type { BlockTopic, LogKey } from '../../src/subscriptions/blockTopic.js';
import { BlockTopics } from '../../src/subscriptions/blockTopics.js';
import { addressOf, hashOf } from '../store/syntheticBlocks.js';
import { range } from './subscriptionStage.js';

const [coin, other] = [addressOf('coin'), addressOf('other')];
const [a, b] = [hashOf('a'), hashOf('b')];

const topicOf = (criteria: LogCriteria): BlockTopic => ({ kind: 'logs', criteria });
const matching = (topics: BlockTopics, log: LogKey): BlockTopic[] => [...topics.matching(log)];

/** A log that counts how often it is compared with criteria. */
class WatchedLog implements LogKey {
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
function accepts({ addresses, topics }: LogCriteria, log: LogKey): boolean {
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
    const topics = new BlockTopics();
    for (const topic of all) topics.take(topic);
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
    expect([topics.wantsLogs, matching(topics, { address: coin, topics: [a] })]).toEqual([false, []]);
  });

  test.each([
    ['kinds of events', (i: number): LogCriteria => ({ addresses: [], topics: [[hashOf(i)]] })],
    ['recipients of any token', (i: number): LogCriteria => ({ addresses: [], topics: [[a], null, [hashOf(i)]] })],
    ['recipients of one token', (i: number): LogCriteria => ({ addresses: [coin], topics: [[a], null, [hashOf(i)]] })],
    ['contracts', (i: number): LogCriteria => ({ addresses: [addressOf(String(i))], topics: [[a]] })],
  ])('are not looked for among thousands: %s', (_name, criteria) => {
    const topics = new BlockTopics();
    for (const i of range(1, 1000)) topics.take(topicOf(criteria(i)));
    const log = new WatchedLog(coin, [a, b, hashOf(7)]);
    matching(topics, log);
    expect(log.looks).toBeLessThan(5);
  });
});

test('the receipts of a transaction are wanted by those that named it', () => {
  const topics = new BlockTopics();
  const wanted: BlockTopic = { kind: 'transactionReceipts', hashes: new Set([a, b]) };
  topics.take(wanted);
  topics.take({ kind: 'transactionReceipts', hashes: new Set([b]) });
  topics.take({ kind: 'transactionReceipts', hashes: null });
  expect([...topics.wantingReceiptOf(a)]).toEqual([wanted]);
  expect([...topics.wantingReceiptOf(b)]).toHaveLength(2);
  topics.release(wanted);
  expect([...topics.wantingReceiptOf(a)]).toEqual([]);
  expect(topics.wantsReceiptsOfSome).toBe(true);
});
