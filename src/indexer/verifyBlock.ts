import type { BlockSummary } from '../chain/blocks.js';
import { EncodedBlockReader } from '../store/encodedBlockReader.js';
import { FIRST_HEIGHT, genesisBlock } from '../store/genesisBlock.js';
import type { EncodedBlock, StoreReader } from '../store/store.js';
import { describeMembers, differingMembers, parseRecord, wrongLinks } from './proof/storedBlock.js';

/** What is wrong with a stored block, in words. `node` is the same block, now read from the node and proven. */
export async function verifyBlock(store: StoreReader, height: number, node: EncodedBlock): Promise<string[]> {
  const summary = await store.summary(height);
  if (summary === undefined) return ['is not stored, though its range says so'];
  return [...(await wrongLinks(store, summary)), ...(await compareWithNode(store, summary, node))];
}

/** As `verifyBlock`, without the neighbours. */
export async function compareWithNode(
  store: StoreReader,
  { number: height, hash }: BlockSummary,
  node: EncodedBlock,
): Promise<string[]> {
  if (hash !== node.summary.hash) return [`hash ${hash}, the node's is ${node.summary.hash}`];
  const wrong: string[] = [];
  const actual = new EncodedBlockReader(node);
  const block = await store.block(height, false);
  if (!same(block, actual.block(height, false)))
    wrong.push(`block differs${membersOf(block, actual.block(height, false))}`);
  if (height === FIRST_HEIGHT && !(await hasGenesisOf(store, node)))
    wrong.push('block 0, which follows from it, differs');
  if (!same(await store.receipts(height), actual.receipts())) wrong.push('receipts differ');
  for (const [transactionIndex, hash] of node.transactionHashes.entries()) {
    const place = { blockNumber: height, transactionIndex };
    const found = await store.place(hash);
    if (found === undefined || found.blockNumber < height) wrong.push(`transaction ${hash} is not found by its hash`);
    const records: [string, Uint8Array | null | undefined, Uint8Array | null][] = [
      ['transaction', await store.transaction(place), actual.transaction(place)],
      ['receipt', await store.receipt(place), actual.receipt(place)],
      ['raw transaction', await store.rawTransaction(place), actual.rawTransaction(place)],
    ];
    for (const [what, stored, expected] of records)
      if (!same(stored, expected)) wrong.push(`${what} ${transactionIndex} differs${membersOf(stored, expected)}`);
  }
  const next = { blockNumber: height, transactionIndex: node.transactionHashes.length };
  if (await store.transaction(next)) wrong.push('has more transactions');
  return wrong;
}

async function hasGenesisOf(store: StoreReader, first: EncodedBlock): Promise<boolean> {
  const genesis = genesisBlock(first);
  const stored = await store.block(0, false);
  return genesis === null ? stored === undefined : same(stored, new EncodedBlockReader(genesis).block(0, false));
}

function same(stored: Uint8Array | null | undefined, expected: Uint8Array | null): boolean {
  return stored instanceof Uint8Array && expected !== null && Buffer.compare(stored, expected) === 0;
}

/** The members in which a JSON object differs; empty for signed bytes. */
function membersOf(stored: Uint8Array | null | undefined, expected: Uint8Array | null): string {
  const [one, other] = [parseRecord<object>(stored), parseRecord<object>(expected)];
  const names = one === null || other === null ? [] : differingMembers(one, other);
  return names.length === 0 ? '' : ` in ${describeMembers(names)}`;
}
