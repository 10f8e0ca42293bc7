/**
 * How far the logs of a chain were handed out to one client, and what becomes of that when blocks are removed. Polled
 * filters and subscriptions share these rules, so that both announce a removed log exactly when its client had got it.
 *
 * The logs of removed blocks come first, with `removed: true`: lowest block first, in the order of the block, as geth
 * sends them (`reorg` in go-ethereum's `core/blockchain.go`). Then come the blocks that stand. After several rollbacks,
 * a log comes once, and logs of blocks that came and went meanwhile do not come at all.
 */

/** Up to which log blocks were answered. */
export interface LogPlace {
  /** Height of the last answered block. */
  cursor: number;
  /** How many matching logs of block `cursor + 1` were answered: 0 unless that block is too large for one answer. */
  logsTaken: number;
}

/** Up to which log the removed blocks were answered. */
export interface RemovalPlace extends LogPlace {
  /** The store's generation that this removal takes into account. */
  generation: number;
  /** Lowest removed height. */
  lowest: number;
}

/** What was handed out: the logs of the blocks above `since`, up to the place, as they stood at the generation. */
export interface LogPosition extends LogPlace {
  /** The store's number of rollbacks. */
  generation: number;
  since: number;
  /** While logs of removed blocks are handed out. Null while no handed out log is of a removed block. */
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

/**
 * The position after the removals since its generation. Null when they are not known any more, or when logs that must
 * be announced are no longer kept.
 */
export function currentPosition(position: LogPosition, removals: Removals): LogPosition | null {
  if (position.removal !== null) return removals.logsKept ? position : null;
  if (position.generation === removals.generation) return position;
  const { lowest, generation } = removals;
  if (lowest === null) return null;
  const first = Math.max(lowest, position.since + 1);
  if (highestHandedOut(position) < first) return movedBelow(position, lowest, generation);
  return removals.logsKept ? { ...position, removal: { generation, lowest, cursor: first - 1, logsTaken: 0 } } : null;
}

/** The highest block of which logs were handed out, unless it is at or below `since`. */
export function highestHandedOut({ cursor, logsTaken }: LogPosition): number {
  return logsTaken > 0 ? cursor + 1 : cursor;
}

/** The position after all logs of the removed blocks were handed out. More blocks may have been removed meanwhile. */
export function afterRemoval(position: LogPosition): LogPosition {
  const { removal } = position;
  return removal === null ? position : movedBelow(position, removal.lowest, removal.generation);
}

/** The position of something that announces no removed logs, below every block that was removed. */
export function movedBelow(position: LogPosition, lowest: number, generation: number): LogPosition {
  // Block `cursor + 1` may be a removed one, too. Then `logsTaken` says nothing about the block that replaces it.
  const isAbove = position.cursor >= lowest - 1;
  const place = isAbove ? { cursor: lowest - 1, logsTaken: 0 } : position;
  return {
    cursor: place.cursor,
    logsTaken: place.logsTaken,
    generation,
    since: Math.min(position.since, lowest - 1),
    removal: null,
  };
}

/** Whether both stand for the same logs. */
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
