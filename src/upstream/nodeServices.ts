/** What the parts around the node pass to each other while it is being connected. */
import { methodTable } from '../../generated/methods.js';
import type { NodeUnavailable } from '../chain/chainErrors.js';
import type { BlockBatches, Queries } from '../chain/node.js';
import type { KeyQueries } from '../chain/rawStore.js';
import type { NodeLink } from '../chain/nodeLink.js';
import type { CometNode } from '../comet/cometNode.js';
import type { CometRpc } from '../comet/cometRpc.js';
import type { DurationHistogram } from '../observe/metrics.js';

/** The longest timeout of one trace, milliseconds. */
export const MAX_TRACE_MS = methodTable.debug_traceTransaction.limits.traceTime.default;

/** Longest wait for a trace query, milliseconds: each transaction of a block has the timeout of a trace. */
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
  /** One that is linked has no batches. */
  rpc: Pick<CometRpc, 'call' | 'close'> & Partial<Pick<CometRpc, 'callBatch' | 'callUndecoded'>>;
  grpc: GrpcService | null;
  link: NodeLink | undefined;
}

/** The names of the node's services in the log and in `/readyz`. */
export type ServiceName = 'CometBFT RPC' | 'gRPC';

/** Called with the reason when a service is away, and with null when it is back. */
export type OnServiceChange = (service: ServiceName, failure: NodeUnavailable | null) => void;

/** What requests use of a node. While the node does not respond, a question fails at once. */
export interface NodeAccess {
  node: CometNode;
  queries: Queries;
  /** Queries for traces, which take long and are large. */
  traceQueries: Queries;
  /** Single keys of the application's stores, over CometBFT RPC; null for a node in this process. */
  keyQueries: KeyQueries | null;
  /** Blocks in batches, over CometBFT RPC; null for a node in this process. */
  blockBatches: BlockBatches | null;
  /** The longest timeout of a trace for which its query can wait, milliseconds; it may change. */
  maxTraceMs: number;
  /** Switches to a service that was found later. */
  useGrpc(service: GrpcService): void;
  /** Response times of the node; null for one in this process. */
  questions: DurationHistogram | null;
  close(): void;
}
