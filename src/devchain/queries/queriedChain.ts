import type { BlockContext } from '../../execution/blockContext.js';
import type { BlockRecord } from '../app/state/blockRecord.js';
import type { DevChainConfig } from '../app/devChainConfig.js';
import type { EvmPool } from '../app/evm/evmPool.js';
import type { WorldStateView } from '../app/state/worldState.js';

/** What queries read of the chain. */
export interface QueriedChain {
  readonly config: DevChainConfig;
  /** The newest height. */
  readonly height: number;
  /** The state after a block; null when there is no such block. */
  stateAt(height: number): WorldStateView | null;
  /** Null when there is no such block. */
  blockRecord(height: number): BlockRecord | null;
  /** The block that code sees in queries at a height; null when there is no such block. */
  blockContextAt(height: number): BlockContext | null;
  /** The base fee of the block after the newest, wei times 10^18. */
  nextBaseFeeScaled(): bigint;
  /** Gas limit of a block that there is. */
  gasLimitAt(height: number): bigint;
  readonly evmPool: EvmPool;
}

/** The chain at the height of one query, which every handler gets. */
export interface QueryContext {
  chain: QueriedChain;
  height: number;
  state: WorldStateView;
  block: BlockRecord;
  /** The block of this height as code sees it. */
  blockContext: BlockContext;
  /**
   * At the newest height the block that a transaction sent now would get into; below it the same as `blockContext`.
   */
  nextBlockContext: BlockContext;
  /** Called with each line that code prints with Solidity's console.log. */
  onConsoleLog: (line: string) => void;
}
