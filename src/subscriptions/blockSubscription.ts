import type { SubscriptionId } from '../../generated/types.js';
import type { LogPosition } from '../chain/logPosition.js';
import type { Connection } from '../jsonrpc/request.js';
import type { BlockQuery } from './blockQuery.js';

/** Both ends included. */
export interface SubscribedRange {
  /** Null for the next new block. */
  from: number | null;
  /** Infinity for no end. */
  to: number;
}

/** A subscription to blocks: a cursor, below which everything has been sent. */
export class BlockSubscription {
  readonly id: SubscriptionId;
  readonly connection: Connection;
  readonly query: BlockQuery;
  readonly range: SubscribedRange;
  #position: LogPosition;
  /** True while new blocks are pushed as they come; false before the response with the id, and during a replay. */
  isLive = false;
  isEnded = false;

  /** `next` is the first block to send, and `generation` that of the store. */
  constructor(
    { id, connection, query, range }: Pick<BlockSubscription, 'id' | 'connection' | 'query' | 'range'>,
    { next, generation }: { next: number; generation: number },
  ) {
    [this.id, this.connection, this.query, this.range] = [id, connection, query, range];
    this.#position = { cursor: next - 1, logsTaken: 0, generation, since: next - 1, removal: null };
  }

  /** What was sent. Only logs are announced as removed; for other kinds nothing counts as sent. */
  get position(): LogPosition {
    return this.query.kind === 'logs' ? this.#position : { ...this.#position, since: Infinity };
  }

  /** The store's generation to which the sent blocks belong. */
  get generation(): number {
    return this.#position.generation;
  }

  /** The next block to send. */
  get next(): number {
    return this.#position.cursor + 1;
  }

  /** Blocks below the range are never sent, however far a rollback goes. */
  moveTo({ removal, ...position }: LogPosition): void {
    const first = this.range.from ?? 0;
    this.#position = {
      ...position,
      cursor: Math.max(position.cursor, first - 1),
      since: Math.max(position.since, first - 1),
      removal: removal && { ...removal, lowest: Math.max(removal.lowest, first) },
    };
  }

  advanceTo(blockNumber: number): void {
    this.#position = { ...this.#position, cursor: blockNumber };
  }
}
