/** The first contact with a node: finds its services, and what it is. */
import { ownWork } from '../caller/caller.js';
import { NoBlockYet, NodeUnavailable } from '../chain/errors.js';
import type { Queries } from '../chain/node.js';
import type { NodeLink } from '../chain/nodeLink.js';
import { parseNodeAddress } from '../comet/address.js';
import { CometNode } from '../comet/cometNode.js';
import { CometRpc } from '../comet/cometRpc.js';
import { LinkedRpc } from '../comet/linkedRpc.js';
import type { Config } from '../config/config.js';
import type { MempoolKind } from '../cosmos/chainProfile.js';
import { detectChain } from '../cosmos/detect/detectChain.js';
import { AbciQueries } from '../cosmos/queries/abciQueries.js';
import { LinkedQueries } from '../cosmos/queries/linkedQueries.js';
import type { GrpcService, NodeServices } from './nodeServices.js';
import type { KnownChain } from './knownChain.js';

/** The address of the configuration, and the CometBFT RPC there. It opens no connection. */
export function nodeAt(config: Config, link: NodeLink | undefined): Pick<NodeServices, 'url' | 'rpc' | 'link'> {
  const url = parseNodeAddress(config.node);
  return { url, rpc: link === undefined ? new CometRpc({ url }) : new LinkedRpc(link), link };
}

/**
 * The gRPC service of a node that answers; null when there is none. Rejects with a ChainError while the node does not
 * answer, and while it has no block: its application says nothing of itself then.
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

/** The gRPC service at the address of the configuration, or beside the node; null when there is none. */
export async function findGrpcAt(
  config: Config,
  url: URL,
  cometChainId: string,
  signal?: AbortSignal,
): Promise<GrpcService | null> {
  const network = await import('./guardedQueries.js');
  return network.openGrpc(config, url, cometChainId, signal);
}

/** Asks the node what it is. Rejects with UnsupportedChain, or with a ChainError while it does not answer. */
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

/** The kind of mempool that the setting names; none for `auto`. */
function mempoolOf({ mempool }: Config): { mempool?: MempoolKind } {
  if (mempool === 'flood' || mempool === 'app') return { mempool };
  return mempool === 'flood-with-queue' ? { mempool: 'floodWithQueue' } : {};
}

/** Says that it is gRPC that fails: the RPC of the node may well answer. */
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
