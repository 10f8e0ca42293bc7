import type { SubscriptionId } from '../../generated/types.js';
import type { Connection } from '../jsonrpc/connection.js';
import type { BlockQuery } from './blockQuery.js';

/** The blocks that a subscription covers, both ends included. */
export interface SubscribedRange {
  /** Null when the subscription starts with the next new block. */
  from: number | null;
  /** Infinity when it has no end. */
  to: number;
}

/** Identity and content of a subscription to blocks. */
export interface BlockSubscriptionOptions {
  id: SubscriptionId;
  connection: Connection;
  query: BlockQuery;
  range: SubscribedRange;
  /** The first block to be sent. */
  next: number;
}

/** A subscription to blocks. It is a cursor: everything below `next` has been sent. */
export class BlockSubscription {
  readonly id: SubscriptionId;
  readonly connection: Connection;
  readonly query: BlockQuery;
  readonly range: SubscribedRange;
  /** The block that is sent next. */
  next: number;
  /**
   * True while new blocks are pushed as they come. False before the answer with the id is sent, and while a replay
   * sends the blocks between the cursor and the head.
   */
  isLive = false;
  isEnded = false;
  /** How often the node was rolled back since this began. What was read before a rollback may no longer exist. */
  rollbacks = 0;

  constructor({ id, connection, query, range, next }: BlockSubscriptionOptions) {
    this.id = id;
    this.connection = connection;
    this.query = query;
    this.range = range;
    this.next = next;
  }

  /** The node was rolled back: it makes `blockNumber` and all later blocks again. */
  rollBack(blockNumber: number): void {
    this.rollbacks++;
    if (this.next > blockNumber) this.next = Math.max(blockNumber, this.range.from ?? 0);
  }
}
