import { createHash } from 'node:crypto';
import type { Address, Hash } from '../../generated/types.js';
import type { BlockQuery, HeadQuery, LogFields, LogQuery, ReceiptQuery } from './blockQuery.js';

/** Keys longer than this are kept as their hash. */
const LONG_KEY = 200;

interface SharedTopic {
  topic: BlockQuery;
  /** Subscriptions that have taken it. */
  count: number;
  unlist(): void;
}

/** A log topic with what it takes ready to be looked up; null takes anything. */
interface ListedTopic {
  topic: LogQuery;
  addresses: ReadonlySet<Address> | null;
  positions: readonly (ReadonlySet<Hash> | null)[];
}

/**
 * The topics that somebody has subscribed to. Subscriptions that want the same share one, so that it is read and encoded once for all of
 * them. Those of logs are found by what tells a log apart, those of single receipts by the transaction, so that thousands of them cost a
 * block little more than the few that match.
 */
export class SharedQueries {
  readonly heads = new Set<HeadQuery>();
  /** Of the receipts of all transactions. */
  readonly receipts = new Set<ReceiptQuery>();
  readonly #shared = new Map<string, SharedTopic>();
  #logTopics = 0;
  readonly #listed = new Lists<ListedTopic>();
  readonly #byTransaction = new Lists<ReceiptQuery>();

  get hasLogQueries(): boolean {
    return this.#logTopics > 0;
  }

  get hasReceiptQueriesByHash(): boolean {
    return !this.#byTransaction.isEmpty;
  }

  /** The shared topic that says the same. Whoever takes it gives it back with `release`. */
  acquire(wanted: BlockQuery): BlockQuery {
    const key = keyOf(wanted);
    const shared = this.#shared.get(key);
    if (shared !== undefined) {
      shared.count++;
      return shared.topic;
    }
    this.#shared.set(key, { topic: wanted, count: 1, unlist: this.#list(wanted) });
    return wanted;
  }

  release(topic: BlockQuery): void {
    const key = keyOf(topic);
    const shared = this.#shared.get(key);
    if (shared === undefined || --shared.count > 0) return;
    this.#shared.delete(key);
    shared.unlist();
  }

  /** The log topics that a log matches. */
  *logQueriesFor(log: LogFields): Iterable<LogQuery> {
    const { address, topics } = log;
    for (const key of [ANY_LOG, address, ...topics.map(placeOf)]) {
      for (const listed of this.#listed.get(key)) if (matches(listed, address, topics)) yield listed.topic;
    }
  }

  /** The topics that name a transaction. */
  receiptQueriesFor(transactionHash: Hash): Iterable<ReceiptQuery> {
    return this.#byTransaction.get(transactionHash);
  }

  /** Returns a function that takes it off the list again. */
  #list(topic: BlockQuery): () => void {
    switch (topic.kind) {
      case 'newHeads':
        this.heads.add(topic);
        return () => this.heads.delete(topic);
      case 'transactionReceipts':
        if (topic.hashes !== null) return this.#byTransaction.add(topic.hashes, topic);
        this.receipts.add(topic);
        return () => this.receipts.delete(topic);
      case 'logs':
        return this.#listLogs(topic);
    }
  }

  #listLogs(topic: LogQuery): () => void {
    const { addresses, topics } = topic.criteria;
    const positions = topics.map((alternatives) => alternatives && new Set(alternatives));
    const listed = { topic, addresses: addresses.length === 0 ? null : new Set(addresses), positions };
    const unlist = this.#listed.add(keysOf(listed), listed);
    this.#logTopics++;
    return () => {
      this.#logTopics--;
      unlist();
    };
  }
}

/** Values in lists, each in one or more. */
class Lists<Value> {
  readonly #lists = new Map<string, Set<Value>>();

  get isEmpty(): boolean {
    return this.#lists.size === 0;
  }

  get(key: string): Iterable<Value> {
    return this.#lists.get(key) ?? [];
  }

  /** Returns a function that removes it. */
  add(keys: Iterable<string>, value: Value): () => void {
    for (const key of keys) {
      const list = this.#lists.get(key);
      if (list === undefined) this.#lists.set(key, new Set([value]));
      else list.add(value);
    }
    return () => {
      for (const key of keys) {
        const list = this.#lists.get(key);
        list?.delete(value);
        if (list?.size === 0) this.#lists.delete(key);
      }
    };
  }
}

/** Where those are listed that take any log. */
const ANY_LOG = '';

/** Where those are listed that want this value among the topics of a log. */
function placeOf(topic: Hash, position: number): string {
  return `${position}${topic}`;
}

/**
 * Where a log topic is listed, so that a log finds it once: under its last indexed argument, such as the recipient of a transfer; else under
 * the contract; else under the kind of event. In this order fewer logs share a value.
 */
function keysOf({ addresses, positions }: ListedTopic): Iterable<string> {
  const last = positions.findLastIndex((alternatives) => alternatives !== null);
  if (addresses !== null && last < 1) return addresses;
  if (last < 0) return [ANY_LOG];
  return [...positions[last]!].map((topic) => placeOf(topic, last));
}

/** A log with fewer topics than there are positions does not match, not even where those positions say "anything" (as in geth). */
function matches({ addresses, positions }: ListedTopic, address: Address, topics: readonly Hash[]): boolean {
  if (positions.length > topics.length || addresses?.has(address) === false) return false;
  return positions.every((alternatives, i) => alternatives === null || alternatives.has(topics[i]!));
}

function keyOf(topic: BlockQuery): string {
  const key = JSON.stringify(topic, (_name, value: unknown) => (value instanceof Set ? [...value].sort() : value));
  return key.length > LONG_KEY ? createHash('sha256').update(key).digest('base64') : key;
}
