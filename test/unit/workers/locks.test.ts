import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { RemoteLock, serveLocks } from '../../../src/workers/locks.js';
import { LinkedWorkers, type LinkedWorker } from './linkedWorkers.js';

let workers: LinkedWorkers;
let first: LinkedWorker;
let second: LinkedWorker;
let done: string[];

beforeEach(() => {
  workers = new LinkedWorkers();
  serveLocks(workers.links, workers.leases);
  first = workers.start();
  second = workers.start();
  done = [];
});

afterEach(() => workers.close());

const lockOf = ({ leases }: LinkedWorker, name = 'nonces'): RemoteLock<string> => new RemoteLock(leases, name);

/** A task that has begun when `begun` resolves, and ends with `end`. */
function task(name: string) {
  let begin: () => void = () => undefined;
  let end: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async (): Promise<string> => {
    done.push(`${name} begins`);
    begin();
    await ended;
    done.push(`${name} ends`);
    return name;
  };
  return { run, begun, end };
}

test('tasks of a key run one after another, whichever workers have them, in the order of the calls', async () => {
  const one = task('one');
  const running = lockOf(first).run('0xa', one.run);
  await one.begun;
  const later = [lockOf(second).run('0xa', async () => done.push('two'))];
  // Each worker's calls arrive in order: the next one of the second worker comes after its first.
  later.push(lockOf(second).run('0xa', async () => done.push('three')));
  await lockOf(second).run('0xb', async () => done.push('another key'));
  await lockOf(second, 'sends').run('0xa', async () => done.push('another lock'));
  one.end();
  expect(await running).toBe('one');
  await Promise.all(later);
  expect(done).toEqual(['one begins', 'another key', 'another lock', 'one ends', 'two', 'three']);
});

test('a task that fails gives the lock back, and its error is the outcome', async () => {
  await expect(lockOf(first).run('0xa', () => Promise.reject(new Error('not sent')))).rejects.toThrow('not sent');
  expect(await lockOf(second).run('0xa', async () => 'next')).toBe('next');
});

test('a caller that leaves while it waits does not begin, and the next one gets the lock', async () => {
  const one = task('one');
  const running = lockOf(first).run('0xa', one.run);
  await one.begun;
  const client = new AbortController();
  const left = lockOf(second).run('0xa', async () => done.push('left'), client.signal);
  const next = lockOf(second).run('0xa', async () => done.push('next'));
  client.abort(new Error('the client has left'));
  await expect(left).rejects.toThrow('the client has left');
  await expect(lockOf(second).run('0xa', async () => done.push('left'), client.signal)).rejects.toThrow('has left');
  one.end();
  await Promise.all([running, next]);
  expect(done).toEqual(['one begins', 'one ends', 'next']);
});

test('a worker that ends gives back what it has and what it waits for', async () => {
  const one = task('one');
  void lockOf(first).run('0xa', one.run);
  await one.begun;
  void lockOf(first).run('0xa', async () => done.push('of the same worker'));
  const next = lockOf(second).run('0xa', async () => done.push('next'));
  // The call has arrived when one for another key has an outcome.
  await lockOf(second).run('0xb', async () => undefined);
  first.end();
  await next;
  expect(done).toEqual(['one begins', 'next']);
});

test('a limit counts the tasks of all workers', async () => {
  const excess = (tasks: number): Error => new Error(`${tasks} tasks`);
  const one = task('one');
  const running = lockOf(first).run('0xa', one.run);
  await one.begun;
  const waiting = lockOf(first).run('0xa', async () => 'two', undefined, { most: 2, excess });
  await lockOf(first).run('0xb', async () => undefined);
  await expect(lockOf(second).run('0xa', async () => 'three', undefined, { most: 2, excess })).rejects.toThrow(
    '3 tasks',
  );
  one.end();
  expect(await Promise.all([running, waiting])).toEqual(['one', 'two']);
  expect(await lockOf(second).run('0xa', async () => 'three', undefined, { most: 1, excess })).toBe('three');
});
