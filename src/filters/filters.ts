/**
 * Polled filters. A filter is its criteria and a cursor, both in the store. A poll returns the entries between the
 * cursor and the head, and moves the cursor by compare-and-set. So every entry is returned once, in order, across
 * restarts, node failures, and polls by another process. A poll that fails moves nothing. When the node has pruned the
 * next blocks, one poll reports it, and the filter is removed.
 *
 * When a chain is rolled back nevertheless (a development chain, a restored node), a log filter first returns the logs
 * of removed blocks that it has returned before, with `removed: true`, then the new blocks. When those logs are no
 * longer kept, the filter is removed.
 */
import { givingBack, type Caller } from '../caller/caller.js';
import { methodTable } from '../../generated/methods.js';
import type { Filter, FilterChanges, FilterId, Hash } from '../../generated/types.js';
import type { Blocks } from '../chain/blocks.js';
import { isHistoryLost } from '../chain/chainErrors.js';
import { isSamePosition } from '../chain/logPosition.js';
import type { Mempool } from '../chain/mempool.js';
import { RemovedLogsLost, type RemovedLogs } from '../chain/removedLogs.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import { EncodedJson, encodedLongArray } from '../json/encodedJson.js';
import type { MemoryBudget } from '../caller/memoryBudget.js';
import { createId } from '../ethereum/randomId.js';
import type { Logger } from '../observe/logger.js';
import { FilterCapReached } from '../store/storeErrors.js';
import type { FilterCaps, FilterKind, FilterPosition, FilterStore, StoredFilter } from '../store/filterStore.js';
import { FilterNotFound, NotALogFilter } from './filterErrors.js';
import { blockPage, changedLogPage, type FilterPage, type FilterPageLimits } from './filterPages.js';
import { PendingLogWriter } from './pendingLogWriter.js';
import { FilterLeases, systemClock, type FilterClock, type FilterLeasesOptions } from './filterLeases.js';
import { UnacknowledgedPages, type AcknowledgingRequest } from './unacknowledgedPages.js';
import { DecodedFilterCache, searchBytes } from './decodedFilterCache.js';

/** Limits of filters and of polls. */
export interface FiltersOptions extends FilterLeasesOptions {
  /** Most filters of one client address; 0 removes the limits of one client. */
  filtersPerClient: number;
  page: FilterPageLimits;
  /** Default: `DEFAULT_STORE_CAPS`. */
  storeCaps?: Omit<FilterCaps, 'filtersPerClient'>;
}

/** What filters are stored in, and what they read. */
export interface FiltersParts {
  store: FilterStore;
  blocks: Pick<Blocks, 'head' | 'earliest' | 'summary' | 'reachOfSearch' | 'logPage'>;
  removedLogs: Pick<RemovedLogs, 'headGeneration' | 'since' | 'page'>;
  mempool: Pick<Mempool, 'recent' | 'onAdded' | 'refresh' | 'update'>;
  log: Logger;
  memory: MemoryBudget;
  clock?: FilterClock;
}

/** `client` is what caps count by. */
export interface FilterRequest extends AcknowledgingRequest, Caller {
  readonly client: string;
}

const LIMITS = methodTable.eth_newFilter.limits;

/**
 * Caps that keep filters from filling the disk: a filter object may take 330 kB (a thousand addresses, four positions
 * of a thousand topics), and one machine may have many addresses. There is room for 500 clients with 200 filters of 2.6
 * kB.
 */
export const DEFAULT_STORE_CAPS: Omit<FilterCaps, 'filtersPerClient'> = {
  bytesPerClient: LIMITS.filterBytesPerClient.default,
  filters: LIMITS.filters.default,
  bytes: LIMITS.filterBytes.default,
};

/** A cursor does not move past fewer blocks without entries. */
const MIN_EMPTY_BLOCKS = 20;

/** A filter that is not lost. */
type UsedFilter = StoredFilter & { position: FilterPosition };

/** Implements the filter methods. */
export class Filters {
  readonly #leases: FilterLeases;
  readonly #pendingLog: PendingLogWriter;
  readonly #pages: UnacknowledgedPages;
  readonly #decodedFilters: DecodedFilterCache;
  readonly #clock: FilterClock;
  readonly #caps: FilterCaps;
  #stopCleaning: () => void = () => undefined;
  readonly #options: FiltersOptions;
  readonly #parts: FiltersParts;

  constructor(options: FiltersOptions, parts: FiltersParts) {
    this.#options = options;
    this.#parts = parts;
    this.#clock = parts.clock ?? systemClock;
    this.#decodedFilters = new DecodedFilterCache(parts.memory);
    const { filtersPerClient, storeCaps = DEFAULT_STORE_CAPS } = options;
    this.#caps =
      filtersPerClient > 0
        ? { ...storeCaps, filtersPerClient }
        : { ...storeCaps, filtersPerClient: Infinity, bytesPerClient: Infinity };
    this.#leases = new FilterLeases(options, { ...parts, clock: this.#clock });
    this.#pendingLog = new PendingLogWriter(parts);
    this.#pages = new UnacknowledgedPages({ ...parts, clock: this.#clock });
  }

  async start(): Promise<void> {
    const { store, log } = this.#parts;
    if (store.damaged > 0)
      log.warn({ filters: store.damaged }, 'polled filters were damaged: their clients must make new ones');
    this.#stopCleaning = this.#leases.start(() => this.#followPending());
    await this.#followPending();
  }

  /** Called after the last request. Resolves when all returned pages are stored. */
  async stop(): Promise<void> {
    this.#stopCleaning();
    await this.#pendingLog.stop();
    await this.#leases.settled();
    await this.#pages.settled();
  }

  /** For the logs of the blocks after this call. The filter object must be valid. */
  createLogFilter(filter: Filter, request: FilterRequest): Promise<FilterId> {
    return this.#create('logs', essentials(filter), request);
  }

  createBlockFilter(request: FilterRequest): Promise<FilterId> {
    return this.#create('blocks', null, request);
  }

  /** For the transactions that become pending after this call. */
  async createPendingTransactionFilter(request: FilterRequest): Promise<FilterId> {
    await this.#pendingLog.begin(request);
    const id = await this.#create('pendingTransactions', null, request);
    // A cleanup may have found no pending filter meanwhile, and stopped the listening.
    this.#pendingLog.listen();
    return id;
  }

  /** The entries since the last poll. */
  changes(givenId: string, request: FilterRequest): Awaitable<FilterChanges | EncodedJson> {
    const id = givenId.toLowerCase();
    return mapAwaitable(this.#use(id), (stored) =>
      mapAwaitable(this.#isIdle(stored), (idle) => (idle ? [] : this.#poll(id, stored, request))),
    );
  }

  /** Searches with a log filter's object, which counts for the client. Rejects with NotALogFilter. */
  withLogFilter<T>(givenId: string, caller: Caller, search: (filter: Filter) => Awaitable<T>): Promise<T> {
    const id = givenId.toLowerCase();
    return givingBack(caller, async ({ memory }) => {
      const { kind } = await this.#use(id);
      if (kind !== 'logs') throw new NotALogFilter(givenId, kind);
      const filter = await this.#filterObject(id);
      memory.add(searchBytes(filter));
      return search(filter);
    });
  }

  async uninstall(givenId: string): Promise<boolean> {
    const id = givenId.toLowerCase();
    const stored = await this.#parts.store.get(id);
    if (stored === undefined || this.#leases.isExpired(id, stored.usedAtMs)) return false;
    const removed = await this.#remove(id);
    if (stored.kind === 'pendingTransactions') await this.#followPending();
    return removed;
  }

  async #remove(id: string): Promise<boolean> {
    const removed = await this.#parts.store.remove(id);
    this.#leases.drop(id);
    this.#decodedFilters.drop(id);
    return removed;
  }

  async #create(kind: FilterKind, filter: Filter | null, { client }: FilterRequest): Promise<FilterId> {
    const { store, blocks, removedLogs } = this.#parts;
    const id = createId();
    // The generation of the head, which another process may have raised in the store.
    const [head, generation] = [blocks.head(), removedLogs.headGeneration()];
    const cursor = kind === 'pendingTransactions' ? await store.pendingEnd() : head;
    const position = { cursor, logsTaken: 0, generation, since: cursor, removal: null };
    const created = { id, kind, filter, clientAddress: client, position };
    const add = async (): Promise<void> => store.add({ ...created, usedAtMs: this.#clock.now() }, this.#caps);
    await add().catch(async (error: unknown) => {
      if (!(error instanceof FilterCapReached)) throw error;
      await this.#leases.cleanIfDue();
      await add();
    });
    // Made in the form that the type stands for.
    return id as FilterId;
  }

  /** Renews the lease of a filter. Throws FilterNotFound, also for a lost filter, which is removed. */
  #use(id: string): Awaitable<UsedFilter> {
    return mapAwaitable(this.#parts.store.get(id), (stored) => {
      if (stored === undefined || this.#leases.isExpired(id, stored.usedAtMs)) {
        this.#leases.drop(id);
        throw new FilterNotFound(id);
      }
      const { position } = stored;
      if (position === null)
        return this.#remove(id).then(() => {
          throw new FilterNotFound(id);
        });
      this.#leases.renew(id, stored.usedAtMs);
      return { ...stored, position };
    });
  }

  #isIdle({ kind, position }: UsedFilter): Awaitable<boolean> {
    if (kind !== 'pendingTransactions')
      return position.removal === null && this.#parts.blocks.head() <= position.cursor;
    this.#pendingLog.listen();
    if (!this.#pendingLog.isWritten) return false;
    return mapAwaitable(this.#parts.store.pendingEnd(), (end) => end <= position.cursor);
  }

  async #poll(id: string, seen: UsedFilter, request: FilterRequest): Promise<FilterChanges | EncodedJson> {
    for (let stored = seen; ; stored = await this.#use(id)) {
      const { entries, to, refusal } = await this.#pageOrEnd(id, stored, request);
      const isEmpty = entries.length === 0;
      if (isEmpty && refusal === undefined && this.#isNearHead(stored.position, to)) return [];
      // The client has left, so the cursor stays.
      request.signal.throwIfAborted();
      if (await this.#pages.handOut(id, { from: stored.stored, to, isEmpty }, request)) {
        // Later polls continue after the log that can never be returned.
        if (refusal !== undefined) throw refusal;
        return await encodeEntries(entries);
      }
      // Another poll moved the filter first, or blocks were removed meanwhile.
    }
  }

  /** Whether searching the few blocks again in the next poll costs less than a write now. */
  #isNearHead(from: FilterPosition, searched: FilterPosition): boolean {
    if (isSamePosition(from, searched)) return true;
    // Removed logs are searched once.
    if (from.removal !== null) return false;
    return searched.cursor - from.cursor < MIN_EMPTY_BLOCKS && searched.cursor >= this.#parts.blocks.head();
  }

  /** Removes a filter whose next logs can no longer be read: clients create a new one when theirs is not found. */
  async #pageOrEnd(id: string, stored: UsedFilter, request: FilterRequest): Promise<FilterPage> {
    try {
      return await this.#page(id, stored, request);
    } catch (error) {
      request.signal.throwIfAborted();
      if (isHistoryLost(error) || error instanceof RemovedLogsLost) await this.#remove(id);
      throw error;
    }
  }

  async #page(id: string, { kind, position }: UsedFilter, caller: FilterRequest): Promise<FilterPage> {
    const { blocks, removedLogs, store } = this.#parts;
    const { page } = this.#options;
    switch (kind) {
      case 'logs':
        return givingBack(caller, async (part) => {
          const filter = await this.#decodedFilters.get({ id, client: caller.client }, () => this.#filterObject(id));
          part.memory.add(filter.bytes);
          return changedLogPage(position, filter, { blocks, removedLogs, limits: page, caller: part });
        });
      case 'blocks':
        return blockPage(position, blocks, page, caller);
      case 'pendingTransactions': {
        await this.#pendingLog.write();
        const { hashes, to } = await store.pendingSince(position.cursor, page.maxEntries);
        return { entries: hashes, to: { ...position, cursor: to } };
      }
    }
  }

  #filterObject(id: string): Awaitable<Filter> {
    return mapAwaitable(this.#parts.store.filterObject(id), (filter) => {
      if (filter === undefined) throw new FilterNotFound(id);
      return filter;
    });
  }

  async #followPending(): Promise<void> {
    const { pending } = await this.#parts.store.counts();
    if (pending > 0) this.#pendingLog.listen();
    else await this.#pendingLog.stop();
  }
}

/** The members that have a meaning; nothing else is stored. */
function essentials({ fromBlock, toBlock, address, topics, blockHash, blockhash }: Filter): Filter {
  return { fromBlock, toBlock, address, topics, blockHash, blockhash };
}

async function encodeEntries(entries: FilterPage['entries']): Promise<FilterChanges | EncodedJson> {
  // The entries of a page are all hashes or all logs; these are hashes.
  if (!(entries[0] instanceof EncodedJson)) return entries as Hash[];
  // The first entry is a log, so all of them are.
  return encodedLongArray((entries as EncodedJson[]).map(({ bytes }) => bytes));
}
