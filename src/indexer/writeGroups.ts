import type { EncodedBlock } from '../store/store.js';

/**
 * Bytes of the blocks that are written in one transaction: it holds the event loop for some 12 ms then. A larger block
 * is written alone. Ordinary blocks are far smaller, and a transaction takes as many of them as there are.
 */
export const GROUP_BYTES = 2 * 1024 * 1024;

/** What a block is likely to take in the store before it is compressed, without the look-ups of its transactions. */
export function bytesOf({ block, transactions, receipts, rawTransactions }: EncodedBlock): number {
  return block.length + transactions.length + receipts.length + rawTransactions.length;
}

/** The blocks in their order, in groups that are written together. */
export function writeGroups(blocks: readonly EncodedBlock[]): EncodedBlock[][] {
  const groups: EncodedBlock[][] = [];
  let room = 0;
  for (const block of blocks) {
    const bytes = bytesOf(block);
    if (bytes > room) {
      groups.push([]);
      room = GROUP_BYTES;
    }
    groups.at(-1)!.push(block);
    room -= bytes;
  }
  return groups;
}
