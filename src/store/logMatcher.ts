/**
 * Matching logs without parsing them: every stored log starts `{"address":"0x…","topics":["0x…",…],`, so the address and each topic stand at
 * fixed places of its JSON. A block's bloom filter tells beforehand that a block cannot match.
 */
import type { LogCriteria } from '../chain/blocks.js';
import { bloomMayContain } from '../evm/bloom.js';
import { logCount, logItem, type Part } from './blockRecords.js';

const addressStart = '{"address":"'.length;
const ADDRESS_LENGTH = 42;
const TOPICS_START = addressStart + ADDRESS_LENGTH + '","topics":['.length;
const TOPIC_LENGTH = 66;
/** A topic with its quotes and the comma or bracket that follows. */
const TOPIC_STRIDE = TOPIC_LENGTH + 3;
const QUOTE = 0x22;
const COMMA = 0x2c;

/** A value that is searched for, as hex text and as the bytes of that text. */
interface Wanted {
  text: string;
  bytes: Uint8Array;
}

/** Criteria made ready to be compared with bytes. */
export interface LogMatcher {
  addresses: Wanted[];
  topics: (Wanted[] | null)[];
}

export function createLogMatcher(criteria: LogCriteria): LogMatcher {
  return {
    addresses: criteria.addresses.map(wanted),
    topics: criteria.topics.map((alternatives) => alternatives?.map(wanted) ?? null),
  };
}

/** False when no log of a block with this bloom filter (256 bytes) can match. */
export function bloomMayMatch(bloom: Uint8Array, matcher: LogMatcher): boolean {
  if (matcher.addresses.length > 0 && !anyInBloom(bloom, matcher.addresses)) return false;
  return matcher.topics.every((alternatives) => alternatives === null || anyInBloom(bloom, alternatives));
}

/** Where the matching logs stand in a receipts record, in order. */
export function findMatchingLogs(receiptsRecord: Uint8Array, matcher: LogMatcher): Part[] {
  const matching: Part[] = [];
  const count = logCount(receiptsRecord);
  for (let index = 0; index < count; index++) {
    const log = logItem(receiptsRecord, index);
    if (logMatches(receiptsRecord, log.start, matcher)) matching.push(log);
  }
  return matching;
}

/** A log with fewer topics than the criteria have positions does not match, not even where those positions say "anything" (as in geth). */
function logMatches(bytes: Uint8Array, start: number, { addresses, topics }: LogMatcher): boolean {
  if (addresses.length > 0 && !anyAt(bytes, start + addressStart, addresses)) return false;
  for (let position = 0; position < topics.length; position++) {
    const topic = start + TOPICS_START + position * TOPIC_STRIDE;
    if (bytes[topic] !== QUOTE || (position > 0 && bytes[topic - 1] !== COMMA)) return false;
    const alternatives = topics[position];
    if (alternatives && !anyAt(bytes, topic + 1, alternatives)) return false;
  }
  return true;
}

function anyAt(bytes: Uint8Array, offset: number, alternatives: Wanted[]): boolean {
  for (const wanted of alternatives) {
    if (equalAt(bytes, offset, wanted.bytes)) return true;
  }
  return false;
}

/** Compares from the end: addresses and topics of counters and small numbers differ in their last digits. */
function equalAt(bytes: Uint8Array, offset: number, text: Uint8Array): boolean {
  for (let i = text.length - 1; i >= 0; i--) {
    if (bytes[offset + i] !== text[i]) return false;
  }
  return true;
}

function anyInBloom(bloom: Uint8Array, alternatives: Wanted[]): boolean {
  return alternatives.some(({ text }) => bloomMayContain(bloom, text));
}

function wanted(text: string): Wanted {
  return { text, bytes: Buffer.from(text, 'latin1') };
}
