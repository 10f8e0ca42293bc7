import type { GoChainOptions } from '../../support/goChain.js';
import type { RefusalName } from './refusals.js';

/** A release of cosmos/evm whose node the matrix starts. */
export type Release = 'v0.3.2' | 'v0.7.3';

/** How a chain is configured, and what a user sees of it. `Step` has the names of the steps. */
export interface Configuration<Step extends string = string> {
  name: string;
  chain: GoChainOptions;
  /** Blocks that there must be before Halley starts; 0 when absent. */
  blocksBefore?: number;
  /** False where Halley gets no gRPC address. */
  grpc?: boolean;
  /** Whether the node removes old state. */
  prunes?: boolean;
  /** False where the node's own server knows nothing of blocks that are done. */
  nodeKeepsResults?: boolean;
  /** The steps that are refused, and by which error. */
  refusals?: Partial<Record<Step, RefusalName>>;
  /** Further ones on one release. */
  refusalsOf?: Partial<Record<Release, Partial<Record<Step, RefusalName>>>>;
  /** What an operator can set, for the page; absent for those that only combine others. */
  setting?: string;
}
