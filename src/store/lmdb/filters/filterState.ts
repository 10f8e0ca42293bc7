/**
 * The binary form of a filter's state: 37 bytes, 4 more while a block is partly answered, 24 more while logs of removed
 * blocks are answered, then the client's address. The filter object of a log filter is stored in a database of its own,
 * because it never changes.
 */
import type { RemovalPlace } from '../../../chain/logPosition.js';
import type { FilterKind, FilterPosition } from '../../filterStore.js';
import { openValue, sealValue } from '../sealedValue.js';

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

/** Each kind is stored as its index here, so the order is part of the format. */
const KINDS: readonly FilterKind[] = ['logs', 'blocks', 'pendingTransactions'];

/** Flags added to the kind for what follows the fixed fields, in this order. */
const WITH_LOGS_TAKEN = 0x80;
const WITH_SINCE = 0x40;
const WITH_REMOVAL = 0x20;
const WITH_SEAL = 0x10;
const KIND_MASK = 0x0f;

/** Kind, generation, cursor, time of last use, bytes of the filter object. */
const FIXED_BYTES = 1 + 4 + 8 + 8 + 8;

/** Integers are little-endian; cursor, time, size, `since` and the lowest removed height are doubles. */
export function encodeFilterState(state: FilterState): Buffer {
  const address = Buffer.from(state.clientAddress, 'utf8');
  const { cursor, logsTaken, generation, since, removal } = state.position;
  const flags = WITH_SINCE | (logsTaken > 0 ? WITH_LOGS_TAKEN : 0) | (removal === null ? 0 : WITH_REMOVAL);
  const bytes = Buffer.allocUnsafe(FIXED_BYTES + optionalBytes(flags) + address.length);
  let offset = bytes.writeUInt8(KINDS.indexOf(state.kind) | flags, 0);
  offset = bytes.writeUInt32LE(generation, offset);
  offset = bytes.writeDoubleLE(cursor, offset);
  offset = bytes.writeDoubleLE(state.usedAtMs, offset);
  offset = bytes.writeDoubleLE(state.objectBytes, offset);
  if (logsTaken > 0) offset = bytes.writeUInt32LE(logsTaken, offset);
  offset = bytes.writeDoubleLE(since, offset);
  if (removal !== null) {
    offset = bytes.writeUInt32LE(removal.generation, offset);
    offset = bytes.writeDoubleLE(removal.lowest, offset);
    offset = bytes.writeDoubleLE(removal.cursor, offset);
    offset = bytes.writeUInt32LE(removal.logsTaken, offset);
  }
  bytes.set(address, offset);
  return bytes;
}

function optionalBytes(flags: number): number {
  return (flags & WITH_LOGS_TAKEN ? 4 : 0) + (flags & WITH_SINCE ? 8 : 0) + (flags & WITH_REMOVAL ? 24 : 0);
}

/** The record with a checksum, as it is stored. */
export function sealFilterState(id: string, state: FilterState): Buffer {
  const bytes = encodeFilterState(state);
  bytes[0]! |= WITH_SEAL;
  return sealValue(id, bytes);
}

/** The record as it was stored, without its checksum; null when it is damaged. Earlier releases wrote no checksum. */
export function openFilterState(id: string, bytes: Buffer): Buffer | null {
  if (bytes.length < FIXED_BYTES) return null;
  return (bytes.readUInt8(0) & WITH_SEAL) === 0 ? bytes : openValue(id, bytes);
}

/** `bytes` must end with the record. */
export function decodeFilterState(bytes: Buffer): FilterState {
  const addressStart = FIXED_BYTES + optionalBytes(bytes.readUInt8(0));
  return {
    ...decodeUse(bytes),
    objectBytes: bytes.readDoubleLE(21),
    clientAddress: bytes.toString('utf8', addressStart),
  };
}

/** Kind, position and time of use. `bytes` may be longer than the record. */
export function decodeUse(bytes: Buffer): Pick<FilterState, 'kind' | 'position' | 'usedAtMs'> {
  const flags = bytes.readUInt8(0);
  const cursor = bytes.readDoubleLE(5);
  const afterTaken = FIXED_BYTES + (flags & WITH_LOGS_TAKEN ? 4 : 0);
  const position: FilterPosition = {
    generation: bytes.readUInt32LE(1),
    cursor,
    logsTaken: flags & WITH_LOGS_TAKEN ? bytes.readUInt32LE(FIXED_BYTES) : 0,
    // Earlier releases did not store what had been answered before, so those logs are never announced as removed.
    since: flags & WITH_SINCE ? bytes.readDoubleLE(afterTaken) : cursor,
    removal: flags & WITH_REMOVAL ? decodeRemoval(bytes, afterTaken + 8) : null,
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

/** The time of last use, milliseconds since the epoch, without decoding the rest. */
export function decodeUsedAtMs(bytes: Buffer): number {
  return bytes.readDoubleLE(13);
}
