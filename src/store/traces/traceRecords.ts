/** Records of kept traces. Numbers are little-endian, in keys big-endian. A change needs a new format number. */
import { crc32 } from 'node:zlib';
import type { AddressUse } from '../../chain/keptTraces.js';
import { encodeHash, fromHex } from '../../ethereum/hex.js';
import type { Hash } from '../../../generated/types.js';
import { CREATED, RECEIVES, SENDS } from './traceUses.js';

const STATES = ['writing', 'kept', 'dropping'] as const;

/** The record of one block. */
export interface TracedBlock {
  /** Only `kept` traces are read; other states are left by an interrupted write. */
  state: (typeof STATES)[number];
  /** Whether the uses of addresses are stored, too. */
  indexed: boolean;
  transactions: number;
  /** A random number of each write, by which a process notices that another one has since written the block. */
  token: number;
  blockHash: Hash;
}

const BLOCK_BYTES = 1 + 1 + 4 + 4 + 32;
const ADDRESS_BYTES = 20;
const CRC_BYTES = 4;
const USE_BYTES = 4;
/**
 * Longer values are stored in pieces that fit into one LMDB page, so that any free page can take one: a value of many
 * pages needs adjacent free pages, and the file grows where there are none.
 */
const PIECE_BYTES = 4_000;
const FLAG_BITS = 3;

/** The layout is that of `decodeTracedBlock`. */
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

/** A key of 32-bit numbers. */
export function numberKey(...numbers: number[]): Buffer {
  const key = Buffer.allocUnsafe(4 * numbers.length);
  for (const [index, number] of numbers.entries()) key.writeUInt32BE(number, 4 * index);
  return key;
}

/** The checksum of a trace, then the trace. */
export function encodeTrace(trace: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(CRC_BYTES + trace.length);
  bytes.writeUInt32LE(crc32(trace), 0);
  bytes.set(trace, CRC_BYTES);
  return bytes;
}

/** Null for a damaged record. */
export function decodeTrace(record: Buffer): Uint8Array | null {
  if (record.length < CRC_BYTES) return null;
  const trace = record.subarray(CRC_BYTES);
  return crc32(trace) === record.readUInt32LE(0) ? trace : null;
}

/** The last piece is shorter than the others, and may be empty. */
export function piecesOf(value: Buffer): Buffer[] {
  const count = Math.floor(value.length / PIECE_BYTES) + 1;
  return Array.from({ length: count }, (_, piece) => value.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES));
}

/** Reads the pieces of a value into memory of its own; null when one is missing. */
export function joinPieces(read: (piece: number) => Uint8Array | undefined): Buffer | null {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const piece = read(pieces.length);
    if (piece === undefined) return null;
    pieces.push(piece);
    if (piece.length < PIECE_BYTES) return Buffer.concat(pieces);
  }
}

/** Address (40 hex digits) and block number. */
export function useKey(address: string, blockNumber: number): Buffer {
  const key = Buffer.allocUnsafe(ADDRESS_BYTES + 4);
  key.write(address, 0, ADDRESS_BYTES, 'hex');
  key.writeUInt32BE(blockNumber, ADDRESS_BYTES);
  return key;
}

/** The block number in a `useKey`. */
export function blockOfUseKey(key: Uint8Array): number {
  return asBuffer(key).readUInt32BE(ADDRESS_BYTES);
}

/** Uses of one address in one block, ascending by transaction: index and flags, four bytes each. */
export function encodeUses(transactions: ReadonlyMap<number, number>): Buffer {
  const bytes = Buffer.allocUnsafe(transactions.size * USE_BYTES);
  let offset = 0;
  for (const [index, flags] of [...transactions].sort(([first], [second]) => first - second))
    offset = bytes.writeUInt32LE(index * 2 ** FLAG_BITS + flags, offset);
  return bytes;
}

/** Reads a record of `encodeUses`. */
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

/** When a kept block is traced again, to see whether the node still traces it as before. */
export interface TraceCheck {
  /** Seconds since 1970. */
  dueAt: number;
  blockNumber: number;
  /** The token of the block's record; with another token, it is a later trace. */
  token: number;
  /** Failed attempts. */
  failures: number;
}

const CHECK_BYTES = 4 + 1;
const MOST_FAILURES = 255;

/** The key of a check: when it is due, and its block number. */
export function checkKey({ dueAt, blockNumber }: Pick<TraceCheck, 'dueAt' | 'blockNumber'>): Buffer {
  return numberKey(dueAt, blockNumber);
}

/** Token and failures. */
export function encodeCheck({ token, failures }: TraceCheck): Buffer {
  const bytes = Buffer.allocUnsafe(CHECK_BYTES);
  bytes.writeUInt32LE(token, 0);
  bytes.writeUInt8(Math.min(failures, MOST_FAILURES), 4);
  return bytes;
}

/** Decodes what `encodeCheck` wrote under a `checkKey`. */
export function decodeCheck(key: Uint8Array, record: Buffer): TraceCheck {
  const [dueAt, blockNumber] = [asBuffer(key).readUInt32BE(0), asBuffer(key).readUInt32BE(4)];
  // NaN equals no token: a check whose record is damaged ends.
  if (record.length !== CHECK_BYTES) return { dueAt, blockNumber, token: NaN, failures: 0 };
  return { dueAt, blockNumber, token: record.readUInt32LE(0), failures: record.readUInt8(4) };
}

/** The addresses of a block's uses, by which they are found when the block is dropped. */
export function encodeAddresses(addresses: Iterable<string>): Buffer {
  return Buffer.from([...addresses].join(''), 'hex');
}

/** Each as 40 hex digits. */
export function decodeAddresses(bytes: Buffer): string[] {
  const digits = bytes.toString('hex');
  return Array.from({ length: bytes.length / ADDRESS_BYTES }, (_, index) => digits.slice(index * 40, index * 40 + 40));
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
