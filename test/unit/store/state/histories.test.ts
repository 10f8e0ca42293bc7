/** Random histories of a chain and of its store: every value is that of the chain, or is not known. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { StateStore } from '../../../../src/store/state/stateStore.js';
import { runs } from '../../../support/longRuns.js';
import { bytesOf, ChainHistory, isSlot, textOf } from './chainHistory.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
const CONTRACT = '0xcontract';
const STEPS = 400;

class Follower {
  #store: StateStore | null = null;
  #run = 0;
  #runFrom = 0;
  /** The block that is told next. */
  #next = 1;
  /** Checked values, and those of them that were known. */
  checked = { all: 0, known: 0 };
  readonly #keptHeights: number;

  constructor(
    readonly chain: ChainHistory,
    readonly folder: string,
  ) {
    this.#keptHeights = chain.pick([5, 20, 1_000]);
  }

  get store(): StateStore {
    return this.#store!;
  }

  async open(): Promise<void> {
    const log = { warn: (fields: object, message: string) => expect([message, fields]).toBeNull() };
    const options = { identity: IDENTITY, maxBytes: 2 ** 30, keptHeights: this.#keptHeights, log };
    this.#store = await StateStore.open(this.folder, options);
    const { chain, store } = this;
    const run = store.newestRun();
    if (run !== null && run.hash !== chain.hash(run.last)) store.clear();
    else if (run !== null && chain.below(3) !== 0) {
      [this.#run, this.#runFrom, this.#next] = [run.id, run.from, run.last + 1];
      return;
    }
    this.begin();
  }

  begin(): void {
    this.#next = Math.max(1, this.chain.head - this.chain.below(3));
    this.#runFrom = this.#next;
    this.#run = this.store.beginRun(this.#next);
  }

  tell(): void {
    const { chain, store } = this;
    for (; this.#next <= chain.head; this.#next++) {
      const height = this.#next;
      store.writeBlock({
        run: this.#run,
        height,
        hash: chain.hash(height),
        changes: chain.changes(height),
        bytes: 100,
      });
      if (height === chain.created) void store.setComplete(CONTRACT, height, this.#run);
    }
  }

  read(): void {
    const { chain } = this;
    if (this.#next <= this.#runFrom) return;
    const height = this.#runFrom + chain.below(this.#next - this.#runFrom);
    const key = chain.pick(chain.keys);
    const value = chain.value(height, key);
    this.store.writeRead(this.#run, height, { key: bytesOf(key), raw: value === null ? null : bytesOf(value) });
  }

  rewind(): void {
    const { chain } = this;
    const height = Math.max(1, chain.head - chain.below(chain.pick([3, 30])));
    chain.rewind(height);
    this.store.rewind(height);
    if (height <= this.#runFrom) return this.begin();
    this.#next = Math.min(this.#next, height);
  }

  gap(): void {
    for (let blocks = this.chain.below(5); blocks > 0; blocks--) this.chain.grow();
    this.begin();
  }

  /** Resolves when all that was told is written. */
  async settled(): Promise<void> {
    while (this.store.isOpen(this.#run) && this.store.readableTo < this.#next - 1 && this.#next > this.#runFrom)
      await new Promise(setImmediate);
  }

  check(isSettled: boolean): void {
    const { chain, store } = this;
    for (const key of chain.keys)
      for (let i = 0; i < 6; i++) {
        const height = i < 2 ? Math.max(1, this.#next - 1 - i) : 1 + chain.below(chain.head + 2);
        const found = store.valueAt(bytesOf(key), height, isSlot(key) ? CONTRACT : undefined);
        this.checked.all += 1;
        if (found === undefined) {
          if (isSettled && this.#mustBeKnown(key, height)) expect({ key, height, of: 'a run' }).toBeUndefined();
          continue;
        }
        this.checked.known += 1;
        expect([key, height, found.from <= height && height <= found.to]).toEqual([key, height, true]);
        if (height > chain.head) expect({ key, height, found }).toBeUndefined();
        // It holds at all heights that the run covers; the newest run covers what is readable.
        const to = found.run === this.#run ? Math.min(found.to, store.readableTo) : height;
        for (let at = Math.max(found.from, height - 30); at <= Math.min(to, height + 30); at++)
          if (textOf(found.raw) !== chain.value(at, key))
            expect([key, at, found, textOf(found.raw)]).toEqual(chain.value(at, key));
      }
  }

  /** Whether the key changed in the run at one of the kept heights. */
  #mustBeKnown(key: string, height: number): boolean {
    const last = this.#next - 1;
    if (height > last || height < last - this.#keptHeights) return false;
    const from = Math.max(this.#runFrom, height - this.#keptHeights);
    for (let at = height; at >= from; at--) if (this.chain.hasChanged(at, key)) return true;
    return false;
  }
}

const histories = Array.from({ length: runs(15, 1_000) }, (_, seed) => seed + 1);

test.each(histories)('the values of history %i are those of the chain', async (seed) => {
  const folder = mkdtempSync(join(tmpdir(), 'halley-state-'));
  const chain = new ChainHistory(seed);
  const follower = new Follower(chain, join(folder, 'state'));
  let hasRewound = false;
  try {
    await follower.open();
    for (let step = 0; step < STEPS; step++) {
      const dice = chain.below(100);
      if (dice < 60) chain.grow();
      if (dice < 55) follower.tell();
      else if (dice < 80) follower.read();
      else if (dice < 82) {
        // A part of a block may be written by then.
        for (let turns = chain.below(3); turns > 0; turns--) await new Promise(setImmediate);
        follower.rewind();
        hasRewound = true;
      } else if (dice < 84) follower.gap();
      else if (dice < 86) {
        await follower.store.close();
        if (chain.below(4) === 0) chain.rewind(Math.max(1, chain.head - chain.below(10)));
        for (let blocks = chain.below(4); blocks > 0; blocks--) chain.grow();
        await follower.open();
      } else if (dice < 90) await new Promise(setImmediate);
      else if (dice < 95) {
        await follower.settled();
        follower.check(!hasRewound);
      }
      follower.check(false);
    }
    expect(follower.checked.known).toBeGreaterThan(follower.checked.all * 0.05);
  } finally {
    await follower.store.close();
    rmSync(folder, { recursive: true });
  }
});
