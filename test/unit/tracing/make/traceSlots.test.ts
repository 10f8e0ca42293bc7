import { expect, test } from '@jest/globals';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { ownWork, type Caller } from '../../../../src/caller/caller.js';
import { TraceSlots } from '../../../../src/tracing/make/traceSlots.js';

function callerOf(client: string, signal?: AbortSignal): Caller {
  return { ...ownWork(signal), client };
}

/** Traces that end when they are told to, in the order in which they were started. */
function endableWork(): { start: () => Promise<void>; started: () => number; endFirst: () => void } {
  const ends: (() => void)[] = [];
  let started = 0;
  return {
    start: () => {
      started++;
      return new Promise((resolve) => ends.push(resolve));
    },
    started: () => started,
    endFirst: () => ends.shift()?.(),
  };
}

/** Asks and leaves at once. */
async function askAndLeave(slots: TraceSlots, client: string, work: () => Promise<void>): Promise<void> {
  const leaving = new AbortController();
  const left = slots.run(work, callerOf(client, leaving.signal));
  leaving.abort(new Error('the client left'));
  await expect(left).rejects.toThrow('the client left');
}

test('a client that asks and leaves keeps its places until the work has ended, and a quarter is left for others', async () => {
  const slots = new TraceSlots(4, 2);
  const { start, started, endFirst } = endableWork();
  for (let i = 0; i < 12; i++) await askAndLeave(slots, 'a', start);
  expect(started()).toBe(3);
  for (let i = 0; i < 12; i++) await expect(slots.run(async () => i, callerOf('b'))).resolves.toBe(i);
  // A place is free when its work has ended; those that left while they waited are not run.
  endFirst();
  await eventLoopTurn();
  await askAndLeave(slots, 'a', start);
  expect(started()).toBe(4);
});

test('a client beyond its share of the queue is refused, and another gets its turn', async () => {
  const slots = new TraceSlots(1, 2);
  const { start, endFirst } = endableWork();
  const running = slots.run(start, callerOf('a'));
  const waiting = [1, 2].map((value) => slots.run(async () => value, callerOf('a')));
  await expect(slots.run(async () => 3, callerOf('a'))).rejects.toMatchObject({
    rpc: { name: 'limitExceeded', arguments: { what: 'traces waiting for a place', value: 3, limit: 2 } },
    message: 'too many traces waiting for a place',
  });
  const other = slots.run(async () => 'of the other', callerOf('b'));
  endFirst();
  await running;
  await expect(other).resolves.toBe('of the other');
  await expect(Promise.all(waiting)).resolves.toEqual([1, 2]);
});
