/** The memory of the clients of a service with several workers, each of which has its own MemoryBudget. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  MemoryBudget,
  Reservation,
  SMALL_BYTES,
  STEP_BYTES,
  type MemoryAccount,
} from '../../../src/caller/memoryBudget.js';
import { LeaseStage } from '../store/shared/leaseStage.js';

const WORKERS = 4;
const LIMIT = 1024 * SMALL_BYTES;

let stage: LeaseStage;
beforeEach(async () => {
  stage = await LeaseStage.open();
});
afterEach(() => stage.close());

function startWorkers(): MemoryBudget[] {
  return stage.workers(WORKERS).map((leases) => new MemoryBudget({ limitBytes: LIMIT, stallTimeoutMs: 0, leases }));
}

function reserved(account: MemoryAccount, bytes: number): Reservation {
  const reservation = new Reservation(account, 'answer');
  expect(reservation.resize(bytes)).toBeNull();
  return reservation;
}

/** Bytes that many clients of a worker, each with little, can hold. */
function fill(budget: MemoryBudget, worker: number): number {
  const before = budget.usedBytes;
  for (let i = 0; ; i++)
    if (new Reservation(budget.open(`10.${worker}.0.${i}`), 'answer').resize(SMALL_BYTES) !== null) break;
  return budget.usedBytes - before;
}

/** What one worker knows of another is at most this old. */
function later(): void {
  stage.nowMs += 10;
}

describe('the budget of all workers', () => {
  test('is never exceeded by the sum, and one worker may use nearly all of it', () => {
    const workers = startWorkers();
    const first = fill(workers[0]!, 0);
    expect(first).toBe(LIMIT);
    expect(workers.slice(1).map((budget, i) => fill(budget, i + 1))).toEqual([0, 0, 0]);
  });

  test.each([1, 2, 3])('is never exceeded by what clients get and give back at random (seed %i)', (seed) => {
    const workers = startWorkers();
    let state = seed;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const held = workers.flatMap((budget) =>
      Array.from({ length: 40 }, (_, i) => new Reservation(budget.open(`10.0.0.${i % 20}`), 'answer')),
    );
    const broken: number[] = [];
    let most = 0;
    for (let step = 0; step < 5_000; step++) {
      const reservation = held[random(held.length)]!;
      if (random(3) === 0) reservation.release();
      else reservation.resize(random(LIMIT / 8));
      stage.nowMs += random(8);
      const sum = workers.reduce((total, budget) => total + budget.usedBytes, 0);
      most = Math.max(most, sum);
      if (sum > LIMIT) broken.push(step);
    }
    expect(broken).toEqual([]);
    expect(most).toBeGreaterThan((LIMIT * 3) / 4);
    for (const reservation of held) reservation.release();
    later();
    // Each worker keeps two steps at most: together a sixteenth.
    expect(workers[0]!.usedByAllBytes).toBeLessThanOrEqual(LIMIT / 16);
    expect(stage.records('limitAmounts')).toBeLessThanOrEqual(1);
  });

  test('is there again when a worker has ended', async () => {
    const [one, two] = startWorkers() as [MemoryBudget, MemoryBudget];
    fill(one, 0);
    const account = two.open('203.0.113.7');
    expect(new Reservation(account, 'answer').resize(SMALL_BYTES)).toMatchObject({ of: 'all' });
    const next = stage.worker(5, WORKERS);
    await next.forgetWorker(1);
    later();
    reserved(account, LIMIT / 2);
  });

  test('is a part in each worker while the file fails', async () => {
    const [one] = startWorkers() as [MemoryBudget];
    await stage.breakFile();
    expect(fill(one, 0)).toBe(LIMIT / WORKERS);
    expect(stage.failures).toHaveLength(1);
  });
});

describe('a client', () => {
  test('may hold half while the others hold nothing, in whatever workers, but for what each does not tell', () => {
    const workers = startWorkers();
    const sum = workers
      .map((budget) => {
        later();
        const account = budget.open('203.0.113.7');
        while (new Reservation(account, 'answer').resize(LIMIT / 256) === null);
        return account.usedBytes;
      })
      .reduce((total, bytes) => total + bytes, 0);
    expect(sum).toBeGreaterThanOrEqual((LIMIT * 7) / 16);
    expect(sum).toBeLessThanOrEqual(LIMIT / 2);
  });

  test('may hold a quarter once more than half is used, in whatever workers', () => {
    const [one, two, three] = startWorkers() as [MemoryBudget, MemoryBudget, MemoryBudget];
    reserved(one.open('10.0.0.1'), LIMIT / 2);
    later();
    reserved(two.open('203.0.113.7'), LIMIT / 8);
    later();
    const account = three.open('203.0.113.7');
    expect(new Reservation(account, 'answer').resize(LIMIT / 8 + STEP_BYTES)).toEqual({
      of: 'client',
      value: LIMIT / 4 + STEP_BYTES,
      limit: LIMIT / 4,
    });
    reserved(account, LIMIT / 8);
  });

  test('may send a quarter in bodies, to whatever workers', () => {
    const [one, two] = startWorkers() as [MemoryBudget, MemoryBudget];
    const body = new Reservation(one.open('203.0.113.7'), 'body');
    expect(body.resize(LIMIT / 8)).toBeNull();
    later();
    const account = two.open('203.0.113.7');
    const value = LIMIT / 4 + STEP_BYTES;
    expect(new Reservation(account, 'body').resize(LIMIT / 8 + STEP_BYTES)).toEqual({
      of: 'client',
      value,
      limit: LIMIT / 4,
    });
    body.release();
    later();
    expect(new Reservation(account, 'body').resize(LIMIT / 8 + STEP_BYTES)).toBeNull();
  });

  test('leaves no record but a step of its worker', () => {
    const [one] = startWorkers() as [MemoryBudget];
    const account = one.open('203.0.113.7');
    reserved(account, LIMIT / 4).release();
    reserved(account, SMALL_BYTES).release();
    account.close();
    expect(one.usedBytes).toBe(0);
    expect(one.clients).toBe(0);
    expect(stage.records('limitAmounts')).toBeLessThanOrEqual(1);
  });

  test('costs no transaction of its own while it holds little', () => {
    const [one, two] = startWorkers() as [MemoryBudget, MemoryBudget];
    reserved(one.open('203.0.113.7'), SMALL_BYTES);
    // The first step of the budget.
    expect(stage.records('limitAmounts')).toBe(1);
    later();
    expect(two.usedByAllBytes).toBe(LIMIT / 128);
  });
});
