/**
 * How far logs were delivered to a client, and what changes when blocks are removed, for polled filters and
 * subscriptions: a removed log is announced exactly when its client had got it. Logs of removed blocks come first, with
 * `removed: true` and in ascending order, as in geth (`reorg` in `core/blockchain.go`); then those of the new blocks.
 * After several rollbacks, a log comes once, and logs of blocks that came and went meanwhile do not come.
 */

/** The last delivered log. */
export interface LogPlace {
  /** Height of the last complete block. */
  cursor: number;
  /** Matching logs delivered from block `cursor + 1`: 0 unless that block is split. */
  logsTaken: number;
}

/** The last announced log of removed blocks. */
export interface RemovalPlace extends LogPlace {
  /** The store's generation that this removal takes into account. */
  generation: number;
  /** Lowest removed height. */
  lowest: number;
}

/** What was delivered: the logs of the blocks above `since`, up to the place, as of the generation. */
export interface LogPosition extends LogPlace {
  /** The store's number of rollbacks. */
  generation: number;
  since: number;
  /** Set while logs of removed blocks are announced; null when none that was delivered is removed. */
  removal: RemovalPlace | null;
}

/** The blocks that any process removed or replaced since an earlier generation. */
export interface Removals {
  /** The current generation. */
  generation: number;
  /** Lowest height removed or replaced; null for none, or when the earlier generation is too old to tell. */
  lowest: number | null;
  /** False when logs of some of these blocks are no longer kept. */
  logsKept: boolean;
}

/** The position after removals since its generation. Null when these, or logs to announce, are lost. */
export function currentPosition(position: LogPosition, removals: Removals): LogPosition | null {
  if (position.removal !== null) return removals.logsKept ? position : null;
  if (position.generation === removals.generation) return position;
  const { lowest, generation } = removals;
  if (lowest === null) return null;
  const first = Math.max(lowest, position.since + 1);
  if (highestHandedOut(position) < first) return movedBelow(position, lowest, generation);
  return removals.logsKept ? { ...position, removal: { generation, lowest, cursor: first - 1, logsTaken: 0 } } : null;
}

/** The highest block with delivered logs, unless it is at or below `since`. */
export function highestHandedOut({ cursor, logsTaken }: LogPosition): number {
  return logsTaken > 0 ? cursor + 1 : cursor;
}

/** The position after all removed logs were announced. More blocks may have been removed meanwhile. */
export function afterRemoval(position: LogPosition): LogPosition {
  const { removal } = position;
  return removal === null ? position : movedBelow(position, removal.lowest, removal.generation);
}

/** The position of something that announces no removed logs, below every block that was removed. */
export function movedBelow(position: LogPosition, lowest: number, generation: number): LogPosition {
  // Block `cursor + 1` may be a removed one, too. Then `logsTaken` says nothing about the block that replaces it.
  const isAbove = position.cursor >= lowest - 1;
  const { cursor, logsTaken } = isAbove ? { cursor: lowest - 1, logsTaken: 0 } : position;
  return { cursor, logsTaken, generation, since: Math.min(position.since, lowest - 1), removal: null };
}

/** Whether both mean the same logs. */
export function isSamePosition(one: LogPosition, other: LogPosition): boolean {
  return isSamePlace(one, other) && one.generation === other.generation && isSameRemoval(one.removal, other.removal);
}

function isSameRemoval(one: RemovalPlace | null, other: RemovalPlace | null): boolean {
  if (one === null || other === null) return one === other;
  return isSamePlace(one, other) && one.generation === other.generation;
}

function isSamePlace(one: LogPlace, other: LogPlace): boolean {
  return one.cursor === other.cursor && one.logsTaken === other.logsTaken;
}
