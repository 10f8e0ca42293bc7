import type { LRUCache } from 'lru-cache';
import type { ChainParts } from './blockProducer.js';
import type { Faults } from './faults.js';
import type { AutoMiner } from './autoMiner.js';
import type { Snapshots } from './snapshots.js';
import type { PendingBlock } from './pendingBlock.js';
import type { StateLoading } from './stateLoading.js';
import type { StateQueries } from './stateQueries.js';
import type { EventSubscriptions } from './events/eventSubscriptions.js';
import type { Validator } from './blocks/validator.js';

/** What the node reports about itself. */
export interface NodeOptions {
  /** CometBFT release that status reports, such as `0.38.17`. */
  cometVersion: string;
  moniker: string;
  version: string;
  hardfork: string;
  order: 'fees' | 'fifo';
  accounts: readonly string[];
}

/** Every part of the node, made once in `devNode.ts`. */
export interface NodeParts extends ChainParts {
  options: NodeOptions;
  validator: Validator;
  pendingBlock: PendingBlock;
  miner: AutoMiner;
  snapshots: Snapshots;
  stateLoading: StateLoading;
  /** The hashes of accepted transactions. CometBFT refuses the same bytes again, also after they are in a block. */
  txCache: LRUCache<string, true>;
  subscriptions: EventSubscriptions;
  queries: StateQueries;
  faults: Faults;
  /** Port of the RPC; throws before it listens. */
  rpcPort: () => number;
}

/** From CometBFT 0.39 on, chains keep waiting transactions in the application, where its RPC does not see them. */
export function hasApplicationMempool({ cometVersion }: Pick<NodeOptions, 'cometVersion'>): boolean {
  const [major = 0, minor = 0] = cometVersion.split('.').map(Number);
  return major > 0 || minor >= 39;
}
