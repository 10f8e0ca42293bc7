import type { LogCriteria } from '../../chain/blocks.js';
import { ADDRESS_KIND, ANY_KIND, PAIR_KIND, TOPIC_KIND, type ValueHash, type ValueHasher } from './valueHash.js';

/** Most pairs of an address and a first topic that are looked up as such. */
const MOST_PAIRS = 256;

/** What a log search looks up: a matching log has at least one value of each group. The smallest group comes first. */
export interface LogSearch {
  groups: ValueHash[][];
  /** Whether every log with a value of the only group matches, so that their number is known. */
  isExact: boolean;
}

/** Looks up addresses and first topics together where there are few of them. */
export function createLogSearch(criteria: LogCriteria, hasher: ValueHasher): LogSearch {
  const addresses = [...new Set(criteria.addresses)];
  const topics = criteria.topics.map((alternatives) => alternatives && [...new Set(alternatives)]);
  const [first = null] = topics;
  const areTogether = addresses.length > 0 && first !== null && addresses.length * first.length <= MOST_PAIRS;
  const groups: ValueHash[][] = areTogether
    ? [addresses.flatMap((address) => first.map((topic) => hasher.ofText(PAIR_KIND, address, topic)))]
    : [];
  if (!areTogether && addresses.length > 0)
    groups.push(addresses.map((address) => hasher.ofText(ADDRESS_KIND, address)));
  topics.forEach((alternatives, position) => {
    if (alternatives === null || (position === 0 && areTogether)) return;
    groups.push(alternatives.map((topic) => hasher.ofText(TOPIC_KIND + position, topic)));
  });
  if (groups.length === 0) groups.push([hasher.ofText(ANY_KIND)]);
  groups.sort((a, b) => a.length - b.length);
  // A log with fewer topics than positions does not match, even where the last position matches anything.
  return { groups, isExact: groups.length === 1 && topics.at(-1) !== null };
}
