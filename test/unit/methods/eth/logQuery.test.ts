import { ownWork } from '../../../../src/caller/caller.js';
import { expect, test } from '@jest/globals';
import type { Filter } from '../../../../generated/types.js';
import { queryLogs } from '../../../../src/methods/eth/logQuery.js';
import { FakeChain } from '../../indexer/fakeChain.js';
import { Setup } from '../../indexer/setup.js';

const FILTERS: Filter[] = [{ fromBlock: '0x0', toBlock: 'latest' }, { fromBlock: '0x0', toBlock: '0x0' }, {}];

test.each(FILTERS)('logs of %j are beyond the head while there is no block', async (filter) => {
  const setup = await Setup.create(new FakeChain(1));
  const parts = {
    blocks: setup.archive,
    limits: { maxLogRange: 10, maxLogs: 100, maxIndexedLogRange: 0, maxResponseBytes: 25_000_000 },
  };
  const logs = queryLogs(filter, parts, ownWork(new AbortController().signal));
  await expect(logs).rejects.toThrow('block range extends beyond current head block');
  await setup.dispose();
});
