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
  return { view, streamed: new StreamedState({ view, log, known, onOtherStream, keep }), logged, kept, others };
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
  streamed.onConnected({ first: 7, last: 7, stream });
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
  streamed.onConnected({ first: 7, last: 7, stream: { stream: 'a', rewinds: 2 } });
  streamed.onVersion({ stream: 'a', rewinds: 2 });
  await streamed.onFinalize(7, finalize(7, 7));
  expect(kept).toEqual([]);
  await streamed.onCommit(7, commit(7));
  await streamed.onFinalize(8, finalize(8, 8));
  await streamed.onCommit(8, commit(8));
  streamed.onVersion({ stream: 'a', rewinds: 3 });
  const other = { first: 7, last: 8, stream: { stream: 'b', rewinds: 0 } };
  expect(() => streamed.onConnected(other)).toThrow('it is another stream, which has to be compared with the chain');
  expect([view.covered, others, logged]).toEqual([null, [1], ['it is another stream']]);
  expect(kept).toEqual([
    { stream: 'a', rewinds: 2, run: 1 },
    { stream: 'a', rewinds: 3, run: 1 },
  ]);
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
