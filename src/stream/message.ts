/** What the node pushes: of each height one message when the block is executed, and one when its state is committed. */
export type MessageKind = 'finalize' | 'commit';

/** Heights from `from` to `to`, both included. */
export interface HeightSpan {
  from: number;
  to: number;
}

/** The heights of a spool. */
export interface KeptHeights {
  /** The lowest height with both messages; null while there is none. */
  first: number | null;
  /** The highest height with both messages; null while there is none. */
  last: number | null;
  /** Heights between the two that are missing, lowest first; the oldest are left out when there are many. */
  gaps: HeightSpan[];
}

/** Identifies what a spool held at a time, so that a follower that returns learns which heights were replaced since. */
export interface StreamVersion {
  /** Made at random with the spool. */
  stream: string;
  /** Counts how often complete heights were replaced. */
  rewinds: number;
}
