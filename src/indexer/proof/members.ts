/** Compares objects of two JSON texts, to say in which members they differ. */
import { isDeepStrictEqual } from 'node:util';

/** Most members that are named. */
const MAX_NAMED = 6;

/** Members of which no hash of the chain covers the value, see docs/trust.md. */
const UNCOVERED = ['baseFeePerGas', 'miner', 'effectiveGasPrice', 'gasPrice', 'size'];

/** Names of the members that are not the same in both. */
export function differingMembers(one: object, other: object): string[] {
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => !isDeepStrictEqual(first.get(name), second.get(name)));
}

/** The names in a sentence, and whether any hash covers them. */
export function describeMembers(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return names.every((name) => UNCOVERED.includes(name)) ? `${named} (which no hash covers)` : named;
}
