/**
 * The node: its services (CometBFT RPC and gRPC), the kind of chain that it runs, and what reads that chain. Used by
 * the gateway and by the commands of `halley index`.
 */
import { ownWork } from '../caller/caller.js';
import { UNAVAILABLE } from '../chain/connectionFailure.js';
import { CallRefused, ChainError, NodeUnavailable } from '../chain/errors.js';
import type { NodeLink } from '../chain/nodeLink.js';
import type { NodeTraces } from '../chain/tracing/nodeTraces.js';
import type { State } from '../chain/state.js';
import { Backoff, pause } from '../concurrency/backoff.js';
import { beforeDeadline } from '../concurrency/deadline.js';
import { webSocketAddress } from '../comet/address.js';
import { CometNode } from '../comet/cometNode.js';
import { CometHeadSource } from '../comet/cometHeadSource.js';
import type { CometRpc } from '../comet/cometRpc.js';
import { overLink } from '../comet/eventConnections.js';
import type { Config, ResolvedConfig } from '../config/config.js';
import { withoutSecrets } from '../config/withoutSecrets.js';
import { minimumGasPrices } from './configuredGasPrices.js';
import { DEVELOPMENT_NAMESPACES } from '../config/settings.js';
import type { ChainProfile } from '../cosmos/chainProfile.js';
import { GenesisQueries } from '../cosmos/queries/genesisQueries.js';
import { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';
import { LinkedQueries } from '../cosmos/queries/linkedQueries.js';
import { QuestionCache } from '../cosmos/questionCache.js';
import { CosmosState } from '../cosmos/cosmosState.js';
import { FIXED_PLACES } from '../cosmos/executionPlaces.js';
import { CosmosTraces } from '../cosmos/cosmosTraces.js';
import { unknownFeeDenom } from '../cosmos/sending/unknownFeeDenom.js';
import type { DurationHistogram } from '../observe/metrics/durations.js';
import type { Logger } from '../observe/logger.js';
import { LargeBlockThread } from '../largeBlocks/largeBlockThread.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';
import { ChainWatch, type ChainWatchParts } from './chainWatch.js';
import type { KnownChain } from './knownChain.js';
import { GrpcSearch } from './grpcSearch.js';
import { detectNode, findGrpcAt, findGrpcOf, nodeAt } from './reachNode.js';
import { SyncWatch } from './syncWatch.js';
import { currentDialect, watchedHead } from './watchedServices.js';
import type { OnServiceChange } from './nodeCircuitBreakers.js';
import type { GuardParts } from './guardedQueries.js';
import {
  MAX_TRACE_MS,
  TRACE_QUERY_TIMEOUT_MS,
  type GrpcService,
  type GuardedServices,
  type NodeServices,
} from './nodeServices.js';

/** Waits between two attempts to reach a node at start, milliseconds. */
const RETRY_MS = { first: 250, longest: 2_000 };

/** Longest time for one attempt, milliseconds: some twenty questions. */
const ATTEMPT_MS = 15_000;

/** The gas cap when `gas-cap` is 0, which means none: the largest number that the node takes. */
const NO_GAS_CAP = 2n ** 63n - 1n;

/** A node that was reached, and what reads it. */
export interface Upstream {
  /** The CometBFT RPC without a circuit breaker. */
  rpc: Pick<CometRpc, 'call'>;
  /** The CometBFT RPC behind a circuit breaker. */
  node: CometNode;
  heads: CometHeadSource;
  /** What is known of the node, kept up to date in place. */
  known: KnownChain;
  /** The chain, kept up to date in place: it is to be read at each use. */
  profile: ChainProfile;
  /** Whether the node answers, and what it turns into. */
  watch: ChainWatch;
  /** Whether the node has caught up with its chain. */
  sync: Pick<SyncWatch, 'catchingUpAt'>;
  /** Queries of the application, over gRPC where the node has it, behind a circuit breaker. */
  queries: ApplicationQueries;
  /** How long the node took to answer; null for one in this process. */
  questions: DurationHistogram | null;
  state: State;
  /** How many calls and estimates the node executes at one time now. */
  executionLimit: () => number;
  /** Traces that the node makes. */
  traces: NodeTraces;
  /** Decodes and encodes the node's large blocks. */
  largeBlocks: LargeBlockThread;
  /** Answers that `state` keeps. */
  cache: QuestionCache;
  /** Most gas of a call. */
  gasCap: bigint;
  /** True when the node is the embedded chain, which has the `dev_*` methods. */
  isDevelopment: boolean;
  /** Closes all connections to the node. */
  close(): Promise<void>;
}

/** How the node is reached, beside its address in the configuration. */
export interface UpstreamOptions {
  /** Ends the waiting for the node. */
  signal?: AbortSignal;
  /** Reaches a node in this process, and is used instead of its addresses. */
  link?: NodeLink;
  /** Where the settings came from. When omitted, none counts as given by a flag or a variable. */
  origins?: Partial<ResolvedConfig['origins']> | undefined;
}

/**
 * Connects to the node of the configuration, which is asked what it is. While the node does not answer, it tries again
 * until the signal aborts.
 */
export async function connectUpstream(config: Config, log: Logger, options: UpstreamOptions = {}): Promise<Upstream> {
  const backoff = new Backoff(RETRY_MS);
  const trouble = new RepeatedTrouble(log);
  for (;;) {
    try {
      return await reachUpstream(config, log, options);
    } catch (error) {
      if (!(error instanceof ChainError) || options.signal?.aborted) throw error;
      trouble.tell(error, 'waiting for the node', { node: withoutSecrets(config.node) });
      await pause(backoff.nextMs(), options.signal);
    }
  }
}

/**
 * The same with one attempt: rejects with a ChainError when the node does not answer within `limitMs`. A linked node is
 * waited for longer, because it may have to ask the network that it forks.
 */
export async function reachUpstream(
  config: Config,
  log: Logger,
  { limitMs = ATTEMPT_MS, signal, link, origins }: UpstreamOptions & { limitMs?: number | undefined } = {},
): Promise<Upstream> {
  if (link !== undefined) return tryToReach(config, log, { signal, link, origins });
  const late = () => new NodeUnavailable(UNAVAILABLE.silent, { detail: `no answer to all within ${limitMs} ms` });
  const attempt = (ending: AbortSignal) => tryToReach(config, log, { signal: ending, origins });
  return beforeDeadline(attempt, { timeoutMs: limitMs, late, signal });
}

async function tryToReach(
  config: Config,
  log: Logger,
  { signal, link, origins }: { [Name in keyof UpstreamOptions]: UpstreamOptions[Name] | undefined },
): Promise<Upstream> {
  const place = nodeAt(config, link);
  let grpc: GrpcService | null = null;
  try {
    grpc = await findGrpcOf(config, place, signal);
    if (grpc === null)
      log.warn('the node has no gRPC service: state queries over CometBFT RPC hold up its block production');
    const services = { ...place, grpc };
    const known = await detectNode(config, services, signal);
    const development = await isDevelopment(config, place.rpc, signal);
    return await assemble(config, log, { services, known, isFresh: true, development, origins });
  } catch (error) {
    grpc?.queries.close();
    place.rpc.close();
    throw error;
  }
}

/**
 * Reads a node that is down, of which is known what it was. Requests are refused until it was asked again and runs the
 * same chain. It is not the embedded chain.
 */
export async function awaitUpstream(
  config: Config,
  log: Logger,
  known: KnownChain,
  { origins }: Pick<UpstreamOptions, 'origins'> = {},
): Promise<Upstream> {
  const place = nodeAt(config, undefined);
  const network = await import('./guardedQueries.js');
  const grpc = network.grpcAt(config['node-grpc'] || known.grpcAddress);
  return assemble(config, log, { services: { ...place, grpc }, known, isFresh: false, development: false, origins });
}

/** A link needs no circuit breaker: it fails at once when the node is gone. */
async function guard(
  { url, rpc, grpc, link }: NodeServices,
  node: CometNode,
  parts: GuardParts,
): Promise<GuardedServices> {
  if (link !== undefined) {
    const traceQueries = new LinkedQueries(link, TRACE_QUERY_TIMEOUT_MS);
    return {
      node,
      queries: new LinkedQueries(link),
      traceQueries,
      maxTraceMs: MAX_TRACE_MS,
      useGrpc: () => undefined,
      questions: null,
      close: () => undefined,
    };
  }
  const network = await import('./guardedQueries.js');
  return network.guardServices({ url, rpc, grpc }, parts);
}

/** What an upstream is made of. */
interface UpstreamParts extends Pick<ChainWatchParts, 'known' | 'isFresh'> {
  services: NodeServices;
  development: boolean;
  origins: UpstreamOptions['origins'];
}

async function assemble(
  config: Config,
  log: Logger,
  { services, known, isFresh, development, origins }: UpstreamParts,
): Promise<Upstream> {
  const { url, rpc, link } = services;
  const { profile } = known;
  // Each detection may be that of a node which has just started.
  const detect = async (signal: AbortSignal): Promise<KnownChain> => {
    const now = await detectNode(config, services, signal);
    if (services.grpc === null) search.begin();
    return now;
  };
  const watch = new ChainWatch({ known, isFresh, detect, log });
  // A development chain is changed by requests, and its parts hear of that in their own way.
  const watched = development ? null : watch;
  const check = { allowsFork: development };
  const largeBlocks = new LargeBlockThread();
  const unguarded = new CometNode(rpc, largeBlocks, check);
  // The head bypasses the circuit breaker: it must notice first that the node is back.
  const events = link === undefined ? {} : { connect: overLink(link) };
  const heads = new CometHeadSource(
    { url: webSocketAddress(url) },
    { ...watchedHead(unguarded, watched), log, check, ...events },
  );
  const onServiceChange: OnServiceChange = (service, failure) => watch.serviceChanged(service, failure);
  const guarded = await guard(services, unguarded, { largeBlocks, check, watch: watched, onServiceChange, log });
  const { node, queries: guardedQueries } = guarded;
  const search = new GrpcSearch(
    {},
    {
      find: (signal) => findGrpcAt(config, url, profile.cometChainId, signal),
      onFound(service) {
        services.grpc = service;
        guarded.useGrpc(service);
        watch.refresh();
      },
      log,
    },
  );
  const dialect = currentDialect(profile);
  const queries = new ApplicationQueries(guardedQueries, dialect);
  const genesisQueries = development
    ? new ApplicationQueries(new GenesisQueries(guardedQueries), dialect, queries)
    : null;
  const cache = new QuestionCache({ maxBytes: config['cache-size'] });
  watch.onChange(() => cache.clear());
  warnOfFeeDenom(log, profile);
  watch.onChange(() => warnOfFeeDenom(log, profile));
  const gasCap = BigInt(config['json-rpc.gas-cap']) || NO_GAS_CAP;
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
    { queries, genesisQueries, node, cache, profile },
  );
  const traces = createNodeTraces(guarded, { profile, gasCap, development });
  const sync = new SyncWatch({ node: unguarded, log });
  if (isFresh) logFound(log, known);
  if (!development) watch.start();
  if (!development) sync.start();
  if (!development && isFresh && services.grpc === null) search.begin();
  const close = async (): Promise<void> => {
    const searched = search.stop();
    guarded.close();
    await searched;
    await watch.stop();
    await sync.stop();
    await largeBlocks.close();
  };
  const { questions } = guarded;
  const executionLimit = () => state.executionLimit;
  const asked = { node, heads, queries, questions, state, executionLimit, traces, largeBlocks, cache };
  return { rpc, ...asked, known, profile, watch, sync, gasCap, isDevelopment: development, close };
}

/** Everything except sending works. */
function warnOfFeeDenom(log: Logger, { feeDenom, forks }: ChainProfile): void {
  if (feeDenom === null) log.error({ reason: unknownFeeDenom(forks) }, 'no transaction can be sent');
}

function logFound(log: Logger, { profile, grpcAddress }: KnownChain): void {
  const { dialect, cometChainId, cometVersion, mempool, forks } = profile;
  log.info(
    {
      cometChainId,
      chainId: String(forks.chainId),
      denom: forks.denom,
      decimals: forks.decimals,
      dialect: dialect.name,
      cometVersion,
      mempool,
      grpc: grpcAddress !== null,
    },
    'chain found',
  );
}

function createNodeTraces(
  guarded: GuardedServices,
  { profile, gasCap, development }: { profile: ChainProfile; gasCap: bigint; development: boolean },
): NodeTraces {
  const dialect = currentDialect(profile);
  const { traceQueries } = guarded;
  const queries = new ApplicationQueries(traceQueries, dialect);
  const genesisQueries = development
    ? new ApplicationQueries(new GenesisQueries(traceQueries), dialect, queries)
    : null;
  const options = {
    gasCap,
    get maxTimeoutMs() {
      return guarded.maxTraceMs;
    },
  };
  return new CosmosTraces(options, { queries, genesisQueries, profile });
}

/**
 * True when the node is the embedded chain. The node is asked only when a development namespace is enabled: a real node
 * gets no request for a method that it does not have.
 */
export async function isDevelopment(
  config: Config,
  rpc: Pick<CometRpc, 'call'>,
  signal?: AbortSignal,
): Promise<boolean> {
  if (!config['json-rpc.api'].some((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace))) return false;
  try {
    await rpc.call('dev_info', {}, ownWork(signal));
    return true;
  } catch (error) {
    if (error instanceof CallRefused) return false;
    throw error;
  }
}
