import type { Caller } from '../../caller/caller.js';
import { LRUCache } from 'lru-cache';
import type { Address, Bytes256, Hash } from '../../../generated/types.js';
import type { Blocks, BlockSummary } from '../../chain/blocks.js';
import type { Node } from '../../chain/node.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import { decodeData } from '../../ethereum/hex.js';
import { contractAddress } from '../../ethereum/receipt.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { undoneTransactions } from './undoneTransactions.js';

/** A transaction of a block, with its receipt's values. */
export interface MinedTransaction {
  transaction: SignedTransaction;
  /** Among the Ethereum transactions of the block. */
  index: number;
  gasUsed: bigint;
  failed: boolean;
  logsBloom: Bytes256;
  /** It paid, and the chain undid its whole execution. */
  undone: boolean;
  to: Address;
}

/** A block with its Ethereum transactions in order. */
export interface BlockToTrace {
  summary: BlockSummary;
  transactions: MinedTransaction[];
}

/** Which transactions of a block are traced: the last, or all. */
export type Traced = 'last' | 'all';

/** The transactions that are traced. */
export function tracedOf({ transactions }: BlockToTrace, traced: Traced): MinedTransaction[] {
  return traced === 'all' ? transactions : transactions.slice(-1);
}

/** The part of the index that tracing uses. */
export type TracedBlocks = Pick<Blocks, 'summary' | 'block' | 'receipts' | 'rawTransaction' | 'transactionLogs'>;

/** Approximate bytes of the cache of blocks. */
const READ_BYTES = 32 * 1024 * 1024;
/** Approximate bytes of a transaction besides its signed bytes, which are held in decoded form, too. */
const TRANSACTION_BYTES = 2_000;

/** The sources of blocks to trace. */
export interface TracedBlockParts {
  blocks: TracedBlocks;
  comet: Pick<Node, 'committedBlock'>;
}

/**
 * Reads blocks, and caches the last ones: clients trace the transactions of a block one after the other, and decoding
 * all that come before each costs more than tracing it.
 */
export class BlocksToTrace {
  readonly #parts: TracedBlockParts;
  readonly #read = new LRUCache<Hash, BlockToTrace>({ maxSize: READ_BYTES, sizeCalculation: bytesOf });

  constructor(parts: TracedBlockParts) {
    this.#parts = parts;
  }

  /** The block with its transactions up to `last`, an index; null when there is no such block or transaction. */
  async read(blockNumber: number, last: number | 'all', caller: Caller): Promise<BlockToTrace | null> {
    const summary = await this.#parts.blocks.summary(blockNumber, caller);
    if (summary === null) return null;
    const count = last === 'all' ? summary.transactionCount : last + 1;
    const known = this.#read.get(summary.hash);
    if (known !== undefined && known.transactions.length >= count)
      return { summary, transactions: known.transactions.slice(0, count) };
    if (count > summary.transactionCount) return null;
    const block = await readBlockToTrace(this.#parts, summary, count, caller);
    this.#read.set(summary.hash, block);
    return block;
  }
}

function bytesOf({ transactions }: BlockToTrace): number {
  return transactions.reduce((sum, { transaction }) => sum + 4 * transaction.raw.length + TRANSACTION_BYTES, 1);
}

async function readBlockToTrace(
  { blocks, comet }: TracedBlockParts,
  summary: BlockSummary,
  count: number,
  caller: Caller,
): Promise<BlockToTrace> {
  const { number: blockNumber } = summary;
  // In the texts of the index, no other field has such a name and value.
  const [senders = []] = await valuesOf(() => blocks.block(blockNumber, true, caller), [SENDER], caller);
  const [statuses = [], blooms = []] = await valuesOf(
    () => blocks.receipts(blockNumber, caller),
    [STATUS, BLOOM],
    caller,
  );
  const transactions: Omit<MinedTransaction, 'undone'>[] = [];
  for (let index = 0; index < count; index++) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const raw = await blocks.rawTransaction({ blockNumber, transactionIndex: index }, caller);
    const [from, status, bloom] = [senders[index], statuses[index], blooms[index]];
    const reward = summary.rewards[index];
    if (raw === null || from === undefined || status === undefined || bloom === undefined || reward === undefined)
      throw new Error(`the records of block ${blockNumber} do not agree about transaction ${index}`);
    // The pattern has matched it.
    const transaction = decodeTransaction(decodeData(raw), { from: from as Address });
    const to = transaction.to ?? contractAddress(transaction.from, transaction.nonce);
    // The pattern has matched it.
    const logsBloom = bloom as Bytes256;
    transactions.push({ transaction, index, to, gasUsed: reward.gasUsed, failed: status === '0x0', logsBloom });
  }
  const undone = await undoneTransactions(comet, blockNumber, transactions, caller);
  return {
    summary,
    transactions: transactions.map((mined) => ({ ...mined, undone: undone.has(mined.transaction.hash) })),
  };
}

/** The hashes of a block's transactions in order. */
export async function readTransactionHashes(
  blocks: Pick<Blocks, 'block'>,
  blockNumber: number,
  caller: Caller,
): Promise<Hash[]> {
  const block = await blocks.block(blockNumber, false, caller);
  if (block === null) return [];
  const text = block.toString();
  const list = text.slice(text.indexOf('"transactions":['));
  // The form is matched, and the list holds nothing else.
  return [...list.slice(0, list.indexOf(']')).matchAll(/"(0x[0-9a-f]{64})"/g)].map(([, hash]) => hash as Hash);
}

const SENDER = /"from":"(0x[0-9a-f]{40})"/g;
const BLOOM = /"logsBloom":"(0x[0-9a-f]{512})"/g;
const STATUS = /"status":"(0x[01])"/g;

/** The matches of each pattern in a text, in order; none for null. A large block has megabytes of text. */
async function valuesOf(
  read: () => Awaitable<EncodedJson | null>,
  patterns: readonly RegExp[],
  caller: Caller,
): Promise<string[][]> {
  if (sliceIsOver()) await nextSlice(caller.signal);
  const text = (await read())?.toString() ?? '';
  const found: string[][] = [];
  for (const pattern of patterns) {
    const values: string[] = [];
    for (const [, value = ''] of text.matchAll(pattern)) {
      // A part of a string would keep the whole text in memory.
      values.push(Buffer.from(value, 'latin1').toString('latin1'));
      if (sliceIsOver()) await nextSlice(caller.signal);
    }
    found.push(values);
  }
  return found;
}
