/** Snapshots of the chain, and other ways back. Going back lowers the height, which no real chain does. */
import type { Forking } from '../application.js';
import type { StoredBlock } from './blocks/blockStore.js';
import type { ChainParts } from './blockProducer.js';
import type { ClockState } from './chainClock.js';
import { invalidParams } from './server/cometRpcError.js';

interface Snapshot {
  id: number;
  height: number;
  /** The application's revision: changes by hand make several revisions at one height. */
  revision: number;
  clock: ClockState;
}

/** All snapshots that can still be reverted to. */
export class Snapshots {
  #taken: Snapshot[] = [];
  #lastId = 0;
  readonly #listeners: ((head: StoredBlock) => void)[] = [];
  readonly #parts: ChainParts & { txCache: { clear(): void } };

  constructor(parts: ChainParts & { txCache: { clear(): void } }) {
    this.#parts = parts;
  }

  /** Calls the listener after each revert, with the new head block. */
  onRevert(listener: (head: StoredBlock) => void): void {
    this.#listeners.push(listener);
  }

  list(): readonly Pick<Snapshot, 'id' | 'height'>[] {
    return this.#taken;
  }

  /** Takes a snapshot and resolves with its id; ids count from 1. */
  take(): Promise<number> {
    const { application, blocks, producer, clock } = this.#parts;
    return producer.exclusive(() => {
      const id = ++this.#lastId;
      this.#taken.push({ id, height: blocks.height, revision: application.revision, clock: clock.state() });
      this.#keepStates();
      return id;
    });
  }

  /** Drops the snapshot with all taken after it. Resolves with false when there is none of this id. */
  revert(id: number): Promise<boolean> {
    return this.#parts.producer.exclusive(() => {
      const index = this.#taken.findIndex((snapshot) => snapshot.id === id);
      const [snapshot] = index === -1 ? [] : this.#taken.splice(index);
      if (snapshot === undefined) return false;
      this.#parts.application.revertTo(snapshot.height, snapshot.revision);
      this.#keepStates();
      this.#parts.clock.restore(snapshot.clock);
      this.#dropAbove(snapshot.height);
      return true;
    });
  }

  /**
   * Goes back by `depth` blocks and their time, drops their snapshots, and runs `replace` before any other block is
   * made. Throws CometRpcError when the chain is too short, or the state pruned. Resolves with the height it went back
   * to.
   */
  rollback(depth: number, replace: () => Promise<void> = () => Promise.resolve()): Promise<number> {
    const { application, blocks, producer, clock } = this.#parts;
    return producer.exclusive(async () => {
      const height = blocks.height - depth;
      const most = blocks.height - blocks.first;
      if (depth > most)
        throw invalidParams(`depth: expected at most ${most}, because the first block stays, got ${depth}`);
      const { earliestState } = application;
      if (height < earliestState) {
        const kept = blocks.height - earliestState;
        throw invalidParams(`depth: expected at most ${kept}, because older states are pruned, got ${depth}`);
      }
      if (depth === 0) return height;
      this.#taken = this.#taken.filter((snapshot) => snapshot.height <= height);
      application.revertTo(height);
      this.#keepStates();
      this.#dropAbove(height);
      clock.goBackTo(producer.headTime);
      await replace();
      return height;
    });
  }

  reset(): Promise<void> {
    const { application, producer, blocks, clock } = this.#parts;
    return producer.exclusive(() => {
      this.#taken = [];
      application.revertTo(blocks.first, 0);
      this.#keepStates();
      clock.reset();
      this.#dropAbove(blocks.first);
    });
  }

  /** Begins another chain, and drops all snapshots. Rejects, and changes nothing, when the origin does not answer. */
  async restart(forking: Forking | null): Promise<void> {
    const { application, producer, txCache } = this.#parts;
    const begin = await application.prepareRestart(forking);
    const first = await producer.restart(() => {
      this.#taken = [];
      txCache.clear();
      return begin();
    });
    for (const listener of this.#listeners) listener(first);
  }

  #keepStates(): void {
    this.#parts.application.keepStates(this.#taken.map(({ revision }) => revision));
  }

  #dropAbove(height: number): void {
    const { blocks, txCache } = this.#parts;
    blocks.truncate(height);
    txCache.clear();
    const { head } = blocks;
    if (head !== null) for (const listener of this.#listeners) listener(head);
  }
}
