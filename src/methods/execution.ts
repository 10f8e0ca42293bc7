/** Which executions run inside the gateway, and on what block. */
import type { BlockOverrides, StateOverrides } from '../../generated/types.js';
import type { BlockSummary } from '../chain/blocks.js';
import { HeightInFuture } from '../chain/errors.js';
import type { Services } from './services.js';

export interface Overrides {
  stateOverrides: StateOverrides | null;
  blockOverrides: BlockOverrides | null;
}

/** No node of these chains understands block overrides, and only newer ones state overrides; they would be ignored silently. */
export function runsHere(
  { stateOverrides, blockOverrides }: Overrides,
  state: Pick<Services['state'], 'supportsOverrides'>,
): boolean {
  if (blockOverrides !== null && Object.keys(blockOverrides).length > 0) return true;
  return stateOverrides !== null && Object.keys(stateOverrides).length > 0 && !state.supportsOverrides();
}

/** The block on top of whose state a call runs. */
export async function blockToRunOn(height: number, blocks: Pick<Services['blocks'], 'summary'>): Promise<BlockSummary> {
  const summary = await blocks.summary(height);
  if (summary === null) throw new HeightInFuture(`no block ${height}`);
  return summary;
}
