/** A limit that an answer would exceed: what would be used, and what may be used, in bytes. */
export interface ExceededRoom {
  value: number;
  limit: number;
}

/** Room for answers that are being made. It counts from before the first of them is made. */
export interface ReservedRoom {
  /** Counts an answer that was made. */
  grow(bytes: number): void;
  /** Called once, when the last answer was made: from then on the transport counts it. */
  end(): void;
}

/**
 * Room for the answers of one client: those being made, and those that the client has not read. The transport
 * implements it, and starts no further requests of a client without room.
 */
export interface AnswerRoom {
  /** Reserves room for the answers to so many requests. */
  reserve(requests: number): ReservedRoom;
  /** Null when a further answer of this size may be kept. Otherwise an error takes its place. */
  excess(bytes: number): ExceededRoom | null;
}

const UNCOUNTED: ReservedRoom = { grow: () => undefined, end: () => undefined };

/** Room without a limit. */
export const UNLIMITED_ROOM: AnswerRoom = { reserve: () => UNCOUNTED, excess: () => null };
