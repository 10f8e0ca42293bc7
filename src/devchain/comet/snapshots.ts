/** Snapshots of the chain. Reverting to one lowers the height, which no real chain does. */
import type { Application } from '../application.js';
import type { BlockStore } from './blocks/blockStore.js';
import type { StoredBlock } from './blocks/storedBlock.js';
import type { BlockProducer } from './blockProducer.js';
import type { ChainClock, ClockState } from './chainClock.js';
import type { TxCache } from './txCache.js';

interface Snapshot {
  id: number;
  height: number;
  /** The application's revision: changes by hand make several revisions at one height. */
  revision: number;
  clock: ClockState;
}

/** The parts of the node that are rolled back together. */
export interface SnapshotParts {
  application: Pick<Application, 'revision' | 'revertTo'>;
  producer: BlockProducer;
  blocks: BlockStore;
  clock: ChainClock;
  txCache: TxCache;
}

/** All snapshots that can still be reverted to. */
export class Snapshots {
  #taken: Snapshot[] = [];
  #lastId = 0;
  readonly #listeners: ((head: StoredBlock) => void)[] = [];
  readonly #parts: SnapshotParts;

  constructor(parts: SnapshotParts) {
    this.#parts = parts;
  }

  /** Calls the listener after each revert, with the new head block. */
  onRevert(listener: (head: StoredBlock) => void): void {
    this.#listeners.push(listener);
  }

  /** Takes a snapshot and resolves with its id; ids count from 1. */
  take(): Promise<number> {
    const { application, blocks, producer, clock } = this.#parts;
    return producer.exclusive(() => {
      const id = ++this.#lastId;
      this.#taken.push({ id, height: blocks.height, revision: application.revision, clock: clock.state() });
      return id;
    });
  }

  /**
   * Goes back to a snapshot, and drops it with all taken after it. Resolves with false when there is none of this id.
   */
  revert(id: number): Promise<boolean> {
    return this.#parts.producer.exclusive(() => {
      const index = this.#taken.findIndex((snapshot) => snapshot.id === id);
      const [snapshot] = index === -1 ? [] : this.#taken.splice(index);
      if (snapshot === undefined) return false;
      this.#parts.application.revertTo(snapshot.height, snapshot.revision);
      this.#parts.clock.restore(snapshot.clock);
      this.#dropAbove(snapshot.height);
      return true;
    });
  }

  /** Goes back to the first block and to real time, and drops all snapshots. */
  reset(): Promise<void> {
    const { application, producer, blocks, clock } = this.#parts;
    return producer.exclusive(() => {
      this.#taken = [];
      application.revertTo(blocks.first, 0);
      clock.reset();
      this.#dropAbove(blocks.first);
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
