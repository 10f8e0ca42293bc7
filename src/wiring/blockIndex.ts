/**
 * The block index: the node, the store of its blocks, and what fills and reads the store. The commands of `halley
 * index` use it without the rest of the service.
 */
import { join } from 'node:path';
import type { Blocks } from '../chain/blocks.js';
import type { RemovedLogs } from '../chain/removedLogs.js';
import { expandPath, type Config } from '../config/config.js';
import { buildBlock } from '../cosmos/block/buildBlock.js';
import { makeDataFolder } from '../config/dataFolder.js';
import { makeFilesPrivate } from '../files/privateFiles.js';
import { Archive } from '../indexer/archive.js';
import { Backfill } from '../indexer/backfill.js';
import { BlockReader } from '../indexer/blockReader.js';
import { Complaints } from '../indexer/proof/complaints.js';
import { Coverage } from '../indexer/coverage.js';
import { Indexer } from '../indexer/indexer.js';
import type { IndexerOptions } from '../indexer/indexerOptions.js';
import { RemovedLogReader } from '../indexer/removedLogReader.js';
import { Recheck } from '../indexer/recheck.js';
import { UnstoredBlocks } from '../indexer/unstoredBlocks.js';
import type { Logger } from '../observe/logger.js';
import { checkIndexFile } from '../store/lmdb/lmdbDatabases.js';
import { openLmdbStore } from '../store/lmdb/lmdbStore.js';
import { connectUpstream, type Upstream, type UpstreamOptions } from './upstream.js';

/** The parts of an open index. */
export interface BlockIndex {
  upstream: Upstream;
  store: ReturnType<typeof openLmdbStore>;
  /** Which heights are stored. */
  coverage: Coverage;
  /** Fetches and decodes blocks of the node. */
  reader: BlockReader;
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
}

/** A development chain is rolled back on request, so the index follows at once and logs no warning. */
const DEVELOPMENT_OPTIONS: IndexerOptions = { rollbackConfirmMs: 0, rollbackLevel: 'debug' };

/**
 * Connects to the node and opens the index. A folder that cannot be used, or a file that is seen at once to be damaged,
 * is an error at once. While the node does not
 * answer, this waits until the signal aborts.
 */
export async function openIndex(config: Config, log: Logger, options: UpstreamOptions = {}): Promise<BlockIndex> {
  const folder = indexFolder(config);
  await makeDataFolder(folder);
  await takeFromOthers(folder, log);
  checkIndexFile(folder, 0);
  const upstream = await connectUpstream(config, log, options);
  try {
    return assemble(upstream, folder, log);
  } catch (error) {
    upstream.close();
    throw error;
  }
}

function assemble(upstream: Upstream, folder: string, log: Logger): BlockIndex {
  const { node, heads, profile, state, largeBlocks } = upstream;
  const identity = { cometChainId: profile.cometChainId, chainId: profile.forks.chainId };
  // The index of a development chain need not survive a power cut, and a flush takes most of the time of a block.
  const store = openLmdbStore(folder, identity, { flushed: !upstream.isDevelopment });
  const complaints = new Complaints(log);
  const unstored = new UnstoredBlocks(log);
  const coverage = new Coverage(store, complaints, () => unstored.written());
  const reader = new BlockReader(
    { allowsImpersonation: upstream.isDevelopment },
    { node, store, state, build: buildBlock, largeBlocks, identity, complaints, log },
  );
  const options = upstream.isDevelopment ? DEVELOPMENT_OPTIONS : {};
  const indexer = new Indexer(options, { store, coverage, reader, node, heads, complaints, unstored, log });
  const backfill = new Backfill({}, { coverage, reader, indexer, complaints, unstored, log });
  const recheck = new Recheck({}, { store, coverage, reader, node, indexer, log });
  const archive = new Archive({ store, coverage, reader, indexer, complaints, node, unstored, log });
  const removedLogs = new RemovedLogReader(store, coverage);
  return { upstream, store, coverage, reader, complaints, indexer, backfill, recheck, archive, removedLogs };
}

/** Closes the connections to the node, then the store. */
export async function closeIndex({ upstream, store }: BlockIndex): Promise<void> {
  upstream.close();
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
