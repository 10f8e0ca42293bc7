/**
 * Where the node's own server differs from Halley in the matrix, and why Halley is right. A difference that is not
 * listed is wrong, and one that no chain of its release shows any more fails the matrix.
 */
import type { Release } from './configurations.js';
import type { Difference, Place } from './user.js';

/** A known difference of the node's own server. */
export interface KnownDifference {
  releases: readonly Release[];
  /** The methods that show it. */
  methods: RegExp;
  /** Path in the answer; `[]` is any index, `answer` that the node answers with an error. */
  path: RegExp;
  /** Why Halley's answer is right. */
  reason: string;
  /** What must hold of the two values, beyond being different. */
  holds?: (ours: unknown, theirs: unknown) => boolean;
  /** Whether only some of the configurations show it, so that quick tests may not meet it. */
  rare?: boolean;
  /** The configurations that may show it; all when absent. */
  where?: (place: Place) => boolean;
}

const isAbsent = (_ours: unknown, theirs: unknown) => theirs === undefined || theirs === null;
const BLOCKS = /^eth_getBlockBy/;

export const knownDifferences: readonly KnownDifference[] = [
];

/** The entry of the list that explains a difference; undefined for none. */
export function knownDifference(
  place: Place,
  method: string,
  { path, ours, theirs }: Difference,
): KnownDifference | undefined {
  return knownDifferences.find(
    (known) =>
      known.releases.includes(place.release) &&
      known.methods.test(method) &&
      known.path.test(path) &&
      known.where?.(place) !== false &&
      known.holds?.(ours, theirs) !== false,
  );
}
