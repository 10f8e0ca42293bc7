import { setImmediate as immediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { SharedExclusiveLock } from '../../../src/concurrency/sharedExclusiveLock.js';

/** A task that runs until `end` is called, and logs when it begins and ends. */
function openTask(name: string, log: string[]) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const task = async () => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
    return name;
  };
  return { task, end };
}

describe('SharedExclusiveLock', () => {
  test('shared tasks do not wait for each other', async () => {
    const lock = new SharedExclusiveLock();
    const log: string[] = [];
    const [first, second] = [openTask('first', log), openTask('second', log)];
    const outcomes = Promise.all([lock.shared(first.task), lock.shared(second.task)]);
    await immediate();
    expect(log).toEqual(['first begins', 'second begins']);
    first.end();
    second.end();
    expect(await outcomes).toEqual(['first', 'second']);
  });

  test('an exclusive task waits for all earlier tasks, and all later tasks wait for it', async () => {
    const lock = new SharedExclusiveLock();
    const log: string[] = [];
    const [before, alone, after, last] = ['before', 'alone', 'after', 'last'].map((name) => openTask(name, log));
    const outcomes = Promise.all([
      lock.shared(before!.task),
      lock.exclusive(alone!.task),
      lock.shared(after!.task),
      lock.exclusive(last!.task),
    ]);
    for (const { end } of [last!, after!, alone!, before!]) {
      await immediate();
      end();
    }
    expect(await outcomes).toEqual(['before', 'alone', 'after', 'last']);
    expect(log).toEqual(['before', 'alone', 'after', 'last'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('a failed task rejects only for its own caller', async () => {
    const lock = new SharedExclusiveLock();
    const fail = () => Promise.reject(new Error('no'));
    const outcomes = await Promise.allSettled([
      lock.shared(fail),
      lock.exclusive(fail),
      lock.shared(async () => 'well'),
      lock.exclusive(async () => 'well'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
  });
});
