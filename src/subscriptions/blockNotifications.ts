/** What one block has to say to its subscribers: read once, encoded once per distinct payload. */
import type { Hash } from '../../generated/types.js';
import type { Blocks, LogCriteria } from '../chain/blocks.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { EncodedJson } from '../evm/encodedJson.js';
import { CLOSE_BRACKET } from '../jsonrpc/jsonText.js';
import type { Notification } from '../jsonrpc/notification.js';
import { encodeBlockHead } from './blockHead.js';
import type { BlockTopic, HeadTopic, LogKey, ReceiptTopic } from './blockTopic.js';
import type { BlockTopics } from './blockTopics.js';
import type { EncodeNotification } from './encode.js';

export interface ReadingParts {
  blocks: Pick<Blocks, 'head' | 'block' | 'logPage' | 'receipts' | 'receipt' | 'place'>;
  encode: EncodeNotification;
}

/** The notifications of each topic, in order; a topic to which the block has nothing to say may be missing. */
export type BlockNotifications = ReadonlyMap<BlockTopic, readonly Notification[]>;

const ANY_LOG: LogCriteria = { addresses: [], topics: [] };
const UNLIMITED = { maxResults: Infinity, maxBytes: Infinity };
const NO_RECEIPTS_LENGTH = '[]'.length;

/** Reads what the topics want of a block. Null when there is no such block any more, because the node was set back. */
export async function readBlock(
  blockNumber: number,
  topics: BlockTopics,
  parts: ReadingParts,
  signal: AbortSignal,
): Promise<BlockNotifications | null> {
  const found = new Map<BlockTopic, Notification[]>();
  const { encode } = parts;
  for (const topic of topics.heads) {
    const heads = await readHead(blockNumber, topic, parts, signal);
    found.set(
      topic,
      heads.map((head) => encode('newHeads', head)),
    );
  }
  if (topics.wantsLogs) await readLogs(blockNumber, topics, found, parts, signal);
  for (const topic of topics.receipts) {
    const receipts = await readReceipts(blockNumber, topic, parts, signal);
    found.set(
      topic,
      receipts.map((list) => encode('transactionReceipts', list)),
    );
  }
  if (topics.wantsReceiptsOfSome) await readReceiptsOfSome(blockNumber, topics, found, parts, signal);
  return blockNumber > parts.blocks.head() ? null : found;
}

/** JSON of the head of a block; none when there is no such block. */
export async function readHead(
  blockNumber: number,
  { whole }: HeadTopic,
  { blocks }: ReadingParts,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const block = await blocks.block(blockNumber, whole, signal);
  return block === null ? [] : [whole ? block.bytes : encodeBlockHead(block)];
}

/** JSON array of the receipts that a topic wants of a block; none when there are none. */
export async function readReceipts(
  blockNumber: number,
  { hashes }: ReceiptTopic,
  { blocks }: ReadingParts,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  if (hashes === null) {
    const all = await blocks.receipts(blockNumber, signal);
    return all === null || all.bytes.length === NO_RECEIPTS_LENGTH ? [] : [all.bytes];
  }
  const found: string[] = [];
  for (const [transactionIndex, hash] of (await transactionHashes(blockNumber, blocks, signal)).entries()) {
    if (!hashes.has(hash)) continue;
    const receipt = await blocks.receipt({ blockNumber, transactionIndex }, signal);
    if (receipt !== null) found.push(receipt.toString());
  }
  return found.length === 0 ? [] : [encodeList(found)];
}

/** Every receipt is read once, however many topics name its transaction. */
async function readReceiptsOfSome(
  blockNumber: number,
  topics: BlockTopics,
  found: Map<BlockTopic, Notification[]>,
  { blocks, encode }: ReadingParts,
  signal: AbortSignal,
): Promise<void> {
  const wanted = new Map<ReceiptTopic, string[]>();
  for (const [transactionIndex, hash] of (await transactionHashes(blockNumber, blocks, signal)).entries()) {
    if (sliceIsOver()) await nextSlice();
    const wanting = [...topics.wantingReceiptOf(hash)];
    const receipt = wanting.length === 0 ? null : await blocks.receipt({ blockNumber, transactionIndex }, signal);
    if (receipt === null) continue;
    const text = receipt.toString();
    for (const topic of wanting) {
      const earlier = wanted.get(topic);
      if (earlier === undefined) wanted.set(topic, [text]);
      else earlier.push(text);
    }
  }
  for (const [topic, receipts] of wanted) found.set(topic, [encode('transactionReceipts', encodeList(receipts))]);
}

function encodeList(items: readonly string[]): Buffer {
  return Buffer.from(`[${items.join(',')}]`);
}

async function transactionHashes(
  blockNumber: number,
  blocks: ReadingParts['blocks'],
  signal: AbortSignal,
): Promise<Hash[]> {
  const block = await blocks.block(blockNumber, false, signal);
  return block === null ? [] : (JSON.parse(block.toString()) as { transactions: Hash[] }).transactions;
}

/** Every log of the block is encoded at most once, however many criteria it matches. */
async function readLogs(
  blockNumber: number,
  topics: BlockTopics,
  found: Map<BlockTopic, Notification[]>,
  { blocks, encode }: ReadingParts,
  signal: AbortSignal,
): Promise<void> {
  const page = await blocks.logPage({ from: blockNumber, to: blockNumber }, ANY_LOG, UNLIMITED, signal);
  for (const log of page.logs) {
    if (sliceIsOver()) await nextSlice();
    let notification: Notification | undefined;
    for (const topic of topics.matching(keyOfLog(log))) {
      notification ??= encode('logs', log.bytes);
      const earlier = found.get(topic);
      if (earlier === undefined) found.set(topic, [notification]);
      else earlier.push(notification);
    }
  }
}

/** Address and topics come first in the JSON of a log, in this order; the data behind them may be long and is not parsed. */
function keyOfLog({ bytes }: EncodedJson): LogKey {
  const end = bytes.indexOf(CLOSE_BRACKET) + 1;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, end).toString('latin1');
  return JSON.parse(`${text}}`) as LogKey;
}
