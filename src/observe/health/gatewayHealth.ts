import type { NoBlockYet } from '../../chain/errors.js';
import { countHeights } from '../../store/heightRanges.js';
import type { BlockIndex } from '../../wiring/blockIndex.js';
import { NOT_REACHED, type NodeHealth } from '../../upstream/chainWatch.js';

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

const NOTHING_KNOWN = {
  catchingUpAt: null,
  head: null,
  missingBlocks: 0,
  discardedBlocks: 0,
  obstacle: null,
  falseBlock: null,
  store: null,
  refused: { blocks: 0, events: 0 },
} as const;

/** How the last attempt to connect has failed. */
interface FailedAttempt {
  /** Null before the first attempt. */
  cause: string | null;
  /** Set when the node was reached. */
  noBlockYet: NoBlockYet | null;
}

/** As long as nothing is known of the chain. */
export function healthWithoutChain(
  since: number,
  { cause, noBlockYet }: FailedAttempt = { cause: null, noBlockYet: null },
): GatewayHealth {
  if (noBlockYet !== null) {
    const { catchingUp, reason: obstacle } = noBlockYet;
    const node = { reachable: true, since, reason: null };
    return { ...NOTHING_KNOWN, node, catchingUpAt: catchingUp ? 0 : null, obstacle };
  }
  return { node: { reachable: false, since, reason: cause ?? NOT_REACHED }, ...NOTHING_KNOWN };
}

/** The health now; it asks nothing of the node. */
export function readHealth({ upstream, coverage, store, unstored, complaints, indexer }: BlockIndex): GatewayHealth {
  const number = coverage.head;
  const summary = number === 0 ? undefined : (store.summary(number) ?? unstored.get(number)?.summary());
  return {
    node: upstream.watch.health(),
    catchingUpAt: upstream.sync.catchingUpAt(),
    head: summary === undefined ? null : { number, timestamp: summary.timestamp },
    missingBlocks: countHeights([...coverage.missing]),
    discardedBlocks: countHeights(coverage.discarded),
    obstacle: indexer.obstacle(),
    falseBlock: complaints.trouble(),
    store: store.trouble(),
    refused: { blocks: complaints.refused, events: upstream.heads.falseEvents },
  };
}
