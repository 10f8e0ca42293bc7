/** A view that shows what another process has on the disk: every value is that of the chain, or is not known. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Address, Bytes32 } from '../../../generated/types.js';
import { OWN_WORK } from '../../../src/caller/caller.js';
import { StateView, type ShownState } from '../../../src/state/stateView.js';
import type { ValueStore } from '../../../src/state/storedValues.js';
import { keyOf, slotName } from '../../../src/state/valueNames.js';
import { StateStore } from '../../../src/store/state/stateStore.js';
import { runs } from '../../support/longRuns.js';
import { commit } from '../../support/stream/stateMessages.js';
import { randomBelow } from '../store/damage/damage.js';

const CONTRACT = `0x${'c0'.repeat(20)}` as Address;
const NAMES = [1, 2, 3, 4].map((slot) => slotName(CONTRACT, `0x${String(slot).padStart(64, '0')}` as Bytes32));
const COIN = { denom: 'atest', decimals: 18 };
const IDENTITY = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
const LOG = { warn: () => undefined, error: () => undefined, info: () => undefined } as never;
const STEPS = 150;
/** Memory of a view, bytes. */
const [LITTLE, MUCH] = [3_000, 1_000_000];

/** A chain, the process that follows its stream, and another one that is shown what the first has on the disk. */
class Stage {
  /** What the names hold, by height. */
  readonly chain: Map<string, string>[] = [new Map<string, string>()];
  #store!: StateStore;
  #writer!: StateView;
  #session = '';
  readonly shown: StateView;
  #last = 0;
  /** Whether nothing has gone back since the last news. */
  #isTold = true;
  /** How often the second process has looked at the disk. */
  looks = 0;
  readonly #below: (end: number) => number;

  constructor(
    readonly folder: string,
    seed: number,
    readonly maxBytes: number,
  ) {
    this.#below = randomBelow(seed);
    this.shown = this.#view();
    this.shown.useDisk(this.#reader());
  }

  get head(): number {
    return this.chain.length - 1;
  }

  below(end: number): number {
    return this.#below(end);
  }

  /** The first process starts, and continues where the one before has ended. */
  async start(): Promise<void> {
    await this.stop();
    this.#store = (await StateStore.open(this.folder, {
      identity: IDENTITY,
      maxBytes: 2 ** 30,
      keptHeights: 20,
      log: LOG,
    }))!;
    this.#writer = this.#view();
    this.#writer.useDisk(this.#store);
    this.#session = `${this.#below(1_000_000)}`;
    const run = this.#store.newestRun();
    if (run !== null && run.last === this.head) this.#writer.resume(run);
  }

  async stop(): Promise<void> {
    await (this.#store as StateStore | undefined)?.close();
  }

  /** The chain grows by a block; the stream may lose it. */
  async grow(isLost: boolean, names = NAMES.filter(() => this.#below(3) === 0)): Promise<void> {
    const held = new Map(this.chain.at(-1));
    const changes = names.map((name) => {
      const value = this.#below(4) === 0 ? null : String(this.#below(90) + 10).repeat(32);
      if (value === null) held.delete(name);
      else held.set(name, value);
      const { store, key } = keyOf(name, COIN);
      return { store, key: Buffer.from(key).toString('hex'), value };
    });
    this.chain.push(held);
    if (isLost) return;
    this.#writer.finalized({ height: this.head, hash: Buffer.alloc(32, 1 + this.#below(255)) });
    await this.#writer.committed(commit(this.head, changes));
  }

  /** The second process sees that blocks are removed, or it does not: they may be the same with another state. */
  goBack(isSeen: boolean): void {
    const height = Math.max(1, this.head - this.#below(3));
    this.chain.length = height;
    this.#writer.rewound(height);
    if (isSeen) this.shown.rewound(height);
    else this.#isTold = false;
  }

  /** Shows what the first process has on the disk: all that it knows, or what is there by now. */
  async show(isAll = true): Promise<void> {
    const isWritten = (): boolean => {
      const { run, covered } = this.#writer;
      return covered === null || run === null || !this.#store.isOpen(run) || this.#store.readableTo >= covered.to;
    };
    while (isAll && !isWritten()) await new Promise(setImmediate);
    const { run, rules, isLive, newestChanges, covered, epoch } = this.#writer;
    const stored = this.#store.newestRun();
    const to = covered?.to ?? null;
    const news: ShownState = { rules, isLive, session: `${this.#session} ${epoch}`, to, changes: newestChanges };
    this.#isTold = true;
    const isThere = stored !== null && stored.id === run && stored.last >= stored.from;
    this.#last = isThere ? stored.last : 0;
    // It comes as JSON.
    this.shown.show(isThere ? { ...stored } : null, JSON.parse(JSON.stringify(news)) as ShownState);
  }

  read(): Promise<unknown> {
    const height = Math.max(0, this.head - this.#below(4));
    return Promise.resolve(this.shown.read(NAMES[this.#below(NAMES.length)]!, height, OWN_WORK));
  }

  /** Known values that are not those of the chain. */
  wrong(): object[] {
    const wrong: object[] = [];
    if (!this.#isTold) return wrong;
    for (const name of NAMES)
      for (let height = Math.max(0, this.head - 25); height <= this.head; height++) {
        const known = this.shown.known(name, height);
        const held = this.chain[height]!.get(name) ?? null;
        const seen = known?.raw && Buffer.from(known.raw).toString('hex');
        if (known !== undefined && seen !== held) wrong.push({ name, height, seen, held });
      }
    return wrong;
  }

  #view(): StateView {
    const raw = {
      read: async (store: string, key: Uint8Array, height: number) => {
        const name = NAMES.find((one) => Buffer.compare(keyOf(one, COIN).key, key) === 0)!;
        const value = this.chain[height]!.get(name);
        return value === undefined ? null : Buffer.from(value, 'hex');
      },
    };
    return new StateView({ raw, coin: COIN, log: LOG }, { maxBytes: this.maxBytes });
  }

  /** Reads up to what is shown; writing is for the first process. */
  #reader(): ValueStore {
    const store = (): StateStore => this.#store;
    const last = (): number => this.#last;
    return {
      get readableTo() {
        return last();
      },
      valueAt: (key, height, contract) => {
        this.looks += 1;
        return store().valueAt(key, height, contract);
      },
      writeRead: (run, height, value) => store().writeRead(run, height, value),
      completeSince: () => undefined,
      wholeSince: () => undefined,
      isChecking: false,
      isOpen: () => false,
      beginRun: () => -1,
      writeBlock: () => undefined,
      rewind: () => undefined,
      clear: () => undefined,
      drained: async () => undefined,
      setComplete: async () => false,
      setWhole: () => undefined,
    };
  }
}

async function onStage(seed: number, maxBytes: number, play: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'halley-shown-'));
  const stage = new Stage(join(folder, 'state'), seed, maxBytes);
  try {
    await stage.start();
    await play(stage);
  } finally {
    await stage.stop();
    rmSync(folder, { recursive: true });
  }
}

test.each(Array.from({ length: runs(60, 2_000) }, (_, n) => n + 1))('history %i is shown rightly', (seed) =>
  onStage(seed, seed % 2 === 0 ? LITTLE : MUCH, async (stage) => {
    for (let step = 0; step < STEPS; step++) {
      const what = stage.below(40);
      if (what === 0) await stage.start();
      else if (what === 1) stage.goBack(stage.below(2) === 0);
      else if (what < 20) await stage.grow(what === 2);
      else if (what < 30) await stage.show(what < 27);
      else await stage.read();
      expect(stage.wrong()).toEqual([]);
    }
  }),
);

test('what has not changed is read from the disk once', () =>
  onStage(1, MUCH, async (stage) => {
    await stage.grow(false, NAMES);
    await stage.show();
    const looksNow = (): number => {
      const before = stage.looks;
      for (const name of NAMES) expect(stage.shown.known(name, stage.head)).toBeDefined();
      return stage.looks - before;
    };
    expect(looksNow()).toBe(4);
    expect(looksNow()).toBe(0);
    await stage.grow(false, NAMES.slice(0, 1));
    await stage.show();
    expect(looksNow()).toBe(1);
    // The news of two blocks was missed.
    await stage.grow(false, NAMES.slice(1, 3));
    await stage.grow(false, []);
    await stage.grow(false, NAMES.slice(1, 2));
    await stage.show();
    expect(looksNow()).toBe(2);
    // The news of three is too much.
    for (let blocks = 0; blocks < 4; blocks++) await stage.grow(false, []);
    await stage.show();
    expect(looksNow()).toBe(4);
    // Another process follows the chain.
    await stage.start();
    await stage.grow(false, []);
    await stage.show();
    expect(looksNow()).toBe(4);
  }));
