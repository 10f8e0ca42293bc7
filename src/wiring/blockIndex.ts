/** The index's side of the wiring: the node, the store, and what fills and reads it. The commands of `halley index` use it without listeners. */
import { join } from 'node:path';
import { expandPath, type Config } from '../config/config.js';
import { buildBlock } from '../cosmos/block/buildBlock.js';
import { makeDataFolder } from '../config/dataFolder.js';
import { Archive } from '../indexer/archive.js';
import { Backfill } from '../indexer/backfill.js';
import { BlockReader } from '../indexer/blockReader.js';
import { Coverage } from '../indexer/coverage.js';
import { Indexer, type IndexerOptions } from '../indexer/indexer.js';
import type { Logger } from '../observe/logger.js';
import { openLmdbStore } from '../store/lmdb/lmdbStore.js';
import { connectUpstream, type Upstream } from './upstream.js';

export interface BlockIndex {
  upstream: Upstream;
  store: ReturnType<typeof openLmdbStore>;
  coverage: Coverage;
  reader: BlockReader;
  indexer: Indexer;
  backfill: Backfill;
  archive: Archive;
}

/** A development chain goes back when it is told to: at once, and without an alarm. */
const DEVELOPMENT: IndexerOptions = { rollbackConfirmMs: 0, rollbackLevel: 'debug' };

/** Connects to the node (waiting for it if need be) and opens the index. The signal ends the waiting; a folder that cannot be used, at once. */
export async function openIndex(config: Config, log: Logger, signal?: AbortSignal): Promise<BlockIndex> {
  const folder = indexFolder(config);
  await makeDataFolder(folder);
  const upstream = await connectUpstream(config, log, signal);
  try {
    return assemble(upstream, folder, log);
  } catch (error) {
    upstream.close();
    throw error;
  }
}

function assemble(upstream: Upstream, folder: string, log: Logger): BlockIndex {
  const { node, heads, profile, state } = upstream;
  const identity = { cometChainId: profile.cometChainId, chainId: profile.forks.chainId };
  // What a development chain had before a power cut, nobody needs; flushing takes most of the time of a block.
  const store = openLmdbStore(folder, identity, { flushed: !upstream.development });
  const coverage = new Coverage(store);
  const reader = new BlockReader({}, { node, state, build: buildBlock, identity, log });
  const options = upstream.development ? DEVELOPMENT : {};
  const indexer = new Indexer(options, { store, coverage, reader, node, heads, log });
  const backfill = new Backfill({}, { coverage, reader, indexer, log });
  const archive = new Archive({ store, coverage, reader, indexer, node, log });
  return { upstream, store, coverage, reader, indexer, backfill, archive };
}

export async function closeIndex({ upstream, store }: BlockIndex): Promise<void> {
  upstream.close();
  await store.close();
}

/** Where the index of this configuration is. */
export function indexFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'index');
}
