import { describe, expect, test } from '@jest/globals';
import {
  MemoryBudget,
  Reservation,
  SMALL_BYTES,
  STEP_BYTES,
  type MemoryAccount,
  MemoryExceeded,
} from '../../../src/caller/memoryBudget.js';
import { HeldMemory } from '../../../src/caller/heldMemory.js';

const LIMIT = 64 * SMALL_BYTES;

function budgetOf(limitBytes = LIMIT): MemoryBudget {
  return new MemoryBudget({ limitBytes, stallTimeoutMs: 0 });
}

function reserved(account: MemoryAccount, bytes: number): Reservation {
  const reservation = new Reservation(account, 'answer');
  expect(reservation.resize(bytes)).toBeNull();
  return reservation;
}

/** Numbers below `below` that are the same in each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the budget', () => {
  test.each([1, 2, 3, 4, 5])('stays between 0 and its limit, and each client within its share (seed %i)', (seed) => {
    const random = randomNumbers(seed);
    const budget = budgetOf();
    const clients = Array.from({ length: 20 }, (_, i) => {
      const account = budget.open(`10.0.0.${i}`);
      return { account, held: Array.from({ length: 6 }, () => new Reservation(account, 'answer')) };
    });
    /** Steps after which the count was wrong. */
    const broken: number[] = [];
    for (let step = 0; step < 20_000; step++) {
      const { account, held } = clients[random(clients.length)]!;
      const reservation = held[random(held.length)]!;
      const before = account.usedBytes;
      const left = LIMIT / 2 - (budget.usedBytes - account.usedBytes);
      const share = Math.max(budget.shareBytes, left);
      if (random(3) === 0) reservation.release();
      else {
        const excess = reservation.resize(random(LIMIT / 3));
        const isWithin = account.usedBytes <= Math.max(share, SMALL_BYTES);
        if (excess === null ? account.usedBytes > before && !isWithin : account.usedBytes !== before) broken.push(step);
      }
      const sum = clients.reduce((total, client) => total + client.account.usedBytes, 0);
      if (budget.usedBytes !== sum || sum > LIMIT || account.usedBytes < 0) broken.push(step);
    }
    expect(broken).toEqual([]);
    expect(budget.refusals.answer.client).toBeGreaterThan(0);
    for (const { account, held } of clients) {
      for (const reservation of held) reservation.release();
      account.close();
    }
    expect(budget.usedBytes).toBe(0);
    expect(budget.clients).toBe(0);
  });

  test('lets one client have half while the others hold nothing, and says so', () => {
    const budget = budgetOf();
    const account = budget.open('10.0.0.1');
    const first = reserved(account, LIMIT / 2);
    expect(new Reservation(account, 'answer').resize(STEP_BYTES + 1)).toEqual({
      of: 'client',
      value: LIMIT / 2 + 2 * STEP_BYTES,
      limit: LIMIT / 2,
    });
    expect(budget.refusals.answer).toEqual({ client: 1, all: 0 });
    first.release();
    reserved(account, LIMIT / 2);
  });

  test('lets a client have of the first half what the others leave', () => {
    const budget = budgetOf();
    reserved(budget.open('10.0.0.1'), LIMIT / 8);
    const account = budget.open('10.0.0.2');
    reserved(account, (LIMIT * 3) / 8);
    expect(new Reservation(account, 'answer').resize(2 * STEP_BYTES)).toEqual({
      of: 'client',
      value: (LIMIT * 3) / 8 + 2 * STEP_BYTES,
      limit: (LIMIT * 3) / 8,
    });
  });

  test('has a quarter left for the next client when one has half, and an eighth for one more', () => {
    const budget = budgetOf();
    reserved(budget.open('10.0.0.1'), LIMIT / 2);
    const next = budget.open('10.0.0.2');
    reserved(next, LIMIT / 4);
    const excess = { of: 'client', value: LIMIT / 4 + 2 * STEP_BYTES, limit: LIMIT / 4 };
    expect(new Reservation(next, 'answer').resize(2 * STEP_BYTES)).toEqual(excess);
    reserved(budget.open('10.0.0.3'), LIMIT / 8);
    reserved(budget.open('10.0.0.4'), SMALL_BYTES);
  });

  test('lets a client that has more than its part have no more once half is used', () => {
    const budget = budgetOf();
    const account = budget.open('10.0.0.1');
    const held = Array.from({ length: 4 }, () => reserved(account, LIMIT / 8));
    reserved(budget.open('10.0.0.2'), LIMIT / 8);
    const more = new Reservation(account, 'answer');
    held.pop()?.release();
    expect(more.resize(LIMIT / 8)).toEqual({ of: 'client', value: LIMIT / 2, limit: (LIMIT * 3) / 8 });
    held.pop()?.release();
    expect(more.resize(LIMIT / 8)).toBeNull();
  });

  test('lets the bodies of a client have a quarter, whatever it is answered and others leave', () => {
    const account = budgetOf().open('10.0.0.1');
    reserved(account, LIMIT / 4);
    const body = new Reservation(account, 'body');
    expect(body.resize(LIMIT / 4)).toBeNull();
    body.release();
    const other = new Reservation(account, 'body');
    const value = LIMIT / 4 + STEP_BYTES;
    expect(other.resize(value)).toEqual({ of: 'client', value, limit: LIMIT / 4 });
    expect(other.resize(LIMIT / 4)).toBeNull();
  });

  test('keeps an eighth for clients that hold little', () => {
    const budget = budgetOf();
    for (const [i, part] of [4, 4, 4, 8].entries()) reserved(budget.open(`10.0.1.${i}`), LIMIT / part);
    const late = budget.open('10.0.2.1');
    const excess = { of: 'all', value: (LIMIT * 7) / 8 + 4 * SMALL_BYTES, limit: (LIMIT * 7) / 8 };
    expect(new Reservation(late, 'body').resize(4 * SMALL_BYTES)).toEqual(excess);
    expect(budget.refusals.body).toEqual({ client: 0, all: 1 });
    reserved(late, SMALL_BYTES);
  });

  test('counts nothing that is small', () => {
    const budget = budgetOf();
    const reservation = reserved(budget.open('10.0.0.1'), STEP_BYTES);
    expect(budget.usedBytes).toBe(0);
    expect(reservation.resize(STEP_BYTES + 1)).toBeNull();
    expect(budget.usedBytes).toBe(2 * STEP_BYTES);
  });

  test('has no limit with 0', () => {
    reserved(budgetOf(0).open('10.0.0.1'), 1e12);
  });
});

describe('the expected size of answers', () => {
  test('is large for what a client has not called, and falls to what it gets', () => {
    const account = budgetOf(0).open('10.0.0.1');
    expect(account.expectedBytes('eth_call')).toBe(1_048_576);
    for (let i = 0; i < 33; i++) account.learn('eth_call', 100);
    expect(account.expectedBytes('eth_call')).toBe(STEP_BYTES);
    expect(account.isKnown('eth_call')).toBe(true);
    expect(account.isKnown('eth_getLogs')).toBe(false);
    account.learn('eth_call', 7_000_000);
    expect(account.expectedBytes('eth_call')).toBe(7_000_000);
  });

  test('is never more than a 32nd of what the client may hold', () => {
    const account = budgetOf(64 * SMALL_BYTES * 32).open('10.0.0.1');
    account.learn('eth_call', 1e9);
    expect(account.expectedBytes('eth_call')).toBe(16 * SMALL_BYTES);
  });
});

describe('a client of whose answers nothing is known', () => {
  test('may have any number of requests begin at once', () => {
    const account = budgetOf(512 * 1_048_576).open('10.0.0.1');
    const refused = Array.from({ length: 1_000 }, () =>
      new Reservation(account, 'answer').resize(account.expectedBytes('eth_call')),
    ).filter((excess) => excess !== null);
    expect(refused).toEqual([]);
    expect(account.usedBytes).toBeLessThan(128 * 1_048_576);
  });
});

describe('what is gathered for a request', () => {
  test('counts for its client until it is handed on', () => {
    const budget = budgetOf();
    const gathered = new HeldMemory(budget.open('10.0.0.1'));
    for (let i = 0; i < 10; i++) gathered.add(STEP_BYTES);
    expect(budget.usedBytes).toBe(10 * STEP_BYTES);
    expect(() => gathered.add(LIMIT)).toThrow(/^bytes of memory of one client: \d+ of 2097152$/);
    gathered.release();
    expect(budget.usedBytes).toBe(0);
  });

  test('counts less when part of it is dropped, and is not counted when it was refused', () => {
    const budget = budgetOf();
    const gathered = new HeldMemory(budget.open('10.0.0.1'));
    gathered.add(8 * STEP_BYTES);
    expect(() => gathered.add(LIMIT)).toThrow(MemoryExceeded);
    gathered.giveBack(5 * STEP_BYTES);
    expect(budget.usedBytes).toBe(3 * STEP_BYTES);
    gathered.add(STEP_BYTES);
    expect(budget.usedBytes).toBe(4 * STEP_BYTES);
  });

  test('counts no more once its request has ended, whatever work goes on', () => {
    const budget = budgetOf();
    const gathered = new HeldMemory(budget.open('10.0.0.1'));
    gathered.add(2 * STEP_BYTES);
    gathered.end();
    gathered.add(3 * STEP_BYTES);
    gathered.giveBack(STEP_BYTES);
    expect(budget.usedBytes).toBe(0);
  });

  test('is not counted where no client asked for it', () => {
    new HeldMemory(null).add(1e12);
  });
});
