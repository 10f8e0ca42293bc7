/**
 * The records of values: the newest versions of a value in one record, so that a record that is lost or damaged never
 * makes an older version look like the newest. Older ones go to further records, each of which says how far it reaches.
 * Behind each record is a checksum of four bytes over its key and its content.
 */
import { crc32 } from 'node:zlib';
import { readUint32 } from '../blockRecords.js';

/** A value from one height on. */
export interface Version {
  from: number;
  /** The segment of heights that it was written with. */
  segment: number;
  /** Null for a key that the node's store does not have. */
  raw: Uint8Array | null;
}

/** Versions, the newest first. */
export interface ValueRecord {
  /** Versions below this height may have been left out. */
  bound: number;
  versions: Version[];
}

/** Heights, segments and lengths are 32-bit integers, little-endian. */
const NUMBER_BYTES = 4;
const SEAL_BYTES = 4;
const VERSION_BYTES = 3 * NUMBER_BYTES;
/** The length of a version without a value. */
const ABSENT = 0xffff_ffff;

/** The record as it is stored. */
export function encodeRecord(key: Uint8Array, { bound, versions }: ValueRecord): Buffer {
  let bytes = NUMBER_BYTES + SEAL_BYTES;
  for (const { raw } of versions) bytes += VERSION_BYTES + (raw?.length ?? 0);
  const record = Buffer.allocUnsafe(bytes);
  let at = record.writeUInt32LE(bound);
  for (const { from, segment, raw } of versions) {
    at = record.writeUInt32LE(from, at);
    at = record.writeUInt32LE(segment, at);
    at = record.writeUInt32LE(raw === null ? ABSENT : raw.length, at);
    if (raw === null) continue;
    record.set(raw, at);
    at += raw.length;
  }
  return sealed(key, record);
}

/** A view of a version, since most are only passed over. */
class DecodedVersion implements Version {
  readonly from: number;
  readonly segment: number;
  /** Where the next version begins. */
  readonly end: number;
  readonly #record: Buffer;
  readonly #start: number;
  readonly #isAbsent: boolean;

  constructor(record: Buffer, at: number) {
    const length = readUint32(record, at + 2 * NUMBER_BYTES);
    this.from = readUint32(record, at);
    this.segment = readUint32(record, at + NUMBER_BYTES);
    this.#record = record;
    this.#isAbsent = length === ABSENT;
    this.#start = at + VERSION_BYTES;
    this.end = this.#isAbsent ? this.#start : this.#start + length;
  }

  get raw(): Uint8Array | null {
    return this.#isAbsent ? null : this.#record.subarray(this.#start, this.end);
  }
}

/** Views of the record; null when it is damaged. */
export function decodeRecord(key: Uint8Array, record: Buffer): ValueRecord | null {
  if (!isSealed(key, record)) return null;
  const versions: Version[] = [];
  const end = record.length - SEAL_BYTES;
  for (let at = NUMBER_BYTES; at < end;) {
    const version = new DecodedVersion(record, at);
    versions.push(version);
    at = version.end;
  }
  return { bound: readUint32(record, 0), versions };
}

/** A value as JSON, with its checksum. */
export function encodeJson(key: Uint8Array, value: unknown): Buffer {
  return sealed(key, Buffer.from(`${JSON.stringify(value)}    `));
}

/** What `encodeJson` encoded; null when there is no record, or when it is damaged. */
export function decodeJson(key: Uint8Array, record: Buffer | undefined): unknown {
  if (record === undefined || !isSealed(key, record)) return null;
  return JSON.parse(record.toString('utf8', 0, record.length - SEAL_BYTES)) as unknown;
}

/** Writes the checksum into the last four bytes of a record. */
function sealed(key: Uint8Array, record: Buffer): Buffer {
  const end = record.length - SEAL_BYTES;
  record.writeUInt32LE(crc32(record.subarray(0, end), crc32(key)), end);
  return record;
}

/** Whether the checksum of a record is right. */
export function isSealed(key: Uint8Array, record: Buffer): boolean {
  const end = record.length - SEAL_BYTES;
  // There may be bytes after the view's own.
  return end > 0 && crc32(record.subarray(0, end), crc32(key)) === readUint32(record, end);
}
