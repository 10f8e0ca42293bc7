import { rpcError } from '../../jsonrpc/errors.js';
import { heightOf } from '../../chain/blockParameter.js';
import type { Blocks } from '../../chain/blocks.js';
import type { IntegerInput, NumberOrTag } from '../../../generated/types.js';

/** A block number or tag as a height, which may be above the head. Otterscan sends block numbers as JSON integers. */
export function heightOfNumber(given: NumberOrTag, blocks: Pick<Blocks, 'head' | 'earliest'>): number {
  return typeof given === 'number' ? given : heightOf(given, blocks);
}

/** A hex quantity or a JSON integer. Above 2^53 this rounds. */
export function integerOf(given: IntegerInput): number {
  return Number(given);
}

/** The value of a parameter, which must be above 0. */
export function mustBePositive(path: string, index: number, value: number): number {
  if (value > 0) return value;
  const reason = `invalid argument ${index}: ${path}: must be from 1, got ${value}`;
  throw rpcError('invalidParams', { reason }, { path, expected: ['a number from 1'] });
}
