/**
 * Checks a stored block against itself and its stored neighbours, without a node. The index keeps neither the header
 * nor the bytes of results, so what only those prove (the block's own hash, `data_hash`) needs the node.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Block, Hash, Log, Receipt, Transaction } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { createBloom, mergeBloom } from '../../ethereum/bloom.js';
import { decodeQuantity, encodeBloom, encodeQuantity } from '../../ethereum/hex.js';
import { logObject } from '../../ethereum/log.js';
import { encodeReceiptObject, logsBloom, receiptObject } from '../../ethereum/receipt.js';
import { orderedTrieRoot } from '../../ethereum/encoding/trie.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { effectiveGasPrice, transactionObject } from '../../ethereum/transaction/transactionObject.js';
import type { StoreReader } from '../../store/store.js';

/** Most members that are named. */
const MAX_NAMED = 6;

/** Members of which no hash of the chain covers the value, see docs/internals/trust.md. */
const UNCOVERED = ['baseFeePerGas', 'miner', 'effectiveGasPrice', 'gasPrice', 'size'];

/** How a stored block is examined. */
export interface SelfCheck {
  /** True on the embedded chain, where senders need not have signed. Default: false. */
  allowsImpersonation?: boolean;
}

/** What a stored block says of itself. */
export interface SelfProof {
  /** What is wrong with it, in words. */
  wrong: string[];
  /** Either block may be the wrong one. */
  wrongLinks: string[];
  /** Whether the stored header above proves its results. */
  areResultsProven: boolean;
}

/** A block whose records can be read, parsed. */
interface StoredBlock {
  summary: BlockSummary;
  /** With the hashes of its transactions. */
  block: Omit<Block, 'transactions'> & { transactions: Hash[] };
  receipts: Receipt[];
}

/** Examines a stored block whose records can be read (`StoreReader.unreadable`). */
export async function proveByItself(store: StoreReader, height: number, options: SelfCheck = {}): Promise<SelfProof> {
  const summary = await store.summary(height);
  const block = parseRecord<StoredBlock['block']>(await store.block(height, false));
  const receipts = parseRecord<Receipt[]>(await store.receipts(height));
  if (summary === undefined || block === null || receipts === null)
    return { wrong: ['cannot be read'], wrongLinks: [], areResultsProven: false };
  const stored = { summary, block, receipts };
  const above = await store.summary(height + 1);
  const isNamed = summary.resultsHash !== undefined && above?.lastResultsHash !== undefined;
  const areResultsProven = isNamed && above.lastResultsHash === summary.resultsHash;
  return {
    wrongLinks: await wrongLinks(store, summary),
    wrong: [
      ...(isNamed && !areResultsProven
        ? [`its results are not those that the header of block ${height + 1} names`]
        : []),
      ...wrongFigures(stored),
      ...(await wrongTransactions(store, stored, options)),
    ],
    areResultsProven,
  };
}

/** What is wrong with the links to the neighbours, and with the look-up by hash. */
export async function wrongLinks(store: StoreReader, { number, hash, parentHash }: BlockSummary): Promise<string[]> {
  const wrong: string[] = [];
  const below = await store.summary(number - 1);
  if (below !== undefined && below.hash !== parentHash) wrong.push(`does not link to block ${number - 1}`);
  const above = await store.summary(number + 1);
  if (above !== undefined && above.parentHash !== hash) wrong.push(`block ${number + 1} does not link to it`);
  if ((await store.numberOfHash(hash)) !== number) wrong.push('is not found by its hash');
  return wrong;
}

/** What is wrong with the search for the logs of a block: each must be found by its address and topics. */
export async function wrongLogSearch(store: StoreReader, height: number): Promise<string[]> {
  const receipts = parseRecord<Receipt[]>(await store.receipts(height)) ?? [];
  let missed = 0;
  for (const { address, topics } of receipts.flatMap(({ logs }) => logs)) {
    const criteria = { addresses: [address], topics: topics.map((topic) => [topic]) };
    if (!(await store.blocksThatMayMatch(height, height, criteria)).includes(height)) missed += 1;
  }
  return missed === 0 ? [] : [`${missed} of its logs are not found by their address and topics`];
}

/** Compares the block object with the summary. */
function wrongFigures({ summary, block }: StoredBlock): string[] {
  const figures = {
    number: encodeQuantity(summary.number),
    hash: summary.hash,
    parentHash: summary.parentHash,
    miner: summary.miner,
    timestamp: encodeQuantity(summary.timestamp),
    gasLimit: encodeQuantity(summary.gasLimit),
    gasUsed: encodeQuantity(summary.gasUsed),
    ...(summary.baseFeePerGas !== null && { baseFeePerGas: encodeQuantity(summary.baseFeePerGas) }),
  };
  const shown = Object.fromEntries(Object.entries(block).filter(([name]) => name in figures));
  const wrong = differingMembers(shown, figures);
  return wrong.length === 0 ? [] : [`block and summary differ in ${describeMembers(wrong)}`];
}

async function wrongTransactions(
  store: StoreReader,
  { summary, block, receipts }: StoredBlock,
  { allowsImpersonation = false }: SelfCheck,
): Promise<string[]> {
  const wrong: string[] = [];
  const raws: Uint8Array[] = [];
  const bloom = createBloom();
  let firstLog = 0;
  for (const [transactionIndex, hash] of block.transactions.entries()) {
    // Another block with the same transaction may come later, see `writeBlocks.ts`.
    if (((await store.place(hash))?.blockNumber ?? -1) < summary.number)
      wrong.push(`transaction ${hash} is not found by its hash`);
    const place = { blockNumber: summary.number, transactionIndex };
    const raw = await store.rawTransaction(place);
    const shown = parseRecord<Transaction>(await store.transaction(place));
    const receipt = receipts[transactionIndex];
    if (!raw || shown === null || receipt === undefined)
      return [...wrong, `transaction ${transactionIndex} is missing`];
    raws.push(Buffer.from(raw));
    mergeBloom(bloom, logsBloom(receipt.logs));
    const transaction = decoded(raws.at(-1)!, allowsImpersonation ? { from: shown.from } : {});
    if (transaction === null) wrong.push(`raw transaction ${transactionIndex} does not decode`);
    else if (transaction.hash !== hash) wrong.push(`raw transaction ${transactionIndex} hashes to ${transaction.hash}`);
    else wrong.push(...wrongObjects({ summary, shown, receipt, transaction, transactionIndex, firstLog }));
    firstLog += receipt.logs.length;
  }
  const count = block.transactions.length;
  if (receipts.length !== count || summary.transactionCount !== count) wrong.push('has more transactions');
  if (orderedTrieRoot(raws) !== block.transactionsRoot) wrong.push('transactionsRoot is of other transactions');
  if (orderedTrieRoot(receipts.map(encodeReceiptObject)) !== block.receiptsRoot)
    wrong.push('receiptsRoot is of other receipts');
  if (encodeBloom(bloom) !== block.logsBloom) wrong.push('logsBloom is of other logs');
  return wrong;
}

/** A transaction with its receipt, and as its signed bytes have it. */
interface StoredTransaction {
  summary: BlockSummary;
  shown: Transaction;
  receipt: Receipt;
  transaction: SignedTransaction;
  transactionIndex: number;
  /** `logIndex` of its first log. */
  firstLog: number;
}

/** Checks what follows from signed bytes, base fee and place. The roots cover the rest. */
function wrongObjects({ summary, shown, receipt, transaction, transactionIndex, firstLog }: StoredTransaction) {
  const wrong: string[] = [];
  const placement = { blockHash: summary.hash, blockNumber: summary.number, transactionIndex };
  const place = { ...placement, transactionHash: transaction.hash, timestamp: summary.timestamp };
  const inTransaction = differingMembers(shown, transactionObject(transaction, placement, summary.baseFeePerGas));
  if (inTransaction.length > 0)
    wrong.push(`transaction ${transactionIndex} is not what was signed: ${describeMembers(inTransaction)}`);
  const outcome = {
    status: receipt.status === '0x1' ? (1 as const) : (0 as const),
    gasUsed: summary.rewards[transactionIndex]?.gasUsed ?? 0n,
    cumulativeGasUsed: decodeQuantity(receipt.cumulativeGasUsed),
    logs: receipt.logs,
    bloom: logsBloom(receipt.logs),
  };
  const gasPrice = effectiveGasPrice(transaction, summary.baseFeePerGas);
  const logs: Log[] = receipt.logs.map((log, index) => logObject(log, place, firstLog + index));
  const inReceipt = differingMembers(receipt, receiptObject(transaction, outcome, { placement, gasPrice, logs }));
  if (inReceipt.length > 0)
    wrong.push(`receipt ${transactionIndex} is not of its transaction: ${describeMembers(inReceipt)}`);
  return wrong;
}

function decoded(raw: Uint8Array, known: { from?: Transaction['from'] }): SignedTransaction | null {
  try {
    return decodeTransaction(raw, known);
  } catch {
    return null;
  }
}

/** Null when there is no record, or when it is not JSON. */
export function parseRecord<T>(json: Uint8Array | null | undefined): T | null {
  if (!json) return null;
  try {
    // The store wrote it with this type, or the check fails.
    return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString('latin1')) as T;
  } catch {
    return null;
  }
}

/** Names of the members that differ. */
export function differingMembers(one: object, other: object): string[] {
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => !isDeepStrictEqual(first.get(name), second.get(name)));
}

/** The names in a sentence, and whether any hash covers them. */
export function describeMembers(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return names.every((name) => UNCOVERED.includes(name)) ? `${named} (which no hash covers)` : named;
}
