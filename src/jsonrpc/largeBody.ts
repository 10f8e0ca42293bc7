import { contractLimits, type Limit } from '../../generated/methods.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { JsonShapeScan, type JsonShapeLimits } from '../json/jsonShape.js';
import { parseJson } from '../json/jsonValue.js';
import { rpcError, type RpcError } from './rpcErrors.js';

/** Bodies above this number of characters are read in slices. A smaller one is parsed within two milliseconds. */
export const LARGE_BODY_CHARACTERS = 16_384;

/** Up to this number of characters no body can exceed the limits of members and values. */
export function plainBodyCharacters({ maxMembers, maxValues }: JsonShapeLimits): number {
  return Math.min(LARGE_BODY_CHARACTERS, maxMembers, maxValues);
}

/** The value of a body, read in slices. Rejects with the RPC error of invalid JSON or of an exceeded limit. */
export async function readLargeBody(text: string, limits: JsonShapeLimits): Promise<unknown> {
  const scan = new JsonShapeScan(text, limits);
  for (let found = scan.step(); found !== 'none'; found = scan.step()) {
    if (found !== null) throw shapeError(found, limits[found]);
    if (sliceIsOver()) await nextSlice();
  }
  if (sliceIsOver()) await nextSlice();
  return parseJson(text, () => rpcError('parseError'));
}

/** The error of a body that exceeds a limit. */
export function shapeError(exceeded: keyof JsonShapeLimits, limit: number): RpcError {
  if (exceeded === 'maxNesting') return rpcError('nestingTooDeep', { limit }, { limit });
  const { unit }: Limit = exceeded === 'maxMembers' ? contractLimits.members : contractLimits.values;
  return rpcError('limitExceeded', { what: unit, value: limit + 1, limit }, { limit });
}
