/**
 * The binary form of a filter's state: 29 bytes, 4 more where a part of a block was answered, and the client's address. What a log filter asks
 * for is stored beside it, because it stays.
 */
import type { FilterKind, FilterPosition, StoredFilter } from '../filterStore.js';

/** What is kept of a filter beside its object. */
export interface FilterState extends StoredFilter {
  /** Bytes of its object. */
  objectBytes: number;
  clientAddress: string;
}

/** The numbers are part of the stored form. */
const KINDS: readonly FilterKind[] = ['logs', 'blocks', 'pendingTransactions'];

/** Added to the kind where the number of logs taken follows. */
const WITH_LOGS_TAKEN = 0x80;

/** kind, generation, cursor, time of use, bytes of the object */
const FIXED_BYTES = 1 + 4 + 8 + 8 + 8;

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

export function decodeFilterState(bytes: Buffer): FilterState {
  const stored = decodeStoredFilter(bytes);
  const addressStart = FIXED_BYTES + (stored.position.logsTaken > 0 ? 4 : 0);
  return { ...stored, objectBytes: bytes.readDoubleLE(21), clientAddress: bytes.toString('utf8', addressStart) };
}

/** `bytes` may go on after the record. */
export function decodeStoredFilter(bytes: Buffer): StoredFilter {
  const first = bytes.readUInt8(0);
  const position: FilterPosition = {
    generation: bytes.readUInt32LE(1),
    cursor: bytes.readDoubleLE(5),
    logsTaken: first >= WITH_LOGS_TAKEN ? bytes.readUInt32LE(FIXED_BYTES) : 0,
  };
  return { kind: KINDS[first % WITH_LOGS_TAKEN]!, position, usedAtMs: decodeUsedAtMs(bytes) };
}

export function decodeUsedAtMs(bytes: Buffer): number {
  return bytes.readDoubleLE(13);
}
