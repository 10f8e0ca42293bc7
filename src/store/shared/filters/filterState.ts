/**
 * The binary form of a filter's state, which is stored with a checksum: 37 bytes, 4 more while a block is partly
 * returned, 24 more while logs of removed blocks are returned, then the client's address. The filter object of a log
 * filter never changes, and is in another database.
 */
import type { RemovalPlace } from '../../../chain/logPosition.js';
import type { FilterKind, FilterPosition } from '../../filterStore.js';

/** Everything that is stored of a filter except its filter object. */
export interface FilterState {
  kind: FilterKind;
  position: FilterPosition;
  /** Milliseconds since the epoch. */
  usedAtMs: number;
  /** Bytes of the filter object's JSON; 0 for filters without one. */
  objectBytes: number;
  clientAddress: string;
}

/** Stored as the index here, so the order is part of the format. */
const KINDS: readonly FilterKind[] = ['logs', 'blocks', 'pendingTransactions'];

/** Flags added to the kind for what follows the fixed fields, in this order. */
const WITH_LOGS_TAKEN = 0x80;
const WITH_REMOVAL = 0x20;
const KIND_MASK = 0x0f;

/** Kind, generation, cursor, time of last use, bytes of the filter object, `since`. */
const FIXED_BYTES = 1 + 4 + 8 + 8 + 8 + 8;

/** Integers are little-endian; cursor, time, size, `since` and the lowest removed height are doubles. */
export function encodeFilterState(state: FilterState): Buffer {
  const address = Buffer.from(state.clientAddress, 'utf8');
  const { cursor, logsTaken, generation, since, removal } = state.position;
  const flags = (logsTaken > 0 ? WITH_LOGS_TAKEN : 0) | (removal === null ? 0 : WITH_REMOVAL);
  const bytes = Buffer.allocUnsafe(addressStart(flags) + address.length);
  let offset = bytes.writeUInt8(KINDS.indexOf(state.kind) | flags, 0);
  offset = bytes.writeUInt32LE(generation, offset);
  offset = bytes.writeDoubleLE(cursor, offset);
  offset = bytes.writeDoubleLE(state.usedAtMs, offset);
  offset = bytes.writeDoubleLE(state.objectBytes, offset);
  offset = bytes.writeDoubleLE(since, offset);
  if (logsTaken > 0) offset = bytes.writeUInt32LE(logsTaken, offset);
  if (removal !== null) {
    offset = bytes.writeUInt32LE(removal.generation, offset);
    offset = bytes.writeDoubleLE(removal.lowest, offset);
    offset = bytes.writeDoubleLE(removal.cursor, offset);
    offset = bytes.writeUInt32LE(removal.logsTaken, offset);
  }
  bytes.set(address, offset);
  return bytes;
}

function addressStart(flags: number): number {
  return FIXED_BYTES + (flags & WITH_LOGS_TAKEN ? 4 : 0) + (flags & WITH_REMOVAL ? 24 : 0);
}

/** `bytes` must end with the record. */
export function decodeFilterState(bytes: Buffer): FilterState {
  return {
    ...decodeUse(bytes),
    objectBytes: bytes.readDoubleLE(21),
    clientAddress: bytes.toString('utf8', addressStart(bytes.readUInt8(0))),
  };
}

/** `bytes` may be longer than the record. */
export function decodeUse(bytes: Buffer): Pick<FilterState, 'kind' | 'position' | 'usedAtMs'> {
  const flags = bytes.readUInt8(0);
  const position: FilterPosition = {
    generation: bytes.readUInt32LE(1),
    cursor: bytes.readDoubleLE(5),
    logsTaken: flags & WITH_LOGS_TAKEN ? bytes.readUInt32LE(FIXED_BYTES) : 0,
    since: bytes.readDoubleLE(29),
    removal: flags & WITH_REMOVAL ? decodeRemoval(bytes, addressStart(flags) - 24) : null,
  };
  return { kind: KINDS[flags & KIND_MASK]!, position, usedAtMs: decodeUsedAtMs(bytes) };
}

function decodeRemoval(bytes: Buffer, offset: number): RemovalPlace {
  return {
    generation: bytes.readUInt32LE(offset),
    lowest: bytes.readDoubleLE(offset + 4),
    cursor: bytes.readDoubleLE(offset + 12),
    logsTaken: bytes.readUInt32LE(offset + 20),
  };
}

/** Milliseconds since the epoch. */
export function decodeUsedAtMs(bytes: Buffer): number {
  return bytes.readDoubleLE(13);
}
