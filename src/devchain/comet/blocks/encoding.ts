/**
 * The protobuf encodings that CometBFT hashes and signs. Zero values are left out, except sub-messages that Go holds
 * by value: they are always written, with length 0 when empty.
 * Source: CometBFT v0.38, proto/tendermint/types (types, canonical, validator, block).
 */
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

import type { BlockTime } from '../../../chain/node.js';
import { parseTime } from './headerTime.js';
import type { BlockIdJson, BlockJson, CommitJson, CommitSignatureJson, HeaderJson } from './blockJson.js';
import { base64Bytes, hexBytes } from './blockJson.js';

/** Encodes one message field by field; the fields must come in the order of their numbers. */
export class MessageWriter {
  readonly #writer = new BinaryWriter();

  /** A uint32, int64 or enum, from a number or decimal text. */
  integer(field: number, value: number | string | bigint): this {
    const number = BigInt(value);
    if (number !== 0n) this.#writer.tag(field, WireType.Varint).int64(number);
    return this;
  }

  fixed64(field: number, value: number | string): this {
    const number = BigInt(value);
    if (number !== 0n) this.#writer.tag(field, WireType.Bit64).sfixed64(number);
    return this;
  }

  bytes(field: number, value: Uint8Array): this {
    if (value.length > 0) this.message(field, value);
    return this;
  }

  text(field: number, value: string): this {
    if (value !== '') this.#writer.tag(field, WireType.LengthDelimited).string(value);
    return this;
  }

  /** A sub-message or an element of a list; it is written even when it is empty. */
  message(field: number, value: Uint8Array): this {
    this.#writer.tag(field, WireType.LengthDelimited).bytes(value);
    return this;
  }

  finish(): Uint8Array {
    return this.#writer.finish();
  }
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
  const header = new MessageWriter().integer(1, parts.total).bytes(2, hexBytes(parts.hash)).finish();
  return new MessageWriter().bytes(1, hexBytes(hash)).message(2, header).finish();
}

/** A tendermint.types.CommitSig. */
export function encodeCommitSignature(signature: CommitSignatureJson): Uint8Array {
  return new MessageWriter()
    .integer(1, signature.block_id_flag)
    .bytes(2, hexBytes(signature.validator_address))
    .message(3, encodeTimestamp(parseTime(signature.timestamp)))
    .bytes(4, base64Bytes(signature.signature))
    .finish();
}

function encodeHeader(header: HeaderJson): Uint8Array {
  const hashes = [
    header.last_commit_hash,
    header.data_hash,
    header.validators_hash,
    header.next_validators_hash,
    header.consensus_hash,
    header.app_hash,
    header.last_results_hash,
    header.evidence_hash,
    header.proposer_address,
  ];
  const writer = new MessageWriter()
    .message(1, encodeVersion(header.version))
    .text(2, header.chain_id)
    .integer(3, header.height)
    .message(4, encodeTimestamp(parseTime(header.time)))
    .message(5, encodeBlockId(header.last_block_id));
  hashes.forEach((hash, index) => writer.bytes(6 + index, hexBytes(hash)));
  return writer.finish();
}

function encodeCommit(commit: CommitJson): Uint8Array {
  const writer = new MessageWriter()
    .integer(1, commit.height)
    .integer(2, commit.round)
    .message(3, encodeBlockId(commit.block_id));
  for (const signature of commit.signatures) writer.message(4, encodeCommitSignature(signature));
  return writer.finish();
}

/** A whole block, which CometBFT cuts into parts; `txs` are its transactions as bytes. */
export function encodeBlock(block: BlockJson, txs: Uint8Array[]): Uint8Array {
  const data = new MessageWriter();
  for (const tx of txs) data.message(1, tx);
  return new MessageWriter()
    .message(1, encodeHeader(block.header))
    .message(2, data.finish())
    .message(3, new Uint8Array(0))
    .message(4, encodeCommit(block.last_commit))
    .finish();
}

/** A vote for a block; height and round are numbers or decimal text. */
export interface Precommit {
  cometChainId: string;
  height: number | string;
  round: number;
  blockId: BlockIdJson;
  timestamp: BlockTime;
}

const PRECOMMIT_TYPE = 2;

/** The bytes that a validator signs: tendermint.types.CanonicalVote with its length in front. */
export function encodePrecommit({ cometChainId, height, round, blockId, timestamp }: Precommit): Uint8Array {
  const vote = new MessageWriter()
    .integer(1, PRECOMMIT_TYPE)
    .fixed64(2, height)
    .fixed64(3, round)
    .message(4, encodeBlockId(blockId))
    .message(5, encodeTimestamp(timestamp))
    .text(6, cometChainId)
    .finish();
  return new BinaryWriter().bytes(vote).finish();
}
