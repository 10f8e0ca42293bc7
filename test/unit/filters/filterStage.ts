/** Filters on a made-up chain, with its index in a directory and a clock that tests advance. */
import { PUBLIC_ACCESS, ownWork } from '../../../src/caller/caller.js';
import { HeldMemory } from '../../../src/caller/heldMemory.js';
import type { MemoryAccount } from '../../../src/caller/memoryBudget.js';
import type { Filter, FilterChanges, FilterId, Hash, Log } from '../../../generated/types.js';
import type { Mempool, PendingListener } from '../../../src/chain/mempool.js';
import type { Awaitable } from '../../../src/concurrency/awaitable.js';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import type { FilterClock } from '../../../src/filters/filterLeases.js';
import type { FilterPageLimits } from '../../../src/filters/filterPages.js';
import { Filters, type FilterRequest, type FiltersOptions } from '../../../src/filters/filters.js';
import { MemoryBudget } from '../../../src/caller/memoryBudget.js';
import type { FilterStore } from '../../../src/store/filterStore.js';
import type { KeptLogLimits } from '../../../src/store/lmdb/lmdbDatabases.js';
import type { IndexerOptions } from '../../../src/indexer/indexer.js';
import { FakeChain } from '../indexer/fakeChain.js';
import { Setup } from '../indexer/setup.js';
import { until } from '../indexer/until.js';
import { addressOf, hashOf, syntheticLog, type SyntheticTransaction } from '../store/syntheticBlocks.js';

export const token = addressOf('token');
export const transfer = hashOf('Transfer');

/** Every block: one transaction without logs, one with two logs, of which one names the block. */
const twoLogs = (number: number) => [
  { logs: [] },
  { logs: [syntheticLog(token, [transfer]), syntheticLog(token, [transfer, hashOf('number', number)], '0x5d')] },
];

export class FakeClock implements FilterClock {
  #now = 1_700_000_000_000;
  readonly #repeated = new Set<{ action: () => void; intervalMs: number; nextMs: number }>();

  now(): number {
    return this.#now;
  }

  every(intervalMs: number, action: () => void): () => void {
    const repeated = { action, intervalMs, nextMs: this.#now + intervalMs };
    this.#repeated.add(repeated);
    return () => this.#repeated.delete(repeated);
  }

  /** Advances the clock; repeated actions run at their times. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const [next] = [...this.#repeated].sort((one, other) => one.nextMs - other.nextMs);
      if (next === undefined || next.nextMs > end) break;
      this.#now = next.nextMs;
      next.nextMs += next.intervalMs;
      next.action();
      await settle();
    }
    this.#now = end;
  }
}

export class FakeMempool implements Pick<Mempool, 'recent' | 'onAdded' | 'refresh' | 'update'> {
  readonly #listeners = new Set<PendingListener>();
  readonly #known = new Set<Hash>();
  /** Pending transactions that are known only after the next refresh. */
  unseen: Hash[] = [];

  get isListenedTo(): boolean {
    return this.#listeners.size > 0;
  }

  onAdded(listener: PendingListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  update(): void {}

  async refresh(): Promise<void> {
    this.#tell(this.unseen.splice(0), true);
  }

  recent(): Hash[] {
    return [...this.#known];
  }

  add(...hashes: Hash[]): void {
    this.#tell(hashes, false);
  }

  #tell(hashes: Hash[], isListed: boolean): void {
    for (const hash of hashes) this.#known.add(hash);
    for (const hash of hashes)
      for (const listener of this.#listeners) listener({ hash } as SignedTransaction, isListed);
  }
}

export class FakeRequest implements FilterRequest {
  readonly #controller = new AbortController();
  #onWritten: (written: boolean) => void = () => undefined;

  readonly requestId = '0123456789abcdef';
  readonly access = PUBLIC_ACCESS;
  readonly memory: HeldMemory;

  constructor(
    readonly client = '127.0.0.1',
    account: MemoryAccount | null = null,
  ) {
    this.memory = new HeldMemory(account);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  onWritten(listener: (written: boolean) => void): void {
    this.#onWritten = listener;
  }

  written(whether: boolean): void {
    this.#onWritten(whether);
  }

  leave(): void {
    this.#controller.abort(new Error('client left'));
  }
}

/** The memory of all clients; each may have a quarter. */
export const MEMORY_BYTES = 64 * 1_048_576;

const DEFAULTS: FiltersOptions = {
  timeoutMs: 300_000,
  cleanupIntervalMs: 30_000,
  filtersPerClient: 200,
  page: { maxEntries: 10_000, maxBlocks: 10_000, maxBytes: 10_000_000, maxBlockBytes: 20_000_000 },
};

export class FilterStage {
  readonly #options: FiltersOptions;

  private constructor(
    readonly setup: Setup,
    readonly filters: Filters,
    readonly mempool: FakeMempool,
    readonly clock: FakeClock,
    readonly memory: MemoryBudget,
    options: FiltersOptions,
  ) {
    this.#options = options;
  }

  /** Head at `height`, nothing below it stored. */
  static async at(
    height: number,
    options: Partial<Omit<FiltersOptions, 'page'>> & {
      page?: Partial<FilterPageLimits>;
      keptLogs?: KeptLogLimits;
    } = {},
    transactionsOf: (number: number) => SyntheticTransaction[] = twoLogs,
  ): Promise<FilterStage> {
    const setup = await Setup.create(new FakeChain(height, transactionsOf), {}, options.keptLogs);
    const page = { ...DEFAULTS.page, ...options.page };
    return FilterStage.#over(setup, { ...DEFAULTS, ...options, page }, new FakeClock());
  }

  /** `wrap` puts something between the filters and their store. */
  static async #over(
    setup: Setup,
    options: FiltersOptions,
    clock: FakeClock,
    wrap: (store: FilterStore) => FilterStore = (store) => store,
  ): Promise<FilterStage> {
    const mempool = new FakeMempool();
    const store = wrap(setup.filters());
    const { archive: blocks, removedLogs, log } = setup;
    const memory = new MemoryBudget({ limitBytes: MEMORY_BYTES, stallTimeoutMs: 0 });
    const filters = new Filters(options, { store, blocks, removedLogs, mempool, log, memory, clock });
    await setup.start();
    await until(() => setup.coverage.head === setup.chain.height);
    await filters.start();
    return new FilterStage(setup, filters, mempool, clock, memory, options);
  }

  /** The object of a log filter. */
  logFilter(id: string): Promise<Filter> {
    return this.filters.withLogFilter(id, ownWork(new FakeRequest().signal), (filter) => filter);
  }

  /** Another process on the same directory after this one ended, some time and some blocks later. */
  async restart(downMs = 0, blocksMeanwhile = 0, options: IndexerOptions = {}): Promise<FilterStage> {
    await this.filters.stop();
    this.setup.chain.grow(blocksMeanwhile);
    await this.clock.pass(downMs);
    return FilterStage.#over(await this.setup.restart(options), this.#options, this.clock);
  }

  /** A restart after which the index has the head, but lacks the other blocks that were made meanwhile. */
  restartWithGap(blocksMeanwhile: number): Promise<FilterStage> {
    return this.restart(0, blocksMeanwhile, { maxCatchUp: 0 });
  }

  /** The same filters on a wrapped store. */
  async over(wrap: (store: FilterStore) => FilterStore): Promise<FilterStage> {
    await this.filters.stop();
    return FilterStage.#over(await this.setup.restart(), this.#options, this.clock, wrap);
  }

  async dispose(): Promise<void> {
    await this.filters.stop();
    await this.setup.dispose();
  }

  /** The chain makes blocks, and they are indexed. */
  async produce(count: number, branch = 'main'): Promise<void> {
    this.setup.produce(count, branch);
    await until(() => this.setup.coverage.head === this.setup.chain.height);
  }

  /** The node is rolled back to `height`, and makes other blocks from there up to its old head. */
  async fork(height: number, branch: string): Promise<void> {
    const blocks = this.setup.chain.height - height;
    this.setup.chain.setBack(height);
    await this.setup.indexer.wentBackTo(height);
    await this.produce(blocks, branch);
  }

  createLogFilter(filter: object = {}): Promise<FilterId> {
    return this.filters.createLogFilter(filter, new FakeRequest());
  }

  async poll(id: FilterId, request = new FakeRequest()): Promise<(Log | Hash)[]> {
    return decode(await this.filters.changes(id, request));
  }

  /** Numbers of the blocks that the polled logs are of. */
  async pollNumbers(id: FilterId): Promise<number[]> {
    return ((await this.poll(id)) as Log[]).map(({ blockNumber }) => Number(blockNumber));
  }
}

function decode(changes: FilterChanges | EncodedJson): FilterChanges {
  return changes instanceof EncodedJson ? (JSON.parse(changes.toString()) as FilterChanges) : changes;
}

/** Resolves after everything that is ready has run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise(setImmediate);
}

/** A filter store whose writes fail while `isFull`. */
export class FullStore implements FilterStore {
  isFull = false;
  readonly damaged = 0;
  readonly #store: FilterStore;
  readonly #failure: () => Error;

  constructor(store: FilterStore, failure: () => Error) {
    this.#store = store;
    this.#failure = failure;
  }

  get: FilterStore['get'] = (id) => this.#store.get(id);
  filterObject: FilterStore['filterObject'] = (id) => this.#store.filterObject(id);
  counts: FilterStore['counts'] = () => this.#store.counts();
  pendingEnd = (): Awaitable<number> => this.#store.pendingEnd();
  pendingSince: FilterStore['pendingSince'] = (cursor, limit) => this.#store.pendingSince(cursor, limit);
  add: FilterStore['add'] = (filter, caps) => this.#written(() => this.#store.add(filter, caps));
  advance: FilterStore['advance'] = (...all) => this.#written(() => this.#store.advance(...all));
  setBack: FilterStore['setBack'] = (...all) => this.#written(() => this.#store.setBack(...all));
  renew: FilterStore['renew'] = (uses) => this.#written(() => this.#store.renew(uses));
  remove: FilterStore['remove'] = (id) => this.#written(() => this.#store.remove(id));
  removeUnused: FilterStore['removeUnused'] = (before) => this.#written(() => this.#store.removeUnused(before));
  appendPending: FilterStore['appendPending'] = (hashes) => this.#written(() => this.#store.appendPending(hashes));

  #written<T>(write: () => T): T {
    if (this.isFull) throw this.#failure();
    return write();
  }
}
