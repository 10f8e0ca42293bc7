/**
 * `Blocks` with the pending block of the embedded chain: the waiting transactions on top of the head, with the results
 * that they would have. A pending block has a negative height, the number of its state, so that all questions of one
 * request are about the same block.
 */
import type { Caller } from '../caller/caller.js';
import type { Block, Data, Hash, Header, Receipt, Transaction } from '../../generated/types.js';
import type {
  BlockRange,
  Blocks,
  BlockSummary,
  LogCriteria,
  LogLimits,
  LogPage,
  LogPageLimits,
  TransactionPlace,
} from '../chain/blocks.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { EncodedJson } from '../json/encodedJson.js';
import { encodeData } from '../ethereum/hex.js';

/** Pending blocks that are kept for the later questions of a request. */
const KEPT = 16;

/** A block as wire objects; `BuiltBlock` of `cosmos/block/buildBlock.ts` has these members. */
export interface BlockContent {
  header: Header;
  block: Omit<Block, 'transactions'>;
  transactions: readonly Transaction[];
  transactionHashes: readonly Hash[];
  receipts: readonly Receipt[];
  rawTransactions: readonly Uint8Array[];
  summary: BlockSummary;
}

/** The newest pending block; `content` is null when its state is the one that the caller knows. */
export interface PendingBlock {
  /** From 1; every other pending block has another number. */
  state: number;
  content: BlockContent | null;
}

/** Asks the chain. `known` is a state whose content the caller has; null for none. */
export type ReadPending = (known: number | null, caller: Caller) => Promise<PendingBlock>;

/** Answers negative heights itself and leaves the others to the index. */
export class PendingBlocks implements Blocks {
  readonly #committed: Blocks;
  readonly #read: ReadPending;
  readonly #contents = new Map<number, BlockContent>();
  #newest: number | null = null;

  constructor(committed: Blocks, read: ReadPending) {
    this.#committed = committed;
    this.#read = read;
  }

  async pending(caller: Caller): Promise<number> {
    const { state, content } = await this.#read(this.#newest, caller);
    if (content !== null) this.#keep(state, content);
    return -state;
  }

  head(): number {
    return this.#committed.head();
  }

  earliest(): number {
    return this.#committed.earliest();
  }

  numberOfHash(blockHash: Hash, caller: Caller): Awaitable<number | null> {
    return this.#committed.numberOfHash(blockHash, caller);
  }

  summary(height: number, caller: Caller): Awaitable<BlockSummary | null> {
    if (height >= 0) return this.#committed.summary(height, caller);
    const content = this.#content(height);
    return content === null ? null : { ...content.summary, stateHeight: height };
  }

  block(height: number, fullTransactions: boolean, caller: Caller): Awaitable<EncodedJson | null> {
    if (height >= 0) return this.#committed.block(height, fullTransactions, caller);
    return this.#json(height, ({ block, transactionHashes, transactions }) => ({
      ...block,
      ...UNKNOWN_FIELDS,
      transactions: fullTransactions ? transactions.map(withoutPlace) : transactionHashes,
    }));
  }

  header(height: number, caller: Caller): Awaitable<EncodedJson | null> {
    if (height >= 0) return this.#committed.header(height, caller);
    return this.#json(height, ({ header }) => ({ ...header, ...UNKNOWN_FIELDS }));
  }

  receipts(height: number, caller: Caller): Awaitable<EncodedJson | null> {
    if (height >= 0) return this.#committed.receipts(height, caller);
    return this.#json(height, ({ receipts }) => receipts);
  }

  place(transactionHash: Hash, caller: Caller): Awaitable<TransactionPlace | null> {
    return this.#committed.place(transactionHash, caller);
  }

  transaction(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    if (place.blockNumber >= 0) return this.#committed.transaction(place, caller);
    const transaction = this.#content(place.blockNumber)?.transactions[place.transactionIndex];
    return transaction === undefined ? null : encodedJson(withoutPlace(transaction));
  }

  receipt(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#committed.receipt(place, caller);
  }

  transactionLogs(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#committed.transactionLogs(place, caller);
  }

  rawTransaction(place: TransactionPlace, caller: Caller): Awaitable<Data | null> {
    if (place.blockNumber >= 0) return this.#committed.rawTransaction(place, caller);
    const raw = this.#content(place.blockNumber)?.rawTransactions[place.transactionIndex];
    return raw === undefined ? null : encodeData(raw);
  }

  logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, caller: Caller): Awaitable<EncodedJson> {
    return this.#committed.logs(range, criteria, limits, caller);
  }

  logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, caller: Caller): Awaitable<LogPage> {
    return this.#committed.logPage(range, criteria, limits, caller);
  }

  #keep(state: number, content: BlockContent): void {
    this.#contents.set(state, content);
    const [oldest] = this.#contents.keys();
    if (oldest !== undefined && this.#contents.size > KEPT) this.#contents.delete(oldest);
    this.#newest = state;
  }

  #content(height: number): BlockContent | null {
    return this.#contents.get(-height) ?? null;
  }

  #json(height: number, value: (content: BlockContent) => object): EncodedJson | null {
    const content = this.#content(height);
    return content === null ? null : encodedJson(value(content));
  }
}

/** What nobody can know of a block that is not made; null as in geth. */
const UNKNOWN_FIELDS = { hash: null, nonce: null, miner: null };

/** The transaction as it is while it waits. */
function withoutPlace(transaction: Transaction): Transaction {
  return { ...transaction, blockHash: null, blockNumber: null, transactionIndex: null };
}

function encodedJson(value: object): EncodedJson {
  return new EncodedJson(Buffer.from(JSON.stringify(value)));
}
