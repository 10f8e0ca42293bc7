import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { UnitsTaken } from '../../../../src/concurrency/leases.js';
import type { SharedLeases } from '../../../../src/store/shared/sharedLeases.js';
import { LeaseStage } from './leaseStage.js';

let stage: LeaseStage;
beforeEach(async () => {
  stage = await LeaseStage.open();
});
afterEach(() => stage.close());

describe('what workers hold', () => {
  test('is never more than the limit together, and each sees what the others hold', () => {
    const [one, two, three] = stage.workers(3) as [SharedLeases, SharedLeases, SharedLeases];
    expect(one.hold('connections', 4, 10)).toEqual({ others: 0, isHeld: true });
    expect(two.hold('connections', 5, 10)).toEqual({ others: 4, isHeld: true });
    expect(three.hold('connections', 2, 10)).toEqual({ others: 9, isHeld: false });
    expect(three.hold('connections', 1, 10)).toEqual({ others: 9, isHeld: true });
    expect(one.hold('connections', 5, 10)).toEqual({ others: 6, isHeld: false });
    expect([one, two, three].map((worker) => worker.heldByOthers('connections'))).toEqual([6, 5, 9]);
    expect(one.heldByOthers('subscriptions')).toBe(0);
  });

  test('is there for the others once it is given back, and then takes no room', () => {
    const [one, two] = stage.workers(2) as [SharedLeases, SharedLeases];
    one.hold('connections', 10, 10);
    one.giveBack('connections', 3);
    expect(two.hold('connections', 7, 10)).toEqual({ others: 3, isHeld: true });
    one.giveBack('connections', 0);
    expect(two.heldByOthers('connections')).toBe(0);
    two.giveBack('connections', 0);
    expect(stage.records('limitAmounts')).toBe(0);
  });

  test('is given back when the worker has ended, and the records go away', async () => {
    const [one, two] = stage.workers(2) as [SharedLeases, SharedLeases];
    for (let i = 0; i < 1_500; i++) one.hold(`connections of ${i}`, 1, 1);
    two.hold('connections of 7', 1, 2);
    const forgotten = two.forgetWorker(1);
    // It counts no longer, even before its records are removed.
    expect(two.hold('connections of 1499', 1, 1)).toEqual({ others: 0, isHeld: true });
    await forgotten;
    expect(stage.records('limitAmounts')).toBe(2);
    expect(stage.worker(3, 2).heldByOthers('connections of 7')).toBe(1);
  });

  test('is cleared when a service starts', () => {
    const [one, two] = stage.workers(2) as [SharedLeases, SharedLeases];
    one.hold('connections', 10, 10);
    one.take([{ name: 'units', perMs: 1, capacity: 10, units: 10, at: stage.nowMs, wanted: 0 }]);
    two.clear();
    expect(two.heldByOthers('connections')).toBe(0);
    expect(stage.records('limitBuckets')).toBe(0);
  });
});

describe('a bucket of 10 units a second that holds 20', () => {
  function taken(more: Partial<UnitsTaken>): UnitsTaken[] {
    return [{ name: 'units', perMs: 0.01, capacity: 20, units: 0, at: stage.nowMs, wanted: 0, ...more }];
  }

  test('is the same for all workers', () => {
    const [one, two] = stage.workers(2) as [SharedLeases, SharedLeases];
    expect(one.take(taken({ units: 12 }))).toEqual([{ units: 8, isTaken: false }]);
    expect(two.take(taken({ wanted: 5 }))).toEqual([{ units: 3, isTaken: true }]);
    expect(one.take(taken({ wanted: 4 }))).toEqual([{ units: 3, isTaken: false }]);
    stage.nowMs += 100;
    expect(one.take(taken({ wanted: 4 }))).toEqual([{ units: 0, isTaken: true }]);
  });

  test('goes into debt by what was used already, and for what costs more than it holds', () => {
    const [one] = stage.workers(1) as [SharedLeases];
    expect(one.take(taken({ wanted: 100 }))).toEqual([{ units: -80, isTaken: true }]);
    expect(one.take(taken({ units: 5, wanted: 1 }))).toEqual([{ units: -85, isTaken: false }]);
    stage.nowMs += 10_500;
    expect(one.take(taken({ wanted: 100 }))).toEqual([{ units: -80, isTaken: true }]);
  });

  test('counts what was used when it was used, and takes back what was not', () => {
    const [one] = stage.workers(1) as [SharedLeases];
    const usedAt = stage.nowMs;
    stage.nowMs += 1_000;
    expect(one.take(taken({ units: 15, at: usedAt }))).toEqual([{ units: 15, isTaken: false }]);
    expect(one.take(taken({ units: -5 }))).toEqual([{ units: 20, isTaken: false }]);
    expect(one.take(taken({ units: -5 }))).toEqual([{ units: 20, isTaken: false }]);
  });

  test('has no record while it is full', () => {
    const [one] = stage.workers(1) as [SharedLeases];
    one.take(taken({ units: 5 }));
    expect(stage.records('limitBuckets')).toBe(1);
    stage.nowMs += 500;
    one.take(taken({}));
    expect(stage.records('limitBuckets')).toBe(0);
  });
});

describe('the buckets of many clients', () => {
  const take = (leases: SharedLeases, from: number, to: number) => {
    for (let i = from; i < to; i++)
      leases.take([{ name: `units of ${i}`, perMs: 1, capacity: 1_000, units: 500, at: stage.nowMs, wanted: 0 }]);
  };

  test('are removed once they are full, when others come', () => {
    const [one] = stage.workers(1) as [SharedLeases];
    take(one, 0, 2_000);
    stage.nowMs += 1_000;
    take(one, 2_000, 3_000);
    expect(stage.records('limitBuckets')).toBe(1_000);
  });

  test('are no more than the limit, with what comes before the next look', () => {
    const [one] = stage.workers(1, 500) as [SharedLeases];
    take(one, 0, 5_000);
    expect(stage.records('limitBuckets')).toBeLessThanOrEqual(564);
  });
});

describe('a file that cannot be written', () => {
  test('is reported once, and nothing is known of the others', async () => {
    const [one] = stage.workers(2) as [SharedLeases];
    one.hold('connections', 3, 10);
    await stage.breakFile();
    expect(one.hold('connections', 4, 10)).toBeNull();
    one.giveBack('connections', 0);
    expect(one.heldByOthers('connections')).toBeNull();
    stage.nowMs += 2_000;
    expect(one.take([])).toBeNull();
    expect(stage.failures).toHaveLength(1);
  });

  test('is no trouble for a worker that has closed its leases', async () => {
    const [one] = stage.workers(2) as [SharedLeases];
    one.close();
    await stage.breakFile();
    expect(one.hold('connections', 4, 10)).toBeNull();
    await one.forgetWorker(7);
    expect(stage.failures).toEqual([]);
  });
});
