import { methodTable } from '../../generated/methods.js';
import type { Block, BlockOverrides, Hash } from '../../generated/types.js';
import { stateHeightOf, type BlockSummary, type IndexStatus } from '../chain/blocks.js';
import type { Mempool, TransactionSender } from '../chain/mempool.js';
import type { WithdrawAddress } from '../chain/operator.js';
import { decodeEthereumTransactions } from '../chain/tx/ethereumMessage.js';
import { mapAwaitable } from '../concurrency/awaitable.js';
import type { Config } from '../config/config.js';
import type { MempoolKind } from '../cosmos/chainProfile.js';
import { CosmosVesting } from '../cosmos/cosmosVesting.js';
import { CosmosWithdrawAddress, type WithdrawAddressParts } from '../cosmos/sending/cosmosWithdrawAddress.js';
import { CosmosSender } from '../cosmos/sending/cosmosSender.js';
import type { DevelopmentServices } from '../development/connectDevelopment.js';
import type { CallPlaces } from '../execution/callPlaces.js';
import { SERVING } from '../execution/attempts.js';
import type { ContractConsole } from '../execution/contractConsole.js';
import { LocalExecutor } from '../execution/localExecutor.js';
import { nextBlockOf } from '../execution/nextBlock.js';
import { KnownRules } from '../execution/probe/knownRules.js';
import { Filters } from '../filters/filters.js';
import type { LogIndexing } from '../indexer/logIndexing.js';
import { IndexReporter } from '../indexer/indexReporter.js';
import type { TraceIndexer } from '../tracing/kept/traceIndexer.js';
import { OWN_WORK } from '../caller/caller.js';
import type { MemoryBudget } from '../caller/memoryBudget.js';
import { minedBlock, PendingTracker, type MinedBlock } from '../mempool/pendingTracker.js';
import type { Logger } from '../observe/logger.js';
import type { TraceStore } from '../store/traces/traceStore.js';
import { encodeAndCheck, encodeNotification } from '../subscriptions/encodeNotification.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { Upstream } from '../upstream/upstream.js';
import type { BlockIndex } from './blockIndex.js';
import type { ForkedIndex } from './createDevelopment.js';

/** Bytes of a response besides its result. Request ids are short. */
const ANSWER_ENVELOPE_BYTES = 1_000;

/** Pending transactions, with the options for the node's kind of mempool. Each new block removes its transactions. */
export function createMempool(
  config: Config,
  { upstream, archive, indexer, pending, store }: BlockIndex,
  log: Logger,
): PendingTracker {
  const { node, profile, cache, state, watch, isDevelopment } = upstream;
  const mempool = new PendingTracker(
    {
      ...mempoolOptions(profile.mempool),
      // The embedded chain is a single node and lists all its pending transactions.
      ...(isDevelopment && { listsQueued: true, missingBlocks: 0 }),
      maxTransactions: config['mempool-max-transactions'],
      maxBytes: config['mempool-max-bytes'],
    },
    {
      node,
      accounts: {
        head: () => archive.head(),
        nonce: async (sender, height, signal) => (await state.account(sender, height, signal)).nonce,
      },
      decode: decodeEthereumTransactions,
      log,
    },
  );
  watch.onChange((_before, now) => mempool.setKind(mempoolOptions(now.profile.mempool)));
  pending.has = (hash, signal) => mapAwaitable(mempool.find(hash, signal), (found) => found !== null);
  indexer.onBlock((height, block) => {
    cache.headMoved(height);
    mempool.onBlock(block === null ? storedBlock(height, store) : minedBlock(height, block));
  });
  return mempool;
}

/** A block that another process has indexed. */
function storedBlock(number: number, store: BlockIndex['store']): MinedBlock {
  const block = store.block(number, false);
  // As this program encodes it.
  const hashes = block === undefined ? [] : (JSON.parse(Buffer.from(block).toString('latin1')) as Block).transactions;
  return minedBlock(number, {
    transactionHashes: () => hashes as Hash[],
    transaction: (place) => store.transaction(place) ?? null,
  });
}

function mempoolOptions(kind: MempoolKind): { listed: boolean; takesGaps: boolean } {
  return { listed: kind !== 'app', takesGaps: kind !== 'flood' };
}

/** Polled filters, whose state is in the store of the index. */
export function createFilters(
  config: Config,
  { own, store, removedLogs }: ForkedIndex,
  mempool: Mempool,
  { log, memory }: { log: Logger; memory: MemoryBudget },
): Filters {
  return new Filters(
    {
      timeoutMs: config['json-rpc.filter-timeout'] || Infinity,
      cleanupIntervalMs: config['json-rpc.filter-cleanup-interval'],
      filtersPerClient: config['json-rpc.filter-cap'],
      page: {
        maxEntries: Math.max(config['json-rpc.logs-cap'], 1),
        maxBlocks: Math.max(config['json-rpc.block-range-cap'], 1),
        // Half of the largest response, so that a batch has room for others. Only a single block may take all of it.
        maxBytes: config['json-rpc.batch-response-max-size'] / 2,
        maxBlockBytes: Math.max(config['json-rpc.batch-response-max-size'] - ANSWER_ENVELOPE_BYTES, 1),
      },
    },
    { store: store.filters(), blocks: own, removedLogs, mempool, log, memory },
  );
}

/** Subscriptions of all WebSocket connections. With `validate-results`, each notification is checked first. */
export async function createSubscriptions(
  config: Config,
  { upstream: { node }, archive: blocks, removedLogs, indexer, fork }: ForkedIndex,
  mempool: Mempool,
  log: Logger,
): Promise<Subscriptions> {
  const checks = config['validate-results']
    ? (await import('../contract/resultValidators.js')).compiledResultValidators()
    : null;
  const encode = checks === null ? encodeNotification : encodeAndCheck(checks.notifications, log);
  const indexStatus: IndexStatus = {
    indexed: () => indexer.indexed(),
    // Blocks up to the fork are the origin's, although the chain executes the last of them again.
    onBlock: (listener) =>
      indexer.onBlock((blockNumber, block, generation) =>
        listener(blockNumber, fork?.has(blockNumber) === true ? null : block, generation),
      ),
    onRemoved: (listener) => indexer.onRemoved(listener),
  };
  return new Subscriptions(
    { maxPerConnection: config['json-rpc.ws-subscription-cap'] },
    { node, blocks, removedLogs, indexStatus, mempool, encode, log },
  );
}

/** What is special about the chain of an executor; nothing, where it is left out. */
export interface ExecutorChain {
  /** The chain's code limit; null for that of Ethereum. */
  maxCodeBytes?: number | null;
  /** Where contracts print. */
  console?: ContractConsole | null;
}

/** In front of the embedded chain: as many may wait as for its own EVMs, and the first calls of a process take long. */
const DEVELOPMENT_LIMITS = { maxWaiting: 100_000, serving: { ...SERVING, timeMs: 25, allMs: 100 } };

/** Executes calls that the node cannot, and those on states that are known here. */
export function createExecutor(
  config: Config,
  { upstream, archive }: BlockIndex,
  { maxCodeBytes = null, console = null }: ExecutorChain = {},
): LocalExecutor {
  const { state, gasCap, isDevelopment, queries, traces, cache, profile, linked } = upstream;
  const vesting = isDevelopment ? null : new CosmosVesting({ queries, traces, cache, profile });
  const nextBlock = (base: BlockSummary): BlockOverrides | null => {
    const next = linked?.nextAfter(stateHeightOf(base)) ?? null;
    return next && nextBlockOf(base, next, Date.now());
  };
  return new LocalExecutor(
    { state, blocks: archive, rules: new KnownRules(state), vesting, console, nextBlock },
    {
      ...(isDevelopment && DEVELOPMENT_LIMITS),
      gasCap,
      timeoutMs: config['json-rpc.evm-timeout'],
      maxTraceBytes: config['json-rpc.batch-response-max-size'],
      javascriptTracers: config['debug.js-tracers'],
      maxCodeBytes,
      showsAll: isDevelopment,
    },
  );
}

/**
 * Finds out what calls on each new block need, before they come, where calls run here. The embedded chain is asked only
 * once there are some: many of them never get any.
 */
export function prepareCalls(
  executor: Pick<LocalExecutor, 'prepareCalls'>,
  { upstream: { stored, linked }, indexer, archive }: BlockIndex,
  { counts }: Pick<CallPlaces, 'counts'>,
): void {
  const { state } = linked ?? stored ?? {};
  if (state === undefined) return;
  let isPreparing = false;
  indexer.onBlock((height) => {
    if (linked !== null && counts.here === 0) return;
    if (isPreparing || state.knownAt(height) === null) return;
    isPreparing = true;
    const prepare = async (): Promise<void> => {
      const head = await archive.summary(height, OWN_WORK);
      if (head !== null) await executor.prepareCalls(head, OWN_WORK);
    };
    // A call asks the same, and fails with the reason.
    void prepare()
      .catch(() => undefined)
      .finally(() => (isPreparing = false));
  });
}

/**
 * Sends signed transactions to the node and adds them to the mempool. The embedded chain mines them before sending
 * resolves. Init code may have twice `maxCodeBytes`.
 */
export function createSender(
  config: Config,
  { node, queries, profile, watch }: Upstream,
  mempool: PendingTracker,
  { maxCodeBytes, embeddedChain }: { maxCodeBytes: number | null; embeddedChain: DevelopmentServices | null },
): TransactionSender {
  const sender = new CosmosSender(
    {
      txFeeCap: config['json-rpc.txfee-cap'],
      allowUnprotected: config['json-rpc.allow-unprotected-txs'],
      ...(maxCodeBytes !== null && { maxInitCodeBytes: maxCodeBytes * 2 }),
    },
    {
      ...{ queries, profile, mempool },
      node: embeddedChain?.broadcaster ?? node,
      refreshProfile: () => watch.refreshed(),
    },
  );
  return embeddedChain?.follow(sender) ?? sender;
}

/** Sends for miner_setEtherbase. Its wait ends before the request does, so that the error can name the hash. */
export function createWithdrawAddress(
  config: Config,
  { node, queries, profile, state }: Upstream,
  parts: Pick<WithdrawAddressParts, 'blocks' | 'mempool' | 'fees'>,
): WithdrawAddress {
  return new CosmosWithdrawAddress(
    { waitMs: etherbaseWaitMs(config), txFeeCap: config['json-rpc.txfee-cap'] },
    { node, queries, profile, state, ...parts },
  );
}

/** How long miner_setEtherbase waits for its block, milliseconds. */
export function etherbaseWaitMs(config: Config): number {
  const wait = methodTable.miner_setEtherbase.limits.wait.default;
  const timeout = config['json-rpc.http-timeout'];
  return timeout === 0 ? wait : Math.min(wait, Math.floor((timeout * 2) / 3));
}

/** Reports how far the index is filled. */
export function createIndexReporter(
  config: Config,
  { store, coverage, backfill }: BlockIndex,
  {
    kept,
    traceIndexer,
    logIndexing,
  }: { kept: TraceStore | null; traceIndexer: TraceIndexer | null; logIndexing: () => LogIndexing | null },
): IndexReporter {
  return new IndexReporter({
    store,
    coverage,
    backfill: config['index.backfill'] ? backfill : null,
    logs: logIndexing,
    traces: kept === null || traceIndexer === null ? null : { filler: traceIndexer, kept },
  });
}
