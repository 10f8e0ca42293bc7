/** What the parts around the node hand to each other while it is connected. */
import { methodTable } from '../../generated/methods.js';
import type { NodeUnavailable } from '../chain/errors.js';
import type { Queries } from '../chain/node.js';
import type { NodeLink } from '../chain/nodeLink.js';
import type { CometNode } from '../comet/cometNode.js';
import type { CometRpc } from '../comet/cometRpc.js';
import type { DurationHistogram } from '../observe/metrics.js';

/** The longest timeout of one trace, milliseconds. */
export const MAX_TRACE_MS = methodTable.debug_traceTransaction.limits.traceTime.default;

/**
 * Longest wait for a query that traces, milliseconds. Each transaction of a block has the timeout of a trace, and all
 * together have no more gas than a block.
 */
export const TRACE_QUERY_TIMEOUT_MS = 5 * 60_000;

/** The application's queries over gRPC. */
export interface GrpcService {
  /** `host:port`. */
  address: string;
  queries: Queries & { close(): void };
}

/** The services of a node; `grpc` is null when it has none. */
export interface NodeServices {
  url: URL;
  rpc: Pick<CometRpc, 'call' | 'close'>;
  grpc: GrpcService | null;
  link: NodeLink | undefined;
}

/** The services of the node, as the log and `/readyz` name them. */
export type ServiceName = 'CometBFT RPC' | 'gRPC';

/** Hears that a service is away, and why, or with null that it is back. */
export type OnServiceChange = (service: ServiceName, failure: NodeUnavailable | null) => void;

/** What requests use of a node. While the node does not answer, a question fails at once. */
export interface NodeAccess {
  node: CometNode;
  queries: Queries;
  /** Queries for traces, which take long and have large answers. */
  traceQueries: Queries;
  /** The longest timeout of a trace that its query can wait for, milliseconds; to be read at each use. */
  maxTraceMs: number;
  /** Asks this service from now on; only where the node seemed to have none. */
  useGrpc(service: GrpcService): void;
  /** How long the node took; null for one in this process. */
  questions: DurationHistogram | null;
  close(): void;
}
