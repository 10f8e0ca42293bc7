/**
 * `Blocks` with the pending block of the embedded chain: the waiting transactions on top of the head, with the results
 * that they would have. A pending block has a negative height, the number of its state, so that all questions of one
 * request are about the same block.
 */
import type { Caller } from '../caller/caller.js';
import type { Block, Hash, Header, Receipt, Transaction } from '../../generated/types.js';
import type { Blocks, BlockSummary } from '../chain/blocks.js';
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

/** Serves negative heights itself and leaves the others to the index. */
export function createPendingBlocks(committed: Blocks, read: ReadPending): Blocks {
  const contents = new Map<number, BlockContent>();
  let newest: number | null = null;

  const contentOf = (height: number): BlockContent | null => contents.get(-height) ?? null;

  function json(height: number, value: (content: BlockContent) => object): EncodedJson | null {
    const content = contentOf(height);
    return content === null ? null : encodedJson(value(content));
  }

  return {
    async pending(caller) {
      const { state, content } = await read(newest, caller);
      if (content === null) return -state;
      contents.set(state, content);
      const [oldest] = contents.keys();
      if (oldest !== undefined && contents.size > KEPT) contents.delete(oldest);
      newest = state;
      return -state;
    },
    summary(height, caller) {
      if (height >= 0) return committed.summary(height, caller);
      const content = contentOf(height);
      return content === null ? null : { ...content.summary, stateHeight: height };
    },
    block: (height, fullTransactions, caller) =>
      height >= 0
        ? committed.block(height, fullTransactions, caller)
        : json(height, ({ block, transactionHashes, transactions }) => ({
            ...block,
            ...UNKNOWN_FIELDS,
            transactions: fullTransactions ? transactions.map(withoutPlace) : transactionHashes,
          })),
    header: (height, caller) =>
      height >= 0 ? committed.header(height, caller) : json(height, ({ header }) => ({ ...header, ...UNKNOWN_FIELDS })),
    receipts: (height, caller) =>
      height >= 0 ? committed.receipts(height, caller) : json(height, ({ receipts }) => receipts),
    transaction(place, caller) {
      if (place.blockNumber >= 0) return committed.transaction(place, caller);
      const transaction = contentOf(place.blockNumber)?.transactions[place.transactionIndex];
      return transaction === undefined ? null : encodedJson(withoutPlace(transaction));
    },
    rawTransaction(place, caller) {
      if (place.blockNumber >= 0) return committed.rawTransaction(place, caller);
      const raw = contentOf(place.blockNumber)?.rawTransactions[place.transactionIndex];
      return raw === undefined ? null : encodeData(raw);
    },
    head: () => committed.head(),
    earliest: () => committed.earliest(),
    numberOfHash: (blockHash, caller) => committed.numberOfHash(blockHash, caller),
    place: (transactionHash, caller) => committed.place(transactionHash, caller),
    receipt: (place, caller) => committed.receipt(place, caller),
    transactionLogs: (place, caller) => committed.transactionLogs(place, caller),
    reachOfSearch: (range, mostUnindexed) => committed.reachOfSearch(range, mostUnindexed),
    logs: (range, criteria, limits, caller) => committed.logs(range, criteria, limits, caller),
    logPage: (range, criteria, limits, caller) => committed.logPage(range, criteria, limits, caller),
  };
}

/** The fields that a block has only once it is made; null as in geth. */
const UNKNOWN_FIELDS = { hash: null, nonce: null, miner: null };

/** The transaction while it is pending. */
function withoutPlace(transaction: Transaction): Transaction {
  return { ...transaction, blockHash: null, blockNumber: null, transactionIndex: null };
}

function encodedJson(value: object): EncodedJson {
  return new EncodedJson(Buffer.from(JSON.stringify(value)));
}
