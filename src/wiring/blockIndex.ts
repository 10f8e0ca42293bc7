/** The block index: the node, the store, and the parts that fill and read it. `halley index` uses it alone. */
import { existsSync } from 'node:fs';
import type { RemovedLogs } from '../chain/removedLogs.js';
import type { Blocks } from '../chain/blocks.js';
import { ChainError } from '../chain/chainErrors.js';
import type { Hash } from '../../generated/types.js';
import type { Config } from '../config/config.js';
import { withoutSecrets } from '../config/values.js';
import { buildBlock } from '../cosmos/block/buildBlock.js';
import { indexFolder, makeDataFolder } from '../config/dataFolder.js';
import { Archive, type ArchiveParts } from '../indexer/archive.js';
import { Backfill } from '../indexer/backfill.js';
import { secondsLeft } from '../indexer/blockRate.js';
import { BatchReader } from '../indexer/batchReader.js';
import { BlockReader, type BlockRules } from '../indexer/blockReader.js';
import { BlockEvents } from '../indexer/blockEvents.js';
import { IndexFollower } from '../indexer/indexFollower.js';
import type { BlockWriter } from '../indexer/readThrough.js';
import { Complaints } from '../indexer/proof/complaints.js';
import { Coverage } from '../indexer/coverage.js';
import { Indexer } from '../indexer/indexer.js';
import { RemovedLogReader } from '../indexer/removedLogReader.js';
import { UnstoredBlocks } from '../indexer/unstoredBlocks.js';
import { BatchThreads } from '../blockThreads/batchThreads.js';
import { LargeBlockThread } from '../blockThreads/largeBlockThread.js';
import { RECOVERY_LIBRARY } from '../ethereum/transaction/publicKeyRecovery.js';
import type { GatewayHealth } from '../observe/gatewayHealth.js';
import type { Logger } from '../observe/logger.js';
import { countHeights } from '../store/heightRanges.js';
import { dataFile, refuseDamaged } from '../store/lmdb/lmdbDatabases.js';
import { openLmdbReader, openLmdbStore } from '../store/lmdb/lmdbStore.js';
import { ChainRecord, decodeStoredChain, type KnownChain } from '../upstream/knownChain.js';
import {
  awaitUpstream,
  connectUpstream,
  reachUpstream,
  type Upstream,
  type UpstreamOptions,
  type UpstreamParts,
} from '../upstream/upstream.js';

/** The parts of an open index. */
export interface BlockIndex {
  upstream: Upstream;
  largeBlocks: LargeBlockThread;
  store: ReturnType<typeof openLmdbStore>;
  /** Which heights are stored. */
  coverage: Coverage;
  reader: BlockReader;
  /** Reads old blocks in batches; null where the node answers none. */
  batches: BatchReader | null;
  decoder: BatchThreads;
  /** Blocks that could not be stored. */
  unstored: UnstoredBlocks;
  /** Problems with the node's blocks. */
  complaints: Complaints;
  indexer: Indexer;
  /** Takes the place of the indexer in a worker that does not write. */
  follower: IndexFollower;
  /** The worker that writes, in one that does not; else null. */
  remote: { writer: BlockWriter | null };
  /** Stores the blocks below the head. */
  backfill: Backfill;
  /** Reads blocks from the store or from the node. */
  archive: Blocks;
  /** Stores blocks that other workers need. */
  storing: Pick<Archive, 'store'>;
  /** The lowest height from which on the EVM has had the coin that it has now. */
  coinSince: () => number;
  removedLogs: RemovedLogs;
  /** Tells the archive which transactions are pending. The mempool, which is created later, sets it. */
  pending: { has: NonNullable<ArchiveParts['isPending']> };
}

type HeadBlock = { number: number; hash: Hash };

/** Longest wait of a head for its state, milliseconds: the stream brings it before the node announces the block. */
const MOST_STATE_WAIT_MS = 50;

/** How the index is opened. */
export interface OpenOptions extends UpstreamOptions {
  /**
   * When false, and the node does not respond, the index is opened in its last state; without one, rejects with the
   * node's ChainError. Default: true.
   */
  waits?: boolean;
  /** Whether the service opens it, which may be started over and over. Default: false. */
  isService?: boolean;
  /** Whether another process of the service has looked for damage. Default: false. */
  isTried?: boolean;
  /** Without `waits`: time limit for the node, milliseconds. */
  limitMs?: number | undefined;
}

/**
 * Connects to the node and opens the index. Rejects at once for an unusable folder or a clearly damaged file. While the
 * node does not respond, waits until the signal aborts, unless `waits` is false.
 */
export async function openIndex(
  config: Config,
  log: Logger,
  { waits = true, isService = false, isTried = false, limitMs, ...options }: OpenOptions = {},
): Promise<BlockIndex> {
  const folder = indexFolder(config);
  await makeDataFolder(folder);
  if (!isTried) await refuseDamaged(folder, isService);
  const parts = { largeBlocks: new LargeBlockThread(), log };
  const upstream = waits
    ? await connectUpstream(config, parts, options)
    : await reachUpstream(config, parts, { ...options, limitMs }).catch((error: unknown) =>
        asItWas(config, parts, error, options),
      );
  try {
    return assemble(upstream, parts, folder);
  } catch (error) {
    await upstream.close();
    throw error;
  }
}

/** The upstream from the records of the index; throws the error when there are none. */
async function asItWas(
  config: Config,
  parts: UpstreamParts,
  error: unknown,
  options: UpstreamOptions,
): Promise<Upstream> {
  const known = error instanceof ChainError ? await storedChain(indexFolder(config)) : null;
  if (known === null) throw error;
  const node = withoutSecrets(config.node);
  parts.log.warn({ err: error, node }, 'the node does not answer: serving what the index holds');
  return awaitUpstream(config, parts, known, options);
}

async function storedChain(folder: string): Promise<KnownChain | null> {
  if (!existsSync(dataFile(folder))) return null;
  const store = openLmdbReader(folder);
  try {
    return decodeStoredChain(store.knownChain());
  } finally {
    await store.close();
  }
}

function assemble(
  upstream: Upstream,
  { largeBlocks, log }: { largeBlocks: LargeBlockThread; log: Logger },
  folder: string,
): BlockIndex {
  const { node, heads, profile, state, stored } = upstream;
  const identity = { cometChainId: profile.cometChainId, chainId: profile.forks.chainId };
  const { isDevelopment } = upstream;
  // The index of a development chain need not survive a power cut, and a flush takes most of a block's time.
  const store = openLmdbStore(folder, identity, { flushed: !isDevelopment });
  const complaints = new Complaints(log);
  const unstored = new UnstoredBlocks(log);
  const coverage = new Coverage(store, complaints, unstored);
  const record = isDevelopment ? null : chainRecord(upstream, { store, coverage, log });
  const rules: BlockRules | null = record && {
    forksAt: (height) => record.forksAt(height),
    settled: () => upstream.watch.settled(),
  };
  const reader = new BlockReader({
    ...{ node, store, state, build: buildBlock, largeBlocks, identity, complaints, log },
    allowsImpersonation: isDevelopment,
    ...(rules !== null && { rules }),
  });
  const events = new BlockEvents(log);
  const beforeHead = stored === null ? undefined : (block: HeadBlock) => stored.view.reached(block, MOST_STATE_WAIT_MS);
  const indexer = new Indexer(
    // A development chain is rolled back on request, so the index follows at once and logs no warning.
    isDevelopment ? { rollbackConfirmMs: 0, rollbackLevel: 'debug' } : {},
    {
      ...{ store, coverage, reader, node, heads, events, complaints, unstored, log },
      ...(beforeHead !== undefined && { beforeHead }),
    },
  );
  const read = (height: number) => reader.read(height, 'head');
  const follower = new IndexFollower({ store, coverage, events, read, unstored, beforeHead, log });
  const { blockBatches } = upstream;
  const decoder = new BatchThreads();
  const batches = blockBatches === null ? null : new BatchReader({ batches: blockBatches, decoder, reader });
  const backfill = new Backfill({}, { coverage, reader, indexer, complaints, unstored, batches, log });
  const remote: BlockIndex['remote'] = { writer: null };
  const pending: BlockIndex['pending'] = { has: () => false };
  const archive = new Archive({
    ...{ store, coverage, reader, indexer, complaints, node, unstored },
    knowsGenesisState: isDevelopment,
    isPending: (hash, signal) => pending.has(hash, signal),
    writer: () => remote.writer,
  });
  // The embedded chain knows the proposer of each height itself.
  if (!isDevelopment) upstream.useBlocks(archive);
  log.debug({ library: RECOVERY_LIBRARY }, 'libsecp256k1 recovers senders');
  const coinSince = () => record?.coinSince ?? 0;
  const removedLogs = new RemovedLogReader(store, coverage);
  return {
    upstream,
    largeBlocks,
    decoder,
    store,
    coverage,
    reader,
    batches,
    unstored,
    complaints,
    indexer,
    follower,
    remote,
    storing: archive,
    backfill,
    archive,
    coinSince,
    removedLogs,
    pending,
  };
}

/** The rules by height, which the index stores, too. */
function chainRecord(
  { known, watch }: Upstream,
  { store, coverage, log }: { store: BlockIndex['store']; coverage: Coverage; log: Logger },
): ChainRecord {
  const record = new ChainRecord(store, { head: store.ranges().at(-1)?.to ?? 0, log }, known);
  watch.onChange((_before, now) => record.update(now, coverage.head));
  return record;
}

/** The health of the service, without a query of the node. */
export function readHealth(index: BlockIndex): GatewayHealth {
  const { upstream, coverage, store, unstored, complaints, indexer, follower, backfill } = index;
  const told = index.remote.writer === null ? null : follower.news;
  const number = coverage.head;
  const missingBlocks = countHeights(coverage.missing);
  const filledPerSecond = told === null ? backfill.blocksPerSecond() : told.blocksPerSecond;
  const summary = number === 0 ? undefined : (store.summary(number) ?? unstored.get(number)?.summary());
  return {
    node: upstream.watch.health(),
    catchingUpAt: upstream.sync.catchingUpAt(),
    head: summary === undefined ? null : { number, timestamp: summary.timestamp },
    missingBlocks,
    filledPerSecond: filledPerSecond ?? 0,
    secondsLeft: missingBlocks === 0 ? 0 : secondsLeft(missingBlocks, filledPerSecond),
    discardedBlocks: countHeights(coverage.discarded),
    obstacle: told === null ? indexer.obstacle() : told.obstacle,
    falseBlock: complaints.trouble() ?? told?.falseBlock ?? null,
    store: told === null ? store.trouble() : told.storeTrouble,
    refused: { blocks: complaints.refused, events: upstream.heads.falseEvents },
  };
}

/** Closes the connections to the node, then the store. */
export async function closeIndex({ upstream, largeBlocks, decoder, store }: BlockIndex): Promise<void> {
  await upstream.close();
  await largeBlocks.close();
  await decoder.close();
  await store.close();
}
