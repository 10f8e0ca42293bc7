import { countHeights } from '../store/heightRanges.js';
import type { BlockIndex } from './blockIndex.js';
import { NOT_REACHED, type NodeHealth } from './node/chainWatch.js';

/** How the service is, as far as its node and its index go. */
export interface GatewayHealth {
  node: NodeHealth;
  /** The newest block that is served; null when there is none. */
  head: { number: number; timestamp: number } | null;
  /** Blocks below the head that the node has and the index lacks. */
  missingBlocks: number;
}

/** As long as nothing is known of the chain. */
export function healthWithoutChain(since: number): GatewayHealth {
  return { node: { reachable: false, since, reason: NOT_REACHED }, head: null, missingBlocks: 0 };
}

/** The health now; it asks nothing of the node. */
export function readHealth({ upstream, coverage, store }: BlockIndex): GatewayHealth {
  const number = coverage.head;
  const summary = number === 0 ? undefined : store.summary(number);
  return {
    node: upstream.watch.health(),
    head: summary === undefined ? null : { number, timestamp: summary.timestamp },
    missingBlocks: countHeights([...coverage.missing]),
  };
}
