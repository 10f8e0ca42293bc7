import { getEventListeners } from 'node:events';

import { expect, test } from '@jest/globals';
import { abortable, onAbort } from '../../../src/concurrency/abortable.js';

const LEFT = new Error('the client left');

test('onAbort calls the listener once, and not after it was stopped', () => {
  const heard = new AbortController();
  const stopped = new AbortController();
  const calls: string[] = [];
  onAbort(heard.signal, () => calls.push('heard'));
  onAbort(stopped.signal, () => calls.push('stopped'))();
  heard.abort();
  stopped.abort();
  expect(calls).toEqual(['heard']);
});

test('onAbort without a signal never calls the listener', () => {
  let calls = 0;
  expect(onAbort(undefined, () => calls++)()).toBeUndefined();
  expect(calls).toBe(0);
});

test('abortable answers what the work answers, and leaves no listener behind', async () => {
  const { signal } = new AbortController();
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(abortable(Promise.reject(LEFT), signal)).rejects.toBe(LEFT);
  await expect(abortable(Promise.resolve(2), undefined)).resolves.toBe(2);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('abortable rejects with the reason when the signal aborts, before or during the wait', async () => {
  const controller = new AbortController();
  const work = new Promise<never>(() => undefined);
  const waiting = abortable(work, controller.signal);
  controller.abort(LEFT);
  await expect(waiting).rejects.toBe(LEFT);
  await expect(abortable(Promise.resolve(1), controller.signal)).rejects.toBe(LEFT);
});
