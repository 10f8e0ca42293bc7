/**
 * The node: its services (CometBFT RPC and gRPC), the kind of chain that it runs, and what reads that chain. Used by
 * the gateway and by the commands of `halley index`.
 */
import { CallRefused, ChainError } from '../chain/errors.js';
import type { NodeLink } from '../chain/nodeLink.js';
import type { NodeTraces } from '../chain/tracing/nodeTraces.js';
import type { State } from '../chain/state.js';
import { Backoff, pause } from '../concurrency/backoff.js';
import { parseNodeAddress, webSocketAddress } from '../comet/address.js';
import type { BlockCheck } from '../chain/node.js';
import { CometNode } from '../comet/cometNode.js';
import { CometHeadSource } from '../comet/cometHeadSource.js';
import { CometRpc } from '../comet/cometRpc.js';
import { overLink } from '../comet/eventConnections.js';
import { LinkedRpc } from '../comet/linkedRpc.js';
import type { Config } from '../config/config.js';
import { withoutSecrets } from '../config/withoutSecrets.js';
import { DEVELOPMENT_NAMESPACES } from '../config/settings.js';
import { AbciQueries } from '../cosmos/queries/abciQueries.js';
import type { ChainProfile, MempoolKind } from '../cosmos/chainProfile.js';
import { detectChain } from '../cosmos/detect/detectChain.js';
import { GenesisQueries } from '../cosmos/queries/genesisQueries.js';
import { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';
import { LinkedQueries } from '../cosmos/queries/linkedQueries.js';
import { QuestionCache } from '../cosmos/questionCache.js';
import { CosmosState } from '../cosmos/cosmosState.js';
import { CosmosTraces } from '../cosmos/cosmosTraces.js';
import type { Logger } from '../observe/logger.js';
import { LargeBlockThread } from './largeBlocks/largeBlockThread.js';
import {
  MAX_TRACE_MS,
  TRACE_QUERY_TIMEOUT_MS,
  type GrpcService,
  type GuardedServices,
  type NodeServices,
} from './nodeServices.js';

/** Waits between two attempts to reach a node at start, milliseconds. */
const RETRY_MS = { first: 500, longest: 10_000 };

/** The gas cap when `gas-cap` is 0, which means none: the largest number that the node takes. */
const NO_GAS_CAP = 2n ** 63n - 1n;

/** A node that was reached, and what reads it. */
export interface Upstream {
  /** The CometBFT RPC without a circuit breaker. */
  rpc: Pick<CometRpc, 'call'>;
  /** The CometBFT RPC behind a circuit breaker. */
  node: CometNode;
  heads: CometHeadSource;
  profile: ChainProfile;
  /** Queries of the application, over gRPC where the node has it, behind a circuit breaker. */
  queries: ApplicationQueries;
  state: State;
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
  close(): void;
}

/** How the node is reached, beside its address in the configuration. */
export interface UpstreamOptions {
  /** Ends the waiting for the node. */
  signal?: AbortSignal;
  /** Reaches a node in this process, and is used instead of its addresses. */
  link?: NodeLink;
}

/**
 * Connects to the node of the configuration. While the node does not answer, it tries again until the signal aborts.
 */
export async function connectUpstream(
  config: Config,
  log: Logger,
  { signal, link }: UpstreamOptions = {},
): Promise<Upstream> {
  const url = parseNodeAddress(config.node);
  const rpc = link === undefined ? new CometRpc({ url }) : new LinkedRpc(link);
  const node = new CometNode(rpc);
  const backoff = new Backoff(RETRY_MS);
  for (;;) {
    let grpc: GrpcService | null = null;
    try {
      const { cometChainId } = await node.status(signal);
      grpc = link === undefined ? await openGrpc(config, url, cometChainId) : linkedGrpc(link);
      if (grpc === null)
        log.warn('the node has no gRPC service: state queries over CometBFT RPC hold up its block production');
      return await assemble(config, log, { url, rpc, grpc, link }, signal);
    } catch (error) {
      grpc?.queries.close();
      if (!(error instanceof ChainError) || signal?.aborted) {
        rpc.close();
        throw error;
      }
      const waitMs = backoff.nextMs();
      log.warn(
        { node: withoutSecrets(config.node), error: error.message, retryInMs: Math.round(waitMs) },
        'waiting for the node',
      );
      await pause(waitMs, signal);
    }
  }
}

async function openGrpc(config: Config, url: URL, cometChainId: string): Promise<GrpcService | null> {
  const network = await import('./networkServices.js');
  return network.openGrpc(config, url, cometChainId);
}

function linkedGrpc(link: NodeLink): GrpcService {
  return { address: 'linked', queries: new LinkedQueries(link) };
}

/** A link needs no circuit breaker: it fails at once when the node is gone. */
async function guard(
  { url, rpc, grpc, link }: NodeServices,
  { node, largeBlocks, check }: { node: CometNode; largeBlocks: LargeBlockThread; check: BlockCheck },
  log: Logger,
): Promise<GuardedServices> {
  if (link !== undefined) {
    const traceQueries = new LinkedQueries(link, TRACE_QUERY_TIMEOUT_MS);
    return { node, queries: new LinkedQueries(link), traceQueries, maxTraceMs: MAX_TRACE_MS, close: () => undefined };
  }
  const network = await import('./networkServices.js');
  return network.guardServices({ url, rpc, grpc }, { largeBlocks, check }, log);
}

async function assemble(config: Config, log: Logger, services: NodeServices, signal?: AbortSignal): Promise<Upstream> {
  const { url, rpc, grpc, link } = services;
  const development = await isDevelopment(config, rpc);
  const check = { allowsFork: development };
  const largeBlocks = new LargeBlockThread();
  const unguarded = new CometNode(rpc, largeBlocks, check);
  const asked = { node: unguarded, queries: grpc?.queries ?? new AbciQueries(unguarded) };
  const profile = await detectChain(asked, mempoolOf(config), signal);
  // The head bypasses the circuit breaker: it must notice first that the node is back.
  const events = link === undefined ? {} : { connect: overLink(link) };
  const heads = new CometHeadSource({ url: webSocketAddress(url) }, { node: unguarded, log, check, ...events });
  const guarded = await guard(services, { node: unguarded, largeBlocks, check }, log);
  const { node, queries: guardedQueries } = guarded;
  const close = (): void => {
    guarded.close();
    void largeBlocks.close();
  };
  const queries = new ApplicationQueries(guardedQueries, profile.dialect);
  const genesisQueries = development
    ? new ApplicationQueries(new GenesisQueries(guardedQueries), profile.dialect, queries)
    : null;
  const cache = new QuestionCache({ maxBytes: config['cache-size'] });
  const gasCap = BigInt(config['json-rpc.gas-cap']) || NO_GAS_CAP;
  const state = new CosmosState(
    {
      gasCap,
      callTimeoutMs: config['json-rpc.evm-timeout'],
      keepsEstimates: !development,
      minimumGasPrices: config['minimum-gas-prices'],
    },
    { queries, genesisQueries, node, cache, profile },
  );
  const traces = createNodeTraces(guarded, { profile, gasCap, development });
  const { dialect, cometChainId, cometVersion, mempool, forks } = profile;
  log.info(
    { cometChainId, chainId: String(forks.chainId), dialect: dialect.name, cometVersion, mempool, grpc: grpc !== null },
    'chain found',
  );
  const read = { profile, queries, state, traces, largeBlocks, cache, gasCap };
  return { rpc, node, heads, ...read, isDevelopment: development, close };
}

function createNodeTraces(
  { traceQueries, maxTraceMs }: GuardedServices,
  { profile, gasCap, development }: { profile: ChainProfile; gasCap: bigint; development: boolean },
): NodeTraces {
  const queries = new ApplicationQueries(traceQueries, profile.dialect);
  const genesisQueries = development
    ? new ApplicationQueries(new GenesisQueries(traceQueries), profile.dialect, queries)
    : null;
  return new CosmosTraces({ gasCap, maxTimeoutMs: maxTraceMs }, { queries, genesisQueries, profile });
}

/** The kind of mempool that the setting names; none for `auto`. */
function mempoolOf({ mempool }: Config): { mempool?: MempoolKind } {
  if (mempool === 'flood' || mempool === 'app') return { mempool };
  return mempool === 'flood-with-queue' ? { mempool: 'floodWithQueue' } : {};
}

/**
 * True when the node is the embedded chain. The node is asked only when a development namespace is enabled: a real node
 * gets no request for a method that it does not have.
 */
export async function isDevelopment(config: Config, rpc: Pick<CometRpc, 'call'>): Promise<boolean> {
  if (!config['json-rpc.api'].some((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace))) return false;
  try {
    await rpc.call('dev_info', {});
    return true;
  } catch (error) {
    if (error instanceof CallRefused) return false;
    throw error;
  }
}
