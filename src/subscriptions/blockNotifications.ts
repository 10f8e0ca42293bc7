/** Makes the notifications of one block. Each distinct result is read and encoded once. */
import type { Caller } from '../caller/caller.js';
import type { Block, Hash } from '../../generated/types.js';
import type { Blocks, LogCriteria, TransactionPlace } from '../chain/blocks.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { encodedLongArray } from '../json/encodedJson.js';
import { CLOSE_BRACE } from '../json/codes.js';
import type { Notification } from '../jsonrpc/notification.js';
import type { BlockQuery, HeadQuery, ReceiptQuery } from './blockQuery.js';
import type { EncodeNotification } from './encodeNotification.js';
import type { SharedQueries } from './sharedQueries.js';

/** What is sent of a block, as JSON; null when the block is gone. A `NewBlock` has it in memory. */
export interface BlockJson {
  block(blockNumber: number, fullTransactions: boolean): Awaitable<Uint8Array | null>;
  transactionHashes(blockNumber: number): Awaitable<readonly Hash[]>;
  receipts(blockNumber: number): Awaitable<Uint8Array | null>;
  receipt(place: TransactionPlace): Awaitable<Uint8Array | null>;
  logs(blockNumber: number): Awaitable<Iterable<Uint8Array>>;
}

/** The notifications for each query, if any, in order. */
export type BlockNotifications = Map<BlockQuery, Notification[]>;

const ANY_LOG: LogCriteria = { addresses: [], topics: [] };
const UNLIMITED = { maxResults: Infinity, maxBytes: Infinity };
const NO_RECEIPTS_LENGTH = '[]'.length;

/** Blocks that are read from the index. */
export function indexedBlocks(
  blocks: Pick<Blocks, 'block' | 'receipts' | 'receipt' | 'logPage'>,
  caller: Caller,
): BlockJson {
  const block = async (blockNumber: number, fullTransactions: boolean): Promise<Uint8Array | null> =>
    (await blocks.block(blockNumber, fullTransactions, caller))?.bytes ?? null;
  return {
    block,
    async transactionHashes(blockNumber) {
      const bytes = await block(blockNumber, false);
      // A block object with hashes for its transactions.
      return bytes === null ? [] : (JSON.parse(textOf(bytes)) as { transactions: Hash[] }).transactions;
    },
    receipts: async (blockNumber) => (await blocks.receipts(blockNumber, caller))?.bytes ?? null,
    receipt: async (place) => (await blocks.receipt(place, caller))?.bytes ?? null,
    async logs(blockNumber) {
      const range = { from: blockNumber, to: blockNumber };
      return (await blocks.logPage(range, ANY_LOG, UNLIMITED, caller)).logs.map(({ bytes }) => bytes);
    },
  };
}

/** All notifications of a block. */
export async function blockNotifications(
  blockNumber: number,
  from: BlockJson,
  queries: SharedQueries,
  encode: EncodeNotification,
): Promise<BlockNotifications> {
  const found: BlockNotifications = new Map();
  for (const query of queries.heads)
    for (const head of await readHead(blockNumber, query, from)) append(found, query, encode('newHeads', head));
  if (queries.hasLogQueries) {
    for (const log of await from.logs(blockNumber)) {
      if (sliceIsOver()) await nextSlice();
      let notification: Notification | undefined;
      for (const { query, isMatch } of queries.logQueriesFor(log)) {
        if (sliceIsOver()) await nextSlice();
        if (isMatch) append(found, query, (notification ??= encode('logs', log)));
      }
    }
  }
  for (const query of queries.receipts)
    for (const list of await readReceipts(blockNumber, query, from))
      append(found, query, encode('transactionReceipts', list));
  if (queries.hasReceiptQueriesByHash) {
    const receipts = await receiptsByHash(blockNumber, from, (hash) => queries.receiptQueriesFor(hash));
    for (const [query, list] of receipts) append(found, query, encode('transactionReceipts', await asArray(list)));
  }
  return found;
}

/** JSON of the header, or of the whole block; empty when there is no such block. */
export async function readHead(
  blockNumber: number,
  { includeTransactions }: HeadQuery,
  from: BlockJson,
): Promise<Uint8Array[]> {
  const block = await from.block(blockNumber, includeTransactions);
  return block === null ? [] : [includeTransactions ? block : headOf(block)];
}

/** JSON array of the matching receipts; empty when there are none. */
export async function readReceipts(blockNumber: number, query: ReceiptQuery, from: BlockJson): Promise<Uint8Array[]> {
  const { hashes } = query;
  if (hashes === null) {
    const all = await from.receipts(blockNumber);
    return all === null || all.length === NO_RECEIPTS_LENGTH ? [] : [all];
  }
  const found = await receiptsByHash(blockNumber, from, (hash) => (hashes.has(hash) ? [query] : []));
  return Promise.all([...found.values()].map(asArray));
}

async function asArray(list: readonly Uint8Array[]): Promise<Uint8Array> {
  return (await encodedLongArray(list)).bytes;
}

/** Reads each receipt once for all queries. */
async function receiptsByHash(
  blockNumber: number,
  from: BlockJson,
  queriesFor: (hash: Hash) => Iterable<ReceiptQuery>,
): Promise<Map<ReceiptQuery, Uint8Array[]>> {
  const found = new Map<ReceiptQuery, Uint8Array[]>();
  for (const [transactionIndex, hash] of (await from.transactionHashes(blockNumber)).entries()) {
    if (sliceIsOver()) await nextSlice();
    const matching = [...queriesFor(hash)];
    const receipt = matching.length === 0 ? null : await from.receipt({ blockNumber, transactionIndex });
    if (receipt !== null) for (const query of matching) append(found, query, receipt);
  }
  return found;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Left out of the head; there are never uncles. */
const UNCLES = ',"uncles":[]';
const TRANSACTIONS = ',"transactions":';

/** JSON of the block object without `transactions` and `uncles`. */
function headOf(bytes: Uint8Array): Uint8Array {
  const block = asBuffer(bytes);
  const end = block.indexOf(TRANSACTIONS);
  const uncles = block.lastIndexOf(UNCLES, end);
  if (end !== -1 && uncles !== -1)
    return Buffer.concat([
      block.subarray(0, uncles),
      block.subarray(uncles + UNCLES.length, end),
      Buffer.of(CLOSE_BRACE),
    ]);
  // The origin of a forked development chain encodes blocks differently.
  const { transactions: _transactions, uncles: _uncles, ...head } = JSON.parse(textOf(bytes)) as Block;
  return Buffer.from(JSON.stringify(head));
}

function textOf(bytes: Uint8Array): string {
  return asBuffer(bytes).toString();
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
