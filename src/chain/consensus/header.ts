/** The hash of a CometBFT header, which is the hash of its block. */
import type { BlockIdJson, BlockTime, HeaderJson } from '../node.js';
import { MessageWriter } from './encoding.js';
import { parseTime } from './headerTime.js';
import { merkleRoot } from './merkle.js';

/** The hash of a header, 32 bytes: the root over its fields. Throws RangeError for a time that is none. */
export function headerHash(header: HeaderJson): Uint8Array {
  return merkleRoot([
    encodeVersion(header.version),
    new MessageWriter().text(1, header.chain_id).finish(),
    new MessageWriter().integer(1, header.height).finish(),
    encodeTimestamp(parseTime(header.time)),
    encodeBlockId(header.last_block_id),
    wrapped(header.last_commit_hash),
    wrapped(header.data_hash),
    wrapped(header.validators_hash),
    wrapped(header.next_validators_hash),
    wrapped(header.consensus_hash),
    wrapped(header.app_hash),
    wrapped(header.last_results_hash),
    wrapped(header.evidence_hash),
    wrapped(header.proposer_address),
  ]);
}

/** A byte field as google.protobuf.BytesValue. */
function wrapped(hex: string): Uint8Array {
  return new MessageWriter().bytes(1, Buffer.from(hex, 'hex')).finish();
}

/** A google.protobuf.Timestamp. */
export function encodeTimestamp({ seconds, nanos }: BlockTime): Uint8Array {
  return new MessageWriter().integer(1, seconds).integer(2, nanos).finish();
}

/** A tendermint.version.Consensus. */
export function encodeVersion({ block, app }: HeaderJson['version']): Uint8Array {
  return new MessageWriter()
    .integer(1, block)
    .integer(2, app ?? 0)
    .finish();
}

/** A tendermint.types.BlockID. */
export function encodeBlockId({ hash, parts }: BlockIdJson): Uint8Array {
  const header = new MessageWriter().integer(1, parts.total).bytes(2, Buffer.from(parts.hash, 'hex')).finish();
  return new MessageWriter().bytes(1, Buffer.from(hash, 'hex')).message(2, header).finish();
}
