/** The first contact with a node: finds its services, and what it is. */
import { ownWork } from '../caller/caller.js';
import { CallRefused, NoBlockYet, NodeUnavailable } from '../chain/chainErrors.js';
import type { Queries } from '../chain/node.js';
import type { NodeLink } from '../chain/nodeLink.js';
import { parseNodeAddress } from '../comet/address.js';
import { CometNode } from '../comet/cometNode.js';
import { CometRpc } from '../comet/cometRpc.js';
import { LinkedRpc } from '../comet/linkedRpc.js';
import type { Config } from '../config/config.js';
import { DEVELOPMENT_NAMESPACES } from '../config/settings.js';
import type { MempoolKind } from '../cosmos/chainProfile.js';
import { detectChain } from '../cosmos/detect/detectChain.js';
import { AbciQueries } from '../cosmos/queries/abciQueries.js';
import { LinkedQueries } from '../cosmos/queries/linkedQueries.js';
import type { GrpcService, NodeServices } from './nodeServices.js';
import type { KnownChain } from './knownChain.js';

/** The node at the configured address. Opens no connection. */
export function nodeAt(config: Config, link: NodeLink | undefined): Pick<NodeServices, 'url' | 'rpc' | 'link'> {
  const url = parseNodeAddress(config.node);
  return { url, rpc: link === undefined ? new CometRpc({ url }) : new LinkedRpc(link), link };
}

/**
 * The gRPC service of a node that responds; null when there is none. Rejects with a ChainError while the node does not
 * respond, and while it has no block: its application says nothing about itself before.
 */
export async function findGrpcOf(
  config: Config,
  { url, rpc, link }: Pick<NodeServices, 'url' | 'rpc' | 'link'>,
  signal?: AbortSignal,
): Promise<GrpcService | null> {
  const { cometChainId, latestHeight, catchingUp } = await new CometNode(rpc).status(ownWork(signal));
  if (link !== undefined) return { address: 'linked', queries: new LinkedQueries(link) };
  if (latestHeight === 0) throw new NoBlockYet(catchingUp);
  return findGrpcAt(config, url, cometChainId, signal);
}

/** The gRPC service of the configuration, or the one that the node seems to have; null when there is none. */
export async function findGrpcAt(
  config: Config,
  url: URL,
  cometChainId: string,
  signal?: AbortSignal,
): Promise<GrpcService | null> {
  if (config['node-grpc'] !== '') return grpcAt(config['node-grpc']);
  const { findGrpc, grpcCandidates } = await import('../cosmos/queries/grpcDiscovery.js');
  return findGrpc(grpcCandidates(url, null), cometChainId, { signal });
}

/** The gRPC service at an address; the first query connects. */
export async function grpcAt(address: string): Promise<GrpcService> {
  // The gRPC library is large, and a linked node does not need it.
  const { GrpcQueries } = await import('../cosmos/queries/grpcQueries.js');
  return { address, queries: new GrpcQueries({ address }) };
}

/** Asks the node what it is. Rejects with UnsupportedChain, or with a ChainError while it does not respond. */
export async function detectNode(
  config: Config,
  { rpc, grpc }: Pick<NodeServices, 'rpc' | 'grpc'>,
  signal?: AbortSignal,
): Promise<KnownChain> {
  const node = new CometNode(rpc);
  const asked = { node, queries: grpc === null ? new AbciQueries(node) : namedGrpc(grpc.queries) };
  const [{ name, version }, profile] = await Promise.all([
    node.applicationInfo(ownWork(signal)),
    detectChain(asked, ownWork(signal), mempoolOf(config)),
  ]);
  return { profile, application: { name, version }, grpcAddress: grpc?.address ?? null };
}

/** Whether this is the embedded chain. Only asked when a development namespace is enabled. */
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

/** The kind of mempool in the settings; none for `auto`. */
function mempoolOf({ mempool }: Config): { mempool?: MempoolKind } {
  if (mempool === 'flood' || mempool === 'app') return { mempool };
  return mempool === 'flood-with-queue' ? { mempool: 'floodWithQueue' } : {};
}

/** Adds to failures that they are of gRPC: the node's RPC may well respond. */
function namedGrpc(queries: Queries): Queries {
  return {
    async query(...question) {
      try {
        return await queries.query(...question);
      } catch (error) {
        if (!(error instanceof NodeUnavailable)) throw error;
        throw new NodeUnavailable(`over gRPC, ${error.reason}`, { detail: error.detail, cause: error });
      }
    },
  };
}
