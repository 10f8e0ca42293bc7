import { createPublicKey, verify } from 'node:crypto';

import { describe, expect, test } from '@jest/globals';

import {
  encodePrecommit,
  addressOfKey,
  commitHash,
  identifyBlock,
  validatorsHash,
} from '../../../../../src/devchain/comet/blocks/hashes.js';
import { consensusHash, dataHash, resultsHash } from '../../../../../src/chain/consensus/hashes.js';
import { headerHash } from '../../../../../src/chain/consensus/header.js';
import type { HeaderJson } from '../../../../../src/chain/node.js';
import { merkleProof, merkleRoot, sha256 } from '../../../../../src/chain/consensus/merkle.js';
import { formatTime, parseTime } from '../../../../../src/chain/consensus/headerTime.js';
import { Validator } from '../../../../../src/devchain/comet/blocks/validator.js';
import {
  type CommitJson,
  type ConsensusParamsJson,
  base64Bytes,
  hexBytes,
  upperHex,
} from '../../../../../src/devchain/comet/blocks/blockJson.js';
import { recordedBlocks, RECORDED_CHAINS, recordedHeaders, recordedResult } from '../recordings.js';

interface RecordedValidators {
  validators: { address: string; pub_key: { value: string }; voting_power: string }[];
}

describe.each(RECORDED_CHAINS)('the recordings of %s', (chain) => {
  const blocks = recordedBlocks(chain);
  const { validators } = recordedResult<RecordedValidators>(`${chain}/comet/validators.json`);
  const publicKey = base64Bytes(validators[0]?.pub_key.value ?? '');

  test('every header hashes to the recorded hash', () => {
    const headers = recordedHeaders(chain).filter(({ hash }) => hash !== null && hash !== '');
    expect(headers.length).toBeGreaterThan(blocks.length);
    for (const { header, hash, where } of headers) {
      expect({ where, hash: upperHex(headerHash(header)) }).toEqual({ where, hash });
    }
  });

  test.each(blocks.map((recorded) => [recorded.label, recorded] as const))('%s', (_label, { block, blockId }) => {
    const txs = block.data.txs.map(base64Bytes);
    expect(identifyBlock(block, txs).blockId).toEqual(blockId);
    expect(upperHex(dataHash(txs))).toBe(block.header.data_hash);
    expect(upperHex(commitHash(block.last_commit))).toBe(block.header.last_commit_hash);
  });

  test('commits verify with the key of the validator', () => {
    const commits = blocks.map(({ block }) => block).filter(({ last_commit }) => last_commit.signatures.length > 0);
    expect(commits.length).toBeGreaterThan(5);
    for (const { header, last_commit } of commits) {
      expect(isSigned(last_commit, header.chain_id, publicKey)).toBe(true);
      expect(last_commit.signatures[0]?.timestamp).toBe(header.time);
    }
  });

  test('validators, consensus parameters and proposer hash to what headers carry', () => {
    const header = blocks[0]?.block.header;
    const {
      consensus_params: { block },
    } = recordedResult<{ consensus_params: ConsensusParamsJson }>(`${chain}/comet/consensus_params.json`);
    expect(upperHex(consensusHash({ maxBytes: BigInt(block.max_bytes), maxGas: BigInt(block.max_gas) }))).toBe(
      header?.consensus_hash,
    );
    const power = validators[0]?.voting_power ?? '';
    expect(upperHex(validatorsHash([{ publicKey, power }]))).toBe(header?.validators_hash);
    expect(upperHex(addressOfKey(publicKey))).toBe(header?.proposer_address);
  });

  test('sizes of blocks are the recorded ones', () => {
    const { block_metas } = recordedResult<{ block_metas: { block_size: string; header: HeaderJson }[] }>(
      `${chain}/comet/blockchain.json`,
    );
    const sizes = new Map(block_metas.map((meta) => [meta.header.height, meta.block_size]));
    const known = blocks.filter(({ block }) => sizes.has(block.header.height));
    expect(known.length).toBeGreaterThan(0);
    for (const { block } of known) {
      const { size } = identifyBlock(block, block.data.txs.map(base64Bytes));
      expect(String(size)).toBe(sizes.get(block.header.height));
    }
  });
});

test('the results of a block hash to the last_results_hash of the next header', () => {
  const blocks = RECORDED_CHAINS.flatMap((chain) => {
    const headers = new Map(recordedHeaders(chain).map(({ header }) => [header.height, header]));
    return recordedBlocks(chain).map((recorded) => ({ ...recorded, next: headers.get(next(recorded.results.height)) }));
  });
  const followed = blocks.filter((recorded) => recorded.next !== undefined);
  expect(followed.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['head/blocks/2-empty', 'head/blocks/668-deploy-1559']),
  );
  for (const { results, next } of followed) {
    const covered = (results.txs_results ?? []).map(({ code, data, gas_wanted, gas_used }) => {
      return {
        abciCode: code,
        data: base64Bytes(data ?? ''),
        gasWanted: BigInt(gas_wanted),
        gasUsed: BigInt(gas_used),
      };
    });
    expect(upperHex(resultsHash(covered))).toBe(next?.last_results_hash);
  }
});

function next(height: string): string {
  return String(Number(height) + 1);
}

describe('the Merkle tree', () => {
  test('has the hash of no bytes as its root when it is empty', () => {
    expect(upperHex(merkleRoot([]))).toBe('E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855');
  });

  test.each([1, 2, 3, 5, 8, 13])('of %i leaves can be proved leaf by leaf', (count) => {
    const leaves = Array.from({ length: count }, (_, index) => Buffer.from(`leaf ${index}`));
    const root = merkleRoot(leaves);
    for (let index = 0; index < count; index++) {
      const { leafHash, aunts } = merkleProof(leaves, index);
      expect(upperHex(rootFromProof(leafHash, aunts, index, count))).toBe(upperHex(root));
    }
  });
});

/** Verification as in CometBFT: the aunts are listed from the bottom up, and used from the top down. */
function rootFromProof(leaf: Uint8Array, aunts: Uint8Array[], index: number, count: number): Uint8Array {
  if (count === 1) return leaf;
  const left = 2 ** (31 - Math.clz32(count - 1));
  const aunt = aunts.at(-1) ?? new Uint8Array(0);
  const below = aunts.slice(0, -1);
  if (index < left) return sha256(Uint8Array.of(1), rootFromProof(leaf, below, index, left), aunt);
  return sha256(Uint8Array.of(1), aunt, rootFromProof(leaf, below, index - left, count - left));
}

describe('our validator', () => {
  test('makes signatures that its key verifies', () => {
    const validator = new Validator('any seed');
    const blockId = { hash: 'AB'.repeat(32), parts: { total: 1, hash: 'CD'.repeat(32) } };
    const timestamp = { seconds: 1_795_190_362, nanos: 282_514_179 };
    const commit = validator.commit({ cometChainId: 'halley-1', height: 7, round: 0, blockId, timestamp });
    expect(isSigned(commit, 'halley-1', validator.publicKey)).toBe(true);
    expect(isSigned(commit, 'halley-2', validator.publicKey)).toBe(false);
    expect(commit.signatures[0]?.timestamp).toBe('2026-11-20T15:59:22.282514179Z');
  });

  test('has the same key for the same seed', () => {
    expect(new Validator('a').identity()).toEqual(new Validator('a').identity());
    expect(new Validator('a').identity()).not.toEqual(new Validator('b').identity());
  });
});

test('times are written as Go writes them', () => {
  for (const text of ['2026-11-20T15:46:40.543714867Z', '2026-11-20T16:44:00.67284917Z', '2026-11-20T15:46:40Z']) {
    expect(formatTime(parseTime(text))).toBe(text);
  }
  expect(() => parseTime('2026-11-20 15:46:40')).toThrow(RangeError);
});

function isSigned(commit: CommitJson, cometChainId: string, publicKey: Uint8Array): boolean {
  const [signature] = commit.signatures;
  if (signature === undefined) throw new Error('the commit has no signature');
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
  const signed = encodePrecommit({
    cometChainId,
    height: commit.height,
    round: commit.round,
    blockId: commit.block_id,
    timestamp: parseTime(signature.timestamp),
  });
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  expect(hexBytes(signature.validator_address)).toEqual(addressOfKey(publicKey));
  return verify(null, signed, key, base64Bytes(signature.signature));
}
