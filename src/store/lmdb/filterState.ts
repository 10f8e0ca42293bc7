/**
 * The binary form of a filter's state: 29 bytes, 4 more while a block is partly answered, then the client's address.
 * The filter object of a log filter is stored in a database of its own, because it never changes.
 */
import type { FilterKind, FilterPosition, StoredFilter } from '../filterStore.js';

/** Everything that is stored of a filter except its filter object. */
export interface FilterState extends StoredFilter {
  /** Bytes of the filter object's JSON; 0 for filters without one. */
  objectBytes: number;
  clientAddress: string;
}

/** Each kind is stored as its index here, so the order is part of the format. */
const KINDS: readonly FilterKind[] = ['logs', 'blocks', 'pendingTransactions'];

/** Flag added to the kind when `logsTaken` follows the fixed fields. */
const WITH_LOGS_TAKEN = 0x80;

/** Kind, generation, cursor, time of last use, bytes of the filter object. */
const FIXED_BYTES = 1 + 4 + 8 + 8 + 8;

/** Integers are little-endian; cursor, time and size are doubles. */
export function encodeFilterState(state: FilterState): Buffer {
  const address = Buffer.from(state.clientAddress, 'utf8');
  const { cursor, logsTaken, generation } = state.position;
  const bytes = Buffer.allocUnsafe(FIXED_BYTES + (logsTaken > 0 ? 4 : 0) + address.length);
  let offset = bytes.writeUInt8(KINDS.indexOf(state.kind) + (logsTaken > 0 ? WITH_LOGS_TAKEN : 0), 0);
  offset = bytes.writeUInt32LE(generation, offset);
  offset = bytes.writeDoubleLE(cursor, offset);
  offset = bytes.writeDoubleLE(state.usedAtMs, offset);
  offset = bytes.writeDoubleLE(state.objectBytes, offset);
  if (logsTaken > 0) offset = bytes.writeUInt32LE(logsTaken, offset);
  bytes.set(address, offset);
  return bytes;
}

/** `bytes` must end with the record. */
export function decodeFilterState(bytes: Buffer): FilterState {
  const stored = decodeStoredFilter(bytes);
  const addressStart = FIXED_BYTES + (stored.position.logsTaken > 0 ? 4 : 0);
  return { ...stored, objectBytes: bytes.readDoubleLE(21), clientAddress: bytes.toString('utf8', addressStart) };
}

/** `bytes` may be longer than the record. */
export function decodeStoredFilter(bytes: Buffer): StoredFilter {
  const first = bytes.readUInt8(0);
  const position: FilterPosition = {
    generation: bytes.readUInt32LE(1),
    cursor: bytes.readDoubleLE(5),
    logsTaken: first >= WITH_LOGS_TAKEN ? bytes.readUInt32LE(FIXED_BYTES) : 0,
  };
  return { kind: KINDS[first % WITH_LOGS_TAKEN]!, position, usedAtMs: decodeUsedAtMs(bytes) };
}

/** The time of last use, milliseconds since the epoch, without decoding the rest. */
export function decodeUsedAtMs(bytes: Buffer): number {
  return bytes.readDoubleLE(13);
}
