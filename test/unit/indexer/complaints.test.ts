import { expect, test } from '@jest/globals';
import { Complaints } from '../../../src/indexer/proof/complaints.js';
import { KeptLog } from '../../e2e/indexer/lying/stage.js';

const MINUTE_MS = 60_000;

test('a complaint that is not met again ends after ten minutes; one that is met again holds', () => {
  let now = 0;
  const log = new KeptLog();
  const complaints = new Complaints(log, () => now);
  complaints.report({ height: 7, reason: 'false' });
  complaints.report({ height: 8, reason: 'also false' });
  now = 10 * MINUTE_MS;
  complaints.report({ height: 8, reason: 'still false' });
  expect(complaints.trouble()).toMatchObject({ height: 7, reason: 'false' });
  now += 1;
  expect(complaints.trouble()).toMatchObject({ height: 8, reason: 'still false' });
  now += 10 * MINUTE_MS;
  expect(complaints.trouble()).toBeNull();
  expect([complaints.refused, log.errors.length]).toEqual([3, 2]);
});

test('complaints about blocks that the node has pruned end', () => {
  const complaints = new Complaints(new KeptLog());
  for (const height of [5, 6, 7]) complaints.report({ height, reason: 'false' });
  complaints.forgetBelow(7);
  expect(complaints.trouble()).toMatchObject({ height: 7 });
  complaints.forgetBelow(8);
  expect(complaints.trouble()).toBeNull();
});
