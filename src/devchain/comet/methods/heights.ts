/** Heights and pages that clients ask for, with CometBFT's errors for those that do not exist. */
import { internalError } from '../server/cometRpcError.js';

/** The height that `asked` names (null: the newest) on a chain from `earliest` to `latest`. Throws CometRpcError. */
export function resolveHeight(asked: number | null, latest: number, earliest: number): number {
  if (asked === null) return latest;
  if (asked <= 0) throw internalError(`height must be greater than 0, but got ${asked}`);
  if (asked > latest) {
    throw internalError(`height ${asked} must be less than or equal to the current blockchain height ${latest}`);
  }
  if (asked < earliest) throw internalError(`height ${asked} is not available, lowest height is ${earliest}`);
  return asked;
}

/** Most blocks in one answer of `blockchain`. */
const MAX_LISTED = 20;

/** First and last height that `blockchain` lists; 0 in `min` or `max` means no bound. Throws CometRpcError. */
export function resolveRange(
  { min, max }: { min: number; max: number },
  latest: number,
  earliest: number,
): { first: number; last: number } {
  if (min < 0 || max < 0) throw internalError('heights must be non-negative');
  const last = Math.min(max === 0 ? latest : max, latest);
  const first = Math.max(min === 0 ? 1 : min, earliest, last - MAX_LISTED + 1);
  if (first > last) throw internalError(`min height ${first} can't be greater than max height ${last}`);
  return { first, last };
}

/** Parameters of a method that lists pages, under their wire names; null when missing. */
export interface PageRequest {
  /** From 1. */
  page: number | null;
  per_page: number | null;
}

/** The entries of one page; the first page when none is asked for. Throws CometRpcError. */
export function pageOf<T>(list: T[], { page, per_page }: PageRequest): T[] {
  const size = perPage(per_page);
  const pages = Math.max(1, Math.ceil(list.length / size));
  const number = page ?? 1;
  if (number < 1 || number > pages) {
    throw internalError(`page should be within [1, ${pages}] range, given ${number}`);
  }
  return list.slice((number - 1) * size, number * size);
}

/** Entries per page: 30 unless asked otherwise, at most 100. */
export function perPage(asked: number | null): number {
  if (asked === null || asked < 1) return 30;
  return Math.min(asked, 100);
}
