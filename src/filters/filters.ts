/**
 * Polled filters. A filter is what it asks for and a cursor, both in the store: a poll answers what is behind the cursor as far as the head, and
 * moves the cursor to there by compare-and-set. So every entry is answered once, in order, whatever happens between two polls (a restart, a
 * node that is away, another process that answers), and a poll that fails answers and moves nothing. Where the next blocks are pruned, that is
 * answered once, and the filter is gone.
 *
 * Committed blocks are final, so there are no removed logs. Where a chain is set back all the same (a development chain, a restored node), the
 * store takes the cursors back with it, and the blocks that are made anew are answered as new ones.
 */
import { randomBytes } from 'node:crypto';
import type { Filter, FilterChanges, FilterId, Hash } from '../../generated/types.js';
import type { Blocks } from '../chain/blocks.js';
import { HistoryPruned } from '../chain/errors.js';
import type { Mempool } from '../chain/mempool.js';
import { EncodedJson, encodedArray, mapAwaitable, type Awaitable } from '../evm/encodedJson.js';
import type { Logger } from '../observe/logger.js';
import { FilterCapReached } from '../store/errors.js';
import type { FilterCaps, FilterKind, FilterStore, StoredFilter } from '../store/filterStore.js';
import { systemClock, type FilterClock } from './filterClock.js';
import { FilterNotFound, NotALogFilter } from './filterErrors.js';
import { blockPage, logPage, type FilterPage, type FilterPageLimits } from './filterPages.js';
import { PendingLogWriter } from './pendingLogWriter.js';
import { FilterLeases, type FilterLeasesOptions } from './filterLeases.js';
import { UnacknowledgedPages, type AcknowledgingRequest } from './unacknowledgedPages.js';
import { DecodedFilterCache } from './decodedFilterCache.js';

export interface FiltersOptions extends FilterLeasesOptions {
  /** 0: what one client has is limited neither in number nor in bytes. */
  filtersPerClient: number;
  page: FilterPageLimits;
  /** What filters may take in the store, besides how many one client may have. */
  storeCaps?: Omit<FilterCaps, 'filtersPerClient'>;
}

export interface FiltersParts {
  store: FilterStore;
  blocks: Pick<Blocks, 'head' | 'earliest' | 'summary' | 'logPage'>;
  mempool: Pick<Mempool, 'all' | 'onAdded' | 'refresh'>;
  log: Logger;
  clock?: FilterClock;
}

/** What filters need to know of the request that asks. */
export interface FilterRequest extends AcknowledgingRequest {
  readonly signal: AbortSignal;
  readonly remoteAddress: string;
}

/**
 * A filter object can take 330 kB (a thousand addresses, four places of a thousand topics), and one machine can have as many addresses as it
 * likes: without these, filters could fill the disk. They leave room for 500 clients at their cap, with 2.6 kB for each filter.
 */
export const DEFAULT_STORE_CAPS = { bytesPerClient: 8 * 1024 ** 2, filters: 100_000, bytes: 256 * 1024 ** 2 };

/** A cursor is not written for fewer blocks without an entry. */
const FEWEST_EMPTY_BLOCKS = 20;

export class Filters {
  readonly #uses: FilterLeases;
  readonly #pendingLog: PendingLogWriter;
  readonly #taken: UnacknowledgedPages;
  readonly #wanted = new DecodedFilterCache();
  readonly #clock: FilterClock;
  readonly #caps: FilterCaps;
  #stopCleaning: () => void = () => undefined;
  readonly #options: FiltersOptions;
  readonly #parts: FiltersParts;

  constructor(options: FiltersOptions, parts: FiltersParts) {
    this.#options = options;
    this.#parts = parts;
    this.#clock = parts.clock ?? systemClock;
    const { filtersPerClient, storeCaps = DEFAULT_STORE_CAPS } = options;
    this.#caps =
      filtersPerClient > 0
        ? { ...storeCaps, filtersPerClient }
        : { ...storeCaps, filtersPerClient: Infinity, bytesPerClient: Infinity };
    this.#uses = new FilterLeases(options, { ...parts, clock: this.#clock });
    this.#pendingLog = new PendingLogWriter(parts);
    this.#taken = new UnacknowledgedPages({ ...parts, clock: this.#clock });
  }

  async start(): Promise<void> {
    this.#stopCleaning = this.#uses.start(() => this.#followPending());
    await this.#followPending();
  }

  /** To be called when every request is over. What is given back by then is stored when it resolves. */
  async stop(): Promise<void> {
    this.#stopCleaning();
    await this.#pendingLog.stop();
    await this.#uses.settled();
    await this.#taken.settled();
  }

  /** Brings the logs of the blocks after this call. The filter object must have been checked. */
  createLogFilter(filter: Filter, request: FilterRequest): Promise<FilterId> {
    return this.#create('logs', essentials(filter), request);
  }

  /** Brings the hashes of the blocks after this call. */
  createBlockFilter(request: FilterRequest): Promise<FilterId> {
    return this.#create('blocks', null, request);
  }

  /** Brings the hashes of the transactions that become known as pending after this call. */
  async createPendingTransactionFilter(request: FilterRequest): Promise<FilterId> {
    await this.#pendingLog.begin(request.signal);
    const id = await this.#create('pendingTransactions', null, request);
    // A cleanup that found no filter for them may have ended the listening meanwhile.
    this.#pendingLog.listen();
    return id;
  }

  /** The entries since the last poll. At once where there are none. */
  changes(givenId: string, request: FilterRequest): Awaitable<FilterChanges | EncodedJson> {
    const id = normalizeId(givenId);
    return mapAwaitable(this.#use(id), (stored) =>
      mapAwaitable(this.#isIdle(stored), (idle) => (idle ? [] : this.#poll(id, stored, request))),
    );
  }

  /** The object that a log filter was created with. */
  logFilter(givenId: string): Awaitable<Filter> {
    const id = normalizeId(givenId);
    return mapAwaitable(this.#use(id), ({ kind }) => {
      if (kind !== 'logs') throw new NotALogFilter(givenId, kind);
      return this.#filterObject(id);
    });
  }

  /** False when there is no such filter, or no longer. */
  async uninstall(givenId: string): Promise<boolean> {
    const id = normalizeId(givenId);
    const stored = await this.#parts.store.get(id);
    if (stored === undefined || this.#uses.isExpired(id, stored.usedAtMs)) return false;
    const removed = await this.#remove(id);
    if (stored.kind === 'pendingTransactions') await this.#followPending();
    return removed;
  }

  async #remove(id: string): Promise<boolean> {
    const removed = await this.#parts.store.remove(id);
    this.#uses.forget(id);
    return removed;
  }

  async #create(kind: FilterKind, filter: Filter | null, { remoteAddress }: FilterRequest): Promise<FilterId> {
    const { store } = this.#parts;
    const id = `0x${randomBytes(16).toString('hex')}`;
    const generation = await store.generation();
    const cursor = kind === 'pendingTransactions' ? await store.pendingEnd() : this.#parts.blocks.head();
    const created = { id, kind, filter, clientAddress: remoteAddress, position: { cursor, logsTaken: 0, generation } };
    const add = async (): Promise<void> => store.add({ ...created, usedAtMs: this.#clock.now() }, this.#caps);
    await add().catch(async (error: unknown) => {
      if (!(error instanceof FilterCapReached)) throw error;
      await this.#uses.cleanIfDue();
      await add();
    });
    return id as FilterId;
  }

  /** The filter, if there still is one; asking for it keeps it. */
  #use(id: string): Awaitable<StoredFilter> {
    return mapAwaitable(this.#parts.store.get(id), (stored) => {
      if (stored === undefined || this.#uses.isExpired(id, stored.usedAtMs)) {
        this.#uses.forget(id);
        throw new FilterNotFound(id);
      }
      this.#uses.note(id);
      return stored;
    });
  }

  #isIdle({ kind, position }: StoredFilter): Awaitable<boolean> {
    if (kind !== 'pendingTransactions') return this.#parts.blocks.head() <= position.cursor;
    this.#pendingLog.listen();
    if (!this.#pendingLog.isWritten) return false;
    return mapAwaitable(this.#parts.store.pendingEnd(), (end) => end <= position.cursor);
  }

  async #poll(id: string, seen: StoredFilter, request: FilterRequest): Promise<FilterChanges | EncodedJson> {
    for (let stored = seen; ; stored = await this.#use(id)) {
      const { entries, to, refusal } = await this.#pageOrEnd(id, stored, request.signal);
      const from = stored.position;
      if (entries.length === 0 && refusal === undefined && this.#isNearHead(from.cursor, to.cursor)) return [];
      // Who has left does not get the entries, so they are not taken.
      request.signal.throwIfAborted();
      const { generation } = from;
      const isEmpty = entries.length === 0;
      if (await this.#taken.take(id, { from, to: { ...to, generation }, isEmpty }, request)) {
        // Said once: the polls after this one go on behind what can never be answered.
        if (refusal !== undefined) throw refusal;
        return encodeEntries(entries);
      }
      // Another poll of the same filter was faster, or blocks were removed meanwhile.
    }
  }

  /** Whether looking through the blocks behind a cursor again, and then for new ones, costs less than to write that there was nothing. */
  #isNearHead(from: number, searchedTo: number): boolean {
    if (searchedTo === from) return true;
    return searchedTo - from < FEWEST_EMPTY_BLOCKS && searchedTo >= this.#parts.blocks.head();
  }

  /** A filter whose next blocks nobody has any more ends, when that is said: clients make a new one for one that is not found. */
  async #pageOrEnd(id: string, stored: StoredFilter, signal: AbortSignal): Promise<FilterPage> {
    try {
      return await this.#page(id, stored, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof HistoryPruned) await this.#remove(id);
      throw error;
    }
  }

  async #page(id: string, { kind, position }: StoredFilter, signal: AbortSignal): Promise<FilterPage> {
    const { blocks, store } = this.#parts;
    const { page } = this.#options;
    switch (kind) {
      case 'logs':
        return logPage(position, await this.#wanted.get(id, () => this.#filterObject(id)), blocks, page, signal);
      case 'blocks':
        return blockPage(position.cursor, blocks, page, signal);
      case 'pendingTransactions': {
        await this.#pendingLog.write();
        const { hashes, to } = await store.pendingSince(position.cursor, page.maxEntries);
        return { entries: hashes, to: { cursor: to, logsTaken: 0 } };
      }
    }
  }

  #filterObject(id: string): Awaitable<Filter> {
    return mapAwaitable(this.#parts.store.filterObject(id), (filter) => {
      if (filter === undefined) throw new FilterNotFound(id);
      return filter;
    });
  }

  /** Listens for pending transactions while there are filters for them. */
  async #followPending(): Promise<void> {
    const { pending } = await this.#parts.store.counts();
    if (pending > 0) this.#pendingLog.listen();
    else await this.#pendingLog.stop();
  }
}

/** Ids are hex numbers by which clients name a filter; case means nothing in them. */
function normalizeId(id: string): string {
  return id.toLowerCase();
}

/** The members that mean something, so that nothing else is stored. */
function essentials({ fromBlock, toBlock, address, topics, blockHash, blockhash }: Filter): Filter {
  return { fromBlock, toBlock, address, topics, blockHash, blockhash };
}

function encodeEntries(entries: FilterPage['entries']): FilterChanges | EncodedJson {
  if (!(entries[0] instanceof EncodedJson)) return entries as Hash[];
  return encodedArray((entries as EncodedJson[]).map(({ bytes }) => bytes));
}
