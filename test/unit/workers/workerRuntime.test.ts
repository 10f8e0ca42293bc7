/** Two workers with a runtime each, of which the first one writes. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { LogLevels, type LogLevelState } from '../../../src/observe/logLevels.js';
import { NodeRuntime } from '../../../src/profiling/nodeRuntime.js';
import { CommonChanges } from '../../../src/workers/commonChanges.js';
import { LOG_LEVELS, WorkerRuntime, type LevelChange } from '../../../src/workers/workerRuntime.js';
import { MemoryLog } from '../jsonrpc/fakeService.js';
import { LinkedWorkers, refusal } from './linkedWorkers.js';

let folder: string;
let workers: LinkedWorkers;
let ofPrimary: LogLevelState | null;
let stopped: (() => Promise<void>)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-runtime-'));
  workers = new LinkedWorkers();
  ofPrimary = null;
  stopped = [];
  const changes = new CommonChanges<LevelChange, LogLevelState>(workers.links, LOG_LEVELS, {
    onChanged: (state) => (ofPrimary = state),
    onFailed: (_, error) => {
      throw error;
    },
  });
  workers.onEnded.push((worker) => changes.forgetWorker(worker));
});

afterEach(async () => {
  for (const stop of stopped) await stop();
  workers.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a worker whose files have a folder of their own. */
async function start() {
  const worker = workers.start();
  const { id } = worker.link;
  const levels = new LogLevels(pino({ level: 'info' }, { write: () => undefined }));
  const logger = levels.of('indexer') as { level?: string };
  const parts = { levels, log: new MemoryLog(), maxSeconds: 1, samples: false };
  const own = new NodeRuntime({ ...parts, profileFolder: join(folder, `of ${id}`) });
  stopped.push(() => own.stop());
  const workerRuntime = new WorkerRuntime(worker.link, own, levels);
  await workerRuntime.start();
  if (id === 1) workers.links.setWriter(id);
  return { ...worker, runtime: workerRuntime.runtime, level: () => logger.level };
}

test('a profile is of the worker that writes, whichever one is asked', async () => {
  const writer = await start();
  const follower = await start();
  await follower.runtime.startRecording('cpu', 'one.cpuprofile');
  expect(await refusal(Promise.resolve(writer.runtime.startRecording('cpu', 'two.cpuprofile')))).toBe(
    'profileInProgress',
  );
  await writer.runtime.stopRecording('cpu');
  expect(await refusal(Promise.resolve(follower.runtime.stopRecording('cpu')))).toBe('profileNotInProgress');
  expect(await readdir(folder)).toEqual(['of 1']);
  expect(await readdir(join(folder, 'of 1'))).toEqual(['one.cpuprofile']);
  expect(await follower.runtime.setGcPercent(200)).toBe(100);
  expect(await writer.runtime.setGcPercent(100)).toBe(200);
  expect(JSON.parse(await follower.runtime.stacks(null))).toHaveProperty('header.processId', process.pid);
});

describe('log levels', () => {
  test('change in all workers and in the primary before the request is answered', async () => {
    const [one, two] = [await start(), await start()];
    await two.runtime.setVerbosity(5);
    expect([one.level(), two.level()]).toEqual(['trace', 'trace']);
    expect(ofPrimary).toEqual({ verbosity: 5, modules: '' });
    await one.runtime.setModuleLevels('index*=1');
    expect([one.level(), two.level()]).toEqual(['error', 'error']);
    expect(ofPrimary).toEqual({ verbosity: 5, modules: 'index*=1' });
  });

  test('hold for workers that start later', async () => {
    const one = await start();
    await one.runtime.setVerbosity(4);
    await one.runtime.setModuleLevels('mempool=5');
    expect((await start()).level()).toBe('debug');
  });

  test('stay where a pattern is refused', async () => {
    const [one, two] = [await start(), await start()];
    expect(await refusal(Promise.resolve(two.runtime.setModuleLevels('indexer=high')))).toBe('invalidParams');
    expect([one.level(), two.level(), ofPrimary]).toEqual(['info', 'info', null]);
  });

  test('change without a worker that has ended', async () => {
    const [one, two] = [await start(), await start()];
    two.end();
    await one.runtime.setVerbosity(2);
    expect(one.level()).toBe('warn');
  });
});
