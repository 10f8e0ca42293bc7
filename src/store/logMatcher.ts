/**
 * Matches logs without parsing them. Every stored log starts with `{"address":"0x…","topics":["0x…",…],`, so the
 * address and each topic are at fixed offsets. A log costs the same whatever a client searches for: its values are
 * looked up in sets, whose hash has a secret seed.
 */
import type { LogCriteria } from '../chain/blocks.js';
import { bloomBits, bloomHasBits, type BloomBits } from '../ethereum/bloom.js';
import { COMMA, QUOTE } from '../json/codes.js';
import { logItem, type Part } from './blockRecords.js';

const ADDRESS_START = '{"address":"'.length;
const ADDRESS_LENGTH = 42;
const TOPICS_START = ADDRESS_START + ADDRESS_LENGTH + '","topics":['.length;
const TOPIC_LENGTH = 66;
/** Length of a topic with its quotes and the comma or bracket after it. */
const TOPIC_STRIDE = TOPIC_LENGTH + 3;

/** Where the hex digits of the address of a log begin. `start`: of the log. */
export function addressDigits(start: number): number {
  return start + ADDRESS_START + 2;
}

/** Where the hex digits of a topic of a log begin. */
export function topicDigits(start: number, position: number): number {
  return start + TOPICS_START + position * TOPIC_STRIDE + 3;
}

/** How many topics a log has. */
export function countTopics(bytes: Uint8Array, start: number): number {
  let count = 0;
  while (hasTopic(bytes, start, count)) count += 1;
  return count;
}

/** Whether a log has a topic at a position, when it has one at each position before. */
function hasTopic(bytes: Uint8Array, start: number, position: number): boolean {
  const topic = start + TOPICS_START + position * TOPIC_STRIDE;
  return bytes[topic] === QUOTE && (position === 0 || bytes[topic - 1] === COMMA);
}

/** Up to this many values, comparing bytes costs less than a look-up of text in a set. */
const MAX_COMPARED = 4;

/** Log criteria in the form that is compared with bytes; null matches anything. */
export interface LogMatcher {
  addresses: SearchedValues | null;
  topics: (SearchedValues | null)[];
}

/** An empty list of addresses and a null topic match anything. */
export function createLogMatcher({ addresses, topics }: LogCriteria): LogMatcher {
  return {
    addresses: addresses.length === 0 ? null : new SearchedValues(addresses, ADDRESS_LENGTH),
    topics: topics.map((alternatives) => alternatives && new SearchedValues(alternatives, TOPIC_LENGTH)),
  };
}

const matchers = new WeakMap<LogCriteria, LogMatcher>();

/** The matcher of criteria that are passed again for every block of a search. */
export function matcherOf(criteria: LogCriteria): LogMatcher {
  const matcher = matchers.get(criteria) ?? createLogMatcher(criteria);
  matchers.set(criteria, matcher);
  return matcher;
}

/** False when no log of a block with this bloom filter (256 bytes) can match. */
export function bloomMayMatch(bloom: Uint8Array, { addresses, topics }: LogMatcher): boolean {
  if (addresses?.isAnyIn(bloom) === false) return false;
  return topics.every((alternatives) => alternatives?.isAnyIn(bloom) ?? true);
}

/** The matching logs of a receipts record, from log `from` to before log `to`, in order. */
export function findMatchingLogs(record: Uint8Array, matcher: LogMatcher, from: number, to: number): Part[] {
  const bytes = Buffer.from(record.buffer, record.byteOffset, record.length);
  const matching: Part[] = [];
  for (let index = from; index < to; index++) {
    const log = logItem(bytes, index);
    if (logMatches(bytes, log.start, matcher)) matching.push(log);
  }
  return matching;
}

/** Whether the JSON of a log matches. */
export function matchesLog(log: Uint8Array, matcher: LogMatcher): boolean {
  return logMatches(Buffer.from(log.buffer, log.byteOffset, log.length), 0, matcher);
}

/** A log with fewer topics than positions does not match, even where a position matches anything (as in geth). */
function logMatches(bytes: Buffer, start: number, { addresses, topics }: LogMatcher): boolean {
  if (addresses?.isAnyAt(bytes, start + ADDRESS_START) === false) return false;
  for (let position = 0; position < topics.length; position++) {
    if (!hasTopic(bytes, start, position)) return false;
    if (topics[position]?.isAnyAt(bytes, topicDigits(start, position) - 2) === false) return false;
  }
  return true;
}

/** The addresses, or the topics of one position, of which a log must have one. */
class SearchedValues {
  readonly #values: readonly string[];
  readonly #length: number;
  /** Null when there are many values, which are looked up as text. */
  readonly #few: readonly Uint8Array[] | null;
  readonly #many: ReadonlySet<string>;
  /** Computed when a bloom filter is tested. */
  readonly #bits: BloomBits[] = [];

  constructor(values: readonly string[], length: number) {
    this.#values = values;
    this.#length = length;
    const isFew = values.length <= MAX_COMPARED;
    this.#few = isFew ? values.map((value) => Buffer.from(value, 'latin1')) : null;
    this.#many = new Set(isFew ? [] : values);
  }

  isAnyAt(bytes: Buffer, offset: number): boolean {
    if (this.#few !== null) return this.#few.some((value) => equalAt(bytes, offset, value));
    return this.#many.has(bytes.toString('latin1', offset, offset + this.#length));
  }

  isAnyIn(bloom: Uint8Array): boolean {
    return this.#values.some((value, i) => bloomHasBits(bloom, (this.#bits[i] ??= bloomBits(value))));
  }
}

/** Compares from the end: topics that hold counters or small numbers differ only in their last digits. */
function equalAt(bytes: Uint8Array, offset: number, text: Uint8Array): boolean {
  for (let i = text.length - 1; i >= 0; i--) {
    if (bytes[offset + i] !== text[i]) return false;
  }
  return true;
}
