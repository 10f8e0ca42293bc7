import { OWN_WORK } from '../../../src/caller/caller.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../generated/types.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import { PendingTracker, type PendingTrackerOptions } from '../../../src/mempool/pendingTracker.js';
import { ALICE, BOB, FakeAccounts, FakeNode, silent, transaction } from './fakes.js';

let node: FakeNode;
let accounts: FakeAccounts;
let nowMs: number;

beforeEach(() => {
  node = new FakeNode();
  accounts = new FakeAccounts();
  nowMs = 1_000_000;
});

function tracker(options: Partial<PendingTrackerOptions> = {}): PendingTracker {
  const parts = { node, accounts, decode: node.decode, log: silent, clock: () => nowMs };
  return new PendingTracker({ listed: true, takesGaps: false, ...options }, parts);
}

const hashes = (pending: PendingTracker) => pending.all().map(({ transaction: { hash } }) => hash);

describe('a sent transaction', () => {
  test('is found at once, in order of arrival', () => {
    const pending = tracker();
    const [first, second] = [transaction(BOB, 7n), transaction(ALICE, 0n)];
    pending.add(first);
    pending.add(second);
    expect(pending.get(first.hash)).toMatchObject({ transaction: first });
    expect(hashes(pending)).toEqual([first.hash, second.hash]);
    expect(pending.get(`0x${'00'.repeat(32)}` as Hash)).toBeNull();
  });

  test('is removed by its block, with all earlier transactions of its sender', () => {
    const pending = tracker();
    for (const nonce of [0n, 1n, 2n]) pending.add(transaction(ALICE, nonce));
    pending.add(transaction(BOB, 0n));
    pending.onBlock(accounts.block(transaction(ALICE, 1n)));
    expect(hashes(pending)).toEqual([transaction(ALICE, 2n).hash, transaction(BOB, 0n).hash]);
  });

  test('is not pending when the answer to sending comes after its block', () => {
    const pending = tracker();
    pending.onBlock(accounts.block(transaction(ALICE, 0n)));
    pending.add(transaction(ALICE, 0n));
    expect(pending.all()).toEqual([]);
  });

  test('is removed by its replacement', () => {
    const pending = tracker();
    pending.add(transaction(ALICE, 0n));
    pending.add(transaction(ALICE, 0n, 1));
    expect(hashes(pending)).toEqual([transaction(ALICE, 0n, 1).hash]);
  });

  test('is dropped after three hours', () => {
    const pending = tracker();
    pending.add(transaction(ALICE, 0n));
    nowMs += 3 * 3600_000 - 1;
    expect(pending.all()).toHaveLength(1);
    nowMs += 1;
    expect(pending.all()).toEqual([]);
    expect(pending.nextNonce(ALICE, 0n)).toBe(0n);
  });

  test('is dropped for newer ones when together they are too long', () => {
    const pending = tracker({ maxBytes: 2_500 });
    for (const nonce of [0n, 1n, 2n, 3n]) pending.add({ ...transaction(ALICE, nonce), raw: new Uint8Array(1_000) });
    expect(pending.all().map(({ transaction: { nonce } }) => nonce)).toEqual([2n, 3n]);
  });

  test('is dropped for newer ones when there are too many', () => {
    const pending = tracker({ maxTransactions: 3 });
    for (const nonce of [0n, 1n, 2n, 3n, 4n]) pending.add(transaction(ALICE, nonce));
    expect(pending.all().map(({ transaction: { nonce } }) => nonce)).toEqual([2n, 3n, 4n]);
  });
});

describe('the next nonce of a sender', () => {
  test('follows its pending transactions up to the first gap', () => {
    const pending = tracker();
    for (const nonce of [5n, 6n, 7n, 9n]) pending.add(transaction(ALICE, nonce));
    expect(pending.nextNonce(ALICE, 5n)).toBe(8n);
    expect(pending.nextNonce(ALICE, 6n)).toBe(8n);
    expect(pending.nextNonce(ALICE, 4n)).toBe(4n);
    expect(pending.nextNonce(ALICE, 9n)).toBe(10n);
    expect(pending.nextNonce(BOB, 3n)).toBe(3n);
  });

  test('goes back when the chain names the nonce that it expects', () => {
    const pending = tracker();
    for (const nonce of [5n, 6n, 7n]) pending.add(transaction(ALICE, nonce));
    pending.dropFrom(ALICE, 6n);
    expect(pending.nextNonce(ALICE, 5n)).toBe(6n);
  });
});

describe("the node's mempool", () => {
  test('shows what others sent, even beside a transaction that does not decode', async () => {
    const pending = tracker();
    node.known.push(transaction(BOB, 1n));
    node.listed = [99, 0];
    await pending.refresh(OWN_WORK);
    expect(hashes(pending)).toEqual([transaction(BOB, 1n).hash]);
  });

  test('is polled at most once per interval, and once for many callers', async () => {
    const pending = tracker({ refreshIntervalMs: 100 });
    await Promise.all([pending.refresh(OWN_WORK), pending.refresh(OWN_WORK), pending.refresh(OWN_WORK)]);
    await pending.refresh(OWN_WORK);
    expect(node.asked).toBe(1);
    nowMs += 100;
    await pending.refresh(OWN_WORK);
    expect(node.asked).toBe(2);
  });

  test('is not polled if the node lists nothing', async () => {
    const pending = tracker({ listed: false });
    await pending.refresh(OWN_WORK);
    expect(node.asked).toBe(0);
  });

  test('drops a transaction two blocks after its complete list first lacked it', async () => {
    const pending = tracker();
    pending.add(transaction(ALICE, 0n));
    nowMs += 1;
    for (node.height = 7; node.height <= 9; node.height++) {
      pending.onBlock({ ...accounts.block(), number: node.height });
      expect(hashes(pending)).toEqual([transaction(ALICE, 0n).hash]);
      await pending.refreshNow();
    }
    expect(pending.all()).toEqual([]);
  });

  test('drops nothing before the block is known that may hold it', async () => {
    const pending = tracker({ missingBlocks: 0 });
    const [mined, dropped] = [transaction(ALICE, 0n), transaction(BOB, 0n)];
    for (const each of [mined, dropped]) pending.add(each);
    nowMs += 1;
    node.height = 7;
    pending.onBlock({ ...accounts.block(), number: 6 });
    await pending.refreshNow();
    expect(hashes(pending)).toEqual([mined.hash, dropped.hash]);
    pending.onBlock({ ...accounts.block(mined), number: 7 });
    await pending.refreshNow();
    expect(pending.all()).toEqual([]);
  });

  test('counts the blocks again when a missing transaction is listed again, or the node was rolled back', async () => {
    const pending = tracker();
    node.known.push(transaction(ALICE, 0n));
    pending.add(transaction(ALICE, 0n));
    nowMs += 1;
    const blockWith = async (number: number, listed: number[]) => {
      node.height = number;
      node.listed = listed;
      pending.onBlock({ ...accounts.block(), number });
      await pending.refreshNow();
    };
    await blockWith(6, []);
    await blockWith(7, [0]);
    await blockWith(8, []);
    await blockWith(9, []);
    await blockWith(5, []);
    await blockWith(6, []);
    expect(pending.all()).toHaveLength(1);
    await blockWith(7, []);
    expect(pending.all()).toEqual([]);
  });

  test('drops nothing that was sent during the poll', async () => {
    const pending = tracker({ missingBlocks: 0 });
    pending.onBlock(accounts.block());
    const looked = pending.refreshNow();
    pending.add(transaction(ALICE, 0n));
    await looked;
    expect(pending.all()).toHaveLength(1);
  });

  test('is asked for its height only when another transaction is missing', async () => {
    const pending = tracker();
    await pending.refreshNow();
    expect(node.askedHeight).toBe(0);
    pending.add(transaction(ALICE, 0n));
    nowMs += 1;
    await pending.refreshNow();
    await pending.refreshNow();
    expect(node.askedHeight).toBe(1);
  });

  test('drops nothing when its list is cut short', async () => {
    const pending = tracker({ missingBlocks: 0 });
    pending.add(transaction(ALICE, 0n));
    nowMs += 1;
    node.total = 250;
    pending.onBlock(accounts.block());
    await pending.refresh(OWN_WORK);
    expect(pending.all()).toHaveLength(1);
  });

  test('is counted beyond its list, until a block comes', async () => {
    const pending = tracker();
    const [known, hidden] = [transaction(ALICE, 0n), transaction(BOB, 0n)];
    node.known.push(known);
    node.listed = [0];
    node.total = 3;
    await pending.refreshNow();
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 3, queued: 0 });
    pending.add(transaction(ALICE, 1n));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 4, queued: 0 });
    pending.onBlock(accounts.block(known, hidden));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 2, queued: 0 });
    pending.onBlock(accounts.block(transaction(ALICE, 1n), transaction(BOB, 1n), transaction(BOB, 2n)));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 0, queued: 0 });
  });

  test('is not counted by a list that is older than the newest block', async () => {
    const pending = tracker();
    const [listed, hidden] = [transaction(ALICE, 0n), transaction(BOB, 0n)];
    node.known.push(listed);
    node.listed = [0];
    node.total = 2;
    pending.add(listed);
    pending.add(hidden);
    const polled = pending.refreshNow();
    pending.onBlock(accounts.block(listed, hidden));
    await polled;
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 0, queued: 0 });
  });

  test('does not bring back what was mined during the poll', async () => {
    const pending = tracker();
    node.known.push(transaction(ALICE, 0n));
    node.listed = [0];
    const looked = pending.refreshNow();
    pending.onBlock(accounts.block(transaction(ALICE, 0n)));
    await looked;
    expect(pending.all()).toEqual([]);
  });

  test('does not undo a replacement that was sent during the poll', async () => {
    const pending = tracker();
    node.known.push(transaction(ALICE, 0n));
    node.listed = [0];
    await pending.refreshNow();
    const looked = pending.refreshNow();
    pending.add(transaction(ALICE, 0n, 1));
    await looked;
    expect(hashes(pending)).toEqual([transaction(ALICE, 0n, 1).hash]);
  });

  test('is polled for an unknown hash, at most once per interval', async () => {
    const pending = tracker();
    const sought = transaction(BOB, 1n);
    node.known.push(sought);
    node.listed = [0];
    expect(pending.get(sought.hash)).toBeNull();
    expect(await pending.find(sought.hash, OWN_WORK)).toMatchObject({ transaction: sought });
    expect(pending.find(transaction(BOB, 2n).hash, OWN_WORK)).toBeNull();
    expect(node.asked).toBe(1);
  });

  test('is decoded once while its list stays the same', async () => {
    node.known.push(transaction(BOB, 1n));
    node.listed = [0];
    let decoded = 0;
    const decode = (tx: Uint8Array) => {
      decoded += 1;
      return node.decode(tx);
    };
    const parts = { node, accounts, decode, log: silent };
    const pending = new PendingTracker({ listed: true, takesGaps: false }, parts);
    await pending.refreshNow();
    await pending.refreshNow();
    expect([decoded, node.asked]).toEqual([1, 2]);
  });
});

describe('a review', () => {
  test('polls even if that is not due, but only while something is pending', async () => {
    const pending = tracker();
    await pending.review();
    expect(node.asked).toBe(0);
    pending.add(transaction(ALICE, 0n));
    await pending.review();
    await pending.review();
    expect(node.asked).toBe(2);
  });
});

describe('a listener', () => {
  test('is called once for each transaction, even if that is dropped and sent again', () => {
    const pending = tracker();
    const told: Hash[] = [];
    pending.onAdded(({ hash }) => told.push(hash));
    pending.add(transaction(ALICE, 0n));
    pending.add(transaction(ALICE, 0n));
    pending.dropFrom(ALICE, 0n);
    pending.add(transaction(ALICE, 0n));
    expect(told).toEqual([transaction(ALICE, 0n).hash]);
    pending.stop();
  });

  test('is called once for a sent transaction, even if its block comes before the answer to sending', () => {
    const pending = tracker();
    const told: Hash[] = [];
    pending.onAdded(({ hash }) => told.push(hash));
    pending.onBlock(accounts.block(transaction(BOB, 0n)));
    pending.add(transaction(BOB, 0n));
    pending.add(transaction(BOB, 0n));
    expect(told).toEqual([transaction(BOB, 0n).hash]);
    pending.stop();
  });

  test('is called again for transactions of removed blocks, but not for those that were pending then', () => {
    const pending = tracker();
    const told: Hash[] = [];
    pending.onAdded(({ hash }) => told.push(hash));
    const [mined, waiting] = [transaction(ALICE, 0n), transaction(BOB, 0n)];
    for (const goBack of [() => pending.clear(), () => pending.onBlock({ ...accounts.block(), number: 1 })]) {
      told.length = 0;
      for (const each of [mined, waiting]) pending.add(each);
      pending.onBlock(accounts.block(mined));
      goBack();
      for (const each of [mined, waiting]) pending.add(each);
      expect(told).toEqual([mined.hash, waiting.hash, mined.hash]);
      pending.onBlock(accounts.block(mined, waiting));
      pending.clear();
    }
    pending.stop();
  });

  test('is not called again for transactions of blocks below the removed ones', async () => {
    const [kept, gone] = [transaction(ALICE, 0n), transaction(BOB, 0n)];
    node.known.push(kept, gone);
    const pending = tracker();
    const told: Hash[] = [];
    pending.onAdded(({ hash }) => told.push(hash));
    for (const each of [kept, gone]) pending.onBlock(accounts.block(each));
    pending.onBlock({ ...accounts.block(), number: accounts.height - 1 });
    node.listed = [0, 1];
    await pending.refreshNow();
    expect(told).toEqual([gone.hash]);
    expect(hashes(pending)).toEqual([gone.hash]);
    pending.stop();
  });

  test('is not called for a mined transaction that an older list shows', async () => {
    node.known.push(transaction(BOB, 1n));
    node.listed = [0];
    const pending = tracker();
    const told: Hash[] = [];
    pending.onAdded(({ hash }) => told.push(hash));
    pending.onBlock(accounts.block(transaction(BOB, 1n)));
    await pending.refreshNow();
    expect(told).toEqual([]);
    expect(pending.all()).toEqual([]);
    pending.stop();
  });

  test('learns whether a transaction was sent through this process or listed by the node', async () => {
    node.known.push(transaction(ALICE, 0n), transaction(BOB, 0n));
    node.listed = [0, 1];
    const pending = tracker();
    const told: [Hash, boolean][] = [];
    pending.onAdded(({ hash }, isListed) => told.push([hash, isListed]));
    pending.add(transaction(ALICE, 0n));
    await pending.refreshNow();
    expect(told).toEqual([
      [transaction(ALICE, 0n).hash, false],
      [transaction(BOB, 0n).hash, true],
    ]);
    pending.stop();
  });

  test('is not called after it ended, and one that throws does not affect the others', () => {
    const pending = tracker();
    const told: Hash[] = [];
    const end = pending.onAdded(({ hash }) => told.push(hash));
    pending.onAdded(() => {
      throw new Error('broken');
    });
    pending.onAdded(({ hash }) => told.push(hash));
    end();
    pending.add(transaction(ALICE, 0n));
    expect(told).toEqual([transaction(ALICE, 0n).hash]);
    pending.stop();
  });

  test('makes the tracker poll the node at intervals', async () => {
    node.known.push(transaction(BOB, 1n));
    node.listed = [0];
    const pending = tracker({ refreshIntervalMs: 1 });
    const told = await new Promise<SignedTransaction>((resolve) => pending.onAdded(resolve));
    expect(told.hash).toBe(transaction(BOB, 1n).hash);
    pending.stop();
  });
});
