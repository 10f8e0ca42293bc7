import { OWN_WORK, ownWork, type Caller } from '../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { AbciQueries } from '../../../src/cosmos/queries/abciQueries.js';
import { MemoryBudget, SMALL_BYTES, STEP_BYTES, MemoryExceeded } from '../../../src/caller/memoryBudget.js';
import { callerOf } from '../caller/callers.js';
import { QuestionCache } from '../../../src/cosmos/questionCache.js';
import type { AbciQuery, QueryResult } from '../../../src/chain/node.js';

/** A question that the test answers. */
class Question {
  asked = 0;
  signal: AbortSignal | undefined;
  answer: (value: string) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;

  readonly ask = ({ signal }: Caller): Promise<string> => {
    this.asked += 1;
    this.signal = signal;
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
}

const bytes = (value: string): number => value.length;

describe('a question', () => {
  test('is asked once by many callers, and not again after the answer', async () => {
    const cache = new QuestionCache();
    const question = new Question();
    const answers = [1, 2, 3].map(async () =>
      cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK),
    );
    question.answer('42');
    expect(await Promise.all(answers)).toEqual(['42', '42', '42']);
    expect(await cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK)).toBe('42');
    expect(question.asked).toBe(1);
  });

  test('at another height is a different question', async () => {
    const cache = new QuestionCache();
    const question = new Question();
    const first = cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK);
    question.answer('five');
    const second = cache.answer({ height: 6, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK);
    question.answer('six');
    expect([await first, await second]).toEqual(['five', 'six']);
  });

  test('is asked again after a failure', async () => {
    const cache = new QuestionCache();
    const question = new Question();
    const failed = cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK);
    question.fail(new Error('down'));
    await expect(failed).rejects.toThrow('down');
    const answered = cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK);
    question.answer('up');
    expect(await answered).toBe('up');
  });

  test('that is answered twice, because it was aborted and asked again, is counted once', async () => {
    const cache = new QuestionCache();
    const answers: ((value: string) => void)[] = [];
    const ask = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
    const leaving = new AbortController();
    const left = cache.answer({ height: 5, key: 'key', ask, sizeOf: bytes }, ownWork(leaving.signal));
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const second = cache.answer({ height: 5, key: 'key', ask, sizeOf: bytes }, OWN_WORK);
    for (const answer of answers) answer('42');
    expect(await second).toBe('42');
    const kept = cache.bytes;
    expect(kept).toBeGreaterThan(0);
    cache.headMoved(1_000);
    expect([answers.length, cache.bytes]).toEqual([2, 0]);
  });

  test('is kept at once from the answer on', async () => {
    const cache = new QuestionCache();
    const question = new Question();
    const asked = cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK);
    expect(cache.kept(5, 'key')).toBeUndefined();
    question.answer('42');
    await asked;
    expect([cache.kept(5, 'key'), cache.kept(6, 'key'), cache.kept(5, 'other')]).toEqual(['42', undefined, undefined]);
  });

  test.each<[string, (cache: QuestionCache) => void]>([
    ['the chain was changed by hand', (cache) => cache.clear()],
    ['another block came at its height', (cache) => cache.headMoved(5)],
  ])('that is under way when %s is asked again, and its answer is not kept', async (_what, change) => {
    const cache = new QuestionCache();
    const [before, after] = [new Question(), new Question()];
    const early = cache.answer({ height: 5, key: 'key', ask: before.ask, sizeOf: bytes }, OWN_WORK);
    change(cache);
    const late = cache.answer({ height: 5, key: 'key', ask: after.ask, sizeOf: bytes }, OWN_WORK);
    after.answer('new');
    expect(await late).toBe('new');
    before.answer('old');
    expect(await early).toBe('old');
    expect(cache.kept(5, 'key')).toBe('new');
    change(cache);
    expect(cache.bytes).toBe(0);
  });

  test('goes on for the other callers when one aborts', async () => {
    const cache = new QuestionCache();
    const question = new Question();
    const leaving = new AbortController();
    const left = cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, ownWork(leaving.signal));
    const staying = cache.answer(
      { height: 5, key: 'key', ask: question.ask, sizeOf: bytes },
      ownWork(new AbortController().signal),
    );
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(question.signal?.aborted).toBe(false);
    question.answer('42');
    expect(await staying).toBe('42');
  });

  test('is aborted when all callers have aborted, and asked again for the next', async () => {
    const cache = new QuestionCache();
    const question = new Question();
    const leaving = [new AbortController(), new AbortController()];
    const left = leaving.map(async ({ signal }) =>
      cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, ownWork(signal)),
    );
    const outcomes = Promise.allSettled(left);
    for (const controller of leaving) controller.abort(new Error('left'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(question.signal?.aborted).toBe(true);
    const next = cache.answer({ height: 5, key: 'key', ask: question.ask, sizeOf: bytes }, OWN_WORK);
    question.answer('42');
    expect(await next).toBe('42');
    expect(question.asked).toBe(2);
  });

  test('of a caller that has aborted already is not asked', async () => {
    const cache = new QuestionCache();
    const question = new Question();
    await expect(
      cache.answer(
        { height: 5, key: 'key', ask: question.ask, sizeOf: bytes },
        ownWork(AbortSignal.abort(new Error('left'))),
      ),
    ).rejects.toThrow('left');
    expect(question.asked).toBe(0);
  });
});

describe('the memory of an answer', () => {
  const LIMIT = 64 * SMALL_BYTES;
  const SIZE = 2 * SMALL_BYTES;
  /** As a query over the wire: three times the answer counts before it is there. */
  const reading =
    (value: string) =>
    async ({ memory }: Caller): Promise<string> => {
      memory.add(3 * value.length);
      return Promise.resolve(value);
    };
  const asked = (ask: (caller: Caller) => Promise<string>) => ({ height: 5, key: 'key', ask, sizeOf: bytes });
  /** Whole steps, as the budget counts. */
  const steps = (budget: MemoryBudget): number => Math.round(budget.usedBytes / STEP_BYTES);

  test('counts for each client that waited for it, and no more for what was read', async () => {
    const budget = new MemoryBudget({ limitBytes: LIMIT, stallTimeoutMs: 0 });
    const [first, second] = ['10.0.0.1', '10.0.0.2'].map((client) =>
      callerOf(client, { account: budget.open(client) }),
    );
    const cache = new QuestionCache();
    const question = asked(reading('x'.repeat(SIZE)));
    await Promise.all([cache.answer(question, first!), cache.answer(question, second!)]);
    expect(steps(budget)).toBe(Math.ceil((2 * SIZE) / STEP_BYTES) + 2);
    first!.memory.end();
    expect(steps(budget)).toBe(Math.ceil(SIZE / STEP_BYTES) + 1);
    second!.memory.end();
    expect(budget.usedBytes).toBe(0);
  });

  test('is refused to a client that joins often enough', async () => {
    const budget = new MemoryBudget({ limitBytes: LIMIT, stallTimeoutMs: 0 });
    const account = budget.open('10.0.0.1');
    const cache = new QuestionCache();
    const question = asked(reading('x'.repeat(SIZE)));
    const callers = Array.from({ length: 20 }, () => callerOf('10.0.0.1', { account }));
    const outcomes = await Promise.allSettled(callers.map(async (caller) => cache.answer(question, caller)));
    const refusals = outcomes.filter(({ status }) => status === 'rejected');
    expect(refusals.map((outcome) => (outcome as PromiseRejectedResult).reason as unknown)).toContainEqual(
      expect.any(MemoryExceeded),
    );
    // Half of the budget is a client's: what is read for the answer takes 3 of its 16 parts, then each answer one.
    expect(refusals.length).toBeGreaterThanOrEqual(4);
    for (const caller of callers) caller.memory.end();
    expect(budget.usedBytes).toBe(0);
  });

  test('that the client that asked has no room for is asked for again by one that has', async () => {
    const budget = new MemoryBudget({ limitBytes: LIMIT, stallTimeoutMs: 0 });
    const full = callerOf('10.0.0.1', { account: budget.open('10.0.0.1') });
    full.memory.add((30 * LIMIT) / 64);
    const other = callerOf('10.0.0.2', { account: budget.open('10.0.0.2') });
    const cache = new QuestionCache();
    const question = asked(reading('x'.repeat(SIZE)));
    const outcomes = await Promise.allSettled([cache.answer(question, full), cache.answer(question, other)]);
    expect(outcomes).toEqual([
      { status: 'rejected', reason: expect.any(MemoryExceeded) },
      { status: 'fulfilled', value: 'x'.repeat(SIZE) },
    ]);
  });

  test('of which nobody waits for the answer any more counts for nobody', async () => {
    const budget = new MemoryBudget({ limitBytes: LIMIT, stallTimeoutMs: 0 });
    const leaving = new AbortController();
    const caller = callerOf('10.0.0.1', { account: budget.open('10.0.0.1'), signal: leaving.signal });
    const cache = new QuestionCache();
    const left = cache.answer(
      asked(async ({ memory, signal }) => {
        memory.add(SIZE);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      }),
      caller,
    );
    expect(steps(budget)).toBe(SIZE / STEP_BYTES);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(budget.usedBytes).toBe(0);
  });
});

describe('the cache', () => {
  const keep = (cache: QuestionCache, height: number, key: string, size: number) =>
    cache.answer({ height, key, ask: async () => 'x', sizeOf: () => size }, OWN_WORK);

  test('never holds more bytes than its bound', async () => {
    const cache = new QuestionCache({ maxBytes: 10_000 });
    for (let n = 0; n < 200; n++) {
      await keep(cache, n % 7, `key ${n}`, 500);
      expect(cache.bytes).toBeLessThanOrEqual(10_000);
    }
    expect(cache.bytes).toBeGreaterThan(8_000);
  });

  test('does not keep an answer larger than its bound', async () => {
    const cache = new QuestionCache({ maxBytes: 1_000 });
    await keep(cache, 1, 'small', 10);
    await keep(cache, 1, 'large', 5_000);
    expect(cache.bytes).toBeGreaterThan(0);
    expect(cache.bytes).toBeLessThan(1_000);
  });

  test('drops old heights when the head moves', async () => {
    const cache = new QuestionCache({ keepHeights: 2 });
    for (const height of [1, 2]) await keep(cache, height, 'key', 100);
    cache.headMoved(3);
    await keep(cache, 3, 'key', 100);
    let asked = 0;
    const again = async (height: number) =>
      await cache.answer({ height, key: 'key', ask: async () => (asked++, 'y'), sizeOf: () => 100 }, OWN_WORK);
    expect([await again(1), await again(2), await again(3)]).toEqual(['y', 'x', 'x']);
    expect(asked).toBe(1);
    cache.headMoved(10);
    expect(cache.bytes).toBe(0);
  });

  test('drops the heights that are made again after the chain was rolled back', async () => {
    const cache = new QuestionCache();
    for (const height of [7, 8, 9]) await keep(cache, height, 'key', 100);
    cache.headMoved(8);
    const ask = (height: number) =>
      cache.answer({ height, key: 'key', ask: async () => 'new', sizeOf: () => 100 }, OWN_WORK);
    expect([await ask(7), await ask(8), await ask(9)]).toEqual(['x', 'new', 'new']);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });
});

describe('queries over ABCI', () => {
  /** A node whose queries the test answers, one by one. */
  class FakeNode {
    readonly running: string[] = [];
    readonly #finish: (() => void)[] = [];

    abciQuery({ path }: AbciQuery): Promise<QueryResult> {
      this.running.push(path);
      return new Promise((resolve) => {
        this.#finish.push(() => resolve({ value: new Uint8Array(0), height: 1, proof: [] }));
      });
    }

    finishOne(): void {
      this.#finish.shift()?.();
    }
  }

  const nothing = new Uint8Array(0);

  test('that execute code go one at a time, while others are not held up', async () => {
    const node = new FakeNode();
    const queries = new AbciQueries(node);
    const first = queries.query('/x.Query/EthCall', nothing, 1, OWN_WORK);
    const second = queries.query('/x.Query/EstimateGas', nothing, 1, OWN_WORK);
    const light = queries.query('/x.Query/Account', nothing, 1, OWN_WORK);
    expect(node.running).toEqual(['/x.Query/EthCall', '/x.Query/Account']);
    node.finishOne();
    await first;
    expect(node.running).toEqual(['/x.Query/EthCall', '/x.Query/Account', '/x.Query/EstimateGas']);
    node.finishOne();
    node.finishOne();
    await Promise.all([second, light]);
  });

  test('whose caller aborts while they wait are not asked', async () => {
    const node = new FakeNode();
    const queries = new AbciQueries(node);
    const leaving = new AbortController();
    const first = queries.query('/x.Query/EthCall', nothing, 1, OWN_WORK);
    const left = queries.query('/x.Query/TraceTx', nothing, 1, ownWork(leaving.signal));
    const third = queries.query('/x.Query/EthCall', nothing, 1, OWN_WORK);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    node.finishOne();
    await first;
    node.finishOne();
    await third;
    expect(node.running).toEqual(['/x.Query/EthCall', '/x.Query/EthCall']);
  });
});
