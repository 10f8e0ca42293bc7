import type { Filter } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';
import { normalizeAddress, normalizeHash } from '../ethereum/hex.js';

/** In lower case. As in geth, an empty list matches anything, and so does a list that contains null. */
export function decodeCriteria(filter: Filter): LogCriteria {
  const { address = [], topics = [] } = filter;
  return {
    addresses: (typeof address === 'string' ? [address] : (address ?? [])).map(normalizeAddress),
    topics: (topics ?? []).map((position) => {
      const alternatives = typeof position === 'string' ? [position] : (position ?? []);
      const topics = alternatives.filter((topic) => topic !== null).map(normalizeHash);
      return topics.length === 0 || topics.length < alternatives.length ? null : topics;
    }),
  };
}
