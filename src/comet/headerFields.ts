/** Decodes the fields of a header, in every answer that holds one. Throws MalformedAnswer. */
import { readTime } from '../chain/consensus/headerTime.js';
import type { BlockTime, HeaderJson } from '../chain/node.js';
import type { Fields } from './fields.js';

/** All fields that the header's hash covers; hex is lower case. */
export function decodeHeader(header: Fields): HeaderJson {
  const version = header.object('version');
  const parent = header.object('last_block_id');
  const parts = parent.object('parts');
  const parentHash = parent.hex('hash');
  if (parentHash.length !== 0 && parentHash.length !== 64) parent.malformed('hash', '32 bytes as hex');
  decodeTime(header);
  return {
    version: { block: String(version.integer('block')), app: String(version.integer('app')) },
    chain_id: header.text('chain_id'),
    height: String(header.count('height', 1)),
    time: header.text('time'),
    last_block_id: { hash: parentHash, parts: { total: parts.count('total'), hash: parts.hex('hash') } },
    last_commit_hash: header.hex('last_commit_hash'),
    data_hash: header.hex('data_hash'),
    validators_hash: header.hex('validators_hash'),
    next_validators_hash: header.hex('next_validators_hash'),
    consensus_hash: header.hex('consensus_hash'),
    app_hash: header.hex('app_hash'),
    last_results_hash: header.hex('last_results_hash'),
    evidence_hash: header.hex('evidence_hash'),
    proposer_address: header.hex('proposer_address', 20),
  };
}

/** The time of a header, RFC 3339 in UTC with up to nine decimal places. JavaScript's Date would cut them to three. */
export function decodeTime(header: Fields): BlockTime {
  const time = readTime(header.text('time'));
  if (time === null || time.seconds < 0) header.malformed('time', 'a time since 1970 in UTC (RFC 3339)');
  return time;
}
