/** What the parts around the node hand to each other while it is connected. */
import type { Queries } from '../chain/node.js';
import type { NodeLink } from '../chain/nodeLink.js';
import type { CometNode } from '../comet/cometNode.js';
import type { CometRpc } from '../comet/cometRpc.js';

/** The application's queries, and where they are answered. */
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

/** What requests use of a node. */
export interface GuardedServices {
  node: CometNode;
  queries: Queries;
  close: () => void;
}
