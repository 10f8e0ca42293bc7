/**
 * `Blocks` of a development chain that may be a fork: the origin answers for its blocks, and the index for the chain's
 * own. On a chain that is no fork, every question goes to the index at once.
 */
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
import { encodedArray, EncodedJson, mapAwaitable, type Awaitable } from '../../evm/encoding/encodedJson.js';
import { decodeData, encodeData, encodeQuantity } from '../../evm/hex.js';
import type { ForkOrigin } from './forkOrigin.js';
import { malformed } from './forkOrigin.js';
import { hashOf, numberOf, readObject, readObjects, summarize, type OriginObject } from './originObjects.js';

/** Blocks of the origin in one page of logs. */
const PAGE_BLOCKS = 100;

/** What answers. */
export interface ForkedBlocksParts {
  /** The chain's own blocks. */
  own: Blocks;
  origin: ForkOrigin;
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

  numberOfHash(blockHash: Hash, signal?: AbortSignal): Awaitable<number | null> {
    return mapAwaitable(this.#own.numberOfHash(blockHash, signal), (number) =>
      number !== null || this.#origin.blockNumber === null ? number : this.#askNumber(blockHash, signal),
    );
  }

  summary(blockNumber: number, signal?: AbortSignal): Awaitable<BlockSummary | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.summary(blockNumber, signal);
    return this.#askSummary(blockNumber, signal);
  }

  block(blockNumber: number, fullTransactions: boolean, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.block(blockNumber, fullTransactions, signal);
    return this.#askBlock(blockNumber, fullTransactions, signal).then(encoded);
  }

  header(blockNumber: number, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.header(blockNumber, signal);
    return this.#askBlock(blockNumber, false, signal).then((block) => {
      if (block === null) return null;
      const { transactions: _transactions, uncles: _uncles, withdrawals: _withdrawals, size: _size, ...header } = block;
      return encoded(header);
    });
  }

  receipts(blockNumber: number, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(blockNumber)) return this.#own.receipts(blockNumber, signal);
    return this.#askReceipts(blockNumber, signal).then(encoded);
  }

  place(transactionHash: Hash, signal?: AbortSignal): Awaitable<TransactionPlace | null> {
    return mapAwaitable(this.#own.place(transactionHash, signal), (place) =>
      place !== null || this.#origin.blockNumber === null ? place : this.#askPlace(transactionHash, signal),
    );
  }

  transaction(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.transaction(place, signal);
    return this.#askTransaction(place, signal).then(encoded);
  }

  receipt(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.receipt(place, signal);
    return this.#askReceipt(place, signal).then(encoded);
  }

  transactionLogs(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.transactionLogs(place, signal);
    return this.#askReceipt(place, signal).then((receipt) =>
      receipt === null ? null : encoded(readObjects(receipt['logs'], 'logs')),
    );
  }

  rawTransaction(place: TransactionPlace, signal?: AbortSignal): Awaitable<Data | null> {
    if (!this.#origin.has(place.blockNumber)) return this.#own.rawTransaction(place, signal);
    return this.#askRaw(place, signal);
  }

  async logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, signal?: AbortSignal): Promise<EncodedJson> {
    const { blockNumber } = this.#origin;
    if (blockNumber === null || range.from > blockNumber) return this.#own.logs(range, criteria, limits, signal);
    const below = await this.#askLogs({ ...range, to: Math.min(range.to, blockNumber) }, criteria, signal);
    if (range.to <= blockNumber) return encoded(below);
    const above = { from: blockNumber + 1, to: range.to };
    const rest = { maxResults: Math.max(limits.maxResults - below.length, 0) };
    return joined(encoded(below), await this.#own.logs(above, criteria, rest, signal));
  }

  async logPage(
    range: BlockRange,
    criteria: LogCriteria,
    limits: LogPageLimits,
    signal?: AbortSignal,
  ): Promise<LogPage> {
    const { blockNumber } = this.#origin;
    if (blockNumber === null || range.from > blockNumber) return this.#own.logPage(range, criteria, limits, signal);
    const to = Math.min(range.to, blockNumber, range.from + PAGE_BLOCKS - 1);
    const logs = await this.#askLogs({ from: range.from, to }, criteria, signal);
    return pageOf(logs, to, limits);
  }

  async #askNumber(blockHash: Hash, signal?: AbortSignal): Promise<number | null> {
    const answer = await this.#origin.request('eth_getBlockByHash', [blockHash, false], signal);
    const block = readObject(answer, 'the block');
    const number = block === null ? null : numberOf(block, 'number');
    return number !== null && this.#origin.has(number) ? number : null;
  }

  async #askBlock(blockNumber: number, fullTransactions: boolean, signal?: AbortSignal): Promise<OriginObject | null> {
    const params = [encodeQuantity(blockNumber), fullTransactions];
    const block = readObject(await this.#origin.request('eth_getBlockByNumber', params, signal), 'the block');
    if (block === null) return null;
    hashOf(block, 'hash');
    if (numberOf(block, 'number') !== blockNumber) throw malformed(`another block than ${blockNumber}`);
    return block;
  }

  async #askSummary(blockNumber: number, signal?: AbortSignal): Promise<BlockSummary | null> {
    const block = await this.#askBlock(blockNumber, true, signal);
    if (block === null) return null;
    const transactions = readObjects(block['transactions'], 'transactions');
    const receipts = transactions.length === 0 ? [] : await this.#askReceipts(blockNumber, signal);
    const summary = summarize(block, receipts ?? []);
    // The chain itself knows the fee of its first own block.
    if (blockNumber !== this.#origin.blockNumber) return summary;
    const own = await this.#own.summary(blockNumber, signal);
    return { ...summary, nextBaseFeePerGas: own?.nextBaseFeePerGas ?? null };
  }

  /** Not every server has eth_getBlockReceipts; all have receipts of transactions. */
  async #askReceipts(blockNumber: number, signal?: AbortSignal): Promise<OriginObject[] | null> {
    const answer = await this.#origin.ask('eth_getBlockReceipts', [encodeQuantity(blockNumber)], signal);
    if ('result' in answer && answer.result !== null) return readObjects(answer.result, 'receipts');
    const block = await this.#askBlock(blockNumber, false, signal);
    const hashes = block?.['transactions'];
    if (!Array.isArray(hashes)) return null;
    const receipts = hashes.map((hash) => this.#origin.request('eth_getTransactionReceipt', [hash], signal));
    return readObjects(await Promise.all(receipts), 'receipts');
  }

  async #askPlace(transactionHash: Hash, signal?: AbortSignal): Promise<TransactionPlace | null> {
    const answer = await this.#origin.request('eth_getTransactionByHash', [transactionHash], signal);
    const transaction = readObject(answer, 'the transaction');
    if (transaction === null || typeof transaction['blockNumber'] !== 'string') return null;
    const blockNumber = numberOf(transaction, 'blockNumber');
    if (!this.#origin.has(blockNumber)) return null;
    return { blockNumber, transactionIndex: numberOf(transaction, 'transactionIndex') };
  }

  async #askTransaction(place: TransactionPlace, signal?: AbortSignal): Promise<OriginObject | null> {
    const params = [encodeQuantity(place.blockNumber), encodeQuantity(place.transactionIndex)];
    return readObject(
      await this.#origin.request('eth_getTransactionByBlockNumberAndIndex', params, signal),
      'the transaction',
    );
  }

  async #askReceipt(place: TransactionPlace, signal?: AbortSignal): Promise<OriginObject | null> {
    const transaction = await this.#askTransaction(place, signal);
    if (transaction === null) return null;
    const params = [hashOf(transaction, 'hash')];
    return readObject(await this.#origin.request('eth_getTransactionReceipt', params, signal), 'the receipt');
  }

  async #askRaw(place: TransactionPlace, signal?: AbortSignal): Promise<Data | null> {
    const transaction = await this.#askTransaction(place, signal);
    if (transaction === null) return null;
    const raw = await this.#origin.request('eth_getRawTransactionByHash', [hashOf(transaction, 'hash')], signal);
    if (raw === null) return null;
    if (typeof raw === 'string' && /^0x(?:[0-9a-fA-F]{2})+$/.test(raw)) return encodeData(decodeData(raw));
    throw malformed('expected bytes for the raw transaction');
  }

  /** In the order of the chain, and within the range. */
  async #askLogs(
    { from, to }: BlockRange,
    { addresses, topics }: LogCriteria,
    signal?: AbortSignal,
  ): Promise<OriginObject[]> {
    const filter = {
      fromBlock: encodeQuantity(from),
      toBlock: encodeQuantity(to),
      ...(addresses.length > 0 && { address: addresses }),
      ...(topics.length > 0 && { topics }),
    };
    const logs = readObjects(await this.#origin.request('eth_getLogs', [filter], signal), 'logs');
    const numbers = logs.map((log) => numberOf(log, 'blockNumber'));
    if (numbers.some((number, index) => number < from || number > to || number < (numbers[index - 1] ?? 0))) {
      throw malformed('logs outside of the range, or out of order');
    }
    return logs;
  }
}

/** Whole blocks, as many as the limits allow, but at least one with logs. */
function pageOf(logs: OriginObject[], to: number, { maxResults, maxBytes }: LogPageLimits): LogPage {
  const page: EncodedJson[] = [];
  let bytes = 0;
  let first = 0;
  while (first < logs.length) {
    const number = numberOf(logs[first] ?? {}, 'blockNumber');
    const next = logs.findIndex((log, index) => index > first && numberOf(log, 'blockNumber') !== number);
    const ofBlock = logs.slice(first, next === -1 ? undefined : next).map((log) => encode(log));
    bytes += ofBlock.reduce((sum, log) => sum + log.bytes.length + 1, 0);
    if (page.length > 0 && (page.length >= maxResults || bytes > maxBytes))
      return { logs: page, to: number - 1, taken: 0 };
    page.push(...ofBlock);
    first = next === -1 ? logs.length : next;
  }
  return { logs: page, to, taken: 0 };
}

function encode(value: object): EncodedJson {
  return new EncodedJson(Buffer.from(JSON.stringify(value)));
}

function encoded<T extends object | null>(value: T): T extends null ? EncodedJson | null : EncodedJson;
function encoded(value: object | null): EncodedJson | null {
  return value === null ? null : encode(value);
}

/** The items of two JSON arrays as one array. */
function joined(first: EncodedJson, second: EncodedJson): EncodedJson {
  const items = [first, second].map(({ bytes }) => bytes.subarray(1, -1)).filter((bytes) => bytes.length > 0);
  return encodedArray(items);
}
