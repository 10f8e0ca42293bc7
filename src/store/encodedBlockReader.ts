import type { Hash } from '../../generated/types.js';
import type { BlockSummary, LogCriteria, TransactionPlace, NewBlock } from '../chain/blocks.js';
import * as records from './blockRecords.js';
import { createLogMatcher, findMatchingLogs } from './logMatcher.js';
import type { EncodedBlock, StoreReader } from './store.js';
import { CLOSE_BRACE } from '../json/codes.js';

/** What can be read of one block, from the store or from memory. */
export type BlockSource = Pick<
  StoreReader,
  'summary' | 'block' | 'header' | 'receipts' | 'transaction' | 'receipt' | 'transactionLogs' | 'rawTransaction'
>;

/** Memory of a block besides its records. */
const BLOCK_BYTES = 2_000;

/** Reads a block in memory as the store would read it. */
export class EncodedBlockReader implements BlockSource, NewBlock {
  readonly #block: EncodedBlock;

  constructor(block: EncodedBlock) {
    this.#block = block;
  }

  get encoded(): EncodedBlock {
    return this.#block;
  }

  get number(): number {
    return this.#block.summary.number;
  }

  get bytes(): number {
    const { block, transactions, receipts, rawTransactions } = this.#block;
    return BLOCK_BYTES + block.length + transactions.length + receipts.length + rawTransactions.length;
  }

  transactionHashes(): readonly Hash[] {
    return this.#block.transactionHashes;
  }

  /** Undefined when the transaction is not in the block. */
  place(transactionHash: Hash): TransactionPlace | undefined {
    const transactionIndex = this.#block.transactionHashes.lastIndexOf(transactionHash);
    return transactionIndex === -1 ? undefined : { blockNumber: this.number, transactionIndex };
  }

  summary(): BlockSummary {
    return this.#block.summary;
  }

  block(_blockNumber: number, fullTransactions: boolean): Uint8Array {
    const { block, transactions } = this.#block;
    if (!fullTransactions) return part(block, records.wholeBlock(block));
    const before = part(block, records.blockBeforeTransactions(block));
    return Buffer.concat([before, part(transactions, records.wholeList(transactions)), Buffer.of(CLOSE_BRACE)]);
  }

  header(): Uint8Array {
    return Buffer.concat([part(this.#block.block, records.headerFields(this.#block.block)), Buffer.of(CLOSE_BRACE)]);
  }

  receipts(): Uint8Array {
    return part(this.#block.receipts, records.wholeReceipts(this.#block.receipts));
  }

  transaction({ transactionIndex }: TransactionPlace): Uint8Array | null {
    return item(this.#block.transactions, transactionIndex, records.listItem);
  }

  receipt({ transactionIndex }: TransactionPlace): Uint8Array | null {
    return item(this.#block.receipts, transactionIndex, records.receiptItem);
  }

  transactionLogs({ transactionIndex }: TransactionPlace): Uint8Array | null {
    return item(this.#block.receipts, transactionIndex, records.receiptLogs);
  }

  rawTransaction({ transactionIndex }: TransactionPlace): Uint8Array | null {
    return item(this.#block.rawTransactions, transactionIndex, records.listItem);
  }

  *logs(): Iterable<Uint8Array> {
    const { receipts } = this.#block;
    const count = records.logCount(receipts);
    for (let index = 0; index < count; index++) yield part(receipts, records.logItem(receipts, index));
  }

  matchingLogs(criteria: LogCriteria): Uint8Array[] {
    const { receipts } = this.#block;
    const matching = findMatchingLogs(receipts, createLogMatcher(criteria), 0, records.logCount(receipts));
    return matching.map((log) => part(receipts, log));
  }
}

function part(record: Uint8Array, { start, end }: records.Part): Uint8Array {
  return record.subarray(start, end);
}

function item(record: Uint8Array, index: number, find: typeof records.listItem): Uint8Array | null {
  const found = find(record, index);
  return found === null ? null : part(record, found);
}
