import type { SubscriptionId } from '../../generated/types.js';
import type { LogPosition } from '../chain/logPosition.js';
import type { Connection } from '../jsonrpc/request.js';
import type { BlockQuery } from './blockQuery.js';

/** The blocks that a subscription covers, both ends included. */
export interface SubscribedRange {
  /** Null when the subscription starts with the next new block. */
  from: number | null;
  /** Infinity when it has no end. */
  to: number;
}

/** A subscription to blocks. It is a cursor: everything below `next` has been sent. */
export class BlockSubscription {
  readonly id: SubscriptionId;
  readonly connection: Connection;
  readonly query: BlockQuery;
  readonly range: SubscribedRange;
  #position: LogPosition;
  /**
   * True while new blocks are pushed as they come. False before the answer with the id is sent, and while a replay
   * sends the blocks between the cursor and the head.
   */
  isLive = false;
  isEnded = false;

  /** `next` is the first block to be sent, and `generation` that of the store to which it belongs. */
  constructor(
    { id, connection, query, range }: Pick<BlockSubscription, 'id' | 'connection' | 'query' | 'range'>,
    { next, generation }: { next: number; generation: number },
  ) {
    [this.id, this.connection, this.query, this.range] = [id, connection, query, range];
    this.#position = { cursor: next - 1, logsTaken: 0, generation, since: next - 1, removal: null };
  }

  /** What was sent. Only logs are announced as removed, so for other kinds nothing counts as sent. */
  get position(): LogPosition {
    return this.query.kind === 'logs' ? this.#position : { ...this.#position, since: Infinity };
  }

  /** The store's generation to which the sent blocks belong. */
  get generation(): number {
    return this.#position.generation;
  }

  /** The block that is sent next. */
  get next(): number {
    return this.#position.cursor + 1;
  }

  /** Blocks below the subscribed range are never sent, however far the node was rolled back. */
  moveTo({ removal, ...position }: LogPosition): void {
    const first = this.range.from ?? 0;
    this.#position = {
      ...position,
      cursor: Math.max(position.cursor, first - 1),
      since: Math.max(position.since, first - 1),
      removal: removal && { ...removal, lowest: Math.max(removal.lowest, first) },
    };
  }

  /** The blocks up to this one were sent. */
  advanceTo(blockNumber: number): void {
    this.#position = { ...this.#position, cursor: blockNumber };
  }
}
