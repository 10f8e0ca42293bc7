/** Pending transactions of several workers: all have the same ones, and each listener hears of one once. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Hash } from '../../../generated/types.js';
import type { UnconfirmedTxs } from '../../../src/chain/node.js';
import type { PendingTracker } from '../../../src/mempool/pendingTracker.js';
import { clearPending } from '../../../src/store/shared/pendingDatabases.js';
import { forgetPoller } from '../../../src/store/shared/pollTurn.js';
import { ALICE, BOB, encodedTransaction as transaction } from './fakes.js';
import { EXPIRY_MS, hashes, WorkerStage } from './workerStage.js';

let stage: WorkerStage;
beforeEach(() => {
  stage = new WorkerStage();
});
afterEach(() => stage.dispose());

/** What listeners of a worker hear. */
function heardBy(tracker: PendingTracker): [Hash, boolean][] {
  const heard: [Hash, boolean][] = [];
  tracker.onAdded(({ hash }, isListed) => heard.push([hash, isListed]));
  return heard;
}

describe('a transaction that was sent through one worker', () => {
  test('is pending in the others at once, in the order of all', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const [first, second, third] = [transaction(ALICE, 0n), transaction(BOB, 0n), transaction(ALICE, 1n)];
    one.add(first);
    expect(other.get(first.hash)?.transaction).toEqual({ ...first, raw: Buffer.from(first.raw), input: Buffer.of() });
    other.add(second);
    one.add(third);
    for (const each of [one, other]) {
      expect(hashes(each)).toEqual([first.hash, second.hash, third.hash]);
      expect([each.nextNonce(ALICE, 0n), each.nextNonce(BOB, 0n)]).toEqual([2n, 1n]);
      expect(each.get(second.hash)?.json).toBe(one.get(second.hash)?.json);
    }
  });

  test('is counted, and grouped by sender, in all', async () => {
    const [one, other] = [stage.worker(1, { takesGaps: true }), stage.worker(2, { takesGaps: true })];
    one.add(transaction(ALICE, 0n));
    one.add(transaction(ALICE, 2n));
    expect(await other.counts(OWN_WORK)).toEqual({ pending: 1, queued: 1 });
    one.add(transaction(ALICE, 1n));
    expect((await other.ofSender(ALICE, OWN_WORK)).pending).toHaveLength(3);
    other.add(transaction(BOB, 0n));
    expect((await one.bySender(OWN_WORK)).map(({ sender }) => sender)).toEqual([ALICE, BOB]);
  });

  test('is replaced, dropped or cleared in all', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    one.add(transaction(ALICE, 0n));
    other.add(transaction(ALICE, 0n, 1));
    for (const nonce of [1n, 2n, 3n]) one.add(transaction(ALICE, nonce));
    other.dropFrom(ALICE, 2n);
    const left = [transaction(ALICE, 0n, 1).hash, transaction(ALICE, 1n).hash];
    expect([hashes(one), hashes(other)]).toEqual([left, left]);
    one.clear();
    expect([hashes(one), hashes(other)]).toEqual([[], []]);
    expect(hashes(stage.worker(3))).toEqual([]);
  });

  test('is dropped after three hours in all, also in one that started later', () => {
    const one = stage.worker(1);
    one.add(transaction(ALICE, 0n));
    stage.nowMs += 3 * 3600_000 - 1;
    const later = stage.worker(2);
    expect([one.all().length, later.all().length]).toEqual([1, 1]);
    stage.nowMs += 1;
    expect([later.all(), one.all()]).toEqual([[], []]);
  });

  test('is removed in each worker by the block that this worker gets', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const [mined, waiting] = [transaction(ALICE, 0n), transaction(ALICE, 1n)];
    for (const each of [mined, waiting]) one.add(each);
    const block = stage.accounts.block(mined);
    one.onBlock(block);
    expect([hashes(one), hashes(other)]).toEqual([[waiting.hash], [mined.hash, waiting.hash]]);
    other.onBlock(block);
    expect(hashes(other)).toEqual([waiting.hash]);
  });

  test('is removed in all when a block has another one with its nonce, even if it comes later than the block', () => {
    const [one, other, third] = [stage.worker(1), stage.worker(2), stage.worker(3)];
    const block = stage.accounts.block(transaction(ALICE, 0n, 1));
    one.onBlock(block);
    const late = transaction(ALICE, 0n);
    other.add(late);
    expect([hashes(one), hashes(third)]).toEqual([[late.hash], [late.hash]]);
    other.onBlock(block);
    expect([hashes(one), hashes(other), hashes(third)]).toEqual([[], [], [late.hash]]);
    third.onBlock(block);
    expect(hashes(third)).toEqual([]);
  });

  test('is dropped for newer ones in all when there are too many', () => {
    const options = { maxTransactions: 3 };
    const [one, other] = [stage.worker(1, options), stage.worker(2, options)];
    for (const nonce of [0n, 1n, 2n, 3n, 4n]) (nonce % 2n === 0n ? one : other).add(transaction(ALICE, nonce));
    const nonces = (tracker: PendingTracker) => tracker.all().map(({ transaction: { nonce } }) => nonce);
    expect([one, other, stage.worker(3, options)].map(nonces)).toEqual(Array(3).fill([2n, 3n, 4n]));
  });
});

describe('a listener', () => {
  test('hears of each transaction once, in the same order in all workers', async () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const [heard, heardElsewhere] = [heardBy(one), heardBy(other)];
    const sent = [transaction(ALICE, 0n), transaction(BOB, 0n), transaction(ALICE, 1n)];
    one.add(sent[0]!);
    other.add(sent[0]!);
    other.add(sent[1]!);
    one.dropFrom(ALICE, 0n);
    other.add(sent[0]!);
    const last = new Promise((resolve) => one.onAdded(({ hash }) => hash === sent[2]?.hash && resolve(hash)));
    other.add(sent[2]!);
    expect(await last).toBe(sent[2]?.hash);
    for (const each of [heard, heardElsewhere]) expect(each).toEqual(sent.map(({ hash }) => [hash, false]));
  });

  test('hears of transactions of other workers when all hints are lost, too', async () => {
    stage.hints = false;
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const heard = new Promise((resolve) => one.onAdded(({ hash }) => resolve(hash)));
    other.add(transaction(ALICE, 0n));
    expect(await heard).toBe(transaction(ALICE, 0n).hash);
  });

  test('hears nothing of what others added before it', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    one.add(transaction(ALICE, 0n));
    const heard = heardBy(other);
    one.add(transaction(ALICE, 1n));
    other.update();
    expect(heard).toEqual([[transaction(ALICE, 1n).hash, false]]);
  });

  test('hears of a transaction whose block comes first, in whichever worker', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const [heard, heardElsewhere] = [heardBy(one), heardBy(other)];
    const [early, late] = [transaction(ALICE, 0n), transaction(BOB, 0n)];
    const block = stage.accounts.block(early, late);
    one.add(early);
    for (const each of [one, other]) each.onBlock(block);
    other.add(late);
    for (const each of [one, other]) expect(each.all()).toEqual([]);
    for (const each of [heard, heardElsewhere]) expect(each.map(([hash]) => hash)).toEqual([early.hash, late.hash]);
    one.onBlock(stage.accounts.block());
    other.onBlock({ ...stage.accounts.block(), number: stage.accounts.height - 1 });
    expect(hashes(stage.worker(3))).toEqual([]);
  });
});

describe('a worker that starts later', () => {
  test('has what is pending, as the others do, and tells nothing of it', () => {
    const one = stage.worker(1);
    const heard = heardBy(one);
    const [mined, dropped, left] = [transaction(ALICE, 0n), transaction(BOB, 0n), transaction(ALICE, 1n)];
    for (const each of [mined, dropped, left]) one.add(each);
    one.dropFrom(BOB, 0n);
    one.onBlock(stage.accounts.block(mined));
    const later = stage.worker(2);
    expect([hashes(later), hashes(one)]).toEqual([[left.hash], [left.hash]]);
    expect(heard).toHaveLength(3);
  });

  test('has nothing that is mined already, also if no worker was left to remove it', () => {
    const one = stage.worker(1);
    const [before, meanwhile] = [transaction(ALICE, 0n), transaction(BOB, 0n)];
    for (const each of [before, meanwhile]) one.add(each);
    stage.mined.add(before.hash);
    const later = stage.worker(2);
    expect(hashes(later)).toEqual([meanwhile.hash]);
    // Mined before the first block that this worker gets.
    stage.mined.add(meanwhile.hash);
    later.onBlock(stage.accounts.block());
    expect(hashes(later)).toEqual([]);
    expect(hashes(stage.worker(3))).toEqual([]);
  });

  test('has all of them after more events than are kept', () => {
    const options = { maxTransactions: 2 };
    const one = stage.worker(1, options);
    const late = stage.worker(2, options);
    const kept = transaction(BOB, 0n);
    one.add(kept);
    for (let variant = 0; variant < 1_200; variant++) one.add(transaction(ALICE, 0n, variant));
    const pending = [kept.hash, transaction(ALICE, 0n, 1_199).hash];
    expect([one, late, stage.worker(3, options)].map(hashes)).toEqual([pending, pending, pending]);
    expect(stage.databases.events.getCount()).toBe(1_001);
    one.dropFrom(BOB, 0n);
    expect(stage.databases.events.getCount()).toBe(1_000);
  });

  test('has nothing of a former service', () => {
    stage.worker(1).add(transaction(ALICE, 0n));
    clearPending(stage.databases);
    const later = stage.worker(2);
    expect(hashes(later)).toEqual([]);
    later.add(transaction(BOB, 0n));
    expect(hashes(stage.worker(3))).toEqual([transaction(BOB, 0n).hash]);
  });
});

test('a worker that begins to follow knows the last transactions of the others, also mined ones, but not older ones', () => {
  const options = { maxTransactions: 2 };
  const [one, other] = [stage.worker(1, options), stage.worker(2, options)];
  const kept = transaction(BOB, 0n);
  one.add(kept);
  for (let nonce = 0n; nonce < 1_200n; nonce++) {
    const mined = transaction(ALICE, nonce);
    one.add(mined);
    one.onBlock(stage.accounts.block(mined));
  }
  const recent = [kept, ...Array.from({ length: 1_000 }, (_, index) => transaction(ALICE, BigInt(index + 200)))];
  expect(other.recent()).toEqual(recent.map(({ hash }) => hash));
});

describe('after a rollback', () => {
  test('a transaction is pending again in all workers, whichever goes back first', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const again = transaction(ALICE, 0n);
    one.add(again);
    const first = stage.accounts.block();
    const block = stage.accounts.block(again);
    for (const each of [one, other]) for (const next of [first, block]) each.onBlock(next);
    const [heard, heardElsewhere] = [heardBy(one), heardBy(other)];
    one.onBlock({ ...stage.accounts.block(), number: block.number });
    one.add(again);
    expect([hashes(one), hashes(other)]).toEqual([[again.hash], []]);
    other.onBlock({ ...stage.accounts.block(), number: block.number });
    expect([hashes(one), hashes(other)]).toEqual([[again.hash], [again.hash]]);
    expect([heard, heardElsewhere]).toEqual([[[again.hash, false]], [[again.hash, false]]]);
  });

  test('a transaction that was sent through a worker that had not gone back yet is pending in all', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const again = transaction(ALICE, 0n);
    const first = stage.accounts.block();
    const block = stage.accounts.block(again);
    for (const each of [one, other]) for (const next of [first, block]) each.onBlock(next);
    one.onBlock({ ...stage.accounts.block(), number: block.number });
    other.add(again);
    expect([hashes(one), hashes(other)]).toEqual([[again.hash], []]);
    other.onBlock({ ...stage.accounts.block(), number: block.number });
    expect([hashes(one), hashes(other)]).toEqual([[again.hash], [again.hash]]);
  });
});

describe("the node's list", () => {
  const listed = { listed: true };

  test('is polled at most once per interval over all workers, and all have what it shows', async () => {
    const [one, other] = [stage.worker(1, listed), stage.worker(2, listed)];
    const [heard, heardElsewhere] = [heardBy(one), heardBy(other)];
    stage.node.known.push(transaction(BOB, 0n));
    stage.node.listed = [0];
    stage.node.total = 3;
    await Promise.all([one.refresh(OWN_WORK), other.refresh(OWN_WORK), other.refresh(OWN_WORK)]);
    await other.refresh(OWN_WORK);
    expect(stage.node.asked).toBe(1);
    for (const each of [one, other]) {
      expect(hashes(each)).toEqual([transaction(BOB, 0n).hash]);
      expect(await each.counts(OWN_WORK)).toEqual({ pending: 3, queued: 0 });
    }
    for (const each of [heard, heardElsewhere]) expect(each).toEqual([[transaction(BOB, 0n).hash, true]]);
    stage.nowMs += 200;
    await other.refresh(OWN_WORK);
    await one.refresh(OWN_WORK);
    expect(stage.node.asked).toBe(2);
  });

  test('drops in all workers what it lacks, whichever of them polled it before', async () => {
    const options = { listed: true, takesGaps: true, missingBlocks: 1 };
    const [one, other] = [stage.worker(1, options), stage.worker(2, options)];
    const [lost, unlisted] = [transaction(ALICE, 0n), transaction(BOB, 5n)];
    for (const each of [lost, unlisted]) one.add(each);
    stage.node.known.push(lost);
    stage.node.listed = [0];
    const next = async (poller: PendingTracker): Promise<void> => {
      stage.nowMs += 1_000;
      stage.node.height += 1;
      const block = { ...stage.accounts.block(), number: stage.node.height };
      for (const each of [one, other]) each.onBlock(block);
      await poller.refreshNow();
    };
    await next(one);
    stage.node.listed = [];
    await next(other);
    expect([hashes(one), hashes(other)]).toEqual(Array(2).fill([lost.hash, unlisted.hash]));
    await next(one);
    expect([hashes(one), hashes(other)]).toEqual(Array(2).fill([unlisted.hash]));
    expect(stage.node.askedHeight).toBe(1);
  });

  test('is waited for by the workers that do not poll it, and polled by another one when the first has ended', async () => {
    const [one, other] = [stage.worker(1, listed), stage.worker(2, listed)];
    const answers: ((list: UnconfirmedTxs) => void)[] = [];
    const unanswered = (): Promise<UnconfirmedTxs> => new Promise((resolve) => answers.push(resolve));
    const answered = stage.node.unconfirmedTxs;
    stage.node.unconfirmedTxs = unanswered;
    // The first worker polls, and hangs.
    void one.refresh(OWN_WORK);
    stage.nowMs += 249;
    await other.refresh(OWN_WORK);
    expect(answers).toHaveLength(1);
    stage.node.unconfirmedTxs = answered;
    forgetPoller(stage.databases, 2);
    await other.refresh(OWN_WORK);
    expect(stage.node.asked).toBe(0);
    forgetPoller(stage.databases, 1);
    await other.refreshNow();
    expect(stage.node.asked).toBe(1);
  });

  test('is polled by another worker when the poll of the first has expired', async () => {
    const [one, other] = [stage.worker(1, listed), stage.worker(2, listed)];
    const answered = stage.node.unconfirmedTxs;
    stage.node.unconfirmedTxs = () => new Promise(() => undefined);
    void one.refresh(OWN_WORK);
    stage.node.unconfirmedTxs = answered;
    stage.nowMs += EXPIRY_MS - 1;
    await other.refresh(OWN_WORK);
    expect(stage.node.asked).toBe(0);
    stage.nowMs += 1;
    await other.refreshNow();
    expect(stage.node.asked).toBe(1);
  });

  test('does not bring back what was mined before a worker started', async () => {
    const later = stage.worker(2, listed);
    stage.node.known.push(transaction(ALICE, 0n));
    stage.node.listed = [0];
    stage.mined.add(transaction(ALICE, 0n).hash);
    const heard = heardBy(later);
    await later.refresh(OWN_WORK);
    expect([hashes(later), heard]).toEqual([[], []]);
  });
});

describe('when the file', () => {
  test('cannot be written, a worker knows what it sent, and shares it when it can', async () => {
    const [one, other] = [stage.worker(1, { listed: true }), stage.worker(2, { listed: true })];
    const heard = heardBy(other);
    const sent = [transaction(ALICE, 0n), transaction(ALICE, 1n), transaction(BOB, 0n)].map((each) => each.hash);
    one.add(transaction(ALICE, 0n));
    other.update();
    await stage.refuseWrites();
    one.add(transaction(ALICE, 1n));
    expect([hashes(one), hashes(other)]).toEqual([sent.slice(0, 2), sent.slice(0, 1)]);
    // Each worker polls for itself.
    await one.refreshNow();
    await other.refreshNow();
    expect(stage.node.asked).toBe(2);
    stage.acceptWrites();
    one.add(transaction(BOB, 0n));
    expect([hashes(one), hashes(other)]).toEqual([sent, sent]);
    expect(heard.map(([hash]) => hash)).toEqual(sent);
    expect(stage.lines).toEqual([
      'pending transactions cannot be shared with the other workers',
      'pending transactions are shared with the other workers again',
    ]);
  });

  test('has a damaged event, the other ones are taken', () => {
    const [one, other] = [stage.worker(1), stage.worker(2)];
    const sent = [transaction(ALICE, 0n), transaction(BOB, 0n), transaction(ALICE, 1n)];
    one.add(sent[0]!);
    other.update();
    for (const each of sent.slice(1)) one.add(each);
    const { events } = stage.databases;
    const bytes = Buffer.from(events.getBinary(2)!);
    bytes[40]! ^= 1;
    events.putSync(2, bytes);
    expect(hashes(other)).toEqual([sent[0]?.hash, sent[2]?.hash]);
    other.add(sent[1]!);
    expect(hashes(other)).toEqual([sent[0]?.hash, sent[2]?.hash, sent[1]?.hash]);
  });

  test.each(['log', 'poll'])('has a damaged record of the %s, the workers share all the same', async (record) => {
    const [one, other] = [stage.worker(1, { listed: true }), stage.worker(2, { listed: true })];
    one.add(transaction(ALICE, 0n));
    await one.refreshNow();
    stage.databases.state.putSync(record, Buffer.alloc(20));
    one.add(transaction(BOB, 0n));
    await other.refreshNow();
    expect(hashes(other)).toEqual([transaction(ALICE, 0n).hash, transaction(BOB, 0n).hash]);
  });
});
