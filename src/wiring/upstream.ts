/** The node's side of the wiring: its addresses, its doors for queries, and what kind of chain it runs. Used by the service and by the index commands. */
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
import { GrpcQueries } from '../cosmos/queries/grpcQueries.js';
import { findGrpc, grpcCandidates } from '../cosmos/queries/grpcDiscovery.js';
import { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';
import { QuestionCache } from '../cosmos/questionCache.js';
import { CosmosState } from '../cosmos/cosmosState.js';
import type { Logger } from '../observe/logger.js';
import { watchGrpc, watchRpc } from './nodeCircuitBreakers.js';

/** Waits between two attempts to reach a node at start, milliseconds. */
const RETRY_MS = { first: 500, longest: 10_000 };

/** `gas-cap` 0 is no cap; the node takes the most that fits. */
const NO_GAS_CAP = 2n ** 63n - 1n;

export interface Upstream {
  rpc: CometRpc;
  node: CometNode;
  heads: CometHeadSource;
  profile: ChainProfile;
  queries: ApplicationQueries;
  state: CosmosState;
  cache: QuestionCache;
  gasCap: bigint;
  /** True when the node is the embedded chain, which can be told to mine, to go back, and more. */
  development: boolean;
  close(): void;
}

/** Connects to the node of the configuration; while it does not answer, tries again until the signal aborts. */
export async function connectUpstream(config: Config, log: Logger, signal?: AbortSignal): Promise<Upstream> {
  const url = parseNodeAddress(config.node);
  const rpc = new CometRpc({ url });
  const node = new CometNode(rpc);
  const backoff = new Backoff(RETRY_MS);
  for (;;) {
    const doors = { grpc: null as GrpcDoor | null };
    try {
      const { cometChainId } = await node.status(signal);
      doors.grpc = await openGrpc(config, url, cometChainId);
      if (doors.grpc === null)
        log.warn('the node has no gRPC service: state queries over CometBFT RPC hold up its block production');
      return await assemble(config, log, { url, rpc, grpc: doors.grpc }, signal);
    } catch (error) {
      doors.grpc?.queries.close();
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

interface GrpcDoor {
  address: string;
  queries: GrpcQueries;
}

async function openGrpc(config: Config, url: URL, cometChainId: string): Promise<GrpcDoor | null> {
  const address = config['node-grpc'];
  if (address !== '') return { address, queries: new GrpcQueries({ address }) };
  return findGrpc(grpcCandidates(url, null), cometChainId);
}

interface Doors {
  url: URL;
  rpc: CometRpc;
  grpc: GrpcDoor | null;
}

async function assemble(config: Config, log: Logger, doors: Doors, signal?: AbortSignal): Promise<Upstream> {
  const { url, rpc, grpc } = doors;
  const patient = new CometNode(rpc);
  const asked = { node: patient, queries: grpc?.queries ?? new AbciQueries(patient) };
  const profile = await detectChain(asked, mempoolOf(config), signal);
  const development = await isDevelopment(config, rpc);
  // The head is asked for past the watch, so that it is not the last to see that the node is back.
  const heads = new CometHeadSource({ url: webSocketAddress(url) }, { node: patient, log });
  const { node, door, close } = watchDoors(doors, log);
  const queries = new ApplicationQueries(door, profile.dialect);
  const cache = new QuestionCache({ maxBytes: config['cache-size'] });
  const gasCap = BigInt(config['json-rpc.gas-cap']) || NO_GAS_CAP;
  const state = new CosmosState(
    {
      gasCap,
      callTimeoutMs: config['json-rpc.evm-timeout'],
      keepsEstimates: !development,
      minimumGasPrices: config['minimum-gas-prices'],
    },
    { queries, node, cache, profile },
  );
  const { dialect, cometChainId, cometVersion, mempool, forks } = profile;
  log.info(
    { cometChainId, chainId: String(forks.chainId), dialect: dialect.name, cometVersion, mempool, grpc: grpc !== null },
    'chain found',
  );
  return { rpc, node, heads, profile, queries, state, cache, gasCap, development, close };
}

/** What requests ask; whoever asks fails at once while the node is not there. */
function watchDoors({ url, rpc, grpc }: Doors, log: Logger): { node: CometNode; door: Queries; close: () => void } {
  const comet = watchRpc(url, rpc, log);
  const node = new CometNode(comet.door);
  const watched = grpc === null ? null : watchGrpc(grpc.address, grpc.queries, log);
  const close = () => {
    comet.close();
    watched?.close();
    grpc?.queries.close();
    rpc.close();
  };
  return { node, door: watched?.door ?? new AbciQueries(node), close };
}

/** The words of the setting are the mempool kinds as an operator writes them. */
function mempoolOf({ mempool }: Config): { mempool?: MempoolKind } {
  if (mempool === 'flood' || mempool === 'app') return { mempool };
  return mempool === 'flood-with-queue' ? { mempool: 'floodWithQueue' } : {};
}

/**
 * True when the node is the embedded chain. Asked only when a namespace of development is enabled: a real node is not bothered with a method that
 * it does not have.
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
