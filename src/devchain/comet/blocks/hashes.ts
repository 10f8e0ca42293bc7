/** The hashes of a block that only its maker needs; those that clients check are in `chain/consensus/`. */
import { MessageWriter } from '../../../chain/consensus/encoding.js';
import { headerHash, encodeBlockId, encodeTimestamp, encodeVersion } from '../../../chain/consensus/header.js';
import type { BlockIdJson, HeaderJson, BlockTime } from '../../../chain/node.js';
import { merkleRoot, sha256 } from '../../../chain/consensus/merkle.js';
import {
  type BlockJson,
  type CommitJson,
  upperHex,
  type CommitSignatureJson,
  base64Bytes,
  hexBytes,
} from './blockJson.js';
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { parseTime } from '../../../chain/consensus/headerTime.js';

function encodeCommitSignature(signature: CommitSignatureJson): Uint8Array {
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
function encodeBlock(block: BlockJson, txs: Uint8Array[]): Uint8Array {
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

const PART_SIZE = 65_536;

/** The block id before the first block. */
export const NO_BLOCK_ID: BlockIdJson = { hash: '', parts: { total: 0, hash: '' } };

/** The `last_commit_hash` of the block that holds the commit. */
export function commitHash(commit: CommitJson): Uint8Array {
  return merkleRoot(commit.signatures.map(encodeCommitSignature));
}

interface ValidatorEntry {
  publicKey: Uint8Array;
  power: number | string;
}

/** The `validators_hash` of these validators, in their order. */
export function validatorsHash(validators: ValidatorEntry[]): Uint8Array {
  return merkleRoot(
    validators.map(({ publicKey, power }) => {
      const key = new MessageWriter().bytes(1, publicKey).finish();
      return new MessageWriter().message(1, key).integer(2, power).finish();
    }),
  );
}

/** The address of a key, 20 bytes. */
export function addressOfKey(publicKey: Uint8Array): Uint8Array {
  return sha256(publicKey).subarray(0, 20);
}

/** A block's id and its size in bytes; the id covers the header and the parts of the encoded block. */
export function identifyBlock(block: BlockJson, txs: Uint8Array[]): { blockId: BlockIdJson; size: number } {
  const bytes = encodeBlock(block, txs);
  const parts: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += PART_SIZE) parts.push(bytes.subarray(from, from + PART_SIZE));
  const blockId = {
    hash: upperHex(headerHash(block.header)),
    parts: { total: parts.length, hash: upperHex(merkleRoot(parts)) },
  };
  return { blockId, size: bytes.length };
}
