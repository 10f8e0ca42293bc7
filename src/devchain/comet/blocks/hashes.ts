/** The hashes of a block that only its maker needs; those that everybody checks are in `chain/consensus/`. */
import { MessageWriter } from '../../../chain/consensus/encoding.js';
import { headerHash } from '../../../chain/consensus/header.js';
import type { BlockIdJson } from '../../../chain/consensus/headerJson.js';
import { merkleRoot, sha256 } from '../../../chain/consensus/merkle.js';
import { encodeBlock, encodeCommitSignature } from './encoding.js';
import type { BlockJson, CommitJson } from './blockJson.js';
import { upperHex } from './blockJson.js';

/** Bytes in a part of a block. */
const PART_SIZE = 65_536;

/** The block id before the first block. */
export const NO_BLOCK_ID: BlockIdJson = { hash: '', parts: { total: 0, hash: '' } };

/** The `last_commit_hash` of the block that holds the commit. */
export function commitHash(commit: CommitJson): Uint8Array {
  return merkleRoot(commit.signatures.map(encodeCommitSignature));
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
