import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { runs } from '../../support/longRuns.js';
import type { ManyPendingReport } from './manyPending.js';

const COUNT = runs(2_000, 10_000);
/** 50 MB for 10,000 transactions. */
const MAX_BYTES = (50 * 2 ** 20 * COUNT) / 10_000;
/** Far more than it takes, because other tests run at the same time. */
const MAX_HOLD_MS = 250;

describe.each([
  ['one sender', 1],
  ['a sender each', COUNT],
])(`${COUNT} pending transactions of %s`, (_name, senders) => {
  test('take less than 5 kB each, and no request for them blocks the event loop', async () => {
    const script = join(import.meta.dirname, 'manyPending.ts');
    const args = ['--expose-gc', '--import', 'tsx', script, String(COUNT), String(senders)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { bytesWithJson, longestHold, took } = JSON.parse(stdout) as ManyPendingReport;
    expect(bytesWithJson).toBeLessThan(MAX_BYTES);
    expect(longestHold).toBeLessThan(MAX_HOLD_MS);
    // The nonces of a sender are searched once for a block, not once for each of its transactions.
    expect(took['onBlock, 1000 mined']).toBeLessThan(MAX_HOLD_MS);
    expect(took['nextNonce']).toBeLessThan(MAX_HOLD_MS);
  }, 60_000);
});
