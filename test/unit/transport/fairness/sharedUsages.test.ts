/** What one client may use of a service with several workers, each of which has its own ClientUsages. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Leases } from '../../../../src/concurrency/leases.js';
import { clientAddress } from '../../../../src/transport/clientAddresses.js';
import { type ClientUsage, type UsageOptions, ClientUsages } from '../../../../src/transport/fairness/clientUsages.js';
import { LeaseStage } from '../../store/shared/leaseStage.js';
import { NO_USAGE_LIMITS } from '../endpoints.js';

const WORKERS = 4;

let stage: LeaseStage;
beforeEach(async () => {
  stage = await LeaseStage.open();
});
afterEach(() => stage.close());

/** Counts the transactions and passes them on. */
class CountedLeases implements Leases {
  readonly workers: number;
  transactions = 0;
  readonly #leases: Leases;

  constructor(leases: Leases) {
    this.#leases = leases;
    this.workers = leases.workers;
  }

  now(): number {
    return this.#leases.now();
  }

  hold(name: string, amount: number, most: number) {
    this.transactions++;
    return this.#leases.hold(name, amount, most);
  }

  giveBack(name: string, amount: number): void {
    this.transactions++;
    this.#leases.giveBack(name, amount);
  }

  heldByOthers(name: string) {
    return this.#leases.heldByOthers(name);
  }

  unitsOf(bucket: Parameters<Leases['unitsOf']>[0]) {
    return this.#leases.unitsOf(bucket);
  }

  take(takes: Parameters<Leases['take']>[0]) {
    this.transactions++;
    return this.#leases.take(takes);
  }
}

interface Worker {
  leases: CountedLeases;
  usages: ClientUsages;
  client: ClientUsage;
}

function startWorkers(limits: Partial<UsageOptions>): Worker[] {
  return stage.workers(WORKERS).map((own) => {
    const leases = new CountedLeases(own);
    const usages = new ClientUsages({ ...NO_USAGE_LIMITS, ...limits }, { leases });
    return { leases, usages, client: usages.of(clientAddress('203.0.113.7', false))! };
  });
}

/** The units that a client gets at once that asks all workers in turn, until all refuse. */
function takeAll(workers: readonly Worker[], units: number): number {
  let taken = 0;
  for (let refusals = 0, i = 0; refusals < workers.length; i++) {
    const exceeded = workers[i % workers.length]!.client.charge(units);
    refusals = exceeded === null ? 0 : refusals + 1;
    if (exceeded === null) taken += units;
  }
  return taken;
}

describe('the units of a client', () => {
  test('are those of one process and a sixteenth of the burst for each worker at most, whichever it asks', () => {
    const workers = startWorkers({ rate: 1_000, burst: 16_000 });
    const atOnce = takeAll(workers, 1);
    expect(atOnce).toBeGreaterThanOrEqual(16_000);
    expect(atOnce).toBeLessThanOrEqual(16_000 + WORKERS * 1_000);
    let taken = atOnce;
    for (let i = 0; i < 100; i++) {
      stage.nowMs += 100;
      taken += takeAll(workers, 5);
    }
    expect(taken).toBeGreaterThanOrEqual(16_000 + 10_000 - WORKERS * 1_000);
    expect(taken).toBeLessThanOrEqual(16_000 + 10_000 + WORKERS * 1_000);
  });

  test('are all there for a client that asks one worker only', () => {
    const [worker] = startWorkers({ rate: 1_000, burst: 16_000 });
    expect(takeAll([worker!], 1)).toBe(16_000);
    stage.nowMs += 5_000;
    expect(takeAll([worker!], 1)).toBe(5_000);
  });

  test('cost a transaction for many requests, and none for a refusal', () => {
    const [worker] = startWorkers({ rate: 1_000, burst: 16_000 });
    const { leases, client } = worker!;
    for (let i = 0; i < 1_000; i++) client.charge(1);
    expect(leases.transactions).toBe(0);
    takeAll([worker!], 1);
    const { transactions } = leases;
    expect(transactions).toBeLessThan(150);
    for (let i = 0; i < 1_000; i++) expect(client.charge(1)).toMatchObject({ waitMs: 1 });
    expect(leases.transactions).toBe(transactions);
  });

  test('are known to the other workers after a moment', async () => {
    const [one, two] = startWorkers({ rate: 1_000, burst: 16_000 }) as [Worker, Worker];
    for (let i = 0; i < 15; i++) expect(one.client.charge(1_000)).toBeNull();
    expect(two.client.charge(500)).toBeNull();
    await two.usages.reportAll();
    // What costs more than a sixteenth of the burst is never taken unseen.
    expect(two.client.charge(1_500)).toEqual({ of: 'units', who: 'this client', limit: 1_000, waitMs: 1_000 });
    expect(one.client.charge(500)).toBeNull();
    await one.usages.reportAll();
    expect(two.client.waitFor(1)).toBe(0);
  });

  test('are taken from no bucket when all clients together have used theirs', async () => {
    const [one, two] = startWorkers({ rate: 1_000, burst: 4_000, totalRate: 1_000 }) as [Worker, Worker];
    const other = one.usages.of(clientAddress('203.0.113.8', false))!;
    expect([one.client.charge(4_000), other.charge(500)]).toEqual([null, null]);
    await one.usages.reportAll();
    expect(two.client.charge(1_000)).toMatchObject({ who: 'this client', waitMs: 1_000 });
    const third = two.usages.of(clientAddress('203.0.113.9', false))!;
    expect(third.charge(1_000)).toEqual({ of: 'units', who: 'all clients together', limit: 1_000, waitMs: 500 });
    await two.usages.reportAll();
    const bucket = { name: 'units of 203.0.113.9', perMs: 1, capacity: 4_000, units: 0, at: stage.nowMs, wanted: 0 };
    expect(one.leases.take([bucket])).toEqual([{ units: 4_000, isTaken: false }]);
    stage.nowMs += 500;
    expect(third.charge(1_000)).toBeNull();
    expect(two.usages.rejected).toMatchObject({ rate: 1, totalRate: 1 });
  });

  test('are one part of each worker while the file fails, and refused with a longer wait', async () => {
    const [worker] = startWorkers({ rate: 1_000, burst: 16_000 });
    await stage.breakFile();
    expect(takeAll([worker!], 1)).toBeLessThanOrEqual(4_000 + 1_000);
    expect(worker!.client.charge(100)).toMatchObject({ waitMs: 400 });
    stage.nowMs += 2_000;
    expect(takeAll([worker!], 1)).toBe(500);
    expect(stage.failures).toHaveLength(1);
  });

  test('of 100,000 addresses leave no record and cost a transaction for each 128', async () => {
    const [worker] = startWorkers({ rate: 1_000, burst: 16_000 });
    const { usages, leases } = worker!;
    for (let i = 0; i < 100_000; i++) usages.of(clientAddress(`2001:db8:1:${i.toString(16)}::1`, false))!.charge(10);
    stage.nowMs += 500;
    await usages.reportAll();
    expect(leases.transactions).toBe(Math.ceil(100_000 / 128));
    expect(stage.records('limitBuckets')).toBe(0);
  }, 30_000);
});

describe('what a client has open', () => {
  test('is counted exactly over all workers', () => {
    const workers = startWorkers({ maxConnections: 5, maxWebSockets: 3, maxSubscriptions: 6 });
    const [one, two] = workers as [Worker, Worker];
    const opened = [...workers, ...workers].map(({ client }) => client.openConnection());
    expect(opened).toEqual([null, null, null, null, null, 5, 5, 5]);
    expect([...workers].map(({ client }) => client.openWebSocket())).toEqual([null, null, null, 3]);
    for (let i = 0; i < 6; i++) expect(one.client.openSubscription()).toBeNull();
    expect(two.client.openSubscription()).toBe(6);
    one.client.closeSubscription();
    one.client.closeConnection();
    expect([two.client.openSubscription(), two.client.openConnection(), two.client.openConnection()]).toEqual([
      null,
      null,
      5,
    ]);
    expect(two.usages.rejected).toMatchObject({ connections: 2, subscriptions: 1 });
  });

  test('is given back when its worker has ended', async () => {
    const [one, two] = startWorkers({ maxConnections: 2 }) as [Worker, Worker];
    expect([one.client.openConnection(), one.client.openConnection()]).toEqual([null, null]);
    expect(two.client.openConnection()).toBe(2);
    const next = stage.worker(5, WORKERS);
    await next.forgetWorker(1);
    const usages = new ClientUsages({ ...NO_USAGE_LIMITS, maxConnections: 2 }, { leases: next });
    expect(usages.of(clientAddress('203.0.113.7', false))!.openConnection()).toBeNull();
    expect(two.client.openConnection()).toBeNull();
    expect(two.client.openConnection()).toBe(2);
  });

  test('leaves no record', () => {
    const [one] = startWorkers({ maxConnections: 2, maxWebSockets: 2, maxRunning: 32 }) as [Worker];
    one.client.openConnection();
    one.client.openWebSocket();
    for (let i = 0; i < 20; i++) one.client.begin();
    expect(stage.records('limitAmounts')).toBe(3);
    one.client.closeConnection();
    one.client.closeWebSocket();
    for (let i = 0; i < 20; i++) one.client.end();
    expect(stage.records('limitAmounts')).toBe(0);
  });

  test('is a part of the limit in each worker while the file fails', async () => {
    const [one] = startWorkers({ maxConnections: 8 }) as [Worker];
    await stage.breakFile();
    expect([1, 2, 3].map(() => one.client.openConnection())).toEqual([null, null, 8]);
    one.client.closeConnection();
    expect(one.client.openConnection()).toBeNull();
  });
});

describe('the requests in progress of a client', () => {
  test('are counted over all workers, each with a sixteenth that the others may not know of', () => {
    const workers = startWorkers({ maxRunning: 160 });
    const begun = workers.map(({ client }) => {
      let count = 0;
      for (; client.fullAt() === null; count++) client.begin();
      stage.nowMs += 10;
      return count;
    });
    const sum = begun.reduce((total, count) => total + count, 0);
    expect(begun[0]).toBe(160);
    expect(sum).toBeLessThanOrEqual(160 + (WORKERS - 1) * 10);
    for (const [i, { client }] of workers.entries()) for (let n = begun[i]!; n > 0; n--) client.end();
    stage.nowMs += 10;
    expect(workers.map(({ client }) => client.fullAt())).toEqual([null, null, null, null]);
  });

  test('cost no transaction while they are few', () => {
    const [{ client, leases }] = startWorkers({ maxRunning: 160 }) as [Worker];
    for (let i = 0; i < 100; i++) {
      expect(client.fullAt()).toBeNull();
      client.begin();
      client.end();
    }
    expect(leases.transactions).toBe(0);
  });
});

describe('what all clients have open', () => {
  test('is counted over all workers; a listener has some that the others do not know of', () => {
    const [one, two] = startWorkers({ maxConnections: 1 }) as [Worker, Worker];
    expect(one.usages.countOfAll('WebSockets', 0)).toBeNull();
    const [ofOne, ofTwo] = [one, two].map(({ usages }) => usages.countOfAll('WebSockets', 2)!);
    expect([ofOne!.tryAdd(), ofTwo!.tryAdd(), ofOne!.tryAdd(), ofTwo!.tryAdd()]).toEqual([true, true, false, false]);
    expect(one.usages.countOfAll('WebSockets', 2)).toBe(ofOne);
    const listener = two.usages.countOfListener('HTTP', 64)!;
    for (let i = 0; i < 60; i++) listener.tryAdd();
    const other = one.usages.countOfListener('HTTP', 64)!;
    let count = 0;
    while (other.tryAdd()) count++;
    expect(count).toBe(64 - 60);
  });
});
