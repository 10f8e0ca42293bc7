import type { Address, Hash } from '../../../../generated/types.js';
import { WEI } from '../../../chain/fees/feeMarket.js';
import type { BlockTime } from '../../../chain/node.js';
import { contextOf, type BlockContext } from '../../../execution/blockContext.js';
import type { DevChainConfig } from '../devChainConfig.js';

/** What determines the block that code sees. */
export interface ContextFields {
  height: number;
  time: BlockTime;
  /** 18 decimals. */
  baseFeeScaled: bigint;
  /** Set by hand for this block, as the next; the chain's own value where it was not. */
  coinbase?: Address | null;
  prevRandao?: Hash | null;
}

/** The block as code sees it. */
export function blockContextOf(
  { height, time, baseFeeScaled, coinbase, prevRandao }: ContextFields,
  { operator }: Pick<DevChainConfig, 'operator'>,
  gasLimit: bigint,
): BlockContext {
  const fields = { number: height, timestamp: time.seconds, gasLimit, baseFeePerGas: baseFeeScaled / WEI };
  return contextOf({ ...fields, miner: coinbase ?? operator, ...(prevRandao != null && { prevRandao }) });
}
