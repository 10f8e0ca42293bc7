/** Whether the node can be reached. */
export interface NodeHealth {
  reachable: boolean;
  /** Time of the last change of `reachable`, milliseconds since the epoch. */
  since: number;
  /** Why it is not reachable, without addresses; null when it is. */
  reason: string | null;
}

/** The health of the node and the index. */
export interface GatewayHealth {
  node: NodeHealth;
  /** The node's newest block (0 for none) while it catches up with its chain; else null. */
  catchingUpAt: number | null;
  /** The newest block that is served; null when there is none. */
  head: { number: number; timestamp: number } | null;
  /** Blocks below the head that the node has and the index lacks. */
  missingBlocks: number;
  /** Blocks that the back-fill has added per second lately; 0 when it added none. */
  filledPerSecond: number;
  /** The time for the missing blocks at this rate; null when it added none. */
  secondsLeft: number | null;
  /** A block for which the node's responses are false; null for none. */
  falseBlock: { height: number; reason: string } | null;
  /** Why the index cannot be written; null when it can. */
  store: string | null;
  /** Blocks below the head whose results the node discarded because of a setting. */
  discardedBlocks: number;
  /** Why the head is stuck although the node responds; null when it is not. */
  obstacle: string | null;
  /** Blocks and events refused since the start because a hash contradicts them. */
  refused: { blocks: number; events: number };
}

/** How the last attempt to connect failed. */
interface FailedAttempt {
  /** Why, in words for clients. */
  cause: string;
  /** Set when the node was reached but has no block. */
  noBlockYet: { catchingUp: boolean; reason: string } | null;
}

/** The health before the first connection to the chain. */
export function healthWithoutChain(since: number, { cause, noBlockYet }: FailedAttempt): GatewayHealth {
  const isReached = noBlockYet !== null;
  return {
    node: { reachable: isReached, since, reason: isReached ? null : cause },
    catchingUpAt: noBlockYet?.catchingUp === true ? 0 : null,
    head: null,
    missingBlocks: 0,
    filledPerSecond: 0,
    secondsLeft: null,
    falseBlock: null,
    store: null,
    discardedBlocks: 0,
    obstacle: noBlockYet?.reason ?? null,
    refused: { blocks: 0, events: 0 },
  };
}
