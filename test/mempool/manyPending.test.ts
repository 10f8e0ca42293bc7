import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import type { ManyPendingReport } from './manyPending.js';

const MAX_BYTES = 50 * 2 ** 20;
/** What may not be noticed; far above what it takes, because other tests run beside this one. */
const MAX_HOLD_MS = 250;

describe.each([
  ['one sender', 1],
  ['a sender each', 10_000],
])('10,000 waiting transactions of %s', (_name, senders) => {
  test('take less than 50 MB, and no question about them holds up the others', async () => {
    const script = join(import.meta.dirname, 'manyPending.ts');
    const args = ['--expose-gc', '--import', 'tsx', script, '10000', String(senders)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { bytesWithJson, longestHold, took } = JSON.parse(stdout) as ManyPendingReport;
    expect(bytesWithJson).toBeLessThan(MAX_BYTES);
    expect(longestHold).toBeLessThan(MAX_HOLD_MS);
    // All nonces of a sender are looked through once for a block, not once for each of its transactions.
    expect(took['onBlock, 1000 mined']).toBeLessThan(MAX_HOLD_MS);
    expect(took['nextNonce']).toBeLessThan(MAX_HOLD_MS);
  }, 60_000);
});
