/** The bytes of recorded blocks of all dialects. */
import { expect, test } from '@jest/globals';
import { blockLabels } from '../../support/recordings.js';
import { ServedChain } from '../../wire/chains.js';
import { rpc } from '../../support/rpc.js';
import { checkRawBlock } from '../../unit/methods/debug/rawChecks.js';

test.each(['head', 'v0.3.2', 'evmos-v20'] as const)(
  'blocks of %s decode to what their JSON says, and have its roots',
  async (chain) => {
    const served = await ServedChain.start({ chain, flags: { 'json-rpc.api': 'eth,debug' } });
    try {
      const heights = blockLabels(chain).map((label) => parseInt(label));
      let transactions = 0;
      for (const height of heights) {
        transactions += await checkRawBlock(
          (method, ...params) => rpc(`http://${served.address}`, method, ...params),
          height,
        );
      }
      expect(transactions).toBeGreaterThan(50);
    } finally {
      await served.stop();
    }
  },
  60_000,
);
