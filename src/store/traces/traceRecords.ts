/**
 * Layouts of the records of kept traces. Numbers are little-endian, but in keys big-endian, so that keys are in order.
 * A change needs a new format number.
 */
import { crc32 } from 'node:zlib';
import type { AddressUse } from '../../chain/keptTraces.js';
import { encodeHash, fromHex } from '../../evm/hex.js';
import type { Hash } from '../../../generated/types.js';
import { CREATED, RECEIVES, SENDS } from './traceUses.js';

/** What became of a block's traces. Only `kept` ones are read; others are remains of a write that did not end. */
export type BlockState = 'writing' | 'kept' | 'dropping';
const STATES: readonly BlockState[] = ['writing', 'kept', 'dropping'];

/** The record of one block. */
export interface TracedBlock {
  state: BlockState;
  /** Whether the uses of addresses are stored, too. */
  indexed: boolean;
  transactions: number;
  /** Chosen anew for each write, so that a process notices when another has written the block meanwhile. */
  token: number;
  blockHash: Hash;
}

const BLOCK_BYTES = 1 + 1 + 4 + 4 + 32;
const ADDRESS_BYTES = 20;
const CRC_BYTES = 4;
const USE_BYTES = 4;
const FLAG_BITS = 3;

/** State, whether indexed, number of transactions, token, hash. */
export function encodeTracedBlock(block: TracedBlock): Buffer {
  const bytes = Buffer.alloc(BLOCK_BYTES);
  bytes.writeUInt8(STATES.indexOf(block.state), 0);
  bytes.writeUInt8(block.indexed ? 1 : 0, 1);
  bytes.writeUInt32LE(block.transactions, 2);
  bytes.writeUInt32LE(block.token, 6);
  bytes.set(fromHex(block.blockHash.slice(2)), 10);
  return bytes;
}

/** Null for a damaged record. */
export function decodeTracedBlock(bytes: Buffer): TracedBlock | null {
  const state = STATES[bytes[0] ?? STATES.length];
  if (bytes.length !== BLOCK_BYTES || state === undefined) return null;
  return {
    state,
    indexed: bytes[1] === 1,
    transactions: bytes.readUInt32LE(2),
    token: bytes.readUInt32LE(6),
    blockHash: encodeHash(bytes.subarray(10)),
  };
}

/** The key of a transaction's trace: block number and index. */
export function traceKey(blockNumber: number, transactionIndex: number): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeUInt32BE(blockNumber, 0);
  key.writeUInt32BE(transactionIndex, 4);
  return key;
}

/** A trace behind its checksum. */
export function encodeTrace(trace: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(CRC_BYTES + trace.length);
  bytes.writeUInt32LE(crc32(trace), 0);
  bytes.set(trace, CRC_BYTES);
  return bytes;
}

/** The trace in a record of so many bytes, in memory of its own; null for a damaged record. */
export function decodeTrace(record: Buffer, length: number): Uint8Array | null {
  if (length < CRC_BYTES) return null;
  const trace = Buffer.allocUnsafeSlow(length - CRC_BYTES);
  trace.set(record.subarray(CRC_BYTES, length));
  return crc32(trace) === record.readUInt32LE(0) ? trace : null;
}

/** The key of an address's uses in a block; `address` is 40 hex digits. */
export function useKey(address: string, blockNumber: number): Buffer {
  const key = Buffer.allocUnsafe(ADDRESS_BYTES + 4);
  key.write(address, 0, ADDRESS_BYTES, 'hex');
  key.writeUInt32BE(blockNumber, ADDRESS_BYTES);
  return key;
}

/** The block number in such a key. */
export function blockOfUseKey(key: Uint8Array): number {
  return Buffer.from(key.buffer, key.byteOffset, key.byteLength).readUInt32BE(ADDRESS_BYTES);
}

/** Uses of one address in one block, ascending by transaction: index and flags, four bytes each. */
export function encodeUses(transactions: ReadonlyMap<number, number>): Buffer {
  const bytes = Buffer.allocUnsafe(transactions.size * USE_BYTES);
  let offset = 0;
  for (const [index, flags] of [...transactions].sort(([first], [second]) => first - second)) {
    offset = bytes.writeUInt32LE(index * 2 ** FLAG_BITS + flags, offset);
  }
  return bytes;
}

/** As `encodeUses` wrote them. */
export function decodeUses(bytes: Buffer, blockNumber: number): AddressUse[] {
  const uses: AddressUse[] = [];
  for (let offset = 0; offset + USE_BYTES <= bytes.length; offset += USE_BYTES) {
    const value = bytes.readUInt32LE(offset);
    uses.push({
      place: { blockNumber, transactionIndex: value >>> FLAG_BITS },
      sends: (value & SENDS) !== 0,
      receives: (value & RECEIVES) !== 0,
      created: (value & CREATED) !== 0,
    });
  }
  return uses;
}

/** The addresses of a block's uses, so that the uses are found when the block is dropped. */
export function encodeAddresses(addresses: Iterable<string>): Buffer {
  return Buffer.from([...addresses].join(''), 'hex');
}

/** Each as 40 hex digits. */
export function decodeAddresses(bytes: Buffer): string[] {
  const digits = bytes.toString('hex');
  return Array.from({ length: bytes.length / ADDRESS_BYTES }, (_, index) => digits.slice(index * 40, index * 40 + 40));
}
