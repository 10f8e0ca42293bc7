/**
 * Layouts of the stored records: a table of offsets, then the JSON that is served, so that one item is cut out without
 * parsing. Offsets count from the start of the record; integers are 32-bit little-endian.
 *
 *   list       count, end of record, (start, end) per item, then the items: a JSON array, or raw bytes back to back
 *   block      end of the header fields, start of the transaction list, end of record, then the block object with
 *              transaction hashes
 *   receipts   count, log count, end of record, (start, end, start of logs, end of logs) per receipt, (start, end) per
 *              log, then a JSON array
 *
 * Each record holds its own end, because readers get a view that may be longer than the record. The view is valid only
 * until the next read.
 */
import { CLOSE_BRACKET, COMMA, OPEN_BRACKET } from '../json/codes.js';

/** A part of a record: `start` included, `end` not. */
export interface Part {
  start: number;
  end: number;
}

/** A 32-bit little-endian integer, from any Uint8Array. */
export function readUint32(bytes: Uint8Array, offset: number): number {
  const value = bytes[offset]! | (bytes[offset + 1]! << 8) | (bytes[offset + 2]! << 16) | (bytes[offset + 3]! << 24);
  return value >>> 0;
}

/** A list of JSON values, stored as one JSON array. */
export function encodeJsonList(items: readonly string[]): Uint8Array {
  const record = encodeList(items.map(asciiBytes), 1);
  const start = 8 + items.length * 8;
  // The commas, and the last bracket, follow the items.
  for (let index = 0; index < items.length; index++) record[readUint32(record, 12 + index * 8)] = COMMA;
  record[start] = OPEN_BRACKET;
  record[record.length - 1] = CLOSE_BRACKET;
  return record;
}

/** A list of byte strings. */
export function encodeByteList(items: readonly Uint8Array[]): Uint8Array {
  return encodeList(items, 0);
}

/** Leaves `gap` bytes before, between and after the items. */
function encodeList(items: readonly Uint8Array[], gap: number): Buffer {
  const tableEnd = 8 + items.length * 8;
  const bytes = items.reduce((sum, item) => sum + item.length + gap, items.length === 0 ? 2 * gap : gap);
  const record = Buffer.allocUnsafeSlow(tableEnd + bytes);
  record.writeUInt32LE(items.length, 0);
  record.writeUInt32LE(record.length, 4);
  let offset = tableEnd + gap;
  items.forEach((item, index) => {
    record.set(item, offset);
    record.writeUInt32LE(offset, 8 + index * 8);
    record.writeUInt32LE(offset + item.length, 12 + index * 8);
    offset += item.length + gap;
  });
  return record;
}

/** One item of a list; null when the index is out of range. */
export function listItem(record: Uint8Array, index: number): Part | null {
  if (index >= readUint32(record, 0)) return null;
  return partAt(record, 8 + index * 8);
}

function partAt(record: Uint8Array, offset: number): Part {
  return { start: readUint32(record, offset), end: readUint32(record, offset + 4) };
}

/** The JSON array of a list record. */
export function wholeList(record: Uint8Array): Part {
  return { start: 8 + readUint32(record, 0) * 8, end: readUint32(record, 4) };
}

const BLOCK_TABLE_END = 12;

/** Takes the JSON of the header object, and of the block object without transactions, which starts with its members. */
export function encodeBlockRecord(header: string, block: string, transactionHashes: readonly string[]): Uint8Array {
  const headerFields = header.slice(0, -1);
  if (!block.startsWith(headerFields)) throw new TypeError('a block object must start with the members of its header');
  const beforeTransactions = `${block.slice(0, -1)},"transactions":`;
  const json = asciiBytes(`${beforeTransactions}${JSON.stringify(transactionHashes)}}`);
  const record = Buffer.allocUnsafeSlow(BLOCK_TABLE_END + json.length);
  record.writeUInt32LE(BLOCK_TABLE_END + headerFields.length, 0);
  record.writeUInt32LE(BLOCK_TABLE_END + beforeTransactions.length, 4);
  record.writeUInt32LE(BLOCK_TABLE_END + json.length, 8);
  record.set(json, BLOCK_TABLE_END);
  return record;
}

/** The block object with transaction hashes. */
export function wholeBlock(record: Uint8Array): Part {
  return { start: BLOCK_TABLE_END, end: readUint32(record, 8) };
}

/** The block object up to its list of transactions. */
export function blockBeforeTransactions(record: Uint8Array): Part {
  return { start: BLOCK_TABLE_END, end: readUint32(record, 4) };
}

/** The header object without its closing brace. */
export function headerFields(record: Uint8Array): Part {
  return { start: BLOCK_TABLE_END, end: readUint32(record, 0) };
}

/** A receipt's JSON with `"logs":[]`, and the JSON of each of its logs. */
export interface ReceiptJson {
  receipt: string;
  logs: string[];
}

const RECEIPTS_HEADER_END = 12;
const EMPTY_LOGS = '"logs":[]';

/** The receipts record; the logs are inserted into their receipts. */
export function encodeReceipts(receipts: readonly ReceiptJson[]): Uint8Array {
  const logCount = receipts.reduce((count, { logs }) => count + logs.length, 0);
  const logTable = RECEIPTS_HEADER_END + receipts.length * 16;
  const jsonStart = logTable + logCount * 8;
  const table = Buffer.allocUnsafe(jsonStart);
  let json = '[';
  let logIndex = 0;
  receipts.forEach(({ receipt, logs }, index) => {
    if (index > 0) json += ',';
    const start = jsonStart + json.length;
    const split = receipt.indexOf(EMPTY_LOGS) + EMPTY_LOGS.length - 2;
    json += receipt.slice(0, split);
    const logsStart = jsonStart + json.length;
    json += '[';
    logs.forEach((log, place) => {
      if (place > 0) json += ',';
      table.writeUInt32LE(jsonStart + json.length, logTable + logIndex * 8);
      json += log;
      table.writeUInt32LE(jsonStart + json.length, logTable + logIndex * 8 + 4);
      logIndex += 1;
    });
    json += ']';
    const logsEnd = jsonStart + json.length;
    json += receipt.slice(split + 2);
    const entry = RECEIPTS_HEADER_END + index * 16;
    [start, jsonStart + json.length, logsStart, logsEnd].forEach((value, i) =>
      table.writeUInt32LE(value, entry + i * 4),
    );
  });
  json += ']';
  table.writeUInt32LE(receipts.length, 0);
  table.writeUInt32LE(logCount, 4);
  table.writeUInt32LE(jsonStart + json.length, 8);
  return Buffer.concat([table, asciiBytes(json)]);
}

/** The JSON array of all receipts. */
export function wholeReceipts(record: Uint8Array): Part {
  const tableEnd = RECEIPTS_HEADER_END + readUint32(record, 0) * 16 + readUint32(record, 4) * 8;
  return { start: tableEnd, end: readUint32(record, 8) };
}

/** One receipt; null when the index is out of range. */
export function receiptItem(record: Uint8Array, index: number): Part | null {
  return index < readUint32(record, 0) ? partAt(record, RECEIPTS_HEADER_END + index * 16) : null;
}

/** The JSON array of the logs of one receipt; null when the index is out of range. */
export function receiptLogs(record: Uint8Array, index: number): Part | null {
  return index < readUint32(record, 0) ? partAt(record, RECEIPTS_HEADER_END + index * 16 + 8) : null;
}

/** The number of logs in all receipts. */
export function logCount(record: Uint8Array): number {
  return readUint32(record, 4);
}

/** One log of the block, by its `logIndex`, which must be in range. */
export function logItem(record: Uint8Array, logIndex: number): Part {
  return partAt(record, RECEIPTS_HEADER_END + readUint32(record, 0) * 16 + logIndex * 8);
}

/** The last member of a log. */
const STANDING = '"removed":false}';
const REMOVED = Buffer.from('"removed":true}');

/** A copy of one log, with `removed: true`. */
export function removedLog(record: Uint8Array, { start, end }: Part): Uint8Array {
  const before = end - start - STANDING.length;
  const log = Buffer.allocUnsafe(before + REMOVED.length);
  log.set(record.subarray(start, start + before));
  log.set(REMOVED, before);
  return log;
}

/** Records hold only hex text and member names; in ASCII, offsets in characters are offsets in bytes. */
function asciiBytes(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length !== text.length) throw new TypeError('a record must be ASCII');
  return bytes;
}
