import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import type { PendingNonceParts } from '../../../../src/chain/fees/pendingNonce.js';
import type { Account } from '../../../../src/chain/state.js';
import { encodeHash } from '../../../../src/ethereum/hex.js';
import type { RequestContext } from '../../../../src/jsonrpc/request.js';
import { getTransactionCount } from '../../../../src/methods/eth/getTransactionCount.js';

const SENDER = `0x${'ab'.repeat(20)}` as Address;
const REQUEST = { signal: new AbortController().signal } as RequestContext;

/** A sender at nonce 5 with one pending transaction; `mine` makes the block that includes it. */
class Chain implements PendingNonceParts {
  #head = 7;
  #pending = new Set([5n]);
  /** What happens while the account is read. */
  whileReading: () => void = () => undefined;
  /** What happens while the node's mempool is read. */
  whileRefreshing: () => void = () => undefined;

  readonly blocks = { head: () => this.#head, earliest: () => 1, numberOfHash: () => null };

  readonly state = {
    account: async (_address: Address, height: number): Promise<Account> => {
      await Promise.resolve();
      this.whileReading();
      return { nonce: height === 7 ? 5n : 6n, balance: 0n, codeHash: encodeHash(new Uint8Array(32)) };
    },
  };

  readonly mempool = {
    refresh: async () => {
      await Promise.resolve();
      this.whileRefreshing();
    },
    nextNonce: (_sender: Address, committed: bigint) => (this.#pending.has(committed) ? committed + 1n : committed),
  };

  mine(): void {
    this.#head = 8;
    this.#pending.clear();
  }

  count(block: 'pending' | 'latest'): unknown {
    return getTransactionCount(this)([SENDER, block], REQUEST);
  }
}

let chain: Chain;
beforeEach(() => {
  chain = new Chain();
});

describe('the pending nonce', () => {
  test('counts the pending transactions', async () => {
    expect(await chain.count('pending')).toBe('0x6');
    expect(await chain.count('latest')).toBe('0x5');
  });

  test('does not go back when a block includes the transaction while the account is read', async () => {
    chain.whileReading = () => chain.mine();
    expect(await chain.count('pending')).toBe('0x6');
  });

  test("does not go back when a block includes the transaction while the node's mempool is read", async () => {
    chain.whileRefreshing = () => chain.mine();
    expect(await chain.count('pending')).toBe('0x6');
  });
});
