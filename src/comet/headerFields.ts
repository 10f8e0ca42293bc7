/** Decodes the fields of a header, in every answer that holds one. Throws MalformedAnswer. */
import type { HeaderJson } from '../chain/consensus/headerJson.js';
import { readTime } from '../chain/consensus/headerTime.js';
import type { BlockTime } from '../chain/node.js';
import {
  countField,
  hexField,
  integerField,
  malformed,
  objectField,
  textField,
  within,
  type JsonObject,
  type Place,
} from './jsonFields.js';

/** All fields that the header's hash covers; hex is lower case. */
export function decodeHeader(header: JsonObject, place: Place | null): HeaderJson {
  const version = objectField(header, 'version', place);
  const parent = objectField(header, 'last_block_id', place);
  const parentPlace = within(place, 'last_block_id');
  const partsPlace = within(parentPlace, 'parts');
  const parts = objectField(parent, 'parts', parentPlace);
  const parentHash = hexField(parent, 'hash', parentPlace);
  if (parentHash.length !== 0 && parentHash.length !== 64) malformed(within(parentPlace, 'hash'), '32 bytes as hex');
  const time = textField(header, 'time', place);
  decodeTime(time, within(place, 'time'));
  const hash = (key: keyof HeaderJson): string => hexField(header, key, place);
  return {
    version: {
      block: String(integerField(version, 'block', within(place, 'version'))),
      app: String(integerField(version, 'app', within(place, 'version'))),
    },
    chain_id: textField(header, 'chain_id', place),
    height: String(countField(header, 'height', place, 1)),
    time,
    last_block_id: {
      hash: parentHash,
      parts: { total: countField(parts, 'total', partsPlace), hash: hexField(parts, 'hash', partsPlace) },
    },
    last_commit_hash: hash('last_commit_hash'),
    data_hash: hash('data_hash'),
    validators_hash: hash('validators_hash'),
    next_validators_hash: hash('next_validators_hash'),
    consensus_hash: hash('consensus_hash'),
    app_hash: hash('app_hash'),
    last_results_hash: hash('last_results_hash'),
    evidence_hash: hash('evidence_hash'),
    proposer_address: hexField(header, 'proposer_address', place, 20),
  };
}

/** A time in RFC 3339, UTC, with up to nine decimal places. JavaScript's Date would cut them to three. */
export function decodeTime(text: string, place: Place | null): BlockTime {
  const time = readTime(text);
  if (time === null || time.seconds < 0) malformed(place, 'a time since 1970 in UTC (RFC 3339)');
  return time;
}
