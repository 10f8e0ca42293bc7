/** Whether the node answers. */
export interface NodeHealth {
  reachable: boolean;
  /** Milliseconds since the epoch from which that holds. */
  since: number;
  /** Why it is not reachable, without addresses; null when it is. */
  reason: string | null;
}

/** How the service is, as far as its node and its index go. */
export interface GatewayHealth {
  node: NodeHealth;
  /** The node's newest block, 0 for none, while it catches up with its chain; null when it has. */
  catchingUpAt: number | null;
  /** The newest block that is served; null when there is none. */
  head: { number: number; timestamp: number } | null;
  /** Blocks below the head that the node has and the index lacks. */
  missingBlocks: number;
  /** The block that the node answers falsely; null for none. */
  falseBlock: { height: number; reason: string } | null;
  /** Why the index cannot be written; null when it can. */
  store: string | null;
  /** Blocks below the head whose results the node did not keep, because of a setting. */
  discardedBlocks: number;
  /** Why the head cannot go on although the node answers; null when it can. */
  obstacle: string | null;
  /** What was refused since the start because a hash contradicts it. */
  refused: { blocks: number; events: number };
}

/** How the last attempt to connect has failed. */
interface FailedAttempt {
  /** Why, in words for clients. */
  cause: string;
  /** Set when the node was reached and has no block; null otherwise. */
  noBlockYet: { catchingUp: boolean; reason: string } | null;
}

/** The health as long as nothing is known of the chain. */
export function healthWithoutChain(since: number, { cause, noBlockYet }: FailedAttempt): GatewayHealth {
  const isReached = noBlockYet !== null;
  return {
    node: { reachable: isReached, since, reason: isReached ? null : cause },
    catchingUpAt: noBlockYet?.catchingUp === true ? 0 : null,
    head: null,
    missingBlocks: 0,
    falseBlock: null,
    store: null,
    discardedBlocks: 0,
    obstacle: noBlockYet?.reason ?? null,
    refused: { blocks: 0, events: 0 },
  };
}
