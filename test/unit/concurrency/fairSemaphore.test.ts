import { beforeEach, describe, expect, test } from '@jest/globals';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { FairSemaphore } from '../../../src/concurrency/fairSemaphore.js';

/** Tasks in the order in which they were started, and what ends them. */
let started: string[];
let ends: Map<string, () => void>;

beforeEach(() => {
  started = [];
  ends = new Map();
});

/** A task that ends when it is told to. */
function run(
  semaphore: FairSemaphore,
  client: string | undefined,
  name: string,
  signal?: AbortSignal,
): Promise<string> {
  const task = (): Promise<string> => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(name)));
  };
  return semaphore.run(client, task, signal);
}

/** Ends tasks one by one, and lets others start. */
async function end(...names: string[]): Promise<void> {
  for (const name of names) {
    ends.get(name)?.();
    await eventLoopTurn();
  }
}

describe('a fair semaphore', () => {
  test('lets clients that wait take turns, whatever number of tasks each has', async () => {
    const semaphore = new FairSemaphore(() => 1);
    for (const name of ['a1', 'a2', 'a3']) void run(semaphore, 'a', name);
    for (const name of ['b1', 'b2']) void run(semaphore, 'b', name);
    void run(semaphore, 'c', 'c1');
    await end('a1', 'a2', 'b1', 'c1', 'b1', 'a2', 'b2', 'a3');
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  test('keeps a quarter of the places free of each client', async () => {
    const semaphore = new FairSemaphore(() => 4);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(semaphore, 'a', name);
    for (const name of ['b1', 'b2']) void run(semaphore, 'b', name);
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1']);
    // The place is for the client that does not hold all it may.
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
    await end('b2');
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'a4']);
  });

  test("gives the server's own tasks all places", () => {
    const semaphore = new FairSemaphore(() => 4);
    for (const name of ['1', '2', '3', '4', '5']) void run(semaphore, undefined, name);
    expect(started).toEqual(['1', '2', '3', '4']);
  });

  test('starts as many as there are places now', async () => {
    let places = 1;
    const semaphore = new FairSemaphore(() => places);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(semaphore, 'a', name);
    places = 3;
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    expect(semaphore.tasks).toBe(3);
  });

  test('lets a caller leave the queue, and keeps its place for others', async () => {
    const semaphore = new FairSemaphore(() => 1);
    void run(semaphore, 'a', 'a1');
    const leaving = new AbortController();
    const left = run(semaphore, 'b', 'b1', leaving.signal);
    void run(semaphore, 'c', 'c1');
    leaving.abort(new Error('the client left'));
    await expect(left).rejects.toThrow('the client left');
    await expect(run(semaphore, 'b', 'b2', leaving.signal)).rejects.toThrow('the client left');
    await end('a1', 'c1');
    expect(started).toEqual(['a1', 'c1']);
    expect(semaphore.tasks).toBe(0);
  });

  test('passes its place on when a task fails', async () => {
    const semaphore = new FairSemaphore(() => 1);
    const failing = semaphore.run('a', () => Promise.reject(new Error('it failed')));
    await Promise.all([
      expect(failing).rejects.toThrow('it failed'),
      expect(semaphore.run('a', async () => 'done')).resolves.toBe('done'),
    ]);
  });

  test('shares the places in the queue between the clients that wait', () => {
    const semaphore = new FairSemaphore(() => 1);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(semaphore, 'a', name);
    expect(semaphore.shareOf('a', 10)).toEqual({ waiting: 3, share: 10 });
    expect(semaphore.shareOf('b', 10)).toEqual({ waiting: 0, share: 5 });
    void run(semaphore, 'b', 'b1');
    expect(semaphore.shareOf('a', 10)).toEqual({ waiting: 3, share: 5 });
  });
});
