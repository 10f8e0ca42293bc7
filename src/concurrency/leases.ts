/**
 * How the processes of one service keep a limit together: what each holds, and the token buckets that all draw from.
 * `store/shared/sharedLeases.ts` implements it. A service of a single process has none.
 */

/** What all processes of a service hold and use. A null result means that it is not known now, as on a full disk. */
export interface Leases {
  /** How many processes share each limit. Where the rest is not known, each keeps to this part of it. */
  readonly workers: number;
  /** Milliseconds of a steady clock that is the same for all processes of the machine. */
  now(): number;
  /** Makes this process hold an amount, unless all together would then hold more than `most`. */
  hold(name: string, amount: number, most: number): HeldByAll | null;
  /** Makes this process hold less than before. What fails is made up for later. */
  giveBack(name: string, amount: number): void;
  /** What the other processes hold. */
  heldByOthers(name: string): number | null;
  /** The units that a bucket has now. Takes a microsecond. */
  unitsOf(bucket: SharedBucketSize): number | null;
  /** Takes units from buckets. A result for each, in order. */
  take(takes: readonly UnitsTaken[]): BucketLevel[] | null;
}

/** An amount under one name. */
export interface HeldByAll {
  /** What the other processes hold. */
  readonly others: number;
  /** Whether this process holds the amount now; if not, it holds what it held before. */
  readonly isHeld: boolean;
}

/** A bucket, which is full at first. */
export interface SharedBucketSize {
  readonly name: string;
  /** Units that come back in a millisecond. */
  readonly perMs: number;
  readonly capacity: number;
}

/** Units taken from a bucket. */
export interface UnitsTaken extends SharedBucketSize {
  /** Units that this process has used already; negative for units that are given back. */
  readonly units: number;
  /** When the last of them was used. */
  readonly at: number;
  /** Further units, which are taken if the bucket has them, or is full. */
  readonly wanted: number;
}

/** A bucket after something was taken. */
export interface BucketLevel {
  /** Negative for a bucket in debt. */
  readonly units: number;
  /** Whether the wanted units were taken. */
  readonly isTaken: boolean;
}
