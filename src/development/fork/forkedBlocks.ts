/**
 * `Blocks` of a development chain that may be a fork: the origin answers for its blocks, and the index for the chain's
 * own. On a chain that is no fork, every question goes to the index at once.
 */
import type { Caller } from '../../caller/caller.js';
import type { Data, Hash } from '../../../generated/types.js';
import type {
  BlockRange,
  Blocks,
  BlockSummary,
  LogCriteria,
  LogLimits,
  LogPage,
  LogPageLimits,
  TransactionPlace,
} from '../../chain/blocks.js';
import { mapAwaitable, type Awaitable } from '../../concurrency/awaitable.js';
import { encodedArray, EncodedJson } from '../../json/encodedJson.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { ForkOrigin } from './forkOrigin.js';
import { malformed } from './forkOrigin.js';
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

/** What answers. */
export interface ForkedBlocksParts {
  /** The chain's own blocks. */
  own: Blocks;
  origin: ForkOrigin;
}

/** An object of the origin, and its JSON text as it came. */
interface OriginText {
  text: string;
  object: OriginObject;
}

/** Reads the origin below the fork, and the index above. */
export class ForkedBlocks implements Blocks {
  readonly #own: Blocks;
  readonly #origin: ForkOrigin;

  constructor({ own, origin }: ForkedBlocksParts) {
    this.#own = own;
    this.#origin = origin;
  }

  head(): number {
    return this.#own.head();
  }

  earliest(): number {
    return this.#origin.blockNumber === null ? this.#own.earliest() : 0;
  }

  numberOfHash(blockHash: Hash, caller: Caller): Awaitable<number | null> {
    return mapAwaitable(this.#own.numberOfHash(blockHash, caller), (number) =>
      number !== null || this.#origin.blockNumber === null ? number : this.#askNumber(blockHash, caller),
    );
  }

  summary(blockNumber: number, caller: Caller): Awaitable<BlockSummary | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.summary(blockNumber, caller);
    return this.#askSummary(blockNumber, caller);
  }

  block(blockNumber: number, fullTransactions: boolean, caller: Caller): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.block(blockNumber, fullTransactions, caller);
    return this.#askBlock(blockNumber, fullTransactions, caller).then(asItCame);
  }

  header(blockNumber: number, caller: Caller): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.header(blockNumber, caller);
    return this.#askBlock(blockNumber, false, caller).then((block) => {
      if (block === null) return null;
      const {
        transactions: _transactions,
        uncles: _uncles,
        withdrawals: _withdrawals,
        size: _size,
        ...header
      } = block.object;
      return encode(header);
    });
  }

  receipts(blockNumber: number, caller: Caller): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.receipts(blockNumber, caller);
    return this.#askReceipts(blockNumber, caller).then((receipts) => receipts && textOf(receipts.text));
  }

  place(transactionHash: Hash, caller: Caller): Awaitable<TransactionPlace | null> {
    return mapAwaitable(this.#own.place(transactionHash, caller), (place) =>
      place !== null || this.#origin.blockNumber === null ? place : this.#askPlace(transactionHash, caller),
    );
  }

  transaction(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.transaction(place, caller);
    return this.#askTransaction(place, caller).then(asItCame);
  }

  receipt(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.receipt(place, caller);
    return this.#askReceipt(place, caller).then(asItCame);
  }

  transactionLogs(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.transactionLogs(place, caller);
    return this.#askReceipt(place, caller).then((receipt) =>
      receipt === null ? null : encode(readObjects(receipt.object['logs'], 'logs')),
    );
  }

  rawTransaction(place: TransactionPlace, caller: Caller): Awaitable<Data | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.rawTransaction(place, caller);
    return this.#askRaw(place, caller);
  }

  async logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, caller: Caller): Promise<EncodedJson> {
    const { blockNumber } = this.#origin;
    if (blockNumber === null || range.from > blockNumber) return this.#own.logs(range, criteria, limits, caller);
    const below = await this.#askLogs({ ...range, to: Math.min(range.to, blockNumber) }, criteria, caller);
    if (range.to <= blockNumber) return textOf(below.text);
    const above = { from: blockNumber + 1, to: range.to };
    const rest = { maxResults: Math.max(limits.maxResults - below.logs.length, 0) };
    const own = await this.#own.logs(above, criteria, rest, caller);
    return below.logs.length === 0 ? own : joined(textOf(below.text), own);
  }

  async logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, caller: Caller): Promise<LogPage> {
    const { blockNumber } = this.#origin;
    if (blockNumber === null || range.from > blockNumber) return this.#own.logPage(range, criteria, limits, caller);
    const to = Math.min(range.to, blockNumber, range.from + PAGE_BLOCKS - 1);
    const { logs } = await this.#askLogs({ from: range.from, to }, criteria, caller);
    return pageOf(logs, to, limits, caller);
  }

  async #askNumber(blockHash: Hash, caller: Caller): Promise<number | null> {
    const { value } = await this.#origin.request('eth_getBlockByHash', [blockHash, false], caller);
    const block = ofHash(readObject(value, 'the block'), 'hash', blockHash);
    const number = block === null ? null : numberOf(block, 'number');
    if (number === null || !this.#origin.has(number)) return null;
    this.#origin.assertSame(number, blockHash);
    return number;
  }

  async #askBlock(blockNumber: number, fullTransactions: boolean, caller: Caller): Promise<OriginText | null> {
    const params = [encodeQuantity(blockNumber), fullTransactions];
    const { text, value } = await this.#origin.request('eth_getBlockByNumber', params, caller);
    const object = ofBlock(readObject(value, 'the block'), 'number', blockNumber);
    if (object === null) return null;
    this.#origin.assertSame(blockNumber, hashOf(object, 'hash'));
    return { text, object };
  }

  async #askSummary(blockNumber: number, caller: Caller): Promise<BlockSummary | null> {
    const block = await this.#askBlock(blockNumber, true, caller);
    if (block === null) return null;
    const transactions = readObjects(block.object['transactions'], 'transactions');
    const receipts = transactions.length === 0 ? null : await this.#askReceipts(blockNumber, caller);
    const summary = summarize(block.object, receipts?.receipts ?? []);
    // The chain itself knows the fee of its first own block.
    if (blockNumber !== this.#origin.blockNumber) return summary;
    const own = await this.#own.summary(blockNumber, caller);
    return { ...summary, nextBaseFeePerGas: own?.nextBaseFeePerGas ?? null };
  }

  /** Not every server has eth_getBlockReceipts; all have receipts of transactions. */
  async #askReceipts(blockNumber: number, caller: Caller): Promise<{ text: string; receipts: OriginObject[] } | null> {
    const answer = await this.#origin.ask('eth_getBlockReceipts', [encodeQuantity(blockNumber)], caller);
    if ('value' in answer && answer.value !== null) {
      return { text: answer.text, receipts: this.#receiptsOf(blockNumber, readObjects(answer.value, 'receipts')) };
    }
    const hashes = (await this.#askBlock(blockNumber, false, caller))?.object['transactions'];
    if (!Array.isArray(hashes)) return null;
    const answers = await Promise.all(
      hashes.map((hash) => this.#origin.request('eth_getTransactionReceipt', [hash], caller)),
    );
    const values = answers.map(({ value }) => value);
    const text = `[${answers.map((receipt) => receipt.text).join(',')}]`;
    return { text, receipts: this.#receiptsOf(blockNumber, readObjects(values, 'receipts')) };
  }

  #receiptsOf(blockNumber: number, receipts: OriginObject[]): OriginObject[] {
    for (const receipt of receipts) {
      ofBlock(receipt, 'blockNumber', blockNumber);
      this.#origin.assertSame(blockNumber, hashOf(receipt, 'blockHash'));
    }
    return receipts;
  }

  async #askPlace(transactionHash: Hash, caller: Caller): Promise<TransactionPlace | null> {
    const { value } = await this.#origin.request('eth_getTransactionByHash', [transactionHash], caller);
    const transaction = ofHash(readObject(value, 'the transaction'), 'hash', transactionHash);
    if (transaction === null || typeof transaction['blockNumber'] !== 'string') return null;
    const blockNumber = numberOf(transaction, 'blockNumber');
    if (!this.#origin.has(blockNumber)) return null;
    this.#origin.assertSame(blockNumber, hashOf(transaction, 'blockHash'));
    return { blockNumber, transactionIndex: numberOf(transaction, 'transactionIndex') };
  }

  async #askTransaction(place: TransactionPlace, caller: Caller): Promise<OriginText | null> {
    const params = [encodeQuantity(place.blockNumber), encodeQuantity(place.transactionIndex)];
    const { text, value } = await this.#origin.request('eth_getTransactionByBlockNumberAndIndex', params, caller);
    const object = ofBlock(readObject(value, 'the transaction'), 'blockNumber', place.blockNumber);
    if (object === null) return null;
    if (numberOf(object, 'transactionIndex') !== place.transactionIndex)
      throw malformed(`another transaction than ${place.transactionIndex} of block ${place.blockNumber}`);
    this.#origin.assertSame(place.blockNumber, hashOf(object, 'blockHash'));
    return { text, object };
  }

  async #askReceipt(place: TransactionPlace, caller: Caller): Promise<OriginText | null> {
    const transaction = await this.#askTransaction(place, caller);
    if (transaction === null) return null;
    const hash = hashOf(transaction.object, 'hash');
    const { text, value } = await this.#origin.request('eth_getTransactionReceipt', [hash], caller);
    const object = ofHash(readObject(value, 'the receipt'), 'transactionHash', hash);
    return object && { text, object: ofBlock(object, 'blockNumber', place.blockNumber) };
  }

  async #askRaw(place: TransactionPlace, caller: Caller): Promise<Data | null> {
    const transaction = await this.#askTransaction(place, caller);
    if (transaction === null) return null;
    const hash = hashOf(transaction.object, 'hash');
    const { value } = await this.#origin.request('eth_getRawTransactionByHash', [hash], caller);
    if (value === null) return null;
    const raw = dataOf(value);
    if (raw !== null && raw.length > 2) return raw;
    throw malformed('expected bytes for the raw transaction');
  }

  /** In the order of the chain, and within the range. */
  async #askLogs(
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
    const { text, value } = await this.#origin.request('eth_getLogs', [filter], caller);
    const logs = readObjects(value, 'logs');
    let last = from;
    for (const log of logs) {
      const number = numberOf(log, 'blockNumber');
      if (number < last || number > to) throw malformed('logs outside of the range, or out of order');
      last = number;
      if (number === this.#origin.blockNumber) this.#origin.assertSame(number, hashOf(log, 'blockHash'));
      if (sliceIsOver()) await nextSlice(caller.signal);
    }
    return { text, logs };
  }
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

function asItCame(answer: OriginText | null): EncodedJson | null {
  return answer && textOf(answer.text);
}

/** The items of two JSON arrays as one array. The first is not empty. */
function joined(first: EncodedJson, second: EncodedJson): EncodedJson {
  const items = [first, second].map(({ bytes }) => bytes.subarray(1, -1)).filter((bytes) => bytes.length > 0);
  return encodedArray(items);
}
