import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { CircuitBreaker, type CircuitBreakerClock } from '../../../src/upstream/guardedQueries.js';
import { NodeUnavailable, QueryFailed } from '../../../src/chain/chainErrors.js';

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
    { quietMs: 500, graceMs: 3_000 },
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
  test('it is probed when no question was answered for a while, and not before', async () => {
    await clock.pass(400);
    expect([await question(), await question()]).toEqual([1, 2]);
    await clock.pass(499);
    expect(probes).toEqual([]);
    await clock.pass(1_001);
    expect(probes).toEqual([900, 1_400, 1_900]);
    expect(changes).toEqual([]);
  });

  test('a question that the node refuses is an answer', async () => {
    await clock.pass(400);
    await expect(breaker.ask(() => Promise.reject(new QueryFailed('no', 1, 'sdk')))).rejects.toThrow(QueryFailed);
    expect(changes).toEqual([]);
    expect(await question()).toBe(1);
  });

  test('slow questions do not make it refuse others', async () => {
    for (let n = 0; n < 5; n++) void breaker.ask(never);
    await clock.pass(10_000);
    expect(await question()).toBe(1);
    expect(changes).toEqual([]);
  });

  test('one failed question alone makes it probe at once, and does not make it refuse others', async () => {
    expect(await question()).toBe(1);
    await failsWith(silent());
    await clock.pass(0);
    expect(probes).toEqual([0]);
    expect(await question()).toBe(2);
  });
});

describe('while the node does not answer', () => {
  test('questions pass until the probe has failed', async () => {
    met = [silent(), silent()];
    await failsWith(silent());
    expect(await question()).toBe(1);
    await clock.pass(499);
    expect(await question()).toBe(2);
    await clock.pass(500);
    await expect(question()).rejects.toThrow(NodeUnavailable);
  });

  test('questions are refused, unasked, with the reason and without the address until a probe is answered', async () => {
    met = [silent(), silent(), new NodeUnavailable('it refuses connections')];
    await failsWith(silent());
    await clock.pass(0);
    const refused = { message: 'node unavailable: it does not answer in time' };
    await expect(question()).rejects.toMatchObject(refused);
    await clock.pass(999);
    await expect(question()).rejects.toMatchObject(refused);
    await clock.pass(1);
    await expect(question()).rejects.toThrow(/^node unavailable: it refuses connections$/);
    expect(asked).toBe(0);
    await clock.pass(500);
    expect(await question()).toBe(1);
    expect(probes).toEqual([0, 500, 1_000, 1_500]);
    expect(changes).toEqual(['node unavailable: it does not answer in time (10.0.0.7:9090)', null]);
  });

  test('it is noticed without any question', async () => {
    met = [silent()];
    await clock.pass(500);
    expect(changes).toEqual(['node unavailable: it does not answer in time (10.0.0.7:9090)']);
    await clock.pass(500);
    expect(changes.at(-1)).toBeNull();
  });

  test('questions under way end some seconds later, but not those that may take long', async () => {
    met = Array.from({ length: 20 }, silent);
    const outcomes: string[] = [];
    const note = (name: string) =>
      [() => outcomes.push(`${name} answered`), (error: Error) => outcomes.push(`${name}: ${error.message}`)] as const;
    void breaker.ask(never).then(...note('short'));
    void breaker.askLong(never).then(...note('long'));
    await clock.pass(3_499);
    expect(outcomes).toEqual([]);
    await clock.pass(1);
    expect(outcomes).toEqual(['short: node unavailable: it does not answer in time']);
  });

  test('questions under way go on when the node is back in time', async () => {
    met = [silent(), silent()];
    let answer: (value: number) => void = () => undefined;
    const slow = breaker.ask(() => new Promise<number>((resolve) => (answer = resolve)));
    await clock.pass(10_000);
    answer(7);
    expect(await slow).toBe(7);
    expect(changes).toHaveLength(2);
  });

  test('any answer to a probe lets questions pass again, even a refusal', async () => {
    met = [silent(), new QueryFailed('no', 1, 'sdk')];
    await failsWith(silent());
    await clock.pass(500);
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
