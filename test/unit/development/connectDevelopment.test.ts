import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { connectDevelopment, type DevelopmentServices } from '../../../src/development/connectDevelopment.js';
import type { FollowingIndex } from '../../../src/development/developmentClient.js';

/** An index to which a test adds block after block. */
class FakeIndex implements FollowingIndex {
  #head = 1;
  readonly #listeners = new Set<(blockNumber: number) => void>();

  head = (): number => this.#head;

  onBlock(listener: (blockNumber: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  goingBack = <T>(task: () => Promise<T>): Promise<T> => task();

  wentBackTo = async (height: number): Promise<void> => void (this.#head = height);

  add(): void {
    this.#head += 1;
    for (const listener of [...this.#listeners]) listener(this.#head);
  }
}

/** A chain that makes blocks at once. */
class FakeChain {
  readonly calls: object[] = [];
  #height = 1;

  call = async (method: string, params: object): Promise<unknown> => {
    this.calls.push({ method, ...params });
    this.#height += (params as { blocks?: number }).blocks ?? 0;
    return { height: this.#height };
  };
}

let index: FakeIndex;
let chain: FakeChain;
let services: DevelopmentServices;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  index = new FakeIndex();
  chain = new FakeChain();
  services = connectDevelopment(chain, index, {
    invalidate: async () => undefined,
    reviewPending: async () => undefined,
    addPending: () => undefined,
    chainIdChanged: () => undefined,
    setLoggingEnabled: () => undefined,
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const mine = (blocks: number) => services.development.mine({ blocks, intervalSeconds: 1, timestamp: 2_000_000_000 });

describe('mining', () => {
  test('waits until the blocks are served, for as long as blocks come', async () => {
    let mined = false;
    const mining = mine(3).then(() => (mined = true));
    await immediate();
    for (let block = 0; block < 3; block++) {
      expect(mined).toBe(false);
      jest.advanceTimersByTime(9_999);
      index.add();
      await immediate();
    }
    await mining;
    expect(mined).toBe(true);
  });

  test('is an error when no block comes for ten seconds', async () => {
    const outcome = expect(mine(3)).rejects.toThrow(
      new NodeUnavailable('block 4 was made but not indexed: no block arrived for 10000 ms'),
    );
    await immediate();
    index.add();
    jest.advanceTimersByTime(10_000);
    await outcome;
  });

  test('asks for many blocks in portions, each of which continues the one before', async () => {
    const mining = mine(1_200);
    while (index.head() < 1_201) {
      await immediate();
      index.add();
    }
    await mining;
    expect(chain.calls).toEqual([
      { method: 'dev_mine', blocks: 500, interval: 1, isDefault: false, continued: false, timestamp: 2_000_000_000 },
      { method: 'dev_mine', blocks: 500, interval: 1, isDefault: false, continued: true },
      { method: 'dev_mine', blocks: 200, interval: 1, isDefault: false, continued: true },
    ]);
  });
});
