import { expect, test } from '@jest/globals';
import { NoBlockYet, NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { aborted } from '../../../src/concurrency/abortable.js';
import { createLogger } from '../../../src/observe/logger.js';
import { StoreWriteFailed } from '../../../src/store/storeErrors.js';
import { LateChain, type Startable } from '../../../src/upstream/lateChain.js';
import { until } from '../indexer/until.js';

test('says why a chain that was reached late cannot be served, until it can', async () => {
  const outcomes: (Error | null)[] = [
    new StoreWriteFailed(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    new NodeUnavailable('it is down'),
    new Error('the module of the EVM is missing'),
    new NodeUnavailable('it is down again'),
    new NoBlockYet(true),
    null,
  ];
  const seen: (string | null)[] = [];
  let isReady = false;
  const served: Startable = {
    start: async () => undefined,
    ready: async () => undefined,
    stop: async () => undefined,
  };
  const chain = new LateChain({
    connect: async () => {
      seen.push(chain.cause);
      const failure = outcomes.shift();
      if (failure) throw failure;
      return served;
    },
    onReady: () => (isReady = true),
    log: createLogger('silent'),
  });
  await chain.connect();
  await chain.start();
  await until(() => isReady);
  expect(seen).toEqual([
    null,
    'the chain cannot be served: the index cannot be written: the disk is full: ENOSPC no space left on device',
    'it was not reached yet: it is down',
    'the chain cannot be served: the module of the EVM is missing',
    'it was not reached yet: it is down again',
    'the node has no block yet and is catching up with its chain',
  ]);
  expect(chain.cause).toBeNull();
  expect(chain.noBlockYet).toBeNull();
  await chain.stop();
});

test('gives later attempts more time than the first, and ends one that hangs when it stops', async () => {
  const limits: number[] = [];
  const chain = new LateChain({
    async connect({ limitMs, signal }) {
      limits.push(limitMs);
      if (limits.length > 1) await aborted(signal);
      throw new NodeUnavailable('it does not answer in time');
    },
    onReady: () => undefined,
    log: createLogger('silent'),
  });
  await chain.connect();
  await chain.start();
  await until(() => limits.length === 2);
  await chain.stop();
  expect(limits).toEqual([3_000, 15_000]);
  expect(chain.cause).toBe('it was not reached yet: it does not answer in time');
});
