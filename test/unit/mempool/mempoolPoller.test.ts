import { OWN_WORK, ownWork } from '../../../src/caller/caller.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { UnconfirmedTxs } from '../../../src/chain/node.js';
import { MempoolPoller, type MempoolPollerOptions } from '../../../src/mempool/mempoolPoller.js';

interface Question {
  answer: (list: UnconfirmedTxs) => void;
  fail: (error: Error) => void;
}

/** A node that answers when the test says so. */
class HeldNode {
  readonly questions: Question[] = [];
  #next: ((question: Question) => void) | null = null;

  unconfirmedTxs = (): Promise<UnconfirmedTxs> =>
    new Promise((answer, fail) => {
      const question = { answer, fail };
      this.questions.push(question);
      this.#next?.(question);
    });

  /** The next question that comes. */
  next(): Promise<Question> {
    return new Promise((resolve) => (this.#next = resolve));
  }
}

const EMPTY = { total: 0, txs: [] };

let node: HeldNode;
let nowMs: number;
let taken: number;
let lines: [string, string][];

beforeEach(() => {
  node = new HeldNode();
  nowMs = 0;
  taken = 0;
  lines = [];
});

function createList(options: Partial<MempoolPollerOptions> = {}): MempoolPoller {
  const line = (level: string) => (_fields: unknown, message?: unknown) =>
    void lines.push([level, String(message ?? _fields)]);
  const log = {
    trace: line('trace'),
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: line('error'),
  };
  const onList = async () => void (taken += 1);
  return new MempoolPoller(
    { intervalMs: 200, timeoutMs: 60_000, ...options },
    { node, onList, log, clock: () => nowMs },
  );
}

describe('a poll', () => {
  test('is shared by all callers while it is under way', async () => {
    const list = createList();
    const waitMs = 60_000;
    const waiting = [list.refresh(waitMs, OWN_WORK), list.refresh(waitMs, OWN_WORK), list.refresh(waitMs, OWN_WORK)];
    node.questions[0]?.answer(EMPTY);
    await Promise.all(waiting);
    expect([node.questions.length, taken]).toEqual([1, 1]);
  });

  test('that hangs delays the first callers by the longest wait, and later ones not at all', async () => {
    const list = createList();
    await list.refresh(20, OWN_WORK);
    nowMs += 20;
    const turn = new Promise((resolve) => setImmediate(() => resolve('a turn')));
    expect(await Promise.race([list.refresh(20, OWN_WORK).then(() => 'nothing'), turn])).toBe('nothing');
    expect(node.questions).toHaveLength(1);
  });

  test('is processed when it ends, even if no caller waits for it', async () => {
    const list = createList();
    await list.refresh(20, OWN_WORK);
    nowMs += 1_000;
    const done = list.pollNow();
    node.questions[0]?.answer(EMPTY);
    (await node.next()).answer(EMPTY);
    await done;
    expect(taken).toBe(2);
  });

  test('that must be new starts after the one under way, whose list may be older', async () => {
    const list = createList();
    list.refreshInBackground();
    const done = list.pollNow();
    expect(node.questions).toHaveLength(1);
    node.questions[0]?.answer(EMPTY);
    (await node.next()).answer(EMPTY);
    await done;
    expect(taken).toBe(2);
  });

  test('that was slow is followed by a pause three times as long', async () => {
    const list = createList();
    list.refreshInBackground();
    nowMs += 1_000;
    const done = list.pollNow();
    node.questions[0]?.answer(EMPTY);
    const second = await node.next();
    nowMs += 400;
    second.answer(EMPTY);
    await done;
    nowMs += 1_199;
    expect(list.isDue()).toBe(false);
    nowMs += 1;
    expect(list.isDue()).toBe(true);
  });

  test('does not start for a caller that has aborted', async () => {
    const list = createList();
    await expect(list.refresh(20, ownWork(AbortSignal.abort(new Error('left'))))).rejects.toThrow('left');
    expect(node.questions).toHaveLength(0);
  });
});

describe('a node that fails', () => {
  test('is polled again, and logged once when it fails and once when it recovers', async () => {
    const list = createList();
    const waitMs = 60_000;
    for (const fails of [true, true, true, false, false]) {
      const refreshed = list.refresh(waitMs, OWN_WORK);
      if (fails) node.questions.at(-1)?.fail(new Error('away'));
      else node.questions.at(-1)?.answer(EMPTY);
      await refreshed;
      nowMs += 200;
    }
    expect(node.questions).toHaveLength(5);
    expect(lines).toEqual([
      ['warn', "the node's mempool cannot be read; keeping the last list"],
      ['info', "the node's mempool is read again"],
    ]);
  });
});

describe('a started poller', () => {
  test('polls again and again, one poll at a time, until it is stopped', async () => {
    let clockMs = 0;
    const onList = async () => void (taken += 1);
    const log = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
    const options = { intervalMs: 1, timeoutMs: 60_000 };
    const list = new MempoolPoller(options, { node, onList, log, clock: () => (clockMs += 1) });
    list.start();
    list.start();
    for (let looks = 0; looks < 3; looks++) (await node.next()).answer(EMPTY);
    const last = await node.next();
    list.stop();
    expect([node.questions.length, taken]).toEqual([4, 3]);
    last.answer(EMPTY);
  });
});
