import { afterEach, expect, test } from '@jest/globals';
import { BackgroundWorker, type Rest } from '../../../src/indexer/backgroundWorker.js';
import { FakeLog } from './fakeChain.js';
import { until } from './until.js';

/** Does what a test says, step by step; nothing when all is done. */
class Steps extends BackgroundWorker {
  done = 0;
  constructor(
    readonly steps: (() => Promise<Rest>)[],
    readonly log = new FakeLog(),
    readonly newBlock = { call: (): void => undefined },
  ) {
    super(
      'the work',
      { isCatchingUp: () => false, onBlock: (listener) => ((newBlock.call = listener), () => undefined) },
      log,
      { first: 1, longest: 1 },
    );
  }

  protected async step(): Promise<Rest> {
    const step = this.steps[this.done];
    if (step === undefined) return 'idle';
    this.done += 1;
    return step();
  }

  succeed(): void {
    this.succeeded();
  }
}

let worker: Steps;
afterEach(() => worker.stop());

test('one without work does the next step as soon as there is a new block', async () => {
  worker = new Steps([]);
  worker.start();
  await new Promise(setImmediate);
  worker.steps.push(async () => 0);
  expect(worker.done).toBe(0);
  const begun = performance.now();
  worker.newBlock.call();
  await until(() => worker.done === 1);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('a step that fails is tried again, and told once, until one succeeds', async () => {
  const fail = async (): Promise<Rest> => {
    throw new Error('no');
  };
  const succeed = async (): Promise<Rest> => {
    worker.succeed();
    return 0;
  };
  worker = new Steps([fail, fail, fail]);
  worker.start();
  await until(() => worker.done === 3);
  expect(worker.isRetrying()).toBe(true);
  expect(worker.log.warnings).toEqual(['the work failed, trying again']);
  worker.steps.push(succeed, fail);
  worker.newBlock.call();
  await until(() => worker.log.warnings.length === 2);
});

test('stop ends a rest', async () => {
  worker = new Steps([async () => 60_000]);
  worker.start();
  await until(() => worker.done === 1);
  await worker.stop();
});
