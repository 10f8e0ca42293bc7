import { ownWork } from '../../../src/caller/caller.js';
import { getEventListeners } from 'node:events';
import { expect, test } from '@jest/globals';
import type { Job } from '../../../src/execution/job.js';
import { WorkerThread } from '../../../src/execution/thread/workerThread.js';

test('a job that finds its thread gone leaves no listener with its request', async () => {
  const thread = new WorkerThread();
  const { signal } = new AbortController();
  const job = { operation: 'nothing' } as unknown as Job;
  const reader = {} as never;
  // The thread has started then.
  await expect(thread.run(job, reader, { timeoutMs: 20_000, caller: ownWork(signal) })).rejects.toThrow('no such job');
  const late = expect(thread.run(job, reader, { timeoutMs: 20_000, caller: ownWork(signal) })).rejects.toMatchObject({
    rpc: { name: 'serverStopping' },
  });
  await thread.stop();
  await late;
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
