import type { BlockToExecute } from '../../application.js';
import type { ChainHistory } from '../state/chainHistory.js';
import { blockContextOf } from './blockContextOf.js';
import type { BlockInput } from './blockExecution.js';

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
