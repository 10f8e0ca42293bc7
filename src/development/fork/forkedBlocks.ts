/**
 * `Blocks` of a development chain that may be a fork: the origin serves its blocks, and the index the chain's own. On a
 * chain that does not fork another, every question goes to the index at once.
 */
import type { Caller } from '../../caller/caller.js';
import type { Data, Hash } from '../../../generated/types.js';
import type {
  BlockRange,
  Blocks,
  BlockSummary,
  LogCriteria,
  LogPage,
  LogPageLimits,
  TransactionPlace,
} from '../../chain/blocks.js';
import { mapAwaitable } from '../../concurrency/awaitable.js';
import { encodedArray, EncodedJson } from '../../json/encodedJson.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import { malformed, type ForkOrigin } from './forkOrigin.js';
import {
  dataOf,
  hashOf,
  numberOf,
  ofBlock,
  ofHash,
  readObject,
  readObjects,
  summarize,
  type OriginObject,
} from './originObjects.js';

/** Blocks of the origin in one page of logs. */
const PAGE_BLOCKS = 100;

/** An object of the origin, and its JSON text as it came. */
interface OriginText {
  text: string;
  object: OriginObject;
}

/** Reads the origin below the fork, and the index above. */
export function createForkedBlocks({ own, origin }: { own: Blocks; origin: ForkOrigin }): Blocks {
  async function askNumber(blockHash: Hash, caller: Caller): Promise<number | null> {
    const { value } = await origin.request('eth_getBlockByHash', [blockHash, false], caller);
    const block = ofHash(readObject(value, 'the block'), 'hash', blockHash);
    const number = block === null ? null : numberOf(block, 'number');
    if (number === null || !origin.has(number)) return null;
    origin.assertSame(number, blockHash);
    return number;
  }

  async function askBlock(blockNumber: number, fullTransactions: boolean, caller: Caller): Promise<OriginText | null> {
    const params = [encodeQuantity(blockNumber), fullTransactions];
    const { text, value } = await origin.request('eth_getBlockByNumber', params, caller);
    const object = ofBlock(readObject(value, 'the block'), 'number', blockNumber);
    if (object === null) return null;
    origin.assertSame(blockNumber, hashOf(object, 'hash'));
    return { text, object };
  }

  async function askSummary(blockNumber: number, caller: Caller): Promise<BlockSummary | null> {
    const block = await askBlock(blockNumber, true, caller);
    if (block === null) return null;
    const transactions = readObjects(block.object['transactions'], 'transactions');
    const receipts = transactions.length === 0 ? null : await askReceipts(blockNumber, caller);
    const summary = summarize(block.object, receipts?.receipts ?? []);
    // The chain itself knows the fee of its first own block.
    if (blockNumber !== origin.blockNumber) return summary;
    const ownSummary = await own.summary(blockNumber, caller);
    return { ...summary, nextBaseFeePerGas: ownSummary?.nextBaseFeePerGas ?? null };
  }

  /** Not every server has eth_getBlockReceipts; all have receipts of transactions. */
  async function askReceipts(
    blockNumber: number,
    caller: Caller,
  ): Promise<{ text: string; receipts: OriginObject[] } | null> {
    const answer = await origin.ask('eth_getBlockReceipts', [encodeQuantity(blockNumber)], caller);
    if ('value' in answer && answer.value !== null)
      return { text: answer.text, receipts: receiptsOf(blockNumber, answer.value) };
    const hashes = (await askBlock(blockNumber, false, caller))?.object['transactions'];
    if (!Array.isArray(hashes)) return null;
    const answers = await Promise.all(
      hashes.map((hash) => origin.request('eth_getTransactionReceipt', [hash], caller)),
    );
    const values = answers.map(({ value }) => value);
    return { text: `[${answers.map(({ text }) => text).join(',')}]`, receipts: receiptsOf(blockNumber, values) };
  }

  function receiptsOf(blockNumber: number, value: unknown): OriginObject[] {
    const receipts = readObjects(value, 'receipts');
    for (const receipt of receipts) {
      ofBlock(receipt, 'blockNumber', blockNumber);
      origin.assertSame(blockNumber, hashOf(receipt, 'blockHash'));
    }
    return receipts;
  }

  async function askPlace(transactionHash: Hash, caller: Caller): Promise<TransactionPlace | null> {
    const { value } = await origin.request('eth_getTransactionByHash', [transactionHash], caller);
    const transaction = ofHash(readObject(value, 'the transaction'), 'hash', transactionHash);
    if (transaction === null || typeof transaction['blockNumber'] !== 'string') return null;
    const blockNumber = numberOf(transaction, 'blockNumber');
    if (!origin.has(blockNumber)) return null;
    origin.assertSame(blockNumber, hashOf(transaction, 'blockHash'));
    return { blockNumber, transactionIndex: numberOf(transaction, 'transactionIndex') };
  }

  async function askTransaction(place: TransactionPlace, caller: Caller): Promise<OriginText | null> {
    const params = [encodeQuantity(place.blockNumber), encodeQuantity(place.transactionIndex)];
    const { text, value } = await origin.request('eth_getTransactionByBlockNumberAndIndex', params, caller);
    const object = ofBlock(readObject(value, 'the transaction'), 'blockNumber', place.blockNumber);
    if (object === null) return null;
    if (numberOf(object, 'transactionIndex') !== place.transactionIndex)
      throw malformed(`another transaction than ${place.transactionIndex} of block ${place.blockNumber}`);
    origin.assertSame(place.blockNumber, hashOf(object, 'blockHash'));
    return { text, object };
  }

  async function askReceipt(place: TransactionPlace, caller: Caller): Promise<OriginText | null> {
    const transaction = await askTransaction(place, caller);
    if (transaction === null) return null;
    const hash = hashOf(transaction.object, 'hash');
    const { text, value } = await origin.request('eth_getTransactionReceipt', [hash], caller);
    const object = ofHash(readObject(value, 'the receipt'), 'transactionHash', hash);
    return object && { text, object: ofBlock(object, 'blockNumber', place.blockNumber) };
  }

  async function askRaw(place: TransactionPlace, caller: Caller): Promise<Data | null> {
    const transaction = await askTransaction(place, caller);
    if (transaction === null) return null;
    const hash = hashOf(transaction.object, 'hash');
    const { value } = await origin.request('eth_getRawTransactionByHash', [hash], caller);
    if (value === null) return null;
    const raw = dataOf(value);
    if (raw !== null && raw.length > 2) return raw;
    throw malformed('expected bytes for the raw transaction');
  }

  /** In the order of the chain, and within the range. */
  async function askLogs(
    { from, to }: BlockRange,
    { addresses, topics }: LogCriteria,
    caller: Caller,
  ): Promise<{ text: string; logs: OriginObject[] }> {
    const filter = {
      fromBlock: encodeQuantity(from),
      toBlock: encodeQuantity(to),
      ...(addresses.length > 0 && { address: addresses }),
      ...(topics.length > 0 && { topics }),
    };
    const { text, value } = await origin.request('eth_getLogs', [filter], caller);
    const logs = readObjects(value, 'logs');
    let last = from;
    for (const log of logs) {
      const number = numberOf(log, 'blockNumber');
      if (number < last || number > to) throw malformed('logs outside of the range, or out of order');
      last = number;
      if (number === origin.blockNumber) origin.assertSame(number, hashOf(log, 'blockHash'));
      if (sliceIsOver()) await nextSlice(caller.signal);
    }
    return { text, logs };
  }

  return {
    head: () => own.head(),
    earliest: () => (origin.blockNumber === null ? own.earliest() : 0),
    numberOfHash: (blockHash, caller) =>
      mapAwaitable(own.numberOfHash(blockHash, caller), (number) =>
        number !== null || origin.blockNumber === null ? number : askNumber(blockHash, caller),
      ),
    summary: (blockNumber, caller) =>
      origin.has(blockNumber) ? askSummary(blockNumber, caller) : own.summary(blockNumber, caller),
    block: (blockNumber, fullTransactions, caller) =>
      origin.has(blockNumber)
        ? askBlock(blockNumber, fullTransactions, caller).then(asItCame)
        : own.block(blockNumber, fullTransactions, caller),
    header: (blockNumber, caller) =>
      origin.has(blockNumber)
        ? askBlock(blockNumber, false, caller).then((block) => block && encode(headerOf(block.object)))
        : own.header(blockNumber, caller),
    receipts: (blockNumber, caller) =>
      origin.has(blockNumber) ? askReceipts(blockNumber, caller).then(asItCame) : own.receipts(blockNumber, caller),
    place: (transactionHash, caller) =>
      mapAwaitable(own.place(transactionHash, caller), (place) =>
        place !== null || origin.blockNumber === null ? place : askPlace(transactionHash, caller),
      ),
    transaction: (place, caller) =>
      origin.has(place.blockNumber) ? askTransaction(place, caller).then(asItCame) : own.transaction(place, caller),
    receipt: (place, caller) =>
      origin.has(place.blockNumber) ? askReceipt(place, caller).then(asItCame) : own.receipt(place, caller),
    transactionLogs: (place, caller) =>
      origin.has(place.blockNumber)
        ? askReceipt(place, caller).then((receipt) => receipt && encode(readObjects(receipt.object['logs'], 'logs')))
        : own.transactionLogs(place, caller),
    rawTransaction: (place, caller) =>
      origin.has(place.blockNumber) ? askRaw(place, caller) : own.rawTransaction(place, caller),
    reachOfSearch(range, mostUnindexed) {
      const { blockNumber } = origin;
      if (blockNumber === null || range.from > blockNumber) return own.reachOfSearch(range, mostUnindexed);
      return Math.min(range.to, range.from + mostUnindexed - 1);
    },
    async logs(range, criteria, limits, caller) {
      const { blockNumber } = origin;
      if (blockNumber === null || range.from > blockNumber) return own.logs(range, criteria, limits, caller);
      const below = await askLogs({ ...range, to: Math.min(range.to, blockNumber) }, criteria, caller);
      if (range.to <= blockNumber) return textOf(below.text);
      const above = { from: blockNumber + 1, to: range.to };
      const rest = { ...limits, maxResults: Math.max(limits.maxResults - below.logs.length, 0) };
      const ownLogs = await own.logs(above, criteria, rest, caller);
      return below.logs.length === 0 ? ownLogs : joined(textOf(below.text), ownLogs);
    },
    async logPage(range, criteria, limits, caller) {
      const { blockNumber } = origin;
      if (blockNumber === null || range.from > blockNumber) return own.logPage(range, criteria, limits, caller);
      const to = Math.min(range.to, blockNumber, range.from + PAGE_BLOCKS - 1);
      const { logs } = await askLogs({ from: range.from, to }, criteria, caller);
      return pageOf(logs, to, limits, caller);
    },
  };
}

/** A block as the origin has it, without what a header lacks. */
function headerOf({ transactions: _t, uncles: _u, withdrawals: _w, size: _s, ...header }: OriginObject): OriginObject {
  return header;
}

/** Whole blocks, as many as the limits allow, but at least one with logs. */
async function pageOf(
  logs: OriginObject[],
  to: number,
  { maxResults, maxBytes }: LogPageLimits,
  caller: Caller,
): Promise<LogPage> {
  const page: EncodedJson[] = [];
  let bytes = 0;
  let first = 0;
  while (first < logs.length) {
    const number = numberOf(logs[first] ?? {}, 'blockNumber');
    const block: EncodedJson[] = [];
    for (let log = logs[first]; log !== undefined && numberOf(log, 'blockNumber') === number; log = logs[first]) {
      const item = encode(log);
      bytes += item.bytes.length + 1;
      block.push(item);
      first += 1;
      if (sliceIsOver()) await nextSlice(caller.signal);
    }
    if (page.length > 0 && (page.length >= maxResults || bytes > maxBytes))
      return { logs: page, to: number - 1, taken: 0 };
    for (const item of block) page.push(item);
  }
  return { logs: page, to, taken: 0 };
}

function encode(value: object): EncodedJson {
  return new EncodedJson(Buffer.from(JSON.stringify(value)));
}

/** JSON that was parsed, and so is whole. */
function textOf(text: string): EncodedJson {
  return new EncodedJson(Buffer.from(text));
}

function asItCame(answer: { text: string } | null): EncodedJson | null {
  return answer && textOf(answer.text);
}

/** The items of two JSON arrays as one array. The first is not empty. */
function joined(first: EncodedJson, second: EncodedJson): EncodedJson {
  const items = [first, second].map(({ bytes }) => bytes.subarray(1, -1)).filter((bytes) => bytes.length > 0);
  return encodedArray(items);
}
