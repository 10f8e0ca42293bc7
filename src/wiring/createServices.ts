/** The methods' side of the wiring: everything that a method may ask, over the node and the index. */
import { readFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { versions } from 'node:process';
import { notificationValidators } from '../../generated/resultValidators.js';
import type { BlockIndex } from './blockIndex.js';
import { QueryUnknown } from '../chain/errors.js';
import { Fees } from '../chain/fees.js';
import type { Mempool } from '../chain/mempool.js';
import type { ApplicationInfo } from '../chain/node.js';
import { emptyWallet } from '../chain/wallet.js';
import type { Config } from '../config/config.js';
import { decodeEthereumTransactions } from '../chain/tx/ethereumMessage.js';
import { CosmosSender } from '../cosmos/sender.js';
import { connectDevelopment, type DevelopmentSide } from '../development/connectDevelopment.js';
import { enabledNamespaces } from './enabledNamespaces.js';
import { EncodedJson } from '../evm/encodedJson.js';
import { LocalExecutor } from '../execution/localExecutor.js';
import { Filters } from '../filters/filters.js';
import { minedBlock } from '../mempool/minedBlock.js';
import { PendingTracker } from '../mempool/pendingTracker.js';
import type { MethodLimits, Services } from '../methods/services.js';
import type { Logger } from '../observe/logger.js';
import { packageRoot } from '../config/packageRoot.js';
import { encodeAndCheck, encodeNotification } from '../subscriptions/encode.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import { webSocketUrl } from '../transport/webSocketUrl.js';
import { readVersion } from '../config/version.js';

export interface ServiceParts {
  services: Services;
  /** Before the first request. */
  start(): Promise<void>;
  /** The address at which WebSockets are taken, once its port is known. */
  listening(webSocketAddress: string): void;
  /** Ends what the services have running. */
  stop(): Promise<void>;
}

export async function createServices(config: Config, index: BlockIndex, log: Logger): Promise<ServiceParts> {
  const { upstream, archive, indexer } = index;
  const { node, state, profile } = upstream;
  const mempool = createMempool(config, index, log);
  const filters = createFilters(config, index, mempool, log);
  const subscriptions = createSubscriptions(config, index, mempool, log);
  const executor = createExecutor(config, index);
  let webSocketAddress = config['json-rpc.ws-address'] || config['json-rpc.address'];
  const side = developmentSide(index, mempool);
  const sender = createSender(config, index, mempool);
  const services: Services = {
    identity: {
      chainId: profile.forks.chainId,
      clientVersion: describeVersion(await node.applicationInfo(), profile.cometVersion, upstream.development),
      namespaces: servedNamespaces(config, upstream.development, log),
    },
    node,
    blocks: archive,
    indexStatus: indexer,
    state,
    fees: new Fees({ blocks: archive, state }),
    executor,
    mempool,
    filters,
    subscriptions,
    webSocketUrl: (host) => webSocketUrl(webSocketAddress, host),
    sender: side?.follow(sender) ?? sender,
    wallet: side?.wallet ?? emptyWallet,
    development: () => side?.development ?? notDevelopment(),
    limits: methodLimits(config),
    contract: new EncodedJson(readFileSync(join(packageRoot(), 'openrpc.json'))),
  };
  const stop = async () => {
    subscriptions.stop();
    await filters.stop();
    mempool.stop();
    await executor.stop();
  };
  const listening = (address: string) => void (webSocketAddress = address);
  return { services, start: () => filters.start(), listening, stop };
}

function createSender(config: Config, { upstream }: BlockIndex, mempool: PendingTracker): CosmosSender {
  const { node, queries, profile } = upstream;
  return new CosmosSender(
    { txFeeCap: config['json-rpc.txfee-cap'], allowUnprotected: config['json-rpc.allow-unprotected-txs'] },
    { node, queries, profile, mempool },
  );
}

function methodLimits(config: Config): MethodLimits {
  return {
    maxLogRange: config['json-rpc.block-range-cap'],
    maxLogs: config['json-rpc.logs-cap'],
    maxFeeHistoryBlocks: config['json-rpc.feehistory-cap'],
    maxSyncSendTimeoutMs: config['json-rpc.sync-send-timeout'],
    maxResponseBytes: config['json-rpc.batch-response-max-size'],
  };
}

function createMempool(config: Config, { upstream, archive, indexer, store }: BlockIndex, log: Logger): PendingTracker {
  const { node, profile, cache, state, development } = upstream;
  const mempool = new PendingTracker(
    {
      listed: profile.mempool !== 'app',
      takesGaps: profile.mempool !== 'flood',
      // The embedded chain is one node, and lists all that waits there.
      ...(development && { listsQueued: true, missingBlocks: 0 }),
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
  indexer.onBlock((height) => {
    cache.headMoved(height);
    mempool.onBlock(minedBlock(store, height));
  });
  return mempool;
}

/** Room in an answer for everything but its result: ids of requests are short. */
const ANSWER_ENVELOPE_BYTES = 1_000;

function createFilters(config: Config, { archive, store }: BlockIndex, mempool: Mempool, log: Logger): Filters {
  return new Filters(
    {
      timeoutMs: config['json-rpc.filter-timeout'] || Infinity,
      cleanupIntervalMs: config['json-rpc.filter-cleanup-interval'],
      filtersPerClient: config['json-rpc.filter-cap'],
      page: {
        maxEntries: Math.max(config['json-rpc.logs-cap'], 1),
        maxBlocks: Math.max(config['json-rpc.block-range-cap'], 1),
        // Half, so that a batch has room for other answers. A single block may take all of it, but for what goes around a result.
        maxBytes: config['json-rpc.batch-response-max-size'] / 2,
        maxBlockBytes: Math.max(config['json-rpc.batch-response-max-size'] - ANSWER_ENVELOPE_BYTES, 1),
      },
    },
    { store: store.filters(), blocks: archive, mempool, log },
  );
}

function createSubscriptions(
  config: Config,
  { upstream: { node }, archive: blocks, indexer: indexStatus }: BlockIndex,
  mempool: Mempool,
  log: Logger,
): Subscriptions {
  const encode = config['validate-results'] ? encodeAndCheck(notificationValidators, log) : encodeNotification;
  return new Subscriptions(
    { maxPerConnection: config['json-rpc.ws-subscription-cap'] },
    { node, blocks, indexStatus, mempool, encode, log },
  );
}

function createExecutor(config: Config, { upstream, archive }: BlockIndex): LocalExecutor {
  const { state, gasCap } = upstream;
  return new LocalExecutor({ state, blocks: archive }, { gasCap, timeoutMs: config['json-rpc.evm-timeout'] });
}

/** Null in front of a chain that is no development chain. */
function developmentSide({ upstream, archive, indexer }: BlockIndex, mempool: PendingTracker): DevelopmentSide | null {
  if (!upstream.development) return null;
  const index = {
    head: () => archive.head(),
    onBlock: (listener: (blockNumber: number) => void) => indexer.onBlock(listener),
    wentBackTo: (height: number) => indexer.wentBackTo(height),
  };
  return connectDevelopment(upstream.rpc, index, {
    async forget() {
      upstream.cache.clear();
      mempool.clear();
      await mempool.refreshNow();
    },
    review: () => mempool.review(),
    sent: (transaction) => mempool.add(transaction),
  });
}

function notDevelopment(): never {
  throw new QueryUnknown('dev_info');
}

function servedNamespaces(config: Config, development: boolean, log: Logger): string[] {
  const { served, without } = enabledNamespaces(config, development);
  for (const namespace of without) log.warn({ namespace }, 'this version has no methods of an enabled namespace');
  return served;
}

/** The development chain whose methods are answered; tools that look for one know it by how the client version begins. */
const COMPATIBLE_CHAIN = 'anvil/v1.7.1-compatible';

/** `Halley/v0.1.0/linux-x64/node20.20.2 (evmd 0.3.2; CometBFT 0.38.17)`, in front of the development chain after `COMPATIBLE_CHAIN`. */
function describeVersion({ name, version }: ApplicationInfo, cometVersion: string, development: boolean): string {
  const runtime = `${platform()}-${arch()}/node${versions.node}`;
  const own = `Halley/v${readVersion()}/${runtime} (${`${name} ${version}`.trim()}; CometBFT ${cometVersion})`;
  return development ? `${COMPATIBLE_CHAIN} ${own}` : own;
}
