/**
 * The whole service on one page: every part, in the order in which it is created, and what it gets. `wiring/` has the
 * details of each part, `methods/services.ts` says what methods may use. Parts start in this order and stop in reverse.
 *
 * `createServer` creates what needs no chain and listens at once. `createChain` creates the rest when the node was
 * reached, or from what the index knows of it; until then, methods that need a chain fail: the node is unavailable.
 */
import { createHandlers } from '../generated/handlers.js';
import { CometPeers } from './comet/cometPeers.js';
import { Fees } from './chain/fees/fees.js';
import { UNAVAILABLE } from './chain/nodeFailure.js';
import { NodeUnavailable, QueryUnknown } from './chain/chainErrors.js';
import { AccountSigners } from './chain/signing/accountSigners.js';
import { Wallet } from './chain/signing/wallet.js';
import { aborted } from './concurrency/abortable.js';
import { pause } from './concurrency/backoff.js';
import { type Config, ConfigError, speaksTls } from './config/config.js';
import { indexFolder, makeDataFolder, sharedFolder } from './config/dataFolder.js';
import { DEVELOPMENT_NAMESPACES } from './config/settings.js';
import { createContract } from './contract/createContract.js';
import { CallPlaces } from './execution/callPlaces.js';
import type { ContractConsole } from './execution/contractConsole.js';
import { followRules } from './execution/probe/followRules.js';
import type { ObserveRequest } from './jsonrpc/dispatch.js';
import type { MemoryBudget } from './caller/memoryBudget.js';
import type { Services } from './methods/services.js';
import { servicesWithoutChain } from './methods/servicesWithoutChain.js';
import { healthWithoutChain, type GatewayHealth } from './observe/gatewayHealth.js';
import { LogLevels } from './observe/logLevels.js';
import type { Logger } from './observe/logger.js';
import { ServiceRecords } from './store/shared/serviceRecords.js';
import {
  closeSharedFile,
  openSharedFile,
  prepareSharedFile,
  type SharedEnvironment,
} from './store/shared/sharedFile.js';
import type { RunningListeners } from './transport/runningListeners.js';
import { createMinimumGasPrice } from './upstream/configuredGasPrices.js';
import { FIRST_ATTEMPT_MS, LateChain, type Attempt } from './upstream/lateChain.js';
import type { KnownChain } from './upstream/knownChain.js';
import type { UpstreamOptions } from './upstream/upstream.js';
import { closeIndex, openIndex, readHealth } from './wiring/blockIndex.js';
import { connectFork, createBlocks, createDevelopment, type ForkedIndex } from './wiring/createDevelopment.js';
import { createLogIndexing, followLogIndex } from './wiring/createLogIndexing.js';
import { createListeners, createMemoryBudget, createUsages } from './wiring/createListeners.js';
import {
  createExecutor,
  createFilters,
  createIndexReporter,
  createMempool,
  createSender,
  createSubscriptions,
  prepareCalls,
  createWithdrawAddress,
} from './wiring/createServices.js';
import { createTraceIndexer, createTraceRecheck, createTraces, createTraceStore } from './wiring/createTraces.js';
import { createWatch } from './wiring/createWatch.js';
import { shareDistrust, tellDifferentCalls } from './wiring/shareDistrust.js';
import { shareIndex } from './wiring/sharedIndex.js';
import { createStateStream, streamConnection } from './wiring/stateStream.js';
import { chainFacts, describeChain, describeWithoutChain } from './wiring/describeChain.js';
import { createRuntime, methodLimits } from './wiring/partsWithoutChain.js';
import { readAuthentication, type Authentication } from './wiring/readAuthentication.js';
import { createLeases, createSigningParts } from './wiring/workerParts.js';
import type { ServedAddresses } from './workers/primary.js';
import { WorkerListeners } from './workers/workerListeners.js';
import type { WorkerRole } from './workers/workerRole.js';
import { WorkerRuntime } from './workers/workerRuntime.js';
import { writerIndexReporter } from './workers/writerIndexReporter.js';

/** A service that is not started yet. */
export interface Gateway {
  /**
   * Follows the chain, then listens, also while the node is down. Resolves to the addresses with their real ports, null
   * for a listener that is off. The signal ends the wait for the first block.
   */
  start(signal?: AbortSignal): Promise<ServedAddresses>;
  /** Resolves when the chain can be read: its node was reached, in this or a former run, and a block is there. */
  readonly ready: Promise<void>;
  health(): GatewayHealth;
  /** For the primary of several workers. */
  readonly watched: Pick<Watch, 'metrics' | 'ready'>;
  /** Fields for the log that say what is served at these addresses. */
  describe(addresses: ServedAddresses): Record<string, unknown>;
  /** The memory of all clients, also for listeners of the caller's own. */
  readonly memory: MemoryBudget;
  /** Finishes running requests, then closes everything; for the grace, see `HttpTransport.stop`. */
  stop(graceMs?: number): Promise<void>;
}

/** What the caller of a gateway may add. */
export interface GatewayOptions extends UpstreamOptions {
  /** Called with the outcome of every request. */
  observe?: ObserveRequest;
  /** Whether metrics are served on the configured address. */
  serveMetrics?: boolean;
  /** Most bytes of a contract's code, unless Ethereum's limit holds; init code may have twice as many. */
  maxCodeBytes?: number | null;
  /** Where contracts of a development chain print during calls. */
  console?: ContractConsole | null;
  /** Called by anvil_setLoggingEnabled. */
  setLoggingEnabled?: (enabled: boolean) => void;
  /** This process as one of the workers of a service; null for a service of one process. Default: null. */
  worker?: WorkerRole | null;
  /** Overrides the authentication of the settings. */
  authentication?: Partial<Authentication>;
}

type Watch = ReturnType<typeof createWatch>;

type Server = Awaited<ReturnType<typeof createServer>>;

/** Creates the service. Rejects for an index or a node that cannot be used, not for a node that does not respond. */
export async function createGateway(config: Config, log: Logger, options: GatewayOptions = {}): Promise<Gateway> {
  // Before the wait for a node, because settings may be refused.
  const authentication = await readAuthentication(config, log, options.authentication);
  streamConnection(config);
  const levels = new LogLevels(log);
  const createdAt = Date.now();
  // Before any use of the data folder, which may be refused, too.
  await makeDataFolder(indexFolder(config));
  // The primary has done so for its workers.
  if (!isWorker(options)) await prepareSharedFile(sharedFolder(config), levels.of('filters'));
  const environment = openSharedFile(sharedFolder(config));
  const health = (): GatewayHealth =>
    chain.current?.health() ??
    healthWithoutChain(createdAt, { cause: chain.cause ?? UNAVAILABLE.notReached, noBlockYet: chain.noBlockYet });
  const chain = new LateChain({
    connect({ limitMs, signal }) {
      const ending = options.signal === undefined ? signal : AbortSignal.any([options.signal, signal]);
      return connectChain(config, levels, server, { ...options, limitMs, signal: ending });
    },
    onReady({ services, node }) {
      server.watch.addNode(node, services.callPlaces.counts);
      Object.assign(server.handlers, createHandlers(services));
    },
    log: levels.of('gateway'),
  });
  // It calls `health` only when it listens.
  const server = await createServer(config, levels, {
    authentication,
    environment,
    health,
    known: () => chain.current?.known() ?? null,
    observe: options.observe,
    worker: options.worker,
  });
  const { runtime, watch } = server;
  const describe = ({ http, ws }: ServedAddresses): Record<string, unknown> => {
    const s = speaksTls(config) ? 's' : '';
    return {
      http: http && `http${s}://${http}`,
      ws: ws && `ws${s}://${ws}`,
      ...(http !== null && config.docs && { docs: `http${s}://${http}/docs/` }),
      namespaces: config['json-rpc.api'],
      node: chain.current?.isReached() ?? false,
    };
  };
  try {
    await chain.connect();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    async start(signal) {
      await Promise.race([chain.start(), aborted(signal)]);
      await server.start();
      const isChosen = options.origins?.['metrics.address'] !== 'default';
      const metrics = options.serveMetrics === true ? await watch.start(isChosen) : null;
      const addresses = await server.listen();
      const fields = { ...describe(addresses), ...(metrics !== null && { metrics: `http://${metrics}/metrics` }) };
      // The primary says it once for all.
      if (isWorker(options)) levels.of('gateway').debug({ ...fields, pid: process.pid }, 'this worker serves');
      else levels.of('gateway').info(fields, 'serving');
      return addresses;
    },
    describe,
    watched: watch,
    ready: chain.ready,
    health,
    memory: server.memory,
    async stop(graceMs = 0) {
      // First, because running calls wait for their profiles.
      await runtime.stop();
      await server.stopListening(graceMs);
      await watch.stop();
      await chain.stop();
      await server.stop();
    },
  };
}

interface ServerParts extends Pick<Gateway, 'health'>, Pick<GatewayOptions, 'observe' | 'worker'> {
  authentication: Authentication;
  environment: SharedEnvironment;
  /** Null until the node was first reached. */
  known: () => KnownChain | null;
}

/** The parts that need no chain: keys, this process, and the listeners in front of the methods. */
async function createServer(config: Config, levels: LogLevels, parts: ServerParts) {
  const { authentication, environment, health, known, observe, worker } = parts;
  const link = worker?.link ?? null;
  const signing = createSigningParts(config, levels, link);
  const { keyStore, external, locks } = signing;
  const runtime = createRuntime(config, levels);
  const workerRuntime = link && new WorkerRuntime(link, runtime, levels);
  const tokens = !authentication.withoutToken.privateMethods;
  const facts = { config, namespaces: config['json-rpc.api'], tokens };
  const services = {
    keyStore,
    runtime: workerRuntime?.runtime ?? runtime,
    limits: methodLimits(config),
    listeners: () => workerListeners ?? listeners,
    contract: createContract(facts, () => listeners.addresses()),
  };
  const unavailable = () => new NodeUnavailable(health().obstacle ?? UNAVAILABLE.notReached);
  const alone: Partial<Services> = {
    ...services,
    identity: describeWithoutChain(config, unavailable),
    isDevelopment: false,
    signers: new AccountSigners({ embedded: null, keys: keyStore, external }),
  };
  const handlers = createHandlers(servicesWithoutChain(alone, unavailable));
  const leases = worker ? createLeases(environment, worker, levels.of('limits')) : null;
  const memory = createMemoryBudget(config, leases);
  const usages = createUsages(config, leases);
  const watch = createWatch(config, { health, memory, usages, log: levels.of('watch') });
  const listeners: RunningListeners = await createListeners(config, {
    handlers,
    log: levels.of('server'),
    memory,
    usages,
    probes: watch.probes,
    observe(answered) {
      watch.observe(answered);
      observe?.(answered);
    },
    authentication,
    connections: worker?.connections ?? null,
    documented: { contract: services.contract, chain: () => chainFacts(known()) },
  });
  const workerListeners = link && new WorkerListeners(link, listeners);
  return {
    ...{ services, environment, keyStore, external, locks, link, runtime, handlers, watch, memory },
    async start() {
      await runtime.start();
      await workerRuntime?.start();
    },
    listen: () => (workerListeners ?? listeners).start(),
    stopListening: (graceMs: number) => (workerListeners ?? listeners).stop(graceMs),
    async stop() {
      await signing.close();
      await usages.reportAll();
      leases?.close();
      await closeSharedFile(environment);
    },
  };
}

const DEVELOPMENT_WORKERS = 'workers: a development chain is served by one process; leave it at 1';

function isWorker({ worker = null }: GatewayOptions): boolean {
  return worker !== null;
}

/** The node, the store of its blocks, and the parts that fill and read the store; then all parts that read these. */
async function connectChain(config: Config, levels: LogLevels, server: Server, options: GatewayOptions & Attempt) {
  // When development methods are enabled, only the node tells whether it has them.
  const waits = config['json-rpc.api'].some((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace));
  const isTried = isWorker(options);
  const index = await openIndex(config, levels.of('indexer'), { ...options, waits, isService: true, isTried });
  try {
    if (isTried && index.upstream.isDevelopment) throw new ConfigError(DEVELOPMENT_WORKERS);
    return await createChain(config, levels, server, { index: await connectFork(index), ...options });
  } catch (error) {
    await closeIndex(index);
    throw error;
  }
}

async function createChain(
  config: Config,
  levels: LogLevels,
  { services: own, environment, keyStore, external, locks, link, memory }: Server,
  { index, ...options }: GatewayOptions & { index: ForkedIndex },
) {
  const { setLoggingEnabled = () => undefined, maxCodeBytes = null, console = null, origins = {} } = options;
  const { worker = null } = options;
  const { upstream, archive, indexer, backfill, coverage } = index;
  const { node, state, cache: answers } = upstream;

  const isTried = worker !== null;
  const records = new ServiceRecords(environment);
  const shared = worker && shareIndex(index, { role: worker, records, log: levels.of('indexer') });
  let followedLogs = worker && followLogIndex(config, index.store);
  let logIndexing = worker === null ? await createLogIndexing(config, index, levels.of('indexer')) : null;
  const { kept, addressIndex } = await createTraceStore(config, index, levels.of('tracing'), isTried);
  const sharing = link && { link, file: environment };
  const mempool = createMempool(config, index, levels.of('mempool'), sharing);
  const filters = createFilters(config, index, mempool, { shared: environment, log: levels.of('filters'), memory });
  const subscriptions = await createSubscriptions(config, index, mempool, levels.of('subscriptions'));
  const executor = createExecutor(config, index, { maxCodeBytes, console });
  const callPlaces = new CallPlaces({
    state,
    runsHere: config.execution !== 'node',
    compares: !upstream.isDevelopment,
    leavesLong: upstream.isDevelopment,
    ...(worker !== null && { onDifferent: (contract) => tellDifferentCalls(worker.link, contract) }),
    log: levels.of('state'),
  });
  prepareCalls(executor, index, callPlaces);
  if (worker !== null) shareDistrust(worker.link, callPlaces, upstream);
  const embeddedChain = createDevelopment(index, mempool, setLoggingEnabled);
  const sender = createSender(config, upstream, mempool, { maxCodeBytes, embeddedChain, bySender: locks.sends });
  const fees = new Fees({
    blocks: archive,
    state,
    answers,
    baseFeeSet: (height) => embeddedChain?.development.baseFeeSet(height) ?? null,
  });

  const blocks = createBlocks(index);
  const tracing = { upstream, blocks, executor, kept };
  const traceIndexer = createTraceIndexer(config, index, tracing, levels.of('tracing'));
  const traceRecheck = createTraceRecheck(config, index, tracing, levels.of('tracing'));
  const indexReporter = createIndexReporter(config, index, { kept, traceIndexer, logIndexing: () => logIndexing });
  const services: Services = {
    ...own,
    identity: describeChain(config, upstream),
    node,
    blocks,
    indexStatus: indexer,
    indexReporter: link === null ? indexReporter : writerIndexReporter(link, indexReporter),
    state,
    fees,
    answers,
    addressIndex,
    traces: createTraces(config, tracing),
    executor,
    callPlaces,
    mempool,
    filters,
    subscriptions,
    sender,
    signers: new AccountSigners({ embedded: embeddedChain?.accounts ?? null, keys: keyStore, external }),
    wallet: new Wallet({ sender, unsigned: embeddedChain?.unsigned ?? null, nonces: locks.nonces }),
    isDevelopment: embeddedChain !== null,
    development() {
      if (embeddedChain === null) throw new QueryUnknown('dev_info');
      return embeddedChain.development;
    },
    peers: new CometPeers(upstream.rpc, upstream.isDevelopment),
    withdrawAddress: createWithdrawAddress(config, upstream, { blocks: archive, mempool, fees }),
    minimumGasPrice: createMinimumGasPrice(config, origins, upstream, {
      log: levels.of('operator'),
      files: locks.files,
    }),
  };

  const stateStream = createStateStream(config, index, levels.of('state'), link && { link, records });
  let stopped = false;
  let followsRules = false;
  let firstOfIndexer: () => void = () => undefined;
  const ready = Promise.race([index.follower.ready, new Promise<void>((resolve) => (firstOfIndexer = resolve))]);

  return {
    services,
    node: upstream,
    async start() {
      if (worker === null || worker.isWriter) await write();
      else await follow(worker);
      // The node has just responded: its newest block is worth a wait, unless it cannot be read.
      if (upstream.watch.isReached) await firstBlock();
      await filters.start();
      await embeddedChain?.start();
    },
    ready: () => (coverage.head > 0 ? Promise.resolve() : ready),
    isReached: () => upstream.watch.isReached,
    known: () => upstream.known,
    health: () => readHealth(index),
    async stop() {
      stopped = true;
      // Nothing waits for a block any more.
      firstOfIndexer();
      await Promise.all([
        backfill.stop(),
        logIndexing?.stop(),
        traceIndexer?.stop(),
        traceRecheck?.stop(),
        indexer.stop(),
        stopServices(),
      ]);
      await stateStream?.stop();
      await shared?.stop();
      await followedLogs?.stop();
      await worker?.release();
      await closeIndex(index);
    },
  };

  /** Follows the chain, and writes. In a worker, this may come long after its start. */
  async function write(): Promise<void> {
    await shared?.takeOver();
    if (worker !== null) {
      await followedLogs?.stop();
      followedLogs = null;
      logIndexing = await createLogIndexing(config, index, levels.of('indexer'), isTried);
      await kept?.start();
    }
    await stateStream?.start();
    await indexer.start(upstream.watch.reached);
    void indexer.ready().then(() => {
      firstOfIndexer();
      fillIndex();
    });
  }

  /** Serves what another worker writes, until this one is chosen. */
  async function follow({ chosen, end }: WorkerRole): Promise<void> {
    stateStream?.follow();
    shared?.follow();
    void Promise.all([ready, upstream.watch.reached]).then(followChainRules);
    void chosen
      .then(() => (stopped ? undefined : write()))
      .catch((error: unknown) => {
        levels.of('gateway').error({ err: error }, 'this worker cannot write');
        end('it cannot write');
      });
  }

  /** The embedded chain may have to ask the network that it forks. */
  async function firstBlock(): Promise<void> {
    const waiting = new AbortController();
    const outcomes = worker === null ? [indexer.ready(), indexer.failed()] : [ready, indexer.failed()];
    if (!upstream.isDevelopment) outcomes.push(pause(FIRST_ATTEMPT_MS, waiting.signal));
    await Promise.race(outcomes);
    waiting.abort();
  }

  function fillIndex(): void {
    if (stopped) return;
    levels.of('gateway').info({ head: coverage.head }, 'following the chain');
    if (config['index.backfill']) backfill.start();
    logIndexing?.start();
    traceIndexer?.start();
    traceRecheck?.start();
    followChainRules();
  }

  function followChainRules(): void {
    if (stopped || followsRules) return;
    followsRules = true;
    followRules(executor, {
      blocks: archive,
      cache: answers,
      onNewNode(listener) {
        upstream.heads.onConnected(listener);
        upstream.watch.onChange(listener);
      },
      log: levels.of('gateway'),
    });
  }

  async function stopServices(): Promise<void> {
    subscriptions.stop();
    await filters.stop();
    mempool.stop();
    callPlaces.stop();
    await executor.stop();
    await kept?.close();
  }
}
