/**
 * The blocks of a synthetic chain as the store takes them. One block of each kind is encoded as the blocks of a real
 * chain are; the others are copies of it with their own hashes, numbers, addresses and topics. They link and can be
 * looked up, but nothing in them is signed.
 */
import type { Bytes256, Data, Hash, Receipt, Transaction } from '../../generated/types.js';
import { createBloom, mergeBloom } from '../../src/ethereum/bloom.js';
import { blockObject, headerObject, type HeaderFields } from '../../src/ethereum/header.js';
import { encodeAddress, encodeHash, encodeQuantity, fromHex } from '../../src/ethereum/hex.js';
import { logObject } from '../../src/ethereum/log.js';
import { encodeStoredBlock } from '../../src/store/encodeStoredBlock.js';
import type { EncodedBlock } from '../../src/store/store.js';
import { CHAIN_ID } from './rememberedChain.js';
import { fill, RecordTemplate } from './recordTemplate.js';
import type { ChainShape, SyntheticLog } from './syntheticLogs.js';
import { addressDigits, digest, KINDS, LogValue } from './syntheticValues.js';

const BEGIN = 1_700_000_000;
const GAS = 500_000n;
const PRICE = 1_000_000_000n;
const TIP = 1_000_000n;
/** The hash of no results: SHA-256 of nothing. */
const NO_RESULTS = encodeHash(fromHex('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'));
const FORKS = { shanghai: true, cancun: true, prague: true };
const MINER = encodeAddress(fromHex(addressDigits(KINDS.account, 0)));
/** Transactions of one block have numbers below this. */
const TRANSACTIONS = 16;

export const blockHash = (height: number): Hash => hashOf(KINDS.block, height);
export const transactionHash = (height: number, index: number): Hash =>
  hashOf(KINDS.transaction, height * TRANSACTIONS + index);

/** Whether a block of this height has transactions. */
export function isBusy({ busyEvery }: Pick<ChainShape, 'busyEvery'>, height: number): boolean {
  return height % busyEvery === 0;
}

/** Makes the blocks of a chain. */
export class SyntheticBlocks {
  readonly #shape: ChainShape;
  /** By the number of hex digits of the height, which decides where everything is. */
  readonly #empty = new Map<number, EmptyBlock>();
  readonly #busy = new Map<number, BusyBlock>();

  constructor(shape: ChainShape) {
    this.#shape = shape;
  }

  /** Valid until `release`. */
  at(height: number): EncodedBlock {
    const digits = height.toString(16).length;
    const least = 16 ** (digits - 1);
    if (!isBusy(this.#shape, height)) return made(this.#empty, digits, () => new EmptyBlock(least)).at(height);
    const { busyEvery } = this.#shape;
    const first = Math.ceil(least / busyEvery) * busyEvery;
    return made(this.#busy, digits, () => new BusyBlock(this.#shape, first)).at(height);
  }

  /** The memory of all blocks so far is used again. */
  release(): void {
    for (const block of [...this.#empty.values(), ...this.#busy.values()]) block.release();
  }
}

function made<T>(all: Map<number, T>, digits: number, make: () => T): T {
  const found = all.get(digits) ?? make();
  all.set(digits, found);
  return found;
}

/** Places in the block record. */
class BlockTemplate {
  readonly #record: RecordTemplate;
  readonly #places;

  constructor(record: Uint8Array, height: number) {
    this.#record = new RecordTemplate(record);
    this.#places = {
      hash: this.#record.placesOf(digest(KINDS.block, height)),
      parent: this.#record.placesOf(digest(KINDS.block, height - 1)),
      state: this.#record.placesOf(digest(KINDS.state, height)),
      number: this.#record.placesAfter('"number":"0x'),
      time: this.#record.placesAfter('"timestamp":"0x'),
    };
  }

  get record(): RecordTemplate {
    return this.#record;
  }

  release(): void {
    this.#record.release();
  }

  fill(height: number, { hash, parent }: BlockTexts): Buffer {
    const record = this.#record.copy();
    fill(record, this.#places.hash, hash);
    fill(record, this.#places.parent, parent);
    fill(record, this.#places.state, digest(KINDS.state, height));
    fill(record, this.#places.number, height.toString(16));
    fill(record, this.#places.time, (BEGIN + height).toString(16));
    return record;
  }
}

/** Hex digits of a block's hashes. */
interface BlockTexts {
  hash: string;
  parent: string;
}

const textsOf = (height: number): BlockTexts => ({
  hash: digest(KINDS.block, height),
  parent: digest(KINDS.block, height - 1),
});

class EmptyBlock {
  readonly #template: EncodedBlock;
  readonly #block: BlockTemplate;

  constructor(height: number) {
    this.#template = encoded(height, []);
    this.#block = new BlockTemplate(this.#template.block, height);
  }

  at(height: number): EncodedBlock {
    const texts = textsOf(height);
    return { ...this.#template, summary: summaryOf(height, texts, 0), block: this.#block.fill(height, texts) };
  }

  release(): void {
    this.#block.release();
  }
}

class BusyBlock {
  readonly #shape: ChainShape;
  readonly #template: EncodedBlock;
  readonly #block: BlockTemplate;
  readonly #bloom: number[];
  /** Of the hash of each transaction, in the block record. */
  readonly #hashes: number[][];
  readonly #transactions: TransactionsTemplate;
  readonly #receipts: ReceiptsTemplate;

  constructor(shape: ChainShape, height: number) {
    this.#shape = shape;
    // Their values are at places of their own, which the values of a real block need not be.
    const marked = shape.topicCounts.map((counts, index) =>
      counts.map((count, place) => markedLog(index, place, count)),
    );
    this.#template = encoded(height, marked);
    const { block, transactions, receipts } = this.#template;
    this.#block = new BlockTemplate(block, height);
    this.#bloom = this.#block.record.placesOf(MARKED_BLOOM);
    const hashes = marked.map((_, index) => digest(KINDS.transaction, height * TRANSACTIONS + index));
    this.#hashes = hashes.map((hash) => this.#block.record.placesOf(hash));
    this.#transactions = new TransactionsTemplate(transactions, height, hashes);
    this.#receipts = new ReceiptsTemplate(receipts, height, hashes, marked);
  }

  at(height: number): EncodedBlock {
    const texts = textsOf(height);
    const hashes = this.#hashes.map((_, index) => digest(KINDS.transaction, height * TRANSACTIONS + index));
    const { receipts, bloom } = this.#receipts.fill(height, texts, hashes, this.#shape.logsAt(height));
    const block = this.#block.fill(height, texts);
    fill(block, this.#bloom, Buffer.from(bloom).toString('hex'));
    this.#hashes.forEach((places, index) => fill(block, places, hashes[index]!));
    return {
      ...this.#template,
      summary: summaryOf(height, texts, hashes.length),
      ...{ block, receipts, logsBloom: bloom },
      transactions: this.#transactions.fill(height, texts, hashes),
      // The digits are those of hashes.
      transactionHashes: hashes.map((hash) => `0x${hash}` as Hash),
    };
  }

  release(): void {
    for (const part of [this.#block, this.#transactions, this.#receipts]) part.release();
  }
}

class TransactionsTemplate {
  readonly #record: RecordTemplate;
  readonly #places;

  constructor(record: Uint8Array, height: number, hashes: readonly string[]) {
    this.#record = new RecordTemplate(record);
    this.#places = {
      block: this.#record.placesOf(digest(KINDS.block, height)),
      number: this.#record.placesAfter('"blockNumber":"0x'),
      transactions: hashes.map((hash, index) => ({
        hash: this.#record.placesOf(hash),
        from: this.#record.placesOf(markedAddress(index)),
        r: this.#record.placesOf(marked(index, 1)),
        s: this.#record.placesOf(marked(index, 2)),
      })),
    };
  }

  release(): void {
    this.#record.release();
  }

  fill(height: number, { hash: block }: BlockTexts, hashes: readonly string[]): Buffer {
    const record = this.#record.copy();
    fill(record, this.#places.block, block);
    fill(record, this.#places.number, height.toString(16));
    this.#places.transactions.forEach(({ hash, from, r, s }, index) => {
      const own = hashes[index]!;
      fill(record, hash, own);
      fill(record, from, own.slice(0, 40));
      // A signature begins with a digit that is not zero.
      fill(record, r, `1${own.slice(5)}${own.slice(1, 5)}`);
      fill(record, s, `1${own.slice(9)}${own.slice(1, 9)}`);
    });
    return record;
  }
}

class ReceiptsTemplate {
  readonly #record: RecordTemplate;
  readonly #places;

  constructor(
    record: Uint8Array,
    height: number,
    hashes: readonly string[],
    logs: readonly (readonly SyntheticLog[])[],
  ) {
    this.#record = new RecordTemplate(record);
    const placesOf = (text: string) => this.#record.placesOf(text);
    const blooms = placesOf(MARKED_BLOOM);
    this.#places = {
      block: placesOf(digest(KINDS.block, height)),
      number: this.#record.placesAfter('"blockNumber":"0x'),
      time: this.#record.placesAfter('"blockTimestamp":"0x'),
      data: this.#record.placesAfter(DATA_BEGIN),
      receipts: hashes.map((hash, index) => ({
        hash: placesOf(hash),
        from: placesOf(markedAddress(index)),
        bloom: [blooms[index]!],
        logs: logs[index]!.map(({ address, topics }) => ({
          address: placesOf(address.digits),
          topics: topics.map(({ digits }) => placesOf(digits)),
        })),
      })),
    };
  }

  release(): void {
    this.#record.release();
  }

  fill(
    height: number,
    { hash: block }: BlockTexts,
    hashes: readonly string[],
    logs: readonly SyntheticLog[],
  ): { receipts: Buffer; bloom: Uint8Array } {
    const record = this.#record.copy();
    fill(record, this.#places.block, block);
    fill(record, this.#places.number, height.toString(16));
    fill(record, this.#places.time, (BEGIN + height).toString(16));
    const amounts = digest(KINDS.data, height);
    this.#places.data.forEach((at, slot) => record.write(amounts.slice(slot % 48, (slot % 48) + 16), at, 'latin1'));
    const bloom = createBloom();
    const ofReceipt = createBloom();
    let slot = 0;
    this.#places.receipts.forEach((places, index) => {
      const own = hashes[index]!;
      fill(record, places.hash, own);
      fill(record, places.from, own.slice(0, 40));
      ofReceipt.fill(0);
      for (const place of places.logs) fillLog(record, place, logs[slot++]!, ofReceipt);
      fill(record, places.bloom, Buffer.from(ofReceipt).toString('hex'));
      mergeBloom(bloom, ofReceipt);
    });
    return { receipts: record, bloom };
  }
}

interface LogPlaces {
  address: number[];
  topics: number[][];
}

function fillLog(record: Buffer, places: LogPlaces, { address, topics }: SyntheticLog, bloom: Uint8Array): void {
  fill(record, places.address, address.digits);
  address.addTo(bloom);
  places.topics.forEach((at, position) => {
    const topic = topics[position]!;
    fill(record, at, topic.digits);
    topic.addTo(bloom);
  });
}

/** Amounts begin with zeros. */
const DATA_BEGIN = `"data":"0x${'0'.repeat(48)}`;
const MARKED_BLOOM = 'b7'.repeat(256);

/** Digits that occur once in a record. */
function marked(index: number, use: number): string {
  return `1${digest(KINDS.absent, index * 1_000 + use).slice(1)}`;
}

function markedAddress(index: number): string {
  return marked(index, 0).slice(0, 40);
}

function markedLog(index: number, place: number, topicCount: number): SyntheticLog {
  const value = (use: number, digits: number) => new LogValue(marked(index, 10 + place * 5 + use).slice(0, digits));
  return {
    address: value(0, 40),
    topics: Array.from({ length: topicCount }, (_, position) => value(1 + position, 64)),
  };
}

function summaryOf(height: number, { hash, parent }: BlockTexts, transactions: number): EncodedBlock['summary'] {
  return {
    number: height,
    // The digits are those of hashes.
    hash: `0x${hash}` as Hash,
    parentHash: `0x${parent}` as Hash,
    timestamp: BEGIN + height,
    timestampNanos: 123_456_789,
    miner: MINER,
    proposerAddress: MINER,
    gasLimit: 40_000_000n,
    gasUsed: GAS * BigInt(transactions),
    baseFeePerGas: PRICE,
    nextBaseFeePerGas: PRICE,
    blockGas: GAS * BigInt(transactions),
    resultsHash: NO_RESULTS,
    lastResultsHash: NO_RESULTS,
    transactionCount: transactions,
    rewards: Array.from({ length: transactions }, () => ({ tip: TIP, gasUsed: GAS })),
  };
}

/** A block that is encoded as those of real chains are. */
function encoded(height: number, logs: readonly (readonly SyntheticLog[])[]): EncodedBlock {
  const raw = logs.map((_, index) => rawTransaction(height, index));
  const fields = headerFields(height, logs.length);
  const place = { blockHash: blockHash(height), blockNumber: height };
  let logIndex = 0;
  const receipts = logs.map((ofReceipt, index) => {
    const own = { ...place, transactionIndex: index, transactionHash: transactionHash(height, index) };
    const objects = ofReceipt.map(({ address, topics }) => {
      // The digits are those of addresses and hashes.
      const emitted = { address: `0x${address.digits}`, topics: topics.map(({ digits }) => `0x${digits}`) };
      const log = { ...emitted, data: `0x${'0'.repeat(64)}` } as Parameters<typeof logObject>[0];
      return logObject(log, { ...own, timestamp: fields.timestamp }, logIndex++);
    });
    return receiptOf(height, index, objects);
  });
  return encodeStoredBlock({
    header: headerObject(fields),
    block: blockObject(fields, raw),
    transactions: logs.map((_, index) => transactionOf(height, index)),
    receipts,
    rawTransactions: raw,
    transactionHashes: logs.map((_, index) => transactionHash(height, index)),
    summary: summaryOf(height, textsOf(height), logs.length),
    bloom: createBloom(),
    undecodable: [],
  });
}

function headerFields(height: number, transactions: number): HeaderFields {
  const root = (kind: number) => hashOf(kind, height);
  return {
    number: height,
    hash: blockHash(height),
    parentHash: blockHash(height - 1),
    miner: MINER,
    stateRoot: root(KINDS.state),
    transactionsRoot: root(KINDS.signature),
    receiptsRoot: root(KINDS.token),
    // The digits are those of a bloom.
    logsBloom: `0x${transactions === 0 ? '0'.repeat(512) : MARKED_BLOOM}` as Bytes256,
    gasLimit: 40_000_000n,
    gasUsed: GAS * BigInt(transactions),
    timestamp: BEGIN + height,
    baseFeePerGas: PRICE,
    forks: FORKS,
  };
}

/** `transfer(address,uint256)`; a type and 0x80 in front of the content, as real ones have. */
function rawTransaction(height: number, index: number): Uint8Array {
  const content = marked(index, 0) + marked(index, 1) + marked(index, 2) + digest(KINDS.transaction, height);
  return fromHex(`02f8${content}${content.slice(0, 60)}`);
}

function transactionOf(height: number, index: number): Transaction {
  return {
    type: '0x2',
    blockHash: blockHash(height),
    blockNumber: encodeQuantity(height),
    transactionIndex: encodeQuantity(index),
    hash: transactionHash(height, index),
    from: addressOf(index),
    to: MINER,
    nonce: encodeQuantity(7),
    gas: encodeQuantity(GAS),
    value: encodeQuantity(0),
    // The digits are those of a call.
    input: `0xa9059cbb${'0'.repeat(24)}${markedAddress(index)}${'0'.repeat(48)}${'1'.repeat(16)}` as Data,
    gasPrice: encodeQuantity(PRICE),
    maxFeePerGas: encodeQuantity(PRICE),
    maxPriorityFeePerGas: encodeQuantity(TIP),
    chainId: encodeQuantity(CHAIN_ID),
    accessList: [],
    v: encodeQuantity(0),
    r: encodeQuantity(BigInt(`0x${marked(index, 1)}`)),
    s: encodeQuantity(BigInt(`0x${marked(index, 2)}`)),
    yParity: encodeQuantity(0),
  };
}

function receiptOf(height: number, index: number, logs: Receipt['logs']): Receipt {
  return {
    blockHash: blockHash(height),
    blockNumber: encodeQuantity(height),
    contractAddress: null,
    cumulativeGasUsed: encodeQuantity(GAS * BigInt(index + 1)),
    effectiveGasPrice: encodeQuantity(PRICE),
    from: addressOf(index),
    gasUsed: encodeQuantity(GAS),
    logs,
    // The digits are those of a bloom.
    logsBloom: `0x${MARKED_BLOOM}` as Bytes256,
    status: '0x1',
    to: MINER,
    transactionHash: transactionHash(height, index),
    transactionIndex: encodeQuantity(index),
    type: '0x2',
  };
}

const addressOf = (index: number) => encodeAddress(fromHex(markedAddress(index)));

function hashOf(kind: number, key: number): Hash {
  return encodeHash(fromHex(digest(kind, key)));
}
