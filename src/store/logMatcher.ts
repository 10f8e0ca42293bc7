/**
 * Matches logs without parsing them. Every stored log starts with `{"address":"0x…","topics":["0x…",…],`, so the
 * address and each topic are at fixed offsets in its JSON. A block's bloom filter rules out most blocks beforehand.
 */
import type { LogCriteria } from '../chain/blocks.js';
import { bloomMayContain } from '../evm/bloom.js';
import { COMMA, QUOTE } from '../evm/encoding/jsonBytes.js';
import { logCount, logItem, type Part } from './blockRecords.js';

const ADDRESS_START = '{"address":"'.length;
const ADDRESS_LENGTH = 42;
const TOPICS_START = ADDRESS_START + ADDRESS_LENGTH + '","topics":['.length;
const TOPIC_LENGTH = 66;
/** Length of a topic with its quotes and the comma or bracket after it. */
const TOPIC_STRIDE = TOPIC_LENGTH + 3;

/** An address or topic to search for, as hex text and as the bytes of that text. */
interface SearchedValue {
  text: string;
  bytes: Uint8Array;
}

/** Log criteria in the form that is compared with bytes; an empty list of addresses and a null topic match anything. */
export interface LogMatcher {
  addresses: SearchedValue[];
  topics: (SearchedValue[] | null)[];
}

/** Prepares criteria once for many blocks. */
export function createLogMatcher(criteria: LogCriteria): LogMatcher {
  return {
    addresses: criteria.addresses.map(searchedValue),
    topics: criteria.topics.map((alternatives) => alternatives?.map(searchedValue) ?? null),
  };
}

/** False when no log of a block with this bloom filter (256 bytes) can match. */
export function bloomMayMatch(bloom: Uint8Array, matcher: LogMatcher): boolean {
  if (matcher.addresses.length > 0 && !anyInBloom(bloom, matcher.addresses)) return false;
  return matcher.topics.every((alternatives) => alternatives === null || anyInBloom(bloom, alternatives));
}

/** The places of the matching logs in a receipts record, in order. */
export function findMatchingLogs(receiptsRecord: Uint8Array, matcher: LogMatcher): Part[] {
  const matching: Part[] = [];
  const count = logCount(receiptsRecord);
  for (let index = 0; index < count; index++) {
    const log = logItem(receiptsRecord, index);
    if (logMatches(receiptsRecord, log.start, matcher)) matching.push(log);
  }
  return matching;
}

/**
 * A log with fewer topics than the criteria have positions does not match, even if those positions are null (as in
 * geth).
 */
function logMatches(bytes: Uint8Array, start: number, { addresses, topics }: LogMatcher): boolean {
  if (addresses.length > 0 && !anyAt(bytes, start + ADDRESS_START, addresses)) return false;
  for (let position = 0; position < topics.length; position++) {
    const topic = start + TOPICS_START + position * TOPIC_STRIDE;
    if (bytes[topic] !== QUOTE || (position > 0 && bytes[topic - 1] !== COMMA)) return false;
    const alternatives = topics[position];
    if (alternatives && !anyAt(bytes, topic + 1, alternatives)) return false;
  }
  return true;
}

function anyAt(bytes: Uint8Array, offset: number, alternatives: SearchedValue[]): boolean {
  for (const searched of alternatives) {
    if (equalAt(bytes, offset, searched.bytes)) return true;
  }
  return false;
}

/** Compares from the end: topics that hold counters or small numbers differ only in their last digits. */
function equalAt(bytes: Uint8Array, offset: number, text: Uint8Array): boolean {
  for (let i = text.length - 1; i >= 0; i--) {
    if (bytes[offset + i] !== text[i]) return false;
  }
  return true;
}

function anyInBloom(bloom: Uint8Array, alternatives: SearchedValue[]): boolean {
  return alternatives.some(({ text }) => bloomMayContain(bloom, text));
}

function searchedValue(text: string): SearchedValue {
  return { text, bytes: Buffer.from(text, 'latin1') };
}
