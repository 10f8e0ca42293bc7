import { createHash } from 'node:crypto';
import type { Address, Hash } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';
import { CLOSE_BRACKET } from '../json/codes.js';
import { createLogMatcher, matchesLog, type LogMatcher } from '../store/logMatcher.js';
import type { BlockQuery, HeadQuery, LogQuery, ReceiptQuery } from './blockQuery.js';

/** Longer keys are replaced by their SHA-256. */
const LONG_KEY = 200;

interface SharedQuery {
  query: BlockQuery;
  count: number;
  removeFromIndex(): void;
}

interface IndexedLogQuery {
  query: LogQuery;
  matcher: LogMatcher;
}

/**
 * The queries of all subscriptions to blocks. Equal queries are shared, so that their result is read and encoded once.
 * Log queries are indexed by address or log topic, queries for single receipts by transaction hash: with thousands of
 * them, a block costs little more than the few that match.
 */
export class SharedQueries {
  readonly heads = new Set<HeadQuery>();
  /** Queries for the receipts of all transactions. */
  readonly receipts = new Set<ReceiptQuery>();
  readonly #shared = new Map<string, SharedQuery>();
  #logQueries = 0;
  readonly #byLogValue = new MultiMap<IndexedLogQuery>();
  readonly #byTransaction = new MultiMap<ReceiptQuery>();

  get hasLogQueries(): boolean {
    return this.#logQueries > 0;
  }

  get hasReceiptQueriesByHash(): boolean {
    return !this.#byTransaction.isEmpty;
  }

  /** The shared query that equals this one, until `release`. */
  acquire(query: BlockQuery): BlockQuery {
    const key = keyOf(query);
    const shared = this.#shared.get(key);
    if (shared !== undefined) {
      shared.count++;
      return shared.query;
    }
    this.#shared.set(key, { query, count: 1, removeFromIndex: this.#addToIndex(query) });
    return query;
  }

  release(query: BlockQuery): void {
    const key = keyOf(query);
    const shared = this.#shared.get(key);
    if (shared === undefined || --shared.count > 0) return;
    this.#shared.delete(key);
    shared.removeFromIndex();
  }

  /** The log queries that a log (its JSON) may match, each with whether it does. They may change between steps. */
  *logQueriesFor(log: Uint8Array): Iterable<{ query: LogQuery; isMatch: boolean }> {
    const { address, topics } = fieldsOfLog(log);
    for (const key of [ANY_LOG, address, ...topics.map(topicKey)]) {
      for (const { query, matcher } of this.#byLogValue.get(key)) yield { query, isMatch: matchesLog(log, matcher) };
    }
  }

  /** The queries that name a transaction. */
  receiptQueriesFor(transactionHash: Hash): Iterable<ReceiptQuery> {
    return this.#byTransaction.get(transactionHash);
  }

  /** Returns a function that removes the query. */
  #addToIndex(query: BlockQuery): () => void {
    switch (query.kind) {
      case 'newHeads':
        this.heads.add(query);
        return () => this.heads.delete(query);
      case 'transactionReceipts':
        if (query.hashes !== null) return this.#byTransaction.add(query.hashes, query);
        this.receipts.add(query);
        return () => this.receipts.delete(query);
      case 'logs':
        return this.#addLogQuery(query);
    }
  }

  #addLogQuery(query: LogQuery): () => void {
    const remove = this.#byLogValue.add(keysOf(query.criteria), { query, matcher: createLogMatcher(query.criteria) });
    this.#logQueries++;
    return () => {
      this.#logQueries--;
      remove();
    };
  }
}

/** Sets of values by key; a value may have several keys. */
class MultiMap<Value> {
  readonly #sets = new Map<string, Set<Value>>();

  get isEmpty(): boolean {
    return this.#sets.size === 0;
  }

  get(key: string): Iterable<Value> {
    return this.#sets.get(key) ?? [];
  }

  /** Returns a function that removes the value. */
  add(keys: Iterable<string>, value: Value): () => void {
    for (const key of keys) {
      const values = this.#sets.get(key);
      if (values === undefined) this.#sets.set(key, new Set([value]));
      else values.add(value);
    }
    return () => {
      for (const key of keys) {
        const values = this.#sets.get(key);
        values?.delete(value);
        if (values?.size === 0) this.#sets.delete(key);
      }
    };
  }
}

/** The key of log queries without criteria. */
const ANY_LOG = '';

/** For log queries that need this topic at this position. */
function topicKey(topic: Hash, position: number): string {
  return `${position}${topic}`;
}

/**
 * The keys of a log query, such that a log finds the query once: its last indexed argument, such as the recipient of a
 * transfer; else the contract; else the kind of event. In this order fewer logs share a value.
 */
function keysOf({ addresses, topics }: LogCriteria): ReadonlySet<string> {
  const last = topics.findLastIndex((alternatives) => alternatives !== null);
  if (addresses.length > 0 && last < 1) return new Set(addresses);
  if (last < 0) return new Set([ANY_LOG]);
  return new Set(topics[last]?.map((topic) => topicKey(topic, last)));
}

/** Parses only the beginning of a log: the rest may be long. */
function fieldsOfLog(log: Uint8Array): { address: Address; topics: Hash[] } {
  const beginning = Buffer.from(log.buffer, log.byteOffset, log.indexOf(CLOSE_BRACKET) + 1);
  // A log as this process encoded it.
  return JSON.parse(`${beginning.toString('latin1')}}`) as { address: Address; topics: Hash[] };
}

function keyOf(query: BlockQuery): string {
  const key = JSON.stringify(query, (_name, value: unknown) => (value instanceof Set ? [...value].sort() : value));
  return key.length > LONG_KEY ? createHash('sha256').update(key).digest('base64') : key;
}
