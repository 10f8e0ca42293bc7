import { ownWork } from '../../caller/caller.js';
import { Service } from '../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { ChainError } from '../../chain/chainErrors.js';
import { GrpcQueries } from './grpcQueries.js';
import { askProtobuf, queryPath } from './applicationQueries.js';

/** Port of the SDK's gRPC server unless app.toml says otherwise. */
const DEFAULT_PORT = 9090;

/** A query that every SDK application answers, however busy it is. */
export const NODE_INFO_PATH = queryPath(Service.method.getNodeInfo);

/**
 * Possible addresses of a node's gRPC service: `grpc.address` of app.toml (null when unknown; the unspecified address
 * means the node's host), and the default port of the node's host.
 */
export function grpcCandidates(nodeUrl: URL, configured: string | null): string[] {
  const host = nodeUrl.hostname;
  const here = configured?.replace(/^(tcp:\/\/)?(0\.0\.0\.0|\[::\])?:(?=\d)/, `${host}:`);
  return [...new Set([...(here ? [here] : []), `${host}:${DEFAULT_PORT}`])];
}

/**
 * Connects to the first candidate that serves `cometChainId` (another chain may use the default port); null when none
 * responds within `timeoutMs` each. Rejects with the signal's reason.
 */
export async function findGrpc(
  candidates: string[],
  cometChainId: string,
  { timeoutMs = 2_000, signal }: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<{ address: string; queries: GrpcQueries } | null> {
  for (const address of candidates) {
    const queries = new GrpcQueries({ address });
    const limit = AbortSignal.timeout(timeoutMs);
    const served = await servedChain(queries, signal === undefined ? limit : AbortSignal.any([limit, signal]));
    if (served === cometChainId && signal?.aborted !== true) return { address, queries };
    queries.close();
    signal?.throwIfAborted();
  }
  return null;
}

/** Text id of the chain that a gRPC service serves; null when no SDK chain answers there. */
async function servedChain(queries: GrpcQueries, signal: AbortSignal): Promise<string | null> {
  try {
    const query = { method: Service.method.getNodeInfo, fields: {}, height: 0 };
    const answer = await askProtobuf(queries, query, ownWork(signal));
    return answer.defaultNodeInfo?.network ?? null;
  } catch (error) {
    if (error instanceof ChainError || signal.aborted) return null;
    throw error;
  }
}
