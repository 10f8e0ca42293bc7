/** Makes the notifications of one block. Each block is read once; each distinct result is encoded once. */
import type { Caller } from '../caller/caller.js';
import type { Hash } from '../../generated/types.js';
import type { Blocks, LogCriteria } from '../chain/blocks.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { EncodedJson } from '../ethereum/encoding/encodedJson.js';
import { CLOSE_BRACKET } from '../ethereum/encoding/jsonBytes.js';
import type { Notification } from '../jsonrpc/notification.js';
import type { BlockQuery, HeadQuery, LogFields, ReceiptQuery } from './blockQuery.js';
import { encodeBlockHead } from './encodeBlockHead.js';
import type { EncodeNotification } from './encodeNotification.js';
import type { SharedQueries } from './sharedQueries.js';

/** Where blocks are read, and how notifications are encoded. */
export interface ReadingParts {
  blocks: Pick<Blocks, 'head' | 'summary' | 'block' | 'logPage' | 'receipts' | 'receipt' | 'place'>;
  encode: EncodeNotification;
}

/** The notifications for each query, in order. A query without notifications may be missing. */
export type BlockNotifications = ReadonlyMap<BlockQuery, readonly Notification[]>;

const ANY_LOG: LogCriteria = { addresses: [], topics: [] };
const UNLIMITED = { maxResults: Infinity, maxBytes: Infinity };
const NO_RECEIPTS_LENGTH = '[]'.length;

/** The notifications of a block for all queries. Null when the block is gone because the node was rolled back. */
export async function readBlock(
  blockNumber: number,
  queries: SharedQueries,
  parts: ReadingParts,
  caller: Caller,
): Promise<BlockNotifications | null> {
  const found = new Map<BlockQuery, readonly Notification[]>();
  const { encode } = parts;
  for (const query of queries.heads) {
    const heads = await readHead(blockNumber, query, parts, caller);
    found.set(
      query,
      heads.map((head) => encode('newHeads', head)),
    );
  }
  if (queries.hasLogQueries) addAll(found, await readLogs(blockNumber, queries, parts, caller));
  for (const query of queries.receipts) {
    const receipts = await readReceipts(blockNumber, query, parts, caller);
    found.set(
      query,
      receipts.map((list) => encode('transactionReceipts', list)),
    );
  }
  if (queries.hasReceiptQueriesByHash) addAll(found, await readReceiptsByHash(blockNumber, queries, parts, caller));
  return blockNumber > parts.blocks.head() ? null : found;
}

function addAll(found: Map<BlockQuery, readonly Notification[]>, more: BlockNotifications): void {
  for (const [query, notifications] of more) found.set(query, notifications);
}

/** JSON of the header of a block, or of the whole block; an empty list when there is no such block. */
export async function readHead(
  blockNumber: number,
  { includeTransactions }: HeadQuery,
  { blocks }: ReadingParts,
  caller: Caller,
): Promise<Uint8Array[]> {
  const block = await blocks.block(blockNumber, includeTransactions, caller);
  return block === null ? [] : [includeTransactions ? block.bytes : encodeBlockHead(block)];
}

/** JSON array of the receipts that match the query in a block; an empty list when none does. */
export async function readReceipts(
  blockNumber: number,
  { hashes }: ReceiptQuery,
  { blocks }: ReadingParts,
  caller: Caller,
): Promise<Uint8Array[]> {
  if (hashes === null) {
    const all = await blocks.receipts(blockNumber, caller);
    return all === null || all.bytes.length === NO_RECEIPTS_LENGTH ? [] : [all.bytes];
  }
  const found: string[] = [];
  for (const [transactionIndex, hash] of (await transactionHashes(blockNumber, blocks, caller)).entries()) {
    if (!hashes.has(hash)) continue;
    const receipt = await blocks.receipt({ blockNumber, transactionIndex }, caller);
    if (receipt !== null) found.push(receipt.toString());
  }
  return found.length === 0 ? [] : [encodeList(found)];
}

/** Reads each receipt once, however many queries name its transaction. */
async function readReceiptsByHash(
  blockNumber: number,
  queries: SharedQueries,
  { blocks, encode }: ReadingParts,
  caller: Caller,
): Promise<BlockNotifications> {
  const found = new Map<ReceiptQuery, string[]>();
  for (const [transactionIndex, hash] of (await transactionHashes(blockNumber, blocks, caller)).entries()) {
    if (sliceIsOver()) await nextSlice();
    const matching = [...queries.receiptQueriesFor(hash)];
    const receipt = matching.length === 0 ? null : await blocks.receipt({ blockNumber, transactionIndex }, caller);
    if (receipt === null) continue;
    const text = receipt.toString();
    for (const query of matching) append(found, query, text);
  }
  return new Map([...found].map(([query, receipts]) => [query, [encode('transactionReceipts', encodeList(receipts))]]));
}

function encodeList(items: readonly string[]): Buffer {
  return Buffer.from(`[${items.join(',')}]`);
}

async function transactionHashes(blockNumber: number, blocks: ReadingParts['blocks'], caller: Caller): Promise<Hash[]> {
  const block = await blocks.block(blockNumber, false, caller);
  // A block object as this process encoded it, with hashes for its transactions.
  return block === null ? [] : (JSON.parse(block.toString()) as { transactions: Hash[] }).transactions;
}

/** Encodes each log of the block at most once, however many queries it matches. */
async function readLogs(
  blockNumber: number,
  queries: SharedQueries,
  { blocks, encode }: ReadingParts,
  caller: Caller,
): Promise<BlockNotifications> {
  const found = new Map<BlockQuery, Notification[]>();
  const page = await blocks.logPage({ from: blockNumber, to: blockNumber }, ANY_LOG, UNLIMITED, caller);
  for (const log of page.logs) {
    if (sliceIsOver()) await nextSlice();
    let notification: Notification | undefined;
    for (const { query, isMatch } of queries.logQueriesFor(fieldsOfLog(log))) {
      if (sliceIsOver()) await nextSlice();
      if (!isMatch) continue;
      notification ??= encode('logs', log.bytes);
      append(found, query, notification);
    }
  }
  return found;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/**
 * Address and topics come first in the JSON of a log, in this order. The data after them may be long and is not parsed.
 */
function fieldsOfLog({ bytes }: EncodedJson): LogFields {
  const end = bytes.indexOf(CLOSE_BRACKET) + 1;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, end).toString('latin1');
  // A log as this process encoded it.
  return JSON.parse(`${text}}`) as LogFields;
}
