import type { Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import type { NodeTraceBlock } from './tracing/nodeTraces.js';

/** What vesting accounts can spend: it grows with the time of the block, without any change of the state. */
export interface VestingBalances {
  /**
   * What a vesting account can spend in a block, before its transactions; null for any other account, which has what it
   * had after the block before. Rejects with an error of the chain where the node does not tell.
   */
  inBlock(address: Address, block: NodeTraceBlock, caller: Caller): Promise<bigint | null>;
}
