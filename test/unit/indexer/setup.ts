/** An index over a fake node, in a directory of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive } from '../../../src/indexer/archive.js';
import { Backfill } from '../../../src/indexer/backfill.js';
import { BlockReader } from '../../../src/indexer/blockReader.js';
import { Complaints } from '../../../src/indexer/proof/complaints.js';
import { Coverage } from '../../../src/indexer/coverage.js';
import { Indexer, type IndexerOptions } from '../../../src/indexer/indexer.js';
import { UnstoredBlocks } from '../../../src/indexer/unstoredBlocks.js';
import { RemovedLogReader } from '../../../src/indexer/removedLogReader.js';
import type { KeptLogLimits } from '../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore, type LmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { openFilterStore, type LmdbFilterStore } from '../../../src/store/shared/filters/lmdbFilterStore.js';
import { closeSharedFile, openSharedFile, type SharedEnvironment } from '../../../src/store/shared/sharedFile.js';
import { buildFrom, FakeHeads, FakeLog, FakeNode, FakeState, IDENTITY, type FakeChain } from './fakeChain.js';

const RETRY = { first: 1, longest: 5 };

export class Setup {
  readonly log = new FakeLog();
  readonly state = new FakeState();
  readonly node: FakeNode;
  readonly heads: FakeHeads;
  readonly complaints: Complaints;
  readonly coverage: Coverage;
  readonly unstored: UnstoredBlocks;
  readonly reader: BlockReader;
  readonly indexer: Indexer;
  readonly backfill: Backfill;
  readonly archive: Archive;
  readonly removedLogs: RemovedLogReader;
  readonly announced: number[] = [];
  #shared: SharedEnvironment | null = null;
  #filters: LmdbFilterStore | null = null;

  private constructor(
    readonly chain: FakeChain,
    readonly path: string,
    readonly store: LmdbStore,
    options: IndexerOptions,
  ) {
    this.node = new FakeNode(chain);
    this.heads = new FakeHeads(chain);
    this.complaints = new Complaints(this.log);
    this.unstored = new UnstoredBlocks(this.log);
    this.coverage = new Coverage(store, this.complaints, this.unstored);
    const { node, heads, coverage, state, log, complaints, unstored } = this;
    this.reader = new BlockReader({ node, store, complaints, state, build: buildFrom(chain), identity: IDENTITY, log });
    const { reader } = this;
    this.indexer = new Indexer(
      { retry: RETRY, rollbackConfirmMs: 1, ...options },
      { store, coverage, reader, node, heads, complaints, unstored, log },
    );
    const { indexer } = this;
    this.backfill = new Backfill({ retry: RETRY }, { coverage, reader, indexer, complaints, unstored, log });
    this.archive = new Archive({ store, coverage, reader, indexer, complaints, node, unstored });
    this.removedLogs = new RemovedLogReader(store, coverage);
    indexer.onBlock((number) => this.announced.push(number));
  }

  /** `keptLogs`: most logs of removed blocks that are kept. */
  static async create(chain: FakeChain, options: IndexerOptions = {}, keptLogs?: KeptLogLimits): Promise<Setup> {
    const path = await mkdtemp(join(tmpdir(), 'halley-index-'));
    return new Setup(chain, path, openLmdbStore(path, IDENTITY, keptLogs && { keptLogs }), options);
  }

  /** Over a directory that is there. */
  static at(path: string, chain: FakeChain): Setup {
    return new Setup(chain, path, openLmdbStore(path, IDENTITY), {});
  }

  /** Another process over the same directory, after this one is gone. */
  async restart(options: IndexerOptions = {}): Promise<Setup> {
    await this.stop();
    return this.beside(options);
  }

  /** Another process over the same directory, while this one works. It has a connection of its own to the node. */
  beside(options: IndexerOptions = {}): Setup {
    return new Setup(this.chain, this.path, openLmdbStore(this.path, IDENTITY), options);
  }

  async start(): Promise<void> {
    await this.indexer.start();
    await this.indexer.ready();
  }

  /** The chain makes blocks and the node announces each. */
  produce(count: number, branch = 'main', withContent = false): void {
    for (let i = 0; i < count; i++) {
      this.chain.grow(1, branch);
      this.heads.announce(this.chain.height, withContent);
    }
  }

  async dispose(): Promise<void> {
    this.node.release();
    await this.stop();
    await rm(this.path, { recursive: true });
  }

  /** The polled filters on the index. */
  filters(): LmdbFilterStore {
    this.#shared ??= openSharedFile(join(this.path, 'shared'));
    return (this.#filters ??= openFilterStore(this.#shared, { blocks: this.store, log: this.log }));
  }

  /** Ends the process; the directory stays. */
  async stop(): Promise<void> {
    await this.backfill.stop();
    await this.indexer.stop();
    if (this.#shared !== null) await closeSharedFile(this.#shared);
    await this.store.close();
  }
}
