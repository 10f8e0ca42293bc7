import type { SubscriptionId } from '../../generated/types.js';
import type { Connection } from '../jsonrpc/connection.js';
import type { BlockQuery } from './blockQuery.js';

/** The blocks that a subscription wants, both inclusive. */
export interface SubscribedRange {
  /** Null for new blocks only. */
  from: number | null;
  /** Infinity for no end. */
  to: number;
}

/** A subscription to blocks is a cursor: everything below `next` has been sent. */
export class BlockSubscription {
  /**
   * True when new blocks are pushed as they come; false before the answer with the id is sent, and while a replay works off the blocks
   * between the cursor and the head.
   */
  isLive = false;
  isEnded = false;
  /** How often the node was set back since this began: what was read before may not exist any more. */
  setBacks = 0;

  constructor(
    readonly id: SubscriptionId,
    readonly connection: Connection,
    readonly topic: BlockQuery,
    readonly wanted: SubscribedRange,
    /** The block that is sent next. */
    public next: number,
  ) {}

  /** The node was set back: `blockNumber` is made again, and what follows it. */
  setBack(blockNumber: number): void {
    this.setBacks++;
    if (this.next > blockNumber) this.next = Math.max(blockNumber, this.wanted.from ?? 0);
  }
}
