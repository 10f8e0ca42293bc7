/**
 * The node: its services (CometBFT RPC and gRPC), the kind of chain that it runs, and the parts that read that chain.
 * Used by the gateway and by the commands of `halley index`.
 */
import { OWN_WORK, type Caller } from '../caller/caller.js';
import type { Blocks } from '../chain/blocks.js';
import { UNAVAILABLE } from '../chain/nodeFailure.js';
import { ChainError, NodeUnavailable } from '../chain/chainErrors.js';
import type { BlockBatches, Queries } from '../chain/node.js';
import type { RawStore } from '../chain/rawStore.js';
import type { NodeLink } from '../chain/nodeLink.js';
import type { State } from '../chain/state.js';
import type { NodeTraces } from '../chain/traces.js';
import { webSocketAddress } from '../comet/address.js';
import { CometHeadSource } from '../comet/cometHeadSource.js';
import { CometNode, type LargeBlockDecoder } from '../comet/cometNode.js';
import type { CometRpc } from '../comet/cometRpc.js';
import { overLink } from '../comet/eventConnections.js';
import { Backoff, pause } from '../concurrency/backoff.js';
import { beforeDeadline } from '../concurrency/deadline.js';
import type { Config, ResolvedConfig } from '../config/config.js';
import { withoutSecrets } from '../config/values.js';
import { currentDialect, type ChainProfile } from '../cosmos/chainProfile.js';
import { CosmosState } from '../cosmos/cosmosState.js';
import { CosmosTraces } from '../cosmos/cosmosTraces.js';
import { FIXED_PLACES } from '../cosmos/executionPlaces.js';
import { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';
import { GenesisQueries, LinkedQueries } from '../cosmos/queries/linkedQueries.js';
import { QuestionCache } from '../cosmos/questionCache.js';
import type { ConfirmedLayout } from '../cosmos/stores/confirmLayout.js';
import { hasFractions, STORES } from '../cosmos/stores/layout.js';
import { rootOfStore } from '../cosmos/stores/storeRoot.js';
import { readSubspace, type Subspace } from '../cosmos/stores/subspace.js';
import { unknownFeeDenom } from '../cosmos/sending/sendingRules.js';
import { ValueSamples } from '../cosmos/valueSamples.js';
import type { Logger } from '../observe/logger.js';
import type { DurationHistogram } from '../observe/metrics.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';
import { EvmState } from '../state/evmState.js';
import { PushedStores } from '../state/pushedStores.js';
import { StateView } from '../state/stateView.js';
import { ChainWatch, watchedHead, type ChainWatchParts } from './chainWatch.js';
import { minimumGasPrices } from './configuredGasPrices.js';
import { connectLinkedState, type KnownLinkedState } from './connectLinkedState.js';
import { GrpcSearch } from './grpcSearch.js';
import type { KnownChain } from './knownChain.js';
import { MAX_TRACE_MS, TRACE_QUERY_TIMEOUT_MS, type NodeAccess, type NodeServices } from './nodeServices.js';
import { detectNode, findGrpcAt, findGrpcOf, grpcAt, isDevelopment, nodeAt } from './reachNode.js';
import { StoreReading } from './storeReading.js';
import { SyncWatch } from './syncWatch.js';

/** Waits between two attempts to reach a node at start, milliseconds. */
const RETRY_MS = { first: 250, longest: 2_000 };

/** Longest time for one attempt, milliseconds: some twenty questions. */
const ATTEMPT_MS = 15_000;

/** The gas cap when `gas-cap` is 0, which means none: the largest that the node takes. */
const NO_GAS_CAP = 2n ** 63n - 1n;

/** A node and the parts that read it. */
export interface Upstream {
  /** The CometBFT RPC without a circuit breaker. */
  rpc: Pick<CometRpc, 'call'>;
  /** The CometBFT RPC behind a circuit breaker. */
  node: CometNode;
  heads: CometHeadSource;
  /** Reads old blocks in batches; null for a node in this process. */
  blockBatches: BlockBatches | null;
  /** What is known of the node, kept up to date in place. */
  known: KnownChain;
  /** The chain, kept up to date in place, so read it at each use. */
  profile: ChainProfile;
  watch: ChainWatch;
  sync: Pick<SyncWatch, 'catchingUpAt'>;
  /** The application's queries, over gRPC where the node has it, behind a circuit breaker. */
  queries: ApplicationQueries;
  /** Response times of the node; null for one in this process. */
  questions: DurationHistogram | null;
  state: State;
  /** From now on calls in the node name the proposer of their block. */
  useBlocks: (blocks: Pick<Blocks, 'summary'>) => void;
  /** Reads the application's stores; null for a development chain, whose stores differ. */
  stores: StoreReading | null;
  /** What is known of the state here; null where the node is asked for everything. */
  stored: {
    view: StateView;
    state: EvmState;
    samples: ValueSamples;
    /** All entries of a store below a prefix, of the newest state. */
    subspace: (store: string, prefix: Uint8Array, caller: Caller) => Promise<Subspace>;
    /** Compares the stores with the node's own queries. Rejects with NodeUnavailable. */
    confirm: (caller: Caller) => Promise<ConfirmedLayout>;
  } | null;
  /** The state of the embedded chain, as far as it is known here; null in front of any other chain. */
  linked: KnownLinkedState | null;
  /** How many calls and estimates the node now executes at the same time. */
  executionLimit: () => number;
  /** Traces that the node makes. */
  traces: NodeTraces;
  /** Results that `state` keeps. */
  cache: QuestionCache;
  /** Most gas of a call. */
  gasCap: bigint;
  /** Whether the node is the embedded chain, which has the `dev_*` methods. */
  isDevelopment: boolean;
  close(): Promise<void>;
}

/** How the node is reached, besides its address in the configuration. */
export interface UpstreamOptions {
  /** Ends the wait for the node. */
  signal?: AbortSignal | undefined;
  /** The link to a node in this process, used instead of the addresses. */
  link?: NodeLink | undefined;
  /** Where the settings came from. When omitted, none counts as set by a flag or a variable. */
  origins?: Partial<ResolvedConfig['origins']> | undefined;
}

/** What the parts of an upstream need. */
export interface UpstreamParts {
  largeBlocks: LargeBlockDecoder;
  log: Logger;
}

/** Connects to the configured node and asks it what it is. While it does not respond, tries until the signal aborts. */
export async function connectUpstream(
  config: Config,
  parts: UpstreamParts,
  options: UpstreamOptions,
): Promise<Upstream> {
  const backoff = new Backoff(RETRY_MS);
  const trouble = new RepeatedTrouble(parts.log);
  for (;;) {
    try {
      return await reachUpstream(config, parts, options);
    } catch (error) {
      if (!(error instanceof ChainError) || options.signal?.aborted) throw error;
      trouble.tell(error, 'waiting for the node', { node: withoutSecrets(config.node) });
      await pause(backoff.nextMs(), options.signal);
    }
  }
}

/**
 * As `connectUpstream`, with one attempt: rejects with a ChainError when the node does not respond within `limitMs`. A
 * linked node has no such limit, because it may have to ask the network that it forks.
 */
export async function reachUpstream(
  config: Config,
  parts: UpstreamParts,
  { limitMs = ATTEMPT_MS, ...options }: UpstreamOptions & { limitMs?: number | undefined },
): Promise<Upstream> {
  if (options.link !== undefined) return tryToReach(config, parts, options);
  const late = () => new NodeUnavailable(UNAVAILABLE.silent, { detail: `no answer to all within ${limitMs} ms` });
  const attempt = (signal: AbortSignal) => tryToReach(config, parts, { ...options, signal });
  return beforeDeadline(attempt, { timeoutMs: limitMs, late, signal: options.signal });
}

async function tryToReach(
  config: Config,
  parts: UpstreamParts,
  { signal, link, origins }: UpstreamOptions,
): Promise<Upstream> {
  const services: NodeServices = { ...nodeAt(config, link), grpc: null };
  try {
    services.grpc = await findGrpcOf(config, services, signal);
    if (services.grpc === null)
      parts.log.warn('the node has no gRPC service: state queries over CometBFT RPC hold up its block production');
    const known = await detectNode(config, services, signal);
    const development = await isDevelopment(config, services.rpc, signal);
    return await assemble(config, parts, { services, known, isFresh: true, development, origins });
  } catch (error) {
    services.grpc?.queries.close();
    services.rpc.close();
    throw error;
  }
}

/** For a known node that is down. Requests are refused until it is reached and runs the same chain. */
export async function awaitUpstream(
  config: Config,
  parts: UpstreamParts,
  known: KnownChain,
  { origins }: Pick<UpstreamOptions, 'origins'>,
): Promise<Upstream> {
  const address = config['node-grpc'] || known.grpcAddress;
  const services = { ...nodeAt(config, undefined), grpc: address === null ? null : await grpcAt(address) };
  return assemble(config, parts, { services, known, isFresh: false, development: false, origins });
}

interface FoundNode extends Pick<ChainWatchParts, 'known' | 'isFresh'>, Pick<UpstreamOptions, 'origins'> {
  services: NodeServices;
  development: boolean;
}

async function assemble(
  config: Config,
  { largeBlocks, log }: UpstreamParts,
  { services, known, isFresh, development, origins }: FoundNode,
): Promise<Upstream> {
  const { url, rpc, link } = services;
  const { profile } = known;
  // The node may have just started, with gRPC to come.
  const detect = async (signal: AbortSignal): Promise<KnownChain> => {
    const now = await detectNode(config, services, signal);
    if (services.grpc === null) search.begin();
    return now;
  };
  const watch = new ChainWatch({ known, isFresh, detect, log });
  const check = { allowsFork: development };
  const unguarded = new CometNode(rpc, largeBlocks, check);
  const heads = new CometHeadSource(
    { url: webSocketAddress(url) },
    {
      // The head bypasses the circuit breaker: it must notice first that the node is back.
      ...(development ? { node: unguarded } : watchedHead(unguarded, watch)),
      ...(link !== undefined && { connect: overLink(link) }),
      log,
      check,
    },
  );
  const onServiceChange = watch.serviceChanged.bind(watch);
  const guard = { largeBlocks, check, watch: development ? null : watch, onServiceChange, log };
  const access =
    link === undefined
      ? new (await import('./guardedQueries.js')).GuardedQueries(services, guard)
      : accessOver(link, unguarded);
  const search = new GrpcSearch(
    {},
    {
      find: (signal) => findGrpcAt(config, url, profile.cometChainId, signal),
      onFound(service) {
        services.grpc = service;
        access.useGrpc(service);
        watch.refresh();
      },
      log,
    },
  );
  const cache = new QuestionCache({ maxBytes: config['cache-size'] });
  watch.onChange(() => {
    cache.clear();
    state.forget();
  });
  warnOfFeeDenom(log, profile);
  watch.onChange(() => warnOfFeeDenom(log, profile));
  const gasCap = BigInt(config['json-rpc.gas-cap']) || NO_GAS_CAP;
  const { node, questions } = access;
  const asked = applicationQueries(access.queries, profile, development);
  const stores =
    development || access.keyQueries === null
      ? null
      : new StoreReading({
          node,
          keys: access.keyQueries,
          service: access.queries,
          queries: asked.queries,
          profile,
          log,
        });
  const stored =
    stores === null || !keepsState(config)
      ? null
      : storedState(config, { stores, node, queries: access.queries, profile, log });
  const linked =
    link === undefined ? null : connectLinkedState(config, { link, profile, log, onRewritten: () => cache.clear() });
  const state = new CosmosState(
    {
      gasCap,
      callTimeoutMs: config['json-rpc.evm-timeout'],
      keepsEstimates: !development,
      executionPlaces() {
        if (link !== undefined) return FIXED_PLACES.embedded;
        return services.grpc === null ? FIXED_PLACES.abci : config['node-execution-limit'] || null;
      },
      ...minimumGasPrices(config, origins, log),
    },
    {
      ...{ ...asked, node, cache, profile },
      stored: (linked ?? stored)?.state ?? null,
      samples: stored?.samples ?? null,
    },
  );
  const traces = new CosmosTraces(
    {
      gasCap,
      get maxTimeoutMs() {
        return access.maxTraceMs;
      },
    },
    { ...applicationQueries(access.traceQueries, profile, development), profile },
  );
  const sync = new SyncWatch({ node: unguarded, log });
  if (isFresh) logFound(log, known);
  if (!development) {
    watch.start();
    sync.start();
    if (isFresh && services.grpc === null) search.begin();
  }
  const { queries } = asked;
  const { blockBatches } = access;
  const parts = {
    rpc,
    node,
    heads,
    blockBatches,
    known,
    profile,
    watch,
    sync,
    queries,
    questions,
    state,
    traces,
    cache,
    gasCap,
  };
  return {
    ...parts,
    stores,
    stored,
    linked,
    useBlocks: (blocks) => state.useBlocks(blocks),
    executionLimit: () => state.executionLimit,
    isDevelopment: development,
    async close() {
      const searched = search.stop();
      access.close();
      await searched;
      await watch.stop();
      await sync.stop();
    },
  };
}

/** A link needs no circuit breaker: it fails at once when the node is gone. */
function accessOver(link: NodeLink, node: CometNode): NodeAccess {
  return {
    node,
    queries: new LinkedQueries(link),
    traceQueries: new LinkedQueries(link, TRACE_QUERY_TIMEOUT_MS),
    maxTraceMs: MAX_TRACE_MS,
    useGrpc: () => undefined,
    questions: null,
    keyQueries: null,
    blockBatches: null,
    close: () => undefined,
  };
}

/** Queries about states, and about the genesis state, which only the embedded chain knows. */
function applicationQueries(
  service: Queries,
  profile: ChainProfile,
  development: boolean,
): { queries: ApplicationQueries; genesisQueries: ApplicationQueries | null } {
  const dialect = currentDialect(profile);
  const queries = new ApplicationQueries(service, dialect);
  if (!development) return { queries, genesisQueries: null };
  return { queries, genesisQueries: new ApplicationQueries(new GenesisQueries(service), dialect, queries) };
}

/** Whether the settings make use of values of the state here. */
function keepsState({ stream, execution }: Config): boolean {
  return stream !== '' || execution === 'local';
}

interface StoredStateParts {
  stores: StoreReading;
  node: CometNode;
  queries: Queries;
  profile: ChainProfile;
  log: Logger;
}

function storedState(
  config: Config,
  { stores, node, queries, profile, log }: StoredStateParts,
): NonNullable<Upstream['stored']> {
  let { store } = stores;
  const raw: RawStore = { read: (...question) => store.read(...question) };
  const coin = {
    get denom() {
      return profile.forks.denom;
    },
  };
  const { evm, accounts, bank, erc20, fractions } = STORES;
  const pushed = new PushedStores({
    needed: () => [evm, accounts, bank, erc20, ...(hasFractions(profile.forks) ? [fractions] : [])],
    rootOf: (name, height) => rootOfStore(node, { store: name, height }, OWN_WORK),
  });
  const view = new StateView({ raw, coin, pushed, log }, { maxBytes: config['state.memory'] });
  const state = new EvmState({ view, profile, readsAll: config.execution === 'local' });
  return {
    view,
    state,
    samples: new ValueSamples({ distrust: (address) => state.distrust(address), log }),
    subspace: (name, prefix, caller) => readSubspace(queries, name, prefix, caller),
    async confirm(caller) {
      const confirmed = await stores.confirm(caller);
      ({ store } = confirmed);
      return confirmed;
    },
  };
}

/** All but sending works then. */
function warnOfFeeDenom(log: Logger, { feeDenom, forks }: ChainProfile): void {
  if (feeDenom === null) log.error({ reason: unknownFeeDenom(forks) }, 'no transaction can be sent');
}

function logFound(log: Logger, { profile, grpcAddress }: KnownChain): void {
  const { dialect, cometChainId, cometVersion, mempool, forks } = profile;
  const { chainId, denom, decimals } = forks;
  const ofChain = { cometChainId, chainId: String(chainId), denom, decimals, dialect: dialect.name };
  log.info({ ...ofChain, cometVersion, mempool, grpc: grpcAddress !== null }, 'chain found');
}
