/**
 * The block index: the node, the store of its blocks, and what fills and reads the store. The commands of `halley
 * index` use it without the rest of the service.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Blocks } from '../chain/blocks.js';
import type { RemovedLogs } from '../chain/removedLogs.js';
import { ChainError } from '../chain/errors.js';
import { expandPath, type Config } from '../config/config.js';
import { withoutSecrets } from '../config/withoutSecrets.js';
import { buildBlock } from '../cosmos/block/buildBlock.js';
import { makeDataFolder } from '../config/dataFolder.js';
import { makeFilesPrivate } from '../files/privateFiles.js';
import { Archive, type ArchiveParts } from '../indexer/archive.js';
import { Backfill } from '../indexer/backfill.js';
import { BlockReader, type BlockRules } from '../indexer/blockReader.js';
import { Complaints } from '../indexer/proof/complaints.js';
import { Coverage } from '../indexer/coverage.js';
import { Indexer } from '../indexer/indexer.js';
import type { IndexerOptions } from '../indexer/indexerOptions.js';
import { RemovedLogReader } from '../indexer/removedLogReader.js';
import { Recheck } from '../indexer/recheck.js';
import { UnstoredBlocks } from '../indexer/unstoredBlocks.js';
import type { Logger } from '../observe/logger.js';
import { checkIndexFile, dataFile } from '../store/lmdb/lmdbDatabases.js';
import { openLmdbReader, openLmdbStore } from '../store/lmdb/lmdbStore.js';
import { ChainRecord } from '../upstream/chainRecord.js';
import { decodeStoredChain, type KnownChain } from '../upstream/knownChain.js';
import { awaitUpstream, connectUpstream, reachUpstream, type Upstream, type UpstreamOptions } from '../upstream/upstream.js';

/** The parts of an open index. */
export interface BlockIndex {
  upstream: Upstream;
  store: ReturnType<typeof openLmdbStore>;
  /** Which heights are stored. */
  coverage: Coverage;
  /** Fetches and decodes blocks of the node. */
  reader: BlockReader;
  /** Blocks that the store could not take. */
  unstored: UnstoredBlocks;
  /** What is wrong with the node's blocks. */
  complaints: Complaints;
  /** Follows the head of the chain. */
  indexer: Indexer;
  /** Stores the blocks below the head. */
  backfill: Backfill;
  /** Completes the blocks that an older release has stored. */
  recheck: Recheck;
  /** Answers questions for blocks, from the store or from the node. */
  archive: Blocks;
  /** Answers questions for logs of blocks that are gone. */
  removedLogs: RemovedLogs;
  /** Tells the archive which transactions wait for a block; the mempool, which comes later, sets it. */
  pending: { has: NonNullable<ArchiveParts['isPending']> };
}

/** A development chain is rolled back on request, so the index follows at once and logs no warning. */
const DEVELOPMENT_OPTIONS: IndexerOptions = { rollbackConfirmMs: 0, rollbackLevel: 'debug' };

/** How the index is opened. */
export interface OpenOptions extends UpstreamOptions {
  /**
   * False does not wait for a node that does not answer: the index is opened as it was when the node was last there.
   * Where there is none, it rejects with the ChainError of the node. Default: true.
   */
  waits?: boolean;
  /** Without `waits`: how long the node may take, milliseconds. */
  limitMs?: number;
}

/**
 * Connects to the node and opens the index. A folder that cannot be used, or a file that is seen at once to be damaged,
 * is an error at once. While the node does not answer, this waits until the signal aborts, unless it is told not to.
 */
export async function openIndex(
  config: Config,
  log: Logger,
  { waits = true, limitMs, ...options }: OpenOptions = {},
): Promise<BlockIndex> {
  const folder = indexFolder(config);
  await makeDataFolder(folder);
  await takeFromOthers(folder, log);
  checkIndexFile(folder, 0);
  const upstream = waits
    ? await connectUpstream(config, log, options)
    : await reachUpstream(config, log, { ...options, limitMs }).catch((error: unknown) =>
        asItWas(config, log, error, options),
      );
  try {
    return assemble(upstream, folder, log);
  } catch (error) {
    await upstream.close();
    throw error;
  }
}

/** What the index knows of a node that does not answer; throws the error where it knows nothing. */
async function asItWas(config: Config, log: Logger, error: unknown, options: UpstreamOptions): Promise<Upstream> {
  const known = error instanceof ChainError ? await storedChain(indexFolder(config)) : null;
  if (known === null) throw error;
  log.warn({ err: error, node: withoutSecrets(config.node) }, 'the node does not answer: serving what the index holds');
  return awaitUpstream(config, log, known, options);
}

async function storedChain(folder: string): Promise<KnownChain | null> {
  if (!existsSync(dataFile(folder))) return null;
  const store = await openLmdbReader(folder);
  try {
    return decodeStoredChain(store.knownChain());
  } finally {
    await store.close();
  }
}

function assemble(upstream: Upstream, folder: string, log: Logger): BlockIndex {
  const { node, heads, profile, state, largeBlocks } = upstream;
  const identity = { cometChainId: profile.cometChainId, chainId: profile.forks.chainId };
  // The index of a development chain need not survive a power cut, and a flush takes most of the time of a block.
  const store = openLmdbStore(folder, identity, { flushed: !upstream.isDevelopment });
  const complaints = new Complaints(log);
  const unstored = new UnstoredBlocks(log);
  const coverage = new Coverage(store, complaints, unstored);
  const rules = upstream.isDevelopment ? {} : { rules: blockRules(upstream, { store, coverage, log }) };
  const reader = new BlockReader(
    { allowsImpersonation: upstream.isDevelopment },
    { node, store, state, build: buildBlock, largeBlocks, identity, complaints, log, ...rules },
  );
  const options = upstream.isDevelopment ? DEVELOPMENT_OPTIONS : {};
  const indexer = new Indexer(options, { store, coverage, reader, node, heads, complaints, unstored, log });
  const backfill = new Backfill({}, { coverage, reader, indexer, complaints, unstored, log });
  const recheck = new Recheck({}, { store, coverage, reader, node, indexer, complaints, log });
  const knowsGenesisState = upstream.isDevelopment;
  const pending: BlockIndex['pending'] = { has: () => false };
  const archive = new Archive({
    ...{ store, coverage, reader, indexer, complaints, node, unstored, knowsGenesisState, log },
    isPending: (hash, signal) => pending.has(hash, signal),
  });
  const removedLogs = new RemovedLogReader(store, coverage);
  const index = { upstream, store, coverage, reader, unstored, complaints, indexer, backfill, recheck };
  return { ...index, archive, removedLogs, pending };
}

/** The rules by height, which are kept in the index, too. */
function blockRules(
  { known, watch }: Upstream,
  { store, coverage, log }: { store: BlockIndex['store']; coverage: Coverage; log: Logger },
): BlockRules {
  const record = new ChainRecord(store, { head: store.ranges().at(-1)?.to ?? 0, log }, known);
  watch.onChange((_before, now) => record.update(now, coverage.head));
  return { forksAt: (height) => record.forksAt(height), settled: () => watch.settled() };
}

/** Closes the connections to the node, then the store. */
export async function closeIndex({ upstream, store }: BlockIndex): Promise<void> {
  await upstream.close();
  await store.close();
}

/** An older release let every user of the machine read its files. */
export async function takeFromOthers(folder: string, log: Logger): Promise<void> {
  const files = await makeFilesPrivate(folder);
  if (files.length > 0) log.warn({ folder, files }, 'other users can read these files, and that cannot be changed');
}

/** The folder of this configuration's index, as an absolute path. */
export function indexFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'index');
}
