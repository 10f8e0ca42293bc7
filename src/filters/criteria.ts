/** The filter object of eth_getLogs (later also of filters and subscriptions), decoded once: lower-case text, "any" as empty or null. */
import type { Filter } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';
import { normalizeAddress, normalizeHash } from '../evm/hex.js';

/** Addresses and topics of a validated filter object. An empty list matches anything, and so does a list with null in it, as in geth. */
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
