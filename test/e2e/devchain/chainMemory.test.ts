/** What the embedded chain holds in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { account, TestChain } from '../../unit/devchain/app/testChain.js';

/** Node.js has `gc` only with this flag. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const WARM_UP_BLOCKS = 300;

describe('pruning', () => {
  test('memory does not grow by states', async () => {
    const chain = await TestChain.start({ statesKept: 1 });
    const bytesKept = async (): Promise<number> => {
      // Each edit is a revision.
      for (let edit = 0; edit < 3_000; edit++) chain.app.editor.setBalance(account(9).address, BigInt(edit));
      await chain.mine([]);
      await chain.mine([]);
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    await bytesKept();
    const before = await bytesKept();
    for (let round = 0; round < 3; round++) await bytesKept();
    // Without pruning, it grows by 7 MB.
    expect((await bytesKept()) - before).toBeLessThan(3_000_000);
  });
});

test('2,000 blocks with a transfer each take less than 8 MB', async () => {
  const chain = await TestChain.start();
  // What the first blocks leave is compiled code, about 1 MB.
  for (let block = 0; block < WARM_UP_BLOCKS; block++) await chain.run(block % 10);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let block = 0; block < 2000; block++) await chain.run(block % 10);
  collectGarbage();
  const grown = process.memoryUsage().heapUsed - before;
  // Read after the measurement, so that the chain is not collected before it.
  expect(chain.app.height).toBe(WARM_UP_BLOCKS + 2000);
  expect(grown).toBeLessThan(8e6);
}, 60_000);
