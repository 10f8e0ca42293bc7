import type { Caller } from '../../caller/caller.js';
import type { BlockParameter } from '../../../generated/types.js';
import { findHeight } from '../../chain/blockParameter.js';
import type { LimitParts, Services } from '../services.js';

/** What the methods of `trace_` about mined transactions work with. */
export type MinedTraceParts = Pick<Services, 'blocks' | 'executor' | 'state' | 'traces'> &
  LimitParts<'maxResponseBytes'>;

/** The height of a block whose transactions are to be traced, the head for `pending`; null for an unknown hash. */
export function tracedHeight(
  parameter: BlockParameter,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Promise<number | null> {
  const committed = {
    head: () => blocks.head(),
    earliest: () => blocks.earliest(),
    numberOfHash: blocks.numberOfHash.bind(blocks),
  };
  return findHeight(parameter, committed, caller);
}
