/** Messages of the state stream on their way to the view. */
import { expect, test } from '@jest/globals';
import { StateView } from '../../../src/state/stateView.js';
import { StreamedState } from '../../../src/state/streamedState.js';
import { commit, finalize } from '../../support/stream/stateMessages.js';

function stage() {
  const logged: unknown[] = [];
  const note = (fields: { reason?: unknown }): void => void logged.push(fields.reason);
  // The other levels are not used, and nothing is read.
  const [log, raw] = [{ info: () => undefined, warn: note, error: note } as never, {} as never];
  const view = new StateView({ raw, coin: { denom: 'atest' }, log }, { maxBytes: 1_000_000 });
  const kept: object[] = [];
  const keep = (record: object): void => void kept.push(record);
  const others: number[] = [];
  const onOtherStream = (): void => void others.push(1);
  const known = { stream: 'a', rewinds: 2 };
  // Null at once.
  const answers: { node: Promise<void> | null } = { node: null };
  const detected = (): Promise<void> => answers.node ?? Promise.resolve();
  const streamed = new StreamedState({ view, log, known, onOtherStream, detected, keep });
  return { view, streamed, logged, kept, others, answers };
}

test('a block counts with both messages', async () => {
  const { view, streamed } = stage();
  for (const height of [7, 8]) {
    await streamed.onFinalize(height, finalize(height, height));
    await streamed.onCommit(height, commit(height));
  }
  expect(view.covered).toEqual({ from: 7, to: 8 });
});

test('a connection that breaks between the two messages of a block takes nothing back', async () => {
  const { view, streamed, logged } = stage();
  await streamed.onFinalize(7, finalize(7, 7));
  await streamed.onCommit(7, commit(7));
  await streamed.onFinalize(8, finalize(8, 8));
  const stream = { stream: 'a', rewinds: 0 };
  streamed.onDisconnected();
  await streamed.onConnected({ first: 7, last: 7, stream, starts: [] });
  streamed.onRewound(8);
  expect(view.covered).toEqual({ from: 7, to: 7 });
  await streamed.onFinalize(8, finalize(8, 8));
  await streamed.onCommit(8, commit(8));
  expect(view.covered).toEqual({ from: 7, to: 8 });
  streamed.onRewound(8);
  expect(view.covered).toBeNull();
  expect(logged).toEqual([undefined, undefined]);
});

test('another stream ends what is known, and has to be compared first', async () => {
  const { view, streamed, logged, kept, others } = stage();
  await streamed.onConnected({ first: 7, last: 7, stream: { stream: 'a', rewinds: 2 }, starts: [] });
  streamed.onVersion({ stream: 'a', rewinds: 2 });
  await streamed.onFinalize(7, finalize(7, 7));
  expect(kept).toEqual([]);
  await streamed.onCommit(7, commit(7));
  await streamed.onFinalize(8, finalize(8, 8));
  await streamed.onCommit(8, commit(8));
  streamed.onVersion({ stream: 'a', rewinds: 3 });
  const other = { first: 7, last: 8, stream: { stream: 'b', rewinds: 0 }, starts: [] };
  await expect(streamed.onConnected(other)).rejects.toThrow('it is another stream, which has to be compared');
  expect([view.covered, others, logged]).toEqual([null, [1], ['it is another stream']]);
  expect(kept).toEqual([
    { stream: 'a', rewinds: 2, run: 1 },
    { stream: 'a', rewinds: 3, run: 1 },
  ]);
});

test('nothing counts before the node has said what it is, nor a block that changes its parameters', async () => {
  const { view, streamed, answers } = stage();
  const asks = (): (() => void) => {
    let answer = (): void => undefined;
    answers.node = new Promise((resolve) => (answer = resolve));
    return answer;
  };
  const turn = (): Promise<unknown> => new Promise(setImmediate);
  let answer = asks();
  const connected = streamed.onConnected({ first: 7, last: 7, stream: { stream: 'a', rewinds: 2 }, starts: [] });
  await turn();
  expect(view.isLive).toBe(false);
  answer();
  await connected;
  expect(view.isLive).toBe(true);
  answer = asks();
  await streamed.onFinalize(7, finalize(7, 7));
  await streamed.onCommit(7, commit(7));
  await streamed.onFinalize(8, finalize(8, 8));
  const changed = streamed.onCommit(8, commit(8, [{ store: 'evm', key: '03', value: '01' }]));
  await turn();
  expect(view.covered).toEqual({ from: 7, to: 7 });
  answer();
  await changed;
  expect(view.covered).toEqual({ from: 7, to: 8 });
});

test.each<[string, (streamed: StreamedState) => Promise<void>, string]>([
  [
    'changes without their block',
    async (streamed) => streamed.onCommit(8, commit(8)),
    'the changes of block 8 came without the block',
  ],
  [
    'changes after the block of another height',
    async (streamed) => {
      await streamed.onFinalize(9, finalize(9, 9));
      await streamed.onCommit(8, commit(8));
    },
    'the changes of block 8 came without the block',
  ],
  [
    'changes of another height',
    async (streamed) => {
      await streamed.onFinalize(8, finalize(8, 8));
      await streamed.onCommit(8, commit(9));
    },
    'a message of block 9 came as one of block 8',
  ],
  [
    'a block of another height',
    async (streamed) => streamed.onFinalize(8, finalize(9, 9)),
    'a message of block 9 came as one of block 8',
  ],
])('after %s, nothing more is known of the blocks before', async (_what, send, reason) => {
  const { view, streamed, logged } = stage();
  await streamed.onFinalize(7, finalize(7, 7));
  await streamed.onCommit(7, commit(7));
  await send(streamed);
  expect([view.covered, logged]).toEqual([null, [reason]]);
});
