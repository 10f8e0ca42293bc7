/** What queries read of the chain. */
import type { BlockContext } from '../../execution/blockContext.js';
import type { BlockRecord } from '../app/state/blockRecord.js';
import type { DevChainConfig } from '../app/devChainConfig.js';
import type { EvmPool } from '../app/evm/evmPool.js';
import type { WorldStateView } from '../app/state/worldState.js';

export interface QueriedChain {
  readonly config: DevChainConfig;
  /** The newest height. */
  readonly height: number;
  /** State after a block; null where there is no such block. */
  stateAt(height: number): WorldStateView | null;
  /** Null where there is no such block. */
  blockRecord(height: number): BlockRecord | null;
  /** The block that code sees in queries at a height; null where there is no such block. */
  blockContextAt(height: number): BlockContext | null;
  /** Base fee of the block after the newest. */
  nextBaseFeeScaled(): bigint;
  readonly evmPool: EvmPool;
}

/** The chain at the height of one query. */
export interface QueryPlace {
  chain: QueriedChain;
  height: number;
  state: WorldStateView;
  block: BlockRecord;
  /** The same block, as code sees it. */
  context: BlockContext;
  /** At the newest height the block that a transaction would get into now, as code sees it; below it the same as `context`. */
  next: BlockContext;
  /** Takes the lines that code prints with Solidity's console.log. */
  onConsoleLog: (line: string) => void;
}
