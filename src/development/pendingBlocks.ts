/**
 * `Blocks` with the pending block of the embedded chain: the waiting transactions on top of the head, with the results
 * that they would have. A pending block has a negative height, the number of its state, so that all questions of one
 * request are about the same block.
 */
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
import { EncodedJson, type Awaitable } from '../evm/encoding/encodedJson.js';
import { encodeData } from '../evm/hex.js';

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
export type ReadPending = (known: number | null, signal?: AbortSignal) => Promise<PendingBlock>;

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

  async pending(signal?: AbortSignal): Promise<number> {
    const { state, content } = await this.#read(this.#newest, signal);
    if (content !== null) this.#keep(state, content);
    return -state;
  }

  head(): number {
    return this.#committed.head();
  }

  earliest(): number {
    return this.#committed.earliest();
  }

  numberOfHash(blockHash: Hash, signal?: AbortSignal): Awaitable<number | null> {
    return this.#committed.numberOfHash(blockHash, signal);
  }

  summary(height: number, signal?: AbortSignal): Awaitable<BlockSummary | null> {
    if (height >= 0) return this.#committed.summary(height, signal);
    const content = this.#content(height);
    return content === null ? null : { ...content.summary, stateHeight: height };
  }

  block(height: number, fullTransactions: boolean, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (height >= 0) return this.#committed.block(height, fullTransactions, signal);
    return this.#json(height, ({ block, transactionHashes, transactions }) => ({
      ...block,
      ...UNKNOWN_FIELDS,
      transactions: fullTransactions ? transactions.map(withoutPlace) : transactionHashes,
    }));
  }

  header(height: number, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (height >= 0) return this.#committed.header(height, signal);
    return this.#json(height, ({ header }) => ({ ...header, ...UNKNOWN_FIELDS }));
  }

  receipts(height: number, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (height >= 0) return this.#committed.receipts(height, signal);
    return this.#json(height, ({ receipts }) => receipts);
  }

  place(transactionHash: Hash, signal?: AbortSignal): Awaitable<TransactionPlace | null> {
    return this.#committed.place(transactionHash, signal);
  }

  transaction(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    if (place.blockNumber >= 0) return this.#committed.transaction(place, signal);
    const transaction = this.#content(place.blockNumber)?.transactions[place.transactionIndex];
    return transaction === undefined ? null : encodedJson(withoutPlace(transaction));
  }

  receipt(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#committed.receipt(place, signal);
  }

  transactionLogs(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#committed.transactionLogs(place, signal);
  }

  rawTransaction(place: TransactionPlace, signal?: AbortSignal): Awaitable<Data | null> {
    if (place.blockNumber >= 0) return this.#committed.rawTransaction(place, signal);
    const raw = this.#content(place.blockNumber)?.rawTransactions[place.transactionIndex];
    return raw === undefined ? null : encodeData(raw);
  }

  logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, signal?: AbortSignal): Awaitable<EncodedJson> {
    return this.#committed.logs(range, criteria, limits, signal);
  }

  logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, signal?: AbortSignal): Awaitable<LogPage> {
    return this.#committed.logPage(range, criteria, limits, signal);
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
