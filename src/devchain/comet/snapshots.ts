/** States of the chain to come back to, which no real chain has: heights go down again. */
import type { Application } from '../application.js';
import type { BlockStore } from './blocks/blockStore.js';
import type { StoredBlock } from './blocks/storedBlock.js';
import type { Chain } from './blockProducer.js';
import type { ChainClock, ClockState } from './chainClock.js';
import type { TxCache } from './txCache.js';

interface Snapshot {
  id: number;
  height: number;
  /** With the height, the application's state exactly. */
  revision: number;
  clock: ClockState;
}

export interface SnapshotParts {
  application: Pick<Application, 'revision' | 'revertTo'>;
  chain: Chain;
  blocks: BlockStore;
  clock: ChainClock;
  txCache: TxCache;
}

/** Height of a chain that was reset: the first block stays. */
const FIRST_HEIGHT = 1;

export class Snapshots {
  #taken: Snapshot[] = [];
  #lastId = 0;
  readonly #listeners: ((head: StoredBlock) => void)[] = [];
  readonly #parts: SnapshotParts;

  constructor(parts: SnapshotParts) {
    this.#parts = parts;
  }

  /** Called with the newest block that is left after blocks were taken back. */
  onRevert(listener: (head: StoredBlock) => void): void {
    this.#listeners.push(listener);
  }

  /** Answers the id of the state as it is now; ids count from 1. */
  take(): Promise<number> {
    const { application, blocks, chain, clock } = this.#parts;
    return chain.exclusive(() => {
      const id = ++this.#lastId;
      this.#taken.push({ id, height: blocks.height, revision: application.revision, clock: clock.state() });
      return id;
    });
  }

  /** Back to a snapshot, which is used up with all taken after it. False when there is none of this id. */
  revert(id: number): Promise<boolean> {
    return this.#parts.chain.exclusive(() => {
      const index = this.#taken.findIndex((snapshot) => snapshot.id === id);
      const [snapshot] = index === -1 ? [] : this.#taken.splice(index);
      if (snapshot === undefined) return false;
      this.#parts.application.revertTo(snapshot.height, snapshot.revision);
      this.#parts.clock.restore(snapshot.clock);
      this.#dropAbove(snapshot.height);
      return true;
    });
  }

  /** Back to the first block, with real time and without snapshots. */
  reset(): Promise<void> {
    return this.#parts.chain.exclusive(() => {
      this.#taken = [];
      this.#parts.application.revertTo(FIRST_HEIGHT, 0);
      this.#parts.clock.reset();
      this.#dropAbove(FIRST_HEIGHT);
    });
  }

  #dropAbove(height: number): void {
    const { blocks, txCache } = this.#parts;
    blocks.truncate(height);
    txCache.clear();
    const { head } = blocks;
    if (head !== null) for (const listener of this.#listeners) listener(head);
  }
}
