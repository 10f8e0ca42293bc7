/**
 * Layouts of the records of kept traces. Numbers are little-endian, but in keys big-endian, so that keys are in order.
 * A change needs a new format number.
 */
import { crc32 } from 'node:zlib';
import type { AddressUse } from '../../chain/keptTraces.js';
import { encodeHash, fromHex } from '../../ethereum/hex.js';
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
/**
 * Longer values are stored in pieces. A piece fits into one page of LMDB, so that any free page can take it: a value of
 * many pages needs free pages side by side, and the file grows where it finds none.
 */
const PIECE_BYTES = 4_000;
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

/** The key of a piece of a transaction's trace: block number, index and number of the piece. */
export function traceKey(blockNumber: number, transactionIndex: number, piece: number): Buffer {
  const key = Buffer.allocUnsafe(12);
  key.writeUInt32BE(blockNumber, 0);
  key.writeUInt32BE(transactionIndex, 4);
  key.writeUInt32BE(piece, 8);
  return key;
}

/** A trace behind its checksum. */
export function encodeTrace(trace: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(CRC_BYTES + trace.length);
  bytes.writeUInt32LE(crc32(trace), 0);
  bytes.set(trace, CRC_BYTES);
  return bytes;
}

/** The trace in a record; null for a damaged record. */
export function decodeTrace(record: Buffer): Uint8Array | null {
  if (record.length < CRC_BYTES) return null;
  const trace = record.subarray(CRC_BYTES);
  return crc32(trace) === record.readUInt32LE(0) ? trace : null;
}

/** A value as pieces. The last one is shorter than the others, and may be empty. */
export function piecesOf(value: Buffer): Buffer[] {
  const count = Math.floor(value.length / PIECE_BYTES) + 1;
  return Array.from({ length: count }, (_, piece) => value.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES));
}

/** The value whose pieces are read by their numbers, in memory of its own; null where one is missing. */
export function joinPieces(read: (piece: number) => Uint8Array | undefined): Buffer | null {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const piece = read(pieces.length);
    if (piece === undefined) return null;
    pieces.push(piece);
    if (piece.length < PIECE_BYTES) return Buffer.concat(pieces);
  }
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

/** A kept block that is to be traced again, once, to see whether the node traces it as before. */
export interface TraceCheck {
  /** Seconds since 1970. */
  dueAt: number;
  blockNumber: number;
  /** That of the block's record. With another one, these traces are not kept any more. */
  token: number;
  /** Attempts that failed. */
  failures: number;
}

const CHECK_BYTES = 4 + 1;
const MOST_FAILURES = 255;

/** The key of a check: when it is due, and its block number. */
export function checkKey({ dueAt, blockNumber }: Pick<TraceCheck, 'dueAt' | 'blockNumber'>): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeUInt32BE(dueAt, 0);
  key.writeUInt32BE(blockNumber, 4);
  return key;
}

/** Token and failures. */
export function encodeCheck({ token, failures }: TraceCheck): Buffer {
  const bytes = Buffer.allocUnsafe(CHECK_BYTES);
  bytes.writeUInt32LE(token, 0);
  bytes.writeUInt8(Math.min(failures, MOST_FAILURES), 4);
  return bytes;
}

/** As `encodeCheck` wrote it under a `checkKey`. */
export function decodeCheck(key: Uint8Array, record: Buffer): TraceCheck {
  const at = Buffer.from(key.buffer, key.byteOffset, key.byteLength);
  const known = record.length === CHECK_BYTES;
  return {
    dueAt: at.readUInt32BE(0),
    blockNumber: at.readUInt32BE(4),
    // Without its record a check is of traces that are not kept.
    token: known ? record.readUInt32LE(0) : NaN,
    failures: known ? record.readUInt8(4) : 0,
  };
}

/** The key of a piece of the addresses of a block's uses: block number and number of the piece. */
export function addressesKey(blockNumber: number, piece: number): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeUInt32BE(blockNumber, 0);
  key.writeUInt32BE(piece, 4);
  return key;
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
