/**
 * The hashes of a CometBFT header, computed from its JSON; tests compare each with recorded blocks. cosmjs has a
 * function for the block hash, but it encodes fields as early releases of Tendermint did, and its results match no
 * CometBFT block.
 */
import {
  encodeBlock,
  encodeBlockId,
  encodeCommitSignature,
  encodeTimestamp,
  encodeVersion,
  MessageWriter,
} from './encoding.js';
import { merkleRoot, sha256 } from './merkle.js';
import { parseTime } from './headerTime.js';
import type { BlockIdJson, BlockJson, CommitJson, ConsensusParamsJson, HeaderJson, TxResultJson } from './blockJson.js';
import { base64Bytes, hexBytes, upperHex } from './blockJson.js';

/** Bytes in a part of a block. */
const PART_SIZE = 65_536;

/** The block id before the first block. */
export const NO_BLOCK_ID: BlockIdJson = { hash: '', parts: { total: 0, hash: '' } };

/** The hash of a header, 32 bytes, which is the block's hash. */
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
  return new MessageWriter().bytes(1, hexBytes(hex)).finish();
}

/** The `last_commit_hash` of the block that holds the commit. */
export function commitHash(commit: CommitJson): Uint8Array {
  return merkleRoot(commit.signatures.map(encodeCommitSignature));
}

/** The `data_hash`; `txs` are the transactions' bytes. */
export function dataHash(txs: Uint8Array[]): Uint8Array {
  return merkleRoot(txs.map((tx) => sha256(tx)));
}

/** The `last_results_hash` of the next block; logs and events are not part of it. */
export function resultsHash(results: TxResultJson[]): Uint8Array {
  return merkleRoot(results.map(encodeDeterministicResult));
}

function encodeDeterministicResult({ code, data, gas_wanted, gas_used }: TxResultJson): Uint8Array {
  return new MessageWriter()
    .integer(1, code)
    .bytes(2, base64Bytes(data ?? ''))
    .integer(5, gas_wanted)
    .integer(6, gas_used)
    .finish();
}

/** A validator as `validators_hash` covers it. */
export interface ValidatorEntry {
  /** An ed25519 key, 32 bytes. */
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

/** The `consensus_hash`, which covers only the block's limits. */
export function consensusHash({ block }: Pick<ConsensusParamsJson, 'block'>): Uint8Array {
  return sha256(new MessageWriter().integer(1, block.max_bytes).integer(2, block.max_gas).finish());
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
