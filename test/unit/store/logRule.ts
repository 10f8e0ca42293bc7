/** Which logs match which criteria, as geth's filter decides. Every matcher of logs is tested with these cases. */
import type { LogCriteria } from '../../../src/chain/blocks.js';
import type { Address, Hash } from '../../../generated/types.js';
import { addressOf, hashOf } from './syntheticBlocks.js';

export interface RuleLog {
  address: Address;
  topics: Hash[];
}

const [coin, other, third] = [addressOf('coin'), addressOf('other'), addressOf('third')];
const [a, b] = [hashOf('a'), hashOf('b')];

/** The rule by examples: criteria, a log of `coin` with these topics, and whether it matches. */
export const EXAMPLES: [rule: string, criteria: LogCriteria, topics: Hash[], matches: boolean][] = [
  ['no criteria match everything', { addresses: [], topics: [] }, [], true],
  ['one of the addresses is enough', { addresses: [other, coin], topics: [] }, [a], true],
  ['another address does not match', { addresses: [other], topics: [] }, [a], false],
  ['one of the topics of a position is enough', { addresses: [], topics: [[b, a]] }, [a], true],
  ['a topic at another position does not match', { addresses: [], topics: [[b]] }, [a, b], false],
  ['null matches any topic', { addresses: [], topics: [null, [b]] }, [a, b], true],
  ['null needs a topic', { addresses: [], topics: [[a], null] }, [a], false],
  ['a log may have more topics', { addresses: [coin], topics: [[a]] }, [a, b], true],
  ['address and topics must both match', { addresses: [other], topics: [[a]] }, [a], false],
];

const lists = [null, [a], [b], [a, b, a]];
const positions = [[], ...lists.map((one) => [one]), ...lists.flatMap((one) => lists.map((two) => [one, two]))];
const many = Array.from({ length: 9 }, (_, index) => addressOf('many', index));

/** Criteria of all forms. */
export const CRITERIA: LogCriteria[] = [[], [coin], [coin, other, coin], [...many, coin]].flatMap((addresses) =>
  positions.map((topics) => ({ addresses, topics })),
);

/** Logs of all forms. */
export const LOGS: RuleLog[] = [coin, other, third].flatMap((address) =>
  [[], [a], [b], [a, b], [b, a], [b, b, a]].map((topics) => ({ address, topics })),
);

export const exampleLog = (topics: Hash[]): RuleLog => ({ address: coin, topics });

/** The decision of geth's filter. */
export function accepts({ addresses, topics }: LogCriteria, log: RuleLog): boolean {
  if (addresses.length > 0 && !addresses.includes(log.address)) return false;
  if (topics.length > log.topics.length) return false;
  return topics.every((alternatives, i) => alternatives === null || alternatives.includes(log.topics[i]!));
}
