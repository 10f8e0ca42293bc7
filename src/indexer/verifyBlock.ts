import type { BlockSummary } from '../chain/blocks.js';
import { listCount, listItem, receiptItem, wholeBlock, wholeReceipts, type Part } from '../store/blockRecords.js';
import { FIRST_HEIGHT, genesisBlock } from '../store/genesisBlock.js';
import type { EncodedBlock, StoreReader } from '../store/store.js';

/**
 * What is wrong with a stored block, in words; an empty list when nothing is. `node` is the same block, read from the
 * node and decoded now. It is null when the node has pruned it: then the block is compared only with its neighbour and
 * its look-ups.
 */
export async function verifyBlock(store: StoreReader, height: number, node: EncodedBlock | null): Promise<string[]> {
  const summary = await store.summary(height);
  if (summary === undefined) return ['is not stored, though its range says so'];
  const wrong = await checkLinks(store, summary);
  if (node === null) return wrong;
  if (summary.hash !== node.summary.hash) return [...wrong, `hash ${summary.hash}, the node's is ${node.summary.hash}`];
  return [...wrong, ...(await compareWithNode(store, height, node))];
}

async function checkLinks(store: StoreReader, summary: BlockSummary): Promise<string[]> {
  const { number, hash, parentHash } = summary;
  const wrong: string[] = [];
  const below = await store.summary(number - 1);
  if (below !== undefined && below.hash !== parentHash) wrong.push(`does not link to block ${number - 1}`);
  if ((await store.numberOfHash(hash)) !== number) wrong.push('is not found by its hash');
  return wrong;
}

async function compareWithNode(store: StoreReader, height: number, node: EncodedBlock): Promise<string[]> {
  const wrong: string[] = [];
  if (!same(await store.block(height, false), node.block, wholeBlock(node.block))) wrong.push('block differs');
  if (height === FIRST_HEIGHT && !(await hasGenesisOf(store, node)))
    wrong.push('block 0, which follows from it, differs');
  if (!same(await store.receipts(height), node.receipts, wholeReceipts(node.receipts))) wrong.push('receipts differ');
  for (const [transactionIndex, hash] of node.transactionHashes.entries()) {
    const place = { blockNumber: height, transactionIndex };
    const found = await store.place(hash);
    if (found === undefined || found.blockNumber < height) wrong.push(`transaction ${hash} is not found by its hash`);
    const parts: [string, Uint8Array | null | undefined, Uint8Array, Part | null][] = [
      ['transaction', await store.transaction(place), node.transactions, listItem(node.transactions, transactionIndex)],
      ['receipt', await store.receipt(place), node.receipts, receiptItem(node.receipts, transactionIndex)],
      [
        'raw transaction',
        await store.rawTransaction(place),
        node.rawTransactions,
        listItem(node.rawTransactions, transactionIndex),
      ],
    ];
    for (const [what, stored, record, part] of parts) {
      if (part === null || !same(stored, record, part)) wrong.push(`${what} ${transactionIndex} differs`);
    }
  }
  const count = listCount(node.transactions);
  if (await store.transaction({ blockNumber: height, transactionIndex: count })) wrong.push('has more transactions');
  return wrong;
}

async function hasGenesisOf(store: StoreReader, first: EncodedBlock): Promise<boolean> {
  const genesis = genesisBlock(first);
  const stored = await store.block(0, false);
  return genesis === null ? stored === undefined : same(stored, genesis.block, wholeBlock(genesis.block));
}

function same(stored: Uint8Array | null | undefined, record: Uint8Array, { start, end }: Part): boolean {
  return stored !== null && stored !== undefined && Buffer.compare(stored, record.subarray(start, end)) === 0;
}
