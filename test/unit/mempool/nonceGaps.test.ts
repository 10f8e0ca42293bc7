/** Which transactions count as pending, and which as queued because of a nonce gap. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Mempool } from '../../../src/chain/mempool.js';
import { PendingTracker, type PendingTrackerOptions } from '../../../src/mempool/pendingTracker.js';
import { ALICE, BOB, FakeAccounts, FakeNode, silent, transaction } from './fakes.js';

let node: FakeNode;
let accounts: FakeAccounts;
let nowMs: number;

beforeEach(() => {
  node = new FakeNode();
  accounts = new FakeAccounts();
  nowMs = 0;
});

function tracker(options: Partial<PendingTrackerOptions> = {}): PendingTracker {
  return new PendingTracker(
    { listed: false, takesGaps: true, ...options },
    { node, accounts, decode: node.decode, log: silent, clock: () => nowMs },
  );
}

/** Nonces by sender. */
async function standing(pending: Mempool): Promise<Record<string, { pending: bigint[]; queued: bigint[] }>> {
  const nonces = (group: { transaction: { nonce: bigint } }[]) => group.map(({ transaction: { nonce } }) => nonce);
  const senders = await pending.bySender(OWN_WORK);
  return Object.fromEntries(
    senders.map((each) => [each.sender, { pending: nonces(each.pending), queued: nonces(each.queued) }]),
  );
}

describe('if the chain accepts nonce gaps', () => {
  test("the account's nonce decides what is in line", async () => {
    const pending = tracker();
    accounts.nonces.set(ALICE, 5n);
    for (const nonce of [9n, 6n, 5n, 7n]) pending.add(transaction(ALICE, nonce));
    pending.add(transaction(BOB, 3n));
    expect(await standing(pending)).toEqual({
      [ALICE]: { pending: [5n, 6n, 7n], queued: [9n] },
      [BOB]: { pending: [], queued: [3n] },
    });
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 3, queued: 2 });
    expect((await pending.ofSender(BOB, OWN_WORK)).queued).toHaveLength(1);
  });

  test('a filled gap makes the queued transactions pending', async () => {
    const pending = tracker();
    for (const nonce of [0n, 2n, 3n]) pending.add(transaction(ALICE, nonce));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 1, queued: 2 });
    pending.add(transaction(ALICE, 1n));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 4, queued: 0 });
  });

  test('an account is queried once at a height, and not again while blocks tell its nonce', async () => {
    const pending = tracker();
    for (const nonce of [0n, 1n, 2n]) pending.add(transaction(ALICE, nonce));
    await pending.counts(OWN_WORK);
    await pending.bySender(OWN_WORK);
    expect(accounts.asked).toEqual([[ALICE, 1]]);
    pending.onBlock(accounts.block(transaction(ALICE, 0n)));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 2, queued: 0 });
    expect(accounts.asked).toEqual([[ALICE, 1]]);
  });

  test('an account is queried again at a new height while a transaction is queued', async () => {
    const pending = tracker();
    pending.add(transaction(ALICE, 1n));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 0, queued: 1 });
    await pending.counts(OWN_WORK);
    // By a transaction that is not of the Ethereum kind.
    accounts.nonces.set(ALICE, 1n);
    accounts.height += 1;
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 1, queued: 0 });
    expect(accounts.asked).toEqual([
      [ALICE, 1],
      [ALICE, 2],
    ]);
  });

  test("what is below the account's nonce is gone", async () => {
    const pending = tracker();
    accounts.nonces.set(ALICE, 2n);
    for (const nonce of [0n, 1n, 2n]) pending.add(transaction(ALICE, nonce));
    expect(await standing(pending)).toEqual({ [ALICE]: { pending: [2n], queued: [] } });
    expect(pending.all()).toHaveLength(1);
  });

  test('an account is queried again when the node was rolled back', async () => {
    const pending = tracker();
    pending.onBlock(accounts.block());
    pending.onBlock(accounts.block(transaction(ALICE, 0n)));
    pending.add(transaction(ALICE, 1n));
    accounts.height = 1;
    pending.onBlock(accounts.block());
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 0, queued: 1 });
    pending.add(transaction(ALICE, 0n));
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 2, queued: 0 });
  });

  test('a failed account query is an error for the caller', async () => {
    const pending = tracker();
    pending.add(transaction(ALICE, 0n));
    accounts.nonce = async () => {
      throw new Error('away');
    };
    await expect(pending.counts(OWN_WORK)).rejects.toThrow('away');
  });

  test('a sent transaction that was never listed is not dropped: the application may hold it outside the list', async () => {
    const pending = tracker({ listed: true, missingBlocks: 0 });
    pending.add(transaction(ALICE, 4n));
    nowMs += 1;
    pending.onBlock(accounts.block());
    await pending.refreshNow();
    expect(pending.all()).toHaveLength(1);
    node.known.push(transaction(ALICE, 4n));
    node.listed = [0];
    await pending.refreshNow();
    node.listed = [];
    await pending.refreshNow();
    expect(pending.all()).toEqual([]);
  });

  test('a sent transaction that is missing is dropped if the list holds queued transactions, too', async () => {
    const pending = tracker({ listed: true, listsQueued: true, missingBlocks: 0 });
    pending.add(transaction(ALICE, 4n));
    nowMs += 1;
    pending.onBlock(accounts.block());
    await pending.refreshNow();
    expect(pending.all()).toEqual([]);
  });
});

describe('if the chain accepts no nonce gaps', () => {
  test('all transactions are pending, and no account is queried', async () => {
    const pending = tracker({ takesGaps: false });
    for (const nonce of [8n, 7n]) pending.add(transaction(ALICE, nonce));
    expect(await standing(pending)).toEqual({ [ALICE]: { pending: [7n, 8n], queued: [] } });
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 2, queued: 0 });
    expect(accounts.asked).toEqual([]);
  });

  test('transactions that a cut list only counts are counted', async () => {
    const pending = tracker({ listed: true, takesGaps: false });
    node.known.push(transaction(ALICE, 0n));
    node.listed = [0, 99];
    node.total = 250;
    await pending.refreshNow();
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 249, queued: 0 });
    node.total = 2;
    await pending.refreshNow();
    expect(await pending.counts(OWN_WORK)).toEqual({ pending: 1, queued: 0 });
  });
});
