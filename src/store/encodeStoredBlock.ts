import type { Block, Hash, Header, Receipt, Transaction } from '../../generated/types.js';
import type { BlockSummary } from '../chain/blocks.js';
import { encodeBlockRecord, encodeByteList, encodeJsonList, encodeReceipts } from './blockRecords.js';
import type { EncodedBlock, Undecodable } from './store.js';

/** A decoded block as the store takes it; `BuiltBlock` of `cosmos/block/buildBlock.ts` has these members. */
export interface BlockContent {
  header: Header;
  /** Starts with the members of the header, in the same order. */
  block: Omit<Block, 'transactions'>;
  transactions: readonly Transaction[];
  receipts: readonly Receipt[];
  rawTransactions: readonly Uint8Array[];
  transactionHashes: Hash[];
  summary: BlockSummary;
  /** Bloom of all logs, 256 bytes. */
  bloom: Uint8Array;
  undecodable: Undecodable[];
}

/** Logs must be the objects of `ethereum/log.ts`: log search reads their first members by offset. */
export function encodeStoredBlock(content: BlockContent): EncodedBlock {
  const { summary, bloom, transactions, receipts, rawTransactions, transactionHashes, undecodable } = content;
  return {
    summary,
    block: encodeBlockRecord(JSON.stringify(content.header), JSON.stringify(content.block), transactionHashes),
    transactions: encodeJsonList(transactions.map((transaction) => JSON.stringify(transaction))),
    receipts: encodeReceipts(
      receipts.map((receipt) => ({
        receipt: JSON.stringify({ ...receipt, logs: [] }),
        logs: receipt.logs.map((log) => JSON.stringify(log)),
      })),
    ),
    rawTransactions: encodeByteList(rawTransactions),
    logsBloom: receipts.some(({ logs }) => logs.length > 0) ? bloom : null,
    transactionHashes,
    undecodable,
  };
}

/** What a block takes in the store before compression, without look-ups. */
export function bytesOf({ block, transactions, receipts, rawTransactions }: EncodedBlock): number {
  return block.length + transactions.length + receipts.length + rawTransactions.length;
}
