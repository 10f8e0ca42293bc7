import type { Excess } from '../caller/memoryBudget.js';

/** Room for the answers to one body while they are made. */
export interface BodyRoom {
  /** Reserves what one more answer is expected to take. Returns the limit that this exceeds; null for none. */
  begin(method: string): Excess | null;
  /** Ends what `begin` reserved for one answer. */
  settle(): void;
  /** Counts an answer of a batch. Returns the limit that it exceeds: then an error takes its place. */
  grow(bytes: number): Excess | null;
  /** Called once, when the last answer was made: from then on the transport counts it. */
  end(): void;
}

/** Room for the responses of one client, being made or unread. Without room, no further request starts. */
export interface AnswerRoom {
  /** Room for the answers to the requests of one body. */
  open(requests: number, isBatch: boolean): BodyRoom;
  /** What the next answer of a method is expected to take, in bytes. */
  expectedBytes(method: string): number;
  /** Whether that rests on enough answers. */
  isKnown(method: string): boolean;
  /** Learns the size of an answer of a method of the contract. */
  learn(method: string, bytes: number): void;
  /** Null when a further answer of this size may be kept. Otherwise an error takes its place. */
  excess(bytes: number): Excess | null;
}

const UNCOUNTED: BodyRoom = {
  begin: () => null,
  settle: () => undefined,
  grow: () => null,
  end: () => undefined,
};

/** Room without a limit. */
export const UNLIMITED_ROOM: AnswerRoom = {
  open: () => UNCOUNTED,
  expectedBytes: () => 0,
  isKnown: () => true,
  learn: () => undefined,
  excess: () => null,
};
