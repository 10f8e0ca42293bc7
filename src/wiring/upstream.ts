/**
 * The node: its services (CometBFT RPC and gRPC), the kind of chain that it runs, and what reads that chain. Used by
 * the gateway and by the commands of `halley index`.
 */
import { CallRefused, ChainError } from '../chain/errors.js';
import type { Queries } from '../chain/node.js';
import { Backoff, pause } from '../concurrency/backoff.js';
import { parseNodeAddress, webSocketAddress } from '../comet/address.js';
import { CometNode } from '../comet/cometNode.js';
import { CometHeadSource } from '../comet/cometHeadSource.js';
import { CometRpc } from '../comet/cometRpc.js';
import type { Config } from '../config/config.js';
import { DEVELOPMENT_NAMESPACES } from '../config/settings.js';
import { AbciQueries } from '../cosmos/queries/abciQueries.js';
import type { ChainProfile, MempoolKind } from '../cosmos/chainProfile.js';
import { detectChain } from '../cosmos/detect/detectChain.js';
import { GenesisQueries } from '../cosmos/queries/genesisQueries.js';
import { GrpcQueries } from '../cosmos/queries/grpcQueries.js';
import { findGrpc, grpcCandidates } from '../cosmos/queries/grpcDiscovery.js';
import { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';
import { QuestionCache } from '../cosmos/questionCache.js';
import { CosmosState } from '../cosmos/cosmosState.js';
import type { Logger } from '../observe/logger.js';
import { guardGrpc, guardRpc } from './nodeCircuitBreakers.js';

/** Waits between two attempts to reach a node at start, milliseconds. */
const RETRY_MS = { first: 500, longest: 10_000 };

/** The gas cap when `gas-cap` is 0, which means none: the largest number that the node takes. */
const NO_GAS_CAP = 2n ** 63n - 1n;

/** A node that was reached, and what reads it. */
export interface Upstream {
  /** The CometBFT RPC without a circuit breaker. */
  rpc: CometRpc;
  /** The CometBFT RPC behind a circuit breaker. */
  node: CometNode;
  heads: CometHeadSource;
  profile: ChainProfile;
  /** Queries of the application, over gRPC where the node has it, behind a circuit breaker. */
  queries: ApplicationQueries;
  state: CosmosState;
  /** Answers that `state` keeps. */
  cache: QuestionCache;
  /** Most gas of a call. */
  gasCap: bigint;
  /** True when the node is the embedded chain, which has the `dev_*` methods. */
  isDevelopment: boolean;
  /** Closes all connections to the node. */
  close(): void;
}

/**
 * Connects to the node of the configuration. While the node does not answer, it tries again until the signal aborts.
 */
export async function connectUpstream(config: Config, log: Logger, signal?: AbortSignal): Promise<Upstream> {
  const url = parseNodeAddress(config.node);
  const rpc = new CometRpc({ url });
  const node = new CometNode(rpc);
  const backoff = new Backoff(RETRY_MS);
  for (;;) {
    let grpc: GrpcService | null = null;
    try {
      const { cometChainId } = await node.status(signal);
      grpc = await openGrpc(config, url, cometChainId);
      if (grpc === null)
        log.warn('the node has no gRPC service: state queries over CometBFT RPC hold up its block production');
      return await assemble(config, log, { url, rpc, grpc }, signal);
    } catch (error) {
      grpc?.queries.close();
      if (!(error instanceof ChainError) || signal?.aborted) {
        rpc.close();
        throw error;
      }
      const waitMs = backoff.nextMs();
      log.warn({ node: config.node, error: error.message, retryInMs: Math.round(waitMs) }, 'waiting for the node');
      await pause(waitMs, signal);
    }
  }
}

interface GrpcService {
  /** `host:port`. */
  address: string;
  queries: GrpcQueries;
}

async function openGrpc(config: Config, url: URL, cometChainId: string): Promise<GrpcService | null> {
  const address = config['node-grpc'];
  if (address !== '') return { address, queries: new GrpcQueries({ address }) };
  return findGrpc(grpcCandidates(url, null), cometChainId);
}

/** The services of a node; `grpc` is null when it has none. */
interface NodeServices {
  url: URL;
  rpc: CometRpc;
  grpc: GrpcService | null;
}

async function assemble(config: Config, log: Logger, services: NodeServices, signal?: AbortSignal): Promise<Upstream> {
  const { url, rpc, grpc } = services;
  const unguarded = new CometNode(rpc);
  const asked = { node: unguarded, queries: grpc?.queries ?? new AbciQueries(unguarded) };
  const profile = await detectChain(asked, mempoolOf(config), signal);
  const development = await isDevelopment(config, rpc);
  // The head bypasses the circuit breaker: it must notice first that the node is back.
  const heads = new CometHeadSource({ url: webSocketAddress(url) }, { node: unguarded, log });
  const { node, queries: guardedQueries, close } = guardServices(services, log);
  const queries = new ApplicationQueries(guardedQueries, profile.dialect);
  const genesisQueries = development
    ? new ApplicationQueries(new GenesisQueries(guardedQueries), profile.dialect)
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
  const { dialect, cometChainId, cometVersion, mempool, forks } = profile;
  log.info(
    { cometChainId, chainId: String(forks.chainId), dialect: dialect.name, cometVersion, mempool, grpc: grpc !== null },
    'chain found',
  );
  return { rpc, node, heads, profile, queries, state, cache, gasCap, isDevelopment: development, close };
}

/** The services that requests use. While the node does not answer, a question to them fails at once. */
function guardServices(
  { url, rpc, grpc }: NodeServices,
  log: Logger,
): { node: CometNode; queries: Queries; close: () => void } {
  const guardedRpc = guardRpc(url, rpc, log);
  const node = new CometNode(guardedRpc.service);
  const guardedGrpc = grpc === null ? null : guardGrpc(grpc.address, grpc.queries, log);
  const close = () => {
    guardedRpc.close();
    guardedGrpc?.close();
    grpc?.queries.close();
    rpc.close();
  };
  return { node, queries: guardedGrpc?.service ?? new AbciQueries(node), close };
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
export async function isDevelopment(config: Config, rpc: CometRpc): Promise<boolean> {
  if (!config['json-rpc.api'].some((namespace) => DEVELOPMENT_NAMESPACES.includes(namespace))) return false;
  try {
    await rpc.call('dev_info', {});
    return true;
  } catch (error) {
    if (error instanceof CallRefused) return false;
    throw error;
  }
}
