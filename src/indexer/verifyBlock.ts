import type { BlockSummary } from '../chain/blocks.js';
import { listCount, listItem, receiptItem, wholeBlock, wholeReceipts, type Part } from '../store/blockRecords.js';
import { FIRST_HEIGHT, genesisBlock } from '../store/genesisBlock.js';
import type { EncodedBlock, StoreReader } from '../store/store.js';
import { describeMembers, differingMembers } from './proof/members.js';
import { wrongLinks } from './proof/storedBlock.js';

/**
 * What is wrong with a stored block, in words; an empty list when nothing is. `node` is the same block, read from the
 * node, proven and decoded now.
 */
export async function verifyBlock(store: StoreReader, height: number, node: EncodedBlock): Promise<string[]> {
  const summary = await store.summary(height);
  if (summary === undefined) return ['is not stored, though its range says so'];
  return [...(await wrongLinks(store, summary)), ...(await compareWithNode(store, summary, node))];
}

/** The same without the neighbours. */
export async function compareWithNode(
  store: StoreReader,
  { number: height, hash }: BlockSummary,
  node: EncodedBlock,
): Promise<string[]> {
  if (hash !== node.summary.hash) return [`hash ${hash}, the node's is ${node.summary.hash}`];
  const wrong: string[] = [];
  if (!same(await store.block(height, false), node.block, wholeBlock(node.block)))
    wrong.push(`block differs${membersOf(await store.block(height, false), node.block, wholeBlock(node.block))}`);
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
      if (part === null || !same(stored, record, part))
        wrong.push(`${what} ${transactionIndex} differs${membersOf(stored, record, part)}`);
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

/** Names the members in which a JSON object differs; nothing when one of the two is none. */
function membersOf(stored: Uint8Array | null | undefined, record: Uint8Array, part: Part | null): string {
  if (!stored || part === null) return '';
  try {
    const names = differingMembers(parse(stored), parse(record.subarray(part.start, part.end)));
    return names.length === 0 ? '' : ` in ${describeMembers(names)}`;
  } catch {
    // Signed bytes, or a record that is no JSON.
    return '';
  }
}

function parse(json: Uint8Array): object {
  const value: unknown = JSON.parse(Buffer.from(json).toString('latin1'));
  if (typeof value !== 'object' || value === null) throw new SyntaxError('no object');
  return value;
}
