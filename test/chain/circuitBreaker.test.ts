import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { CircuitBreaker, type CircuitBreakerClock } from '../../src/chain/circuitBreaker.js';
import { NodeUnavailable, QueryFailed } from '../../src/chain/errors.js';

class FakeClock implements CircuitBreakerClock {
  #now = 0;
  #due: { atMs: number; action: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, action: () => void): () => void {
    const entry = { atMs: this.#now + ms, action };
    this.#due.push(entry);
    return () => (this.#due = this.#due.filter((other) => other !== entry));
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ atMs }) => atMs <= end).sort((one, other) => one.atMs - other.atMs)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = next.atMs;
      next.action();
      await nextTurn();
    }
    this.#now = end;
  }
}

const silent = () => new NodeUnavailable('it does not answer in time', { detail: '10.0.0.7:9090' });
const never = () => new Promise<never>(() => undefined);

let clock: FakeClock;
let breaker: CircuitBreaker;
/** The errors that the next probes meet; when there are none left, probes are answered. */
let met: Error[];
let probes: number[];
let changes: (string | null)[];
let asked: number;

beforeEach(() => {
  clock = new FakeClock();
  [met, probes, changes, asked] = [[], [], [], 0];
  breaker = new CircuitBreaker(
    { patienceMs: 2_000, probeIntervalMs: 1_000 },
    {
      clock,
      onChange: (failure) => changes.push(failure?.message ?? null),
      probe: async () => {
        probes.push(clock.now());
        const error = met.shift();
        if (error !== undefined) throw error;
      },
    },
  );
});

/** A question that the node answers, if it is asked. */
const question = () => breaker.ask(async () => ++asked);
const failsWith = (error: Error) => expect(breaker.ask(() => Promise.reject(error))).rejects.toBe(error);

describe('while the node answers', () => {
  test('questions pass, and it is not probed', async () => {
    expect([await question(), await question()]).toEqual([1, 2]);
    await clock.pass(10_000);
    expect(probes).toEqual([]);
  });

  test('a question that the node refuses does not count as a failure', async () => {
    await failsWith(new QueryFailed('no', 1, 'sdk'));
    await clock.pass(10_000);
    expect(probes).toEqual([]);
  });

  test('one slow question makes the breaker probe once, and the others pass', async () => {
    void breaker.ask(never);
    await clock.pass(10_000);
    expect(probes).toEqual([2_000]);
    expect(await question()).toBe(1);
    expect(changes).toEqual([]);
  });

  test('many slow questions make the breaker probe once in each probe interval', async () => {
    for (let n = 0; n < 5; n++) {
      void breaker.ask(never);
      await clock.pass(300);
    }
    await clock.pass(10_000);
    expect(probes).toEqual([2_000, 3_000, 4_000]);
  });

  test('one failed question alone does not make the breaker refuse others', async () => {
    await failsWith(silent());
    await clock.pass(0);
    expect(probes).toEqual([0]);
    expect(await question()).toBe(1);
  });
});

describe('while the node does not answer', () => {
  test('questions pass until the probe has failed', async () => {
    met = [silent()];
    await failsWith(silent());
    expect(await question()).toBe(1);
    await clock.pass(0);
    await expect(question()).rejects.toThrow(NodeUnavailable);
  });

  test('questions are refused, unasked, with the reason and without the address until a probe is answered', async () => {
    met = [silent(), silent(), new NodeUnavailable('it refuses connections')];
    await failsWith(silent());
    await clock.pass(0);
    const refused = { message: 'node unavailable: it does not answer in time' };
    await expect(question()).rejects.toMatchObject(refused);
    await clock.pass(1_999);
    await expect(question()).rejects.toMatchObject(refused);
    await clock.pass(1);
    await expect(question()).rejects.toThrow(/^node unavailable: it refuses connections$/);
    expect(asked).toBe(0);
    await clock.pass(1_000);
    expect(await question()).toBe(1);
    expect(probes).toEqual([0, 1_000, 2_000, 3_000]);
    expect(changes).toEqual(['node unavailable: it does not answer in time (10.0.0.7:9090)', null]);
    await clock.pass(10_000);
    expect(probes).toHaveLength(4);
  });

  test('a question that waits for long makes the breaker refuse the others', async () => {
    met = [silent()];
    void breaker.ask(never);
    await clock.pass(1_999);
    expect(await question()).toBe(1);
    await clock.pass(1);
    await expect(question()).rejects.toThrow(NodeUnavailable);
  });

  test('any answer to a probe lets questions pass again, even a refusal', async () => {
    met = [silent(), new QueryFailed('no', 1, 'sdk')];
    await failsWith(silent());
    await clock.pass(1_000);
    expect(await question()).toBe(1);
  });
});

test('a stopped breaker does not probe any more', async () => {
  met = [silent(), silent(), silent()];
  await failsWith(silent());
  await clock.pass(0);
  breaker.stop();
  await clock.pass(10_000);
  expect(probes).toEqual([0]);
});
