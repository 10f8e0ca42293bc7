import { setImmediate as immediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { SharedExclusiveLock } from '../../src/concurrency/sharedExclusiveLock.js';

/** A task that runs until it is told to end. */
function openTask(name: string, told: string[]) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const task = async () => {
    told.push(`${name} begins`);
    await ended;
    told.push(`${name} ends`);
    return name;
  };
  return { task, end };
}

describe('turns', () => {
  test('what runs beside others does not wait for them', async () => {
    const turns = new SharedExclusiveLock();
    const told: string[] = [];
    const [first, second] = [openTask('first', told), openTask('second', told)];
    const outcomes = Promise.all([turns.beside(first.task), turns.beside(second.task)]);
    await immediate();
    expect(told).toEqual(['first begins', 'second begins']);
    first.end();
    second.end();
    expect(await outcomes).toEqual(['first', 'second']);
  });

  test('what runs alone waits for all before it, and all after it wait for it', async () => {
    const turns = new SharedExclusiveLock();
    const told: string[] = [];
    const [before, alone, after, last] = ['before', 'alone', 'after', 'last'].map((name) => openTask(name, told));
    const outcomes = Promise.all([
      turns.beside(before!.task),
      turns.alone(alone!.task),
      turns.beside(after!.task),
      turns.alone(last!.task),
    ]);
    for (const { end } of [last!, after!, alone!, before!]) {
      await immediate();
      end();
    }
    expect(await outcomes).toEqual(['before', 'alone', 'after', 'last']);
    expect(told).toEqual(['before', 'alone', 'after', 'last'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('what fails is the failure of its caller alone', async () => {
    const turns = new SharedExclusiveLock();
    const fail = () => Promise.reject(new Error('no'));
    const outcomes = await Promise.allSettled([
      turns.beside(fail),
      turns.alone(fail),
      turns.beside(async () => 'well'),
      turns.alone(async () => 'well'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
  });
});
