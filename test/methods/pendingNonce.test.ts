import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Address } from '../../generated/types.js';
import type { RequestContext } from '../../src/jsonrpc/request.js';
import { getTransactionCount } from '../../src/methods/eth/getTransactionCount.js';
import type { Services } from '../../src/methods/services.js';

const SENDER = `0x${'ab'.repeat(20)}` as Address;
const REQUEST = { signal: new AbortController().signal } as RequestContext;

/** A sender at nonce 5 with one transaction that waits; `mine` makes the block that takes it. */
class Chain {
  #head = 7;
  #waiting = new Set([5n]);
  /** What happens while the account is read. */
  whileReading: () => void = () => undefined;
  /** What happens while the node's list is looked at. */
  whileLooking: () => void = () => undefined;

  readonly blocks = { head: () => this.#head, earliest: () => 1 };

  readonly state = {
    account: async (_address: Address, height: number) => {
      await Promise.resolve();
      this.whileReading();
      return { nonce: height === 7 ? 5n : 6n };
    },
  };

  readonly mempool = {
    refresh: async () => {
      await Promise.resolve();
      this.whileLooking();
    },
    nextNonce: (_sender: Address, committed: bigint) => (this.#waiting.has(committed) ? committed + 1n : committed),
  };

  mine(): void {
    this.#head = 8;
    this.#waiting.clear();
  }

  count(block: 'pending' | 'latest'): unknown {
    return getTransactionCount(this as unknown as Services)([SENDER, block], REQUEST);
  }
}

let chain: Chain;
beforeEach(() => {
  chain = new Chain();
});

describe('the pending nonce', () => {
  test('counts what waits', async () => {
    expect(await chain.count('pending')).toBe('0x6');
    expect(await chain.count('latest')).toBe('0x5');
  });

  test('does not fall back when a block takes what waits while the account is read', async () => {
    chain.whileReading = () => chain.mine();
    expect(await chain.count('pending')).toBe('0x6');
  });

  test("does not fall back when a block takes what waits while the node's list is looked at", async () => {
    chain.whileLooking = () => chain.mine();
    expect(await chain.count('pending')).toBe('0x6');
  });
});
