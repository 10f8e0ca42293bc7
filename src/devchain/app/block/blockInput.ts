import type { BlockToExecute } from '../../application.js';
import type { ChainHistory } from '../state/chainHistory.js';
import type { BlockInput, BlockOutcome } from './blockExecution.js';
import type { Address, Hash } from '../../../../generated/types.js';
import { WEI } from '../../../chain/fees/feeMarket.js';
import type { BlockTime } from '../../../chain/node.js';
import type { BlockContext } from '../../../evm/blockContext.js';
import { contextOf } from '../../../execution/blockContext.js';
import type { DevChainConfig } from '../devChainConfig.js';
import { encodeAddress, encodeHash } from '../../../ethereum/hex.js';
import { feesAfter, type BlockRecord } from '../state/blockRecord.js';

/** The block as it runs on the newest state, with what was set by hand for it. */
export function blockInput(
  block: BlockToExecute,
  history: Pick<ChainHistory, 'config' | 'settings' | 'nextBaseFeeScaled' | 'gasLimitAt' | 'parentHash'>,
): BlockInput {
  const baseFeeScaled = history.nextBaseFeeScaled();
  const fields = { ...block, ...history.settings, baseFeeScaled };
  const context = blockContextOf(fields, history.config, history.gasLimitAt(block.height));
  return { block, context, baseFeeScaled, parentHash: history.parentHash(context) };
}

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

/** The record of a block that ran, before its application hash is known. */
export function recordOf(
  { block: { height, time, hash, proposerAddress }, baseFeeScaled, parentHash }: BlockInput,
  { gasUsed, gasWanted, blockGas }: BlockOutcome,
  config: DevChainConfig,
): Omit<BlockRecord, 'appHash'> {
  return {
    ...feesAfter(baseFeeScaled, blockGas, config),
    height,
    time,
    hash: encodeHash(hash),
    ...(height === 1 && { parentHash }),
    proposer: encodeAddress(proposerAddress),
    gasUsed,
    gasWanted,
  };
}
