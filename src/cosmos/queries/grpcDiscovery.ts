/** Finds the gRPC service of the node whose CometBFT RPC is known. */
import { Service } from '../../../generated/proto/cosmos/base/tendermint/v1beta1/query_pb.js';
import { ChainError } from '../../chain/errors.js';
import { GrpcQueries } from './grpcQueries.js';
import { askProtobuf, queryPath } from './protobufQuery.js';

/** Port of the SDK's gRPC server unless app.toml says otherwise. */
const USUAL_PORT = 9090;

/** A query that every SDK application answers, however busy it is. */
export const NODE_INFO_PATH = queryPath(Service.method.getNodeInfo);

/**
 * Where the gRPC service may be: what app.toml says (`grpc.address`; null when unknown), with a listen-on-all address
 * taken as the node's host, and the usual port of that host.
 */
export function grpcCandidates(nodeUrl: URL, configured: string | null): string[] {
  const host = nodeUrl.hostname;
  const here = configured?.replace(/^(tcp:\/\/)?(0\.0\.0\.0|\[::\])?:(?=\d)/, `${host}:`);
  return [...new Set([...(here ? [here] : []), `${host}:${USUAL_PORT}`])];
}

/**
 * A connection to the first candidate that serves the chain `cometChainId`; null when none does within `timeoutMs`
 * each. A service of another chain on a usual port must not answer for this one.
 */
export async function findGrpc(
  candidates: string[],
  cometChainId: string,
  timeoutMs = 2_000,
): Promise<{ address: string; queries: GrpcQueries } | null> {
  for (const address of candidates) {
    const queries = new GrpcQueries({ address });
    if ((await servedChain(queries, AbortSignal.timeout(timeoutMs))) === cometChainId) return { address, queries };
    queries.close();
  }
  return null;
}

/** Text id of the chain behind a gRPC service; null when nothing of an SDK chain answers there. */
async function servedChain(queries: GrpcQueries, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await askProtobuf(queries, { method: Service.method.getNodeInfo, fields: {}, height: 0 }, signal);
    return answer.defaultNodeInfo?.network ?? null;
  } catch (error) {
    if (error instanceof ChainError || signal.aborted) return null;
    throw error;
  }
}
