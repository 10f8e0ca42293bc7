/**
 * The binary form of a BlockSummary: 213 bytes, 40 per transaction, 32 where the block has a PREVRANDAO, and 64 where
 * it has hashes of results. Compact, because eth_feeHistory reads a thousand of them. Integers are big-endian; a word
 * is 32 bytes.
 */
import type { BlockSummary } from '../chain/blocks.js';
import { encodeAddress, encodeHash, fromHex, NO_BYTES } from '../ethereum/hex.js';
import type { Hash } from '../../generated/types.js';

const HAS_BASE_FEE = 1;
const HAS_NEXT_BASE_FEE = 2;
const HAS_BLOCK_GAS = 4;
const HAS_PREV_RANDAO = 8;
const HAS_RESULTS_HASHES = 16;

/**
 * Hash, parent hash, miner, proposer, number, seconds, nanoseconds, gas limit, gas used, flags, base fee, next base
 * fee, block gas, transaction count.
 */
const FIXED_LENGTH = 32 + 32 + 20 + 20 + 4 + 8 + 4 + 8 + 8 + 1 + 32 + 32 + 8 + 4;
const REWARD_LENGTH = 32 + 8;
const PREV_RANDAO_LENGTH = 32;
const RESULTS_HASHES_LENGTH = 64;
const FLAGS_OFFSET = 136;

/** Members that are null are stored as zero, with their flag unset. */
export function encodeSummary(summary: BlockSummary): Uint8Array {
  const prevRandao = summary.prevRandao === undefined ? NO_BYTES : fromHex(summary.prevRandao.slice(2));
  const { resultsHash, lastResultsHash } = summary;
  const resultsHashes =
    resultsHash === undefined || lastResultsHash === undefined
      ? NO_BYTES
      : fromHex(resultsHash.slice(2) + lastResultsHash.slice(2));
  const bytes = Buffer.alloc(
    FIXED_LENGTH + summary.rewards.length * REWARD_LENGTH + prevRandao.length + resultsHashes.length,
  );
  let offset = 0;
  for (const text of [summary.hash, summary.parentHash, summary.miner, summary.proposerAddress]) {
    const value = fromHex(text.slice(2));
    bytes.set(value, offset);
    offset += value.length;
  }
  offset = bytes.writeUInt32BE(summary.number, offset);
  offset = bytes.writeBigUInt64BE(BigInt(summary.timestamp), offset);
  offset = bytes.writeUInt32BE(summary.timestampNanos, offset);
  offset = bytes.writeBigUInt64BE(summary.gasLimit, offset);
  offset = bytes.writeBigUInt64BE(summary.gasUsed, offset);
  offset = bytes.writeUInt8(flagsOf(summary), offset);
  offset = writeWord(bytes, summary.baseFeePerGas ?? 0n, offset);
  offset = writeWord(bytes, summary.nextBaseFeePerGas ?? 0n, offset);
  offset = bytes.writeBigUInt64BE(summary.blockGas ?? 0n, offset);
  offset = bytes.writeUInt32BE(summary.transactionCount, offset);
  for (const { tip, gasUsed } of summary.rewards) {
    offset = writeWord(bytes, tip, offset);
    offset = bytes.writeBigUInt64BE(gasUsed, offset);
  }
  bytes.set(prevRandao, offset);
  bytes.set(resultsHashes, offset + prevRandao.length);
  return bytes;
}

/** `source` may be longer than the record, which has `length` bytes. */
export function decodeSummary(source: Uint8Array, length: number): BlockSummary {
  const bytes = Buffer.from(source.buffer, source.byteOffset, length);
  const flags = bytes.readUInt8(FLAGS_OFFSET);
  const rewards: BlockSummary['rewards'] = [];
  const end =
    length -
    (flags & HAS_PREV_RANDAO ? PREV_RANDAO_LENGTH : 0) -
    (flags & HAS_RESULTS_HASHES ? RESULTS_HASHES_LENGTH : 0);
  for (let offset = FIXED_LENGTH; offset < end; offset += REWARD_LENGTH) {
    rewards.push({ tip: BigInt.asIntN(256, readWord(bytes, offset)), gasUsed: bytes.readBigUInt64BE(offset + 32) });
  }
  return {
    hash: encodeHash(bytes.subarray(0, 32)),
    parentHash: encodeHash(bytes.subarray(32, 64)),
    miner: encodeAddress(bytes.subarray(64, 84)),
    proposerAddress: encodeAddress(bytes.subarray(84, 104)),
    number: bytes.readUInt32BE(104),
    timestamp: Number(bytes.readBigUInt64BE(108)),
    timestampNanos: bytes.readUInt32BE(116),
    gasLimit: bytes.readBigUInt64BE(120),
    gasUsed: bytes.readBigUInt64BE(128),
    baseFeePerGas: flags & HAS_BASE_FEE ? readWord(bytes, 137) : null,
    nextBaseFeePerGas: flags & HAS_NEXT_BASE_FEE ? readWord(bytes, 169) : null,
    blockGas: flags & HAS_BLOCK_GAS ? bytes.readBigUInt64BE(201) : null,
    ...((flags & HAS_PREV_RANDAO) !== 0 && { prevRandao: encodeHash(bytes.subarray(end, end + 32)) }),
    ...decodeResultsHashes(bytes, length),
    transactionCount: bytes.readUInt32BE(209),
    rewards,
  };
}

/** Only the hashes by which blocks link. */
export function decodeHashes(bytes: Uint8Array): { hash: Hash; parentHash: Hash } {
  return { hash: encodeHash(bytes.subarray(0, 32)), parentHash: encodeHash(bytes.subarray(32, 64)) };
}

/** The hashes of results in a record of `length` bytes; null where it has none, as that of block 0. */
export function decodeResultsHashes(
  source: Uint8Array,
  length: number,
): { resultsHash: Hash; lastResultsHash: Hash } | null {
  if (((source[FLAGS_OFFSET] ?? 0) & HAS_RESULTS_HASHES) === 0) return null;
  const start = length - RESULTS_HASHES_LENGTH;
  return {
    resultsHash: encodeHash(source.subarray(start, start + 32)),
    lastResultsHash: encodeHash(source.subarray(start + 32, length)),
  };
}

function flagsOf(summary: BlockSummary): number {
  return (
    (summary.baseFeePerGas === null ? 0 : HAS_BASE_FEE) |
    (summary.nextBaseFeePerGas === null ? 0 : HAS_NEXT_BASE_FEE) |
    (summary.blockGas === null ? 0 : HAS_BLOCK_GAS) |
    (summary.prevRandao === undefined ? 0 : HAS_PREV_RANDAO) |
    (summary.resultsHash === undefined || summary.lastResultsHash === undefined ? 0 : HAS_RESULTS_HASHES)
  );
}

/** A tip is negative (two's complement) when a transaction paid less than the base fee. */
function writeWord(bytes: Buffer, value: bigint, offset: number): number {
  let rest = BigInt.asUintN(256, value);
  for (let place = offset + 24; place >= offset; place -= 8) {
    bytes.writeBigUInt64BE(BigInt.asUintN(64, rest), place);
    rest >>= 64n;
  }
  return offset + 32;
}

function readWord(bytes: Buffer, offset: number): bigint {
  const low = bytes.readBigUInt64BE(offset + 24);
  const upper =
    (bytes.readBigUInt64BE(offset) << 128n) |
    (bytes.readBigUInt64BE(offset + 8) << 64n) |
    bytes.readBigUInt64BE(offset + 16);
  return upper === 0n ? low : (upper << 64n) | low;
}
