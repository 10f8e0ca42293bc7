/** From what the SDK hands out to what the page shows. */
import type { Block, BlockHead, Log, PendingBlock, Transaction } from '../../../generated/sdk/typescript/src/types.js';
import { byteCount } from './format.js';
import type { LiveBlock, LiveLog, LiveTransaction, WaitingTransaction } from './state.js';

/** A block, or the header of one, whose transactions are then counted as none. */
export function blockOf(block: Block | BlockHead): LiveBlock {
  return {
    number: block.number,
    hash: block.hash,
    timestamp: block.timestamp,
    gasUsed: block.gasUsed,
    gasLimit: block.gasLimit,
    baseFee: block.baseFeePerGas ?? null,
    transactionCount: 'transactions' in block ? block.transactions.length : 0,
  };
}

/** Whether a block has a hash: the pending block has none. */
export function isMined(block: Block | PendingBlock): block is Block {
  return block.hash !== null;
}

/** The transactions of a block that came with all of them. */
export function transactionsOf(block: Block): LiveTransaction[] {
  return block.transactions.flatMap((transaction) =>
    typeof transaction === 'string' ? [] : [transactionOf(transaction, block)],
  );
}

function transactionOf(transaction: Transaction, block: Block): LiveTransaction {
  const { hash, from, to, value, input } = transaction;
  const selector = input.length >= 10 ? input.slice(0, 10) : null;
  return { hash, from, to, value, selector, blockNumber: block.number, blockHash: block.hash };
}

/** A transaction that waits, or null for one that is in a block. */
export function waitingOf(transaction: Transaction, now: number): WaitingTransaction | null {
  if (transaction.blockNumber !== null) return null;
  const { hash, from, to, value, nonce } = transaction;
  return { hash, from, to, value, nonce, seenAt: now };
}

/** A log. */
export function logOf(log: Log): LiveLog {
  const { blockNumber, blockHash, transactionHash, logIndex, address, topics, removed } = log;
  return {
    blockNumber,
    blockHash,
    transactionHash,
    logIndex,
    address,
    topics,
    removed,
    dataLength: byteCount(log.data),
  };
}
