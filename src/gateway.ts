/**
 * The whole service on one page: every part, in the order in which it is built, and what it gets. `wiring/` holds the
 * details of each part, `methods/services.ts` says what methods may use. Parts start in this order and stop in reverse.
 */
import { once } from 'node:events';
import { createHandlers } from '../generated/handlers.js';
import { QueryUnknown } from './chain/errors.js';
import { AccountSigners } from './chain/signing/accountSigners.js';
import { Wallet } from './chain/signing/wallet.js';
import { Fees } from './chain/fees/fees.js';
import { CometPeers } from './comet/cometPeers.js';
import { speaksTls } from './config/speaksTls.js';
import type { Config, ResolvedConfig } from './config/config.js';
import type { ObserveRequest } from './jsonrpc/dispatch.js';
import type { Services } from './methods/services.js';
import { LogLevels } from './observe/logLevels.js';
import type { Logger } from './observe/logger.js';
import { closeIndex, openIndex } from './wiring/blockIndex.js';
import { connectFork, type ForkedIndex } from './wiring/connectFork.js';
import { describeChain } from './wiring/describeChain.js';
import { createBlocks, createDevelopment } from './wiring/createDevelopment.js';
import { createExecutor } from './wiring/createExecutor.js';
import { createExternalSigner } from './wiring/keys/createExternalSigner.js';
import { createFilters } from './wiring/createFilters.js';
import { createIndexReporter } from './wiring/createIndexReporter.js';
import { createKeyStore } from './wiring/keys/createKeyStore.js';
import { createListeners } from './wiring/createListeners.js';
import { createMinimumGasPrice } from './wiring/operator/createMinimumGasPrice.js';
import { createWithdrawAddress } from './wiring/operator/createWithdrawAddress.js';
import { createRuntime } from './wiring/operator/createRuntime.js';
import { createMempool } from './wiring/createMempool.js';
import { createSender } from './wiring/createSender.js';
import { createTraceIndexer } from './wiring/traces/createTraceIndexer.js';
import { createTraceStore } from './wiring/traces/createTraceStore.js';
import { createTraces, TRACES_TO_INDEX } from './wiring/createTraces.js';
import { createSubscriptions } from './wiring/createSubscriptions.js';
import { methodLimits } from './wiring/methodLimits.js';
import { readAuthentication, type Authentication } from './wiring/readAuthentication.js';
import { createContract } from './wiring/contract/createContract.js';
import type { UpstreamOptions } from './wiring/upstream.js';

/** A service that is built and not started yet. */
export interface Gateway {
  /**
   * Follows the chain, then listens. Resolves to the addresses with their real ports; an address is null for a listener
   * that is off. The signal ends the waiting for the first block.
   */
  start(signal?: AbortSignal): Promise<{ http: string | null; ws: string | null }>;
  /** Answers what is in progress, then closes everything. */
  stop(): Promise<void>;
}

/** What the caller of a gateway may add. */
export interface GatewayOptions extends UpstreamOptions {
  /** Called with the outcome of every request. */
  observe?: ObserveRequest;
  /** Most bytes of a contract's code, where the chain has not Ethereum's limit; init code may have twice as many. */
  maxCodeBytes?: number | null;
  /** Called by anvil_setLoggingEnabled. */
  setLoggingEnabled?: (enabled: boolean) => void;
  /** Who may do what, as far as the settings do not say it. */
  authentication?: Partial<Authentication>;
  /** Where the settings came from. When omitted, none counts as given by a flag or a variable. */
  origins?: Partial<ResolvedConfig['origins']>;
}

/** The options that do not say how the node is reached; undefined is as good as missing. */
type OwnOptions = {
  [Name in Exclude<keyof GatewayOptions, keyof UpstreamOptions | 'authentication'>]?: GatewayOptions[Name] | undefined;
} & { authentication: Authentication };

/** Connects to the node, waiting until it answers, opens the index, and builds the service. */
export async function createGateway(
  config: Config,
  log: Logger,
  { observe, setLoggingEnabled, maxCodeBytes, authentication: given, origins, ...reach }: GatewayOptions = {},
): Promise<Gateway> {
  // Before the wait for a node, because it may refuse the settings.
  const authentication = await readAuthentication(config, log, given);
  const levels = new LogLevels(log);
  // The node, the store of its blocks, and what fills and reads the store.
  const index = await openIndex(config, levels.of('indexer'), reach);
  try {
    const own = { observe, setLoggingEnabled, maxCodeBytes, authentication, origins };
    return await assemble(config, levels, await connectFork(index), own);
  } catch (error) {
    await closeIndex(index);
    throw error;
  }
}

async function assemble(
  config: Config,
  levels: LogLevels,
  index: ForkedIndex,
  { observe, setLoggingEnabled = () => undefined, maxCodeBytes = null, authentication, origins = {} }: OwnOptions,
): Promise<Gateway> {
  const { upstream, archive, indexer, backfill, recheck } = index;
  const { node, state, cache: answers } = upstream;
  const log = levels.of('gateway');

  // What methods use beside the node and the index.
  const { kept, addressIndex } = await createTraceStore(config, index, levels.of('tracing'));
  const mempool = createMempool(config, index, levels.of('mempool'));
  const filters = createFilters(config, index, mempool, levels.of('filters'));
  const subscriptions = await createSubscriptions(config, index, mempool, levels.of('subscriptions'));
  const executor = createExecutor(config, index, maxCodeBytes);
  const embeddedChain = createDevelopment(index, mempool, setLoggingEnabled);
  const reached = { ...upstream, node: embeddedChain?.broadcaster ?? node };
  const signed = createSender(config, reached, mempool, maxCodeBytes);
  const sender = embeddedChain?.follow(signed) ?? signed;
  const keyStore = createKeyStore(config, levels.of('keystore'));

  const runtime = createRuntime(config, levels);
  const external = createExternalSigner(config, levels.of('signer'));

  const fees = new Fees({
    blocks: archive,
    state,
    answers,
    baseFeeSet: (height) => embeddedChain?.development.baseFeeSet(height) ?? null,
  });

  const blocks = createBlocks(index);
  const tracing = { upstream, blocks, executor, kept };
  const indexing = { kept, traces: createTraces(config, tracing, TRACES_TO_INDEX) };
  const traceIndexer = createTraceIndexer(config, index, indexing, levels.of('tracing'));
  const identity = await describeChain(config, upstream);
  const tokens = !authentication.withoutToken.privateMethods;
  const services: Services = {
    identity,
    node,
    blocks,
    indexStatus: indexer,
    indexReporter: createIndexReporter(config, index, { kept, traceIndexer }),
    state,
    fees,
    answers,
    addressIndex,
    traces: createTraces(config, tracing),
    executor,
    mempool,
    filters,
    subscriptions,
    sender,
    signers: new AccountSigners({ embedded: embeddedChain?.accounts ?? null, keys: keyStore, external }),
    wallet: new Wallet({ sender, unsigned: embeddedChain?.unsigned ?? null }),
    isDevelopment: embeddedChain !== null,
    keyStore,
    development: () => embeddedChain?.development ?? refuseDevelopment(),
    peers: new CometPeers(upstream.rpc, upstream.isDevelopment),
    withdrawAddress: createWithdrawAddress(config, upstream, { blocks: archive, mempool, fees }),
    minimumGasPrice: createMinimumGasPrice(config, origins, upstream, levels.of('operator')),
    listeners: () => listeners,
    runtime,
    limits: methodLimits(config),
    contract: createContract({ config, namespaces: identity.namespaces, tokens }, () => listeners.addresses()),
  };

  // The handler of every method, one dispatcher over them, and what listens in front of it.
  const handlers = createHandlers(services);
  const listeners = await createListeners(config, { handlers, log: levels.of('server'), observe, authentication });

  return {
    async start(signal) {
      await indexer.start();
      await Promise.race([indexer.ready(), aborted(signal)]);
      if (config['index.backfill']) backfill.start();
      recheck.start();
      traceIndexer?.start();
      await filters.start();
      await embeddedChain?.start();
      await runtime.start();
      const addresses = await listeners.start();
      const s = speaksTls(config) ? 's' : '';
      const urls = {
        http: addresses.http && `http${s}://${addresses.http}`,
        ws: addresses.ws && `ws${s}://${addresses.ws}`,
      };
      const docs = addresses.http !== null && config.docs ? { docs: `http${s}://${addresses.http}/docs/` } : {};
      log.info({ ...urls, ...docs, namespaces: services.identity.namespaces }, 'serving');
      return addresses;
    },
    async stop() {
      // First, because calls wait for the profiles that they have begun.
      await runtime.stop();
      await listeners.stop();
      await Promise.all([backfill.stop(), recheck.stop(), traceIndexer?.stop(), indexer.stop(), stopServices()]);
      await closeIndex(index);
    },
  };

  async function stopServices(): Promise<void> {
    external?.close();
    subscriptions.stop();
    await filters.stop();
    mempool.stop();
    await executor.stop();
    await keyStore.close();
    await kept?.close();
  }
}

/** Answers methods of the development chain in front of any other chain. */
function refuseDevelopment(): never {
  throw new QueryUnknown('dev_info');
}

function aborted(signal: AbortSignal | undefined): Promise<unknown> {
  return signal === undefined ? new Promise(() => undefined) : once(signal, 'abort');
}
