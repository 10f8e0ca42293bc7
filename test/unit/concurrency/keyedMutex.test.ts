import { expect, test } from '@jest/globals';
import { KeyedMutex } from '../../../src/concurrency/keyedMutex.js';

test('a limit counts running and waiting tasks of its key', async () => {
  const mutex = new KeyedMutex<string>();
  const limit = { most: 2, excess: (tasks: number) => new Error(`${tasks} tasks`) };
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const one = mutex.run('a', () => ended.then(() => 'one'), undefined, limit);
  const two = mutex.run('a', async () => 'two', undefined, limit);
  await expect(mutex.run('a', async () => 'three', undefined, limit)).rejects.toThrow('3 tasks');
  expect(await mutex.run('b', async () => 'another key', undefined, limit)).toBe('another key');
  end();
  expect(await Promise.all([one, two])).toEqual(['one', 'two']);
  expect(await mutex.run('a', async () => 'three', undefined, limit)).toBe('three');
});
