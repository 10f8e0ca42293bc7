import { describe, expect, test } from '@jest/globals';
import { OWN_WORK, ownWork, type Caller } from '../../../../src/caller/caller.js';
import { HeldMemory } from '../../../../src/caller/heldMemory.js';
import { MemoryBudget } from '../../../../src/caller/memoryBudget.js';
import {
  CallRefused,
  type ChainError,
  HistoryPruned,
  MalformedAnswer,
  NodeUnavailable,
} from '../../../../src/chain/chainErrors.js';
import type { KeyAnswer, KeyQueries, KeyQuestion } from '../../../../src/chain/rawStore.js';
import { RawReads } from '../../../../src/cosmos/stores/rawReads.js';

const OK = { abciCode: 0, codespace: '', log: '' };
const key = (number: number): Uint8Array => Uint8Array.of(2, number);

/** A node whose values are the keys themselves, in front of which a test stands. */
class Keys implements KeyQueries {
  readonly batches: KeyQuestion[][] = [];
  readonly callers: Caller[] = [];
  readonly #held: (() => void)[] = [];
  isHeld = false;
  isReversed = false;
  isGone = false;
  answer: (question: KeyQuestion) => KeyAnswer | ChainError = ({ key: asked, height }) => {
    return { ...OK, key: asked, value: asked, height };
  };

  async ask(questions: readonly KeyQuestion[], caller: Caller): Promise<(KeyAnswer | ChainError)[]> {
    this.batches.push([...questions]);
    this.callers.push(caller);
    if (this.isHeld) await new Promise<void>((resolve) => this.#held.push(resolve));
    if (this.isGone) throw new NodeUnavailable('gone');
    const answers = questions.map((question) => this.answer(question));
    return this.isReversed ? answers.reverse() : answers;
  }

  /** Lets the oldest request that is held go. */
  release(): void {
    this.#held.shift()?.();
  }

  get sizes(): number[] {
    return this.batches.map(({ length }) => length);
  }
}

function stage(options = { batchSize: 10, maxRequests: 2 }) {
  const keys = new Keys();
  const missingState = async (height: number) => new HistoryPruned(height, 100);
  return { keys, reads: new RawReads(options, { queries: keys, missingState }) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('reading raw keys', () => {
  test('asks together what is asked in one turn of the event loop, also behind promises', async () => {
    const { keys, reads } = stage();
    const late = async (number: number) => {
      for (let hop = 0; hop < number; hop++) await Promise.resolve();
      return reads.read('evm', key(number), 7, OWN_WORK);
    };
    const values = await Promise.all(Array.from({ length: 10 }, (_, number) => late(number)));
    expect(values).toEqual(Array.from({ length: 10 }, (_, number) => key(number)));
    expect(keys.sizes).toEqual([10]);
  });

  test('fills requests, and sends as many as may be in flight', async () => {
    const { keys, reads } = stage();
    keys.isHeld = true;
    const all = Promise.all(Array.from({ length: 35 }, (_, number) => reads.read('evm', key(number), 7, OWN_WORK)));
    await settled();
    expect(keys.sizes).toEqual([10, 10]);
    keys.release();
    await settled();
    expect(keys.sizes).toEqual([10, 10, 10]);
    keys.isHeld = false;
    for (let each = 0; each < 4; each++) keys.release();
    expect(await all).toHaveLength(35);
    expect(keys.sizes).toEqual([10, 10, 10, 5]);
  });

  test('asks for each client in turn, however many keys one wants', async () => {
    const { keys, reads } = stage();
    keys.isHeld = true;
    const of = (client: string) => ({ ...OWN_WORK, client });
    const many = Array.from({ length: 100 }, (_, number) => reads.read('evm', key(number), 7, of('greedy')));
    await settled();
    const one = reads.read('evm', key(200), 7, of('modest'));
    // The two requests that were on their way, and the one after them.
    for (let each = 0; each < 3; each++) {
      keys.release();
      await settled();
    }
    expect(await one).toEqual(key(200));
    keys.isHeld = false;
    for (let each = 0; each < 12; each++) keys.release();
    expect(await Promise.all(many)).toHaveLength(100);
  });

  test('asks an equal question once, also while it is on its way', async () => {
    const { keys, reads } = stage();
    keys.isHeld = true;
    const first = [reads.read('evm', key(1), 7, OWN_WORK), reads.read('evm', key(1), 7, OWN_WORK)];
    await settled();
    const all = [...first, reads.read('evm', key(1), 7, OWN_WORK)];
    keys.release();
    expect(await Promise.all(all)).toEqual([key(1), key(1), key(1)]);
    expect(keys.sizes).toEqual([1]);
  });

  test('keeps stores and heights apart', async () => {
    const { keys, reads } = stage();
    await Promise.all([
      reads.read('evm', key(1), 7, OWN_WORK),
      reads.read('acc', key(1), 7, OWN_WORK),
      reads.read('evm', key(1), 8, OWN_WORK),
    ]);
    expect(keys.batches).toEqual([
      [
        { store: 'evm', key: key(1), height: 7 },
        { store: 'acc', key: key(1), height: 7 },
        { store: 'evm', key: key(1), height: 8 },
      ].map((question) => expect.objectContaining(question)),
    ]);
  });

  test('answers null for an absent key', async () => {
    const { keys, reads } = stage();
    keys.answer = ({ key: asked, height }) => ({ ...OK, key: asked, value: new Uint8Array(0), height });
    expect(await reads.read('evm', key(1), 7, OWN_WORK)).toBeNull();
  });

  test('never asks without a height', async () => {
    await expect(stage().reads.read('evm', key(1), 0, OWN_WORK)).rejects.toThrow(RangeError);
  });
});

describe('a node that lies or fails', () => {
  test.each<[string, (question: KeyQuestion) => KeyAnswer | ChainError, object]>([
    [
      'about another key',
      ({ height }) => ({ ...OK, key: key(9), value: key(9), height }),
      { name: MalformedAnswer.name },
    ],
    [
      'about another height',
      ({ key: asked }) => ({ ...OK, key: asked, value: asked, height: 6 }),
      { name: MalformedAnswer.name },
    ],
    [
      // No error code, and a key that looks absent.
      'about a height that it does not have',
      ({ key: asked, height }) => ({
        ...OK,
        log: 'version does not exist',
        key: asked,
        value: new Uint8Array(0),
        height,
      }),
      { name: 'HistoryPruned', height: 7, earliest: 100 },
    ],
    [
      'with a code',
      ({ height }) => ({
        abciCode: 6,
        codespace: 'sdk',
        log: 'no such store: evm: unknown request',
        key: new Uint8Array(0),
        value: key(1),
        height,
      }),
      { name: 'QueryFailed' },
    ],
    ['with a refusal', () => new CallRefused('abci_query', -32603, 'no'), { name: 'CallRefused' }],
  ])('%s makes an error of that key alone', async (_, lie, error) => {
    const { keys, reads } = stage();
    const honest = keys.answer;
    keys.answer = (question) => (question.key[1] === 1 ? lie(question) : honest(question));
    const [lied, told] = await Promise.allSettled([1, 2].map((number) => reads.read('evm', key(number), 7, OWN_WORK)));
    expect(lied).toMatchObject({ status: 'rejected', reason: error });
    expect(told).toEqual({ status: 'fulfilled', value: key(2) });
  });

  test('with answers in another order is found out', async () => {
    const { keys, reads } = stage();
    keys.isReversed = true;
    const both = await Promise.allSettled([1, 2].map((number) => reads.read('evm', key(number), 7, OWN_WORK)));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('that is gone fails all keys of the request, and is asked again for others', async () => {
    const { keys, reads } = stage();
    keys.isGone = true;
    const both = await Promise.allSettled([1, 2].map((number) => reads.read('evm', key(number), 7, OWN_WORK)));
    expect(both).toMatchObject([{ reason: { name: 'NodeUnavailable' } }, { reason: { name: 'NodeUnavailable' } }]);
    keys.isGone = false;
    expect(await reads.read('evm', key(1), 7, OWN_WORK)).toEqual(key(1));
  });
});

describe('a caller that leaves', () => {
  test('gets its reason at once; what others wait for goes on', async () => {
    const { keys, reads } = stage();
    keys.isHeld = true;
    const leaving = new AbortController();
    const left = reads.read('evm', key(1), 7, ownWork(leaving.signal));
    const stayed = reads.read('evm', key(1), 7, OWN_WORK);
    await settled();
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(keys.callers[0]?.signal.aborted).toBe(false);
    keys.release();
    expect(await stayed).toEqual(key(1));
  });

  test('ends a request that nobody else waits for, and what it had queued is never asked', async () => {
    const { keys, reads } = stage({ batchSize: 1, maxRequests: 1 });
    keys.isHeld = true;
    const leaving = new AbortController();
    const caller = ownWork(leaving.signal);
    const left = Promise.allSettled([1, 2].map((number) => reads.read('evm', key(number), 7, caller)));
    await settled();
    leaving.abort(new Error('left'));
    expect(await left).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(keys.callers[0]?.signal.aborted).toBe(true);
    keys.release();
    await settled();
    expect(keys.sizes).toEqual([1]);
    keys.isHeld = false;
    expect(await reads.read('evm', key(2), 7, OWN_WORK)).toEqual(key(2));
  });

  test('before it asks is not asked for', async () => {
    const { keys, reads } = stage();
    await expect(reads.read('evm', key(1), 7, ownWork(AbortSignal.abort(new Error('left'))))).rejects.toThrow('left');
    await settled();
    expect(keys.sizes).toEqual([]);
  });
});

describe('memory', () => {
  test('of a value is charged to who asked, and one without room gets no value', async () => {
    const { keys, reads } = stage();
    keys.answer = ({ key: asked, height }) => ({ ...OK, key: asked, value: new Uint8Array(8_000_000), height });
    const budget = new MemoryBudget({ limitBytes: 4_000_000, stallTimeoutMs: 1_000 });
    const memory = new HeldMemory(budget.open('192.0.2.1'));
    const poor = reads.read('evm', key(1), 7, { ...OWN_WORK, memory });
    const rich = reads.read('evm', key(1), 7, OWN_WORK);
    await expect(poor).rejects.toMatchObject({ name: 'MemoryExceeded' });
    expect(await rich).toHaveLength(8_000_000);
  });
});
