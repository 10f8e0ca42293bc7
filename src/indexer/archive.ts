/**
 * Implements `Blocks`. Stored blocks are served from the store at once. Other blocks are read through: fetched,
 * decoded, stored and served. Null means that there is no such item. Where that cannot be known (the block is pruned,
 * or is not indexed and no node responds) a request rejects.
 */
import type { Caller } from '../caller/caller.js';
import type { Data, Hash } from '../../generated/types.js';
import type {
  Beginning,
  BlockSummary,
  BlockRange,
  Blocks,
  LogCriteria,
  LogLimits,
  LogPage,
  LogPageLimits,
  TransactionPlace,
} from '../chain/blocks.js';
import { HistoryPruned, NodeUnavailable, ResultsDiscarded, TransactionUntraceable } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import { EncodedJson } from '../json/encodedJson.js';
import { encodeData, ZERO_HASH } from '../ethereum/hex.js';
import type { BlockSource, EncodedBlockReader } from '../store/encodedBlockReader.js';
import { FIRST_HEIGHT } from '../store/genesisBlock.js';
import { countHeights, includesHeight } from '../store/heightRanges.js';
import { LogReader } from './logReader.js';
import { reachOf } from './logSearchSteps.js';
import { ReadThrough, type ReadThroughParts } from './readThrough.js';

/** What an archive reads from. */
export interface ArchiveParts extends ReadThroughParts {
  node: Pick<Node, 'heightOfBlock' | 'heightOfTransaction'>;
  /** Whether a transaction is pending. Default: not known of any. */
  isPending?: (transactionHash: Hash, caller: Caller) => Awaitable<boolean>;
  /** True on the embedded chain. Default: false. */
  knowsGenesisState?: boolean;
}

/** Reads from the store, or from a block in memory. */
type Ask<T> = (from: BlockSource) => Awaitable<T | undefined>;

/** The index with read-through to the node. */
export class Archive implements Blocks {
  readonly #parts: ArchiveParts;
  readonly #readThrough: ReadThrough;
  readonly #logs: LogReader;

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
    this.#readThrough = new ReadThrough(parts);
    this.#logs = new LogReader(parts, this.#readThrough);
    if (!parts.knowsGenesisState) this.beginning = () => this.#beginning();
  }

  head(): number {
    return this.#parts.coverage.head;
  }

  earliest(): number {
    return this.#parts.coverage.earliest;
  }

  beginning?(): Beginning;

  /** Stores blocks at or below the head, for another process. False where they cannot be stored. */
  async store(heights: readonly number[], caller: Caller): Promise<boolean> {
    return (await this.#readThrough.store([...heights], caller)).size === 0;
  }

  numberOfHash(blockHash: Hash, caller: Caller): Awaitable<number | null> {
    return mapAwaitable(this.#parts.store.numberOfHash(blockHash), (number) => {
      if (number !== undefined) return number <= this.head() ? number : null;
      return this.#ifMayExist(() => this.#askNumber(blockHash, caller));
    });
  }

  summary(blockNumber: number, caller: Caller): Awaitable<BlockSummary | null> {
    return this.#ask(blockNumber, (from) => from.summary(blockNumber), caller);
  }

  block(blockNumber: number, fullTransactions: boolean, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#askJson(blockNumber, (from) => from.block(blockNumber, fullTransactions), caller);
  }

  header(blockNumber: number, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#askJson(blockNumber, (from) => from.header(blockNumber), caller);
  }

  receipts(blockNumber: number, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#askJson(blockNumber, (from) => from.receipts(blockNumber), caller);
  }

  place(transactionHash: Hash, caller: Caller): Awaitable<TransactionPlace | null> {
    return mapAwaitable(this.#parts.store.place(transactionHash), (place) => {
      if (place !== undefined) return place.blockNumber <= this.head() ? place : null;
      return this.#ifMayExist(() => this.#askPlace(transactionHash, caller));
    });
  }

  transaction(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#askJson(place.blockNumber, (from) => from.transaction(place), caller);
  }

  receipt(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#askJson(place.blockNumber, (from) => from.receipt(place), caller);
  }

  transactionLogs(place: TransactionPlace, caller: Caller): Awaitable<EncodedJson | null> {
    return this.#askJson(place.blockNumber, (from) => from.transactionLogs(place), caller);
  }

  rawTransaction(place: TransactionPlace, caller: Caller): Awaitable<Data | null> {
    const raw = this.#ask(place.blockNumber, (from) => from.rawTransaction(place), caller);
    return mapAwaitable(raw, (bytes) => (bytes === null ? null : encodeData(bytes)));
  }

  reachOfSearch(range: BlockRange, mostUnindexed: number): number {
    return reachOf(range, mostUnindexed, this.#parts.store.logIndex);
  }

  logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, caller: Caller): Promise<EncodedJson> {
    return this.#logs.logs(range, criteria, limits, caller);
  }

  logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, caller: Caller): Promise<LogPage> {
    return this.#logs.logPage(range, criteria, limits, caller);
  }

  /** Asks the node for a hash that the index does not have, where it may exist all the same. */
  #ifMayExist<T>(ask: () => Promise<T | null>): Awaitable<T | null> {
    return mapAwaitable(this.#parts.store.lookUpsAreDamaged(), (areDamaged) =>
      areDamaged || !this.#parts.coverage.complete ? ask() : null,
    );
  }

  #beginning(): Beginning {
    const { earliest, lowestHeight, nodeEarliest, firstHeight, discarded, discards } = this.#parts.coverage;
    // Without block 1 it is not known whether it names another parent than block 0.
    const hasGenesis = firstHeight === FIRST_HEIGHT && (earliest === 0 || lowestHeight > FIRST_HEIGHT);
    const first = hasGenesis ? 0 : firstHeight;
    const state = Math.max(Math.min(earliest, nodeEarliest), FIRST_HEIGHT);
    return { first, state, lost: discarded, keepsResults: !discards };
  }

  /** Reads from the store. A block that is not stored is read through first. */
  #ask<T>(blockNumber: number, ask: Ask<T>, caller: Caller): Awaitable<T | null> {
    if (blockNumber > this.head() || this.head() === 0) return null;
    if (blockNumber < (this.#parts.coverage.firstHeight ?? 0) && blockNumber !== 0) return null;
    return mapAwaitable(ask(this.#parts.store), (found) => {
      if (found !== undefined) return found;
      const unstored = this.#parts.unstored.get(blockNumber);
      if (unstored !== undefined) return mapAwaitable(ask(unstored), (answer) => answer ?? null);
      return blockNumber === 0 ? this.#askGenesis(ask, caller) : this.#askAfterReading(blockNumber, ask, caller);
    });
  }

  #askJson(blockNumber: number, ask: Ask<Uint8Array | null>, caller: Caller): Awaitable<EncodedJson | null> {
    const answer = this.#ask(blockNumber, ask, caller);
    return mapAwaitable(answer, (bytes) => (bytes === null ? null : new EncodedJson(bytes)));
  }

  /** Block 0 is stored with block 1. Null when block 1 names another parent, or the chain begins higher. */
  #askGenesis<T>(ask: Ask<T>, caller: Caller): Awaitable<T | null> {
    const { earliest, lowestHeight, firstHeight, discarded, discards } = this.#parts.coverage;
    if ((firstHeight ?? FIRST_HEIGHT) > FIRST_HEIGHT) return null;
    if (lowestHeight === FIRST_HEIGHT && earliest > 0) return null;
    if (firstHeight === FIRST_HEIGHT && includesHeight(discarded, FIRST_HEIGHT))
      throw new ResultsDiscarded(FIRST_HEIGHT, FIRST_HEIGHT, { keepsOthers: !discards });
    return mapAwaitable(this.summary(lowestHeight, caller), (lowest) => {
      if (lowestHeight === FIRST_HEIGHT)
        return mapAwaitable(ask(this.#parts.unstored.get(0) ?? this.#parts.store), (found) => found ?? null);
      if (lowest?.parentHash === ZERO_HASH) return null;
      throw new HistoryPruned(0, lowestHeight);
    });
  }

  async #askAfterReading<T>(blockNumber: number, ask: Ask<T>, caller: Caller): Promise<T | null> {
    const unstored = (await this.#readThrough.store([blockNumber], caller)).get(blockNumber);
    const found = await ask(unstored ?? this.#parts.store);
    if (found === undefined) throw new NodeUnavailable(`block ${blockNumber} was removed while it was read`);
    return found;
  }

  async #askNumber(blockHash: Hash, caller: Caller): Promise<number | null> {
    const height = await this.#parts.node.heightOfBlock(blockHash, caller);
    if (height !== null && height <= this.head()) await this.#restoreLookUps(height, caller);
    if (height !== null) return height <= this.head() ? height : null;
    // The node does not know block 0.
    const isGenesis = this.earliest() === 0 && (await this.summary(0, caller))?.hash === blockHash;
    return isGenesis ? 0 : null;
  }

  async #askPlace(transactionHash: Hash, caller: Caller): Promise<TransactionPlace | null> {
    const height = await this.#parts.node.heightOfTransaction(transactionHash, caller);
    if (height === 'unindexed') return this.#placeOrLost(transactionHash, caller);
    if (height === null || height > this.head()) return null;
    const { store } = this.#parts;
    let unstored: EncodedBlockReader | undefined;
    if ((await store.summary(height)) === undefined)
      unstored = this.#parts.unstored.get(height) ?? (await this.#readThrough.store([height], caller)).get(height);
    else unstored = await this.#restoreLookUps(height, caller);
    return unstored?.place(transactionHash) ?? (await store.place(transactionHash)) ?? null;
  }

  /** When the node has no index of transactions and did not keep the results of blocks, one of those may have it. */
  async #placeOrLost(transactionHash: Hash, caller: Caller): Promise<TransactionPlace | null> {
    const { coverage, store, isPending } = this.#parts;
    const { discarded, discards } = coverage;
    const [lowest, highest] = [discarded[0], discarded.at(-1)];
    if (lowest === undefined || highest === undefined) return null;
    if (await isPending?.(transactionHash, caller)) return null;
    // A block may include it by now.
    const place = await store.place(transactionHash);
    if (place !== undefined) return place;
    const range = { from: lowest.from, to: highest.to };
    throw new TransactionUntraceable(countHeights(discarded), range, !discards);
  }

  /** Writes a stored block again whose look-ups are damaged. Resolves to it when that fails. */
  async #restoreLookUps(height: number, caller: Caller): Promise<EncodedBlockReader | undefined> {
    const { coverage, store } = this.#parts;
    const isDamaged = includesHeight(coverage.ranges, height) && (await store.unreadable(height, height)).length > 0;
    return isDamaged ? (await this.#readThrough.store([height], caller)).get(height) : undefined;
  }
}
