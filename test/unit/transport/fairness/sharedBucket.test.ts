import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BucketReports, SharedBucket } from '../../../../src/transport/fairness/sharedBucket.js';
import { TokenBucket } from '../../../../src/transport/fairness/tokenBucket.js';
import { LeaseStage } from '../../store/shared/leaseStage.js';

const WORKERS = 4;

let stage: LeaseStage;
beforeEach(async () => {
  stage = await LeaseStage.open();
});
afterEach(() => stage.close());

test('all workers give what one process would, but for a sixteenth each, whatever is asked of which when', async () => {
  const leases = stage.workers(WORKERS);
  const ask = fc.record({
    passedMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 800 })),
    worker: fc.integer({ min: 0, max: WORKERS - 1 }),
    units: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2_000 })),
    reports: fc.boolean(),
  });
  const sizes = [fc.integer({ min: 1, max: 500 }), fc.integer({ min: 16, max: 1_000 })] as const;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(...sizes, fc.array(ask, { maxLength: 200 }), async (perSecond, capacity, list) => {
      const name = `units of run ${runs++}`;
      const startedAt = stage.nowMs;
      const reports = leases.map((each) => new BucketReports(each));
      const buckets = reports.map((each) => new SharedBucket(each, name, { perSecond, capacity }, startedAt));
      const single = new TokenBucket(perSecond, capacity, startedAt);
      const [tolerance, hundredth] = [(WORKERS * capacity) / 16, 0.01];
      let taken = 0;
      for (const { passedMs, worker, units, reports: isReported } of list) {
        stage.nowMs += passedMs;
        const now = stage.nowMs;
        const waitMs = buckets[worker]!.waitMs(units, now);
        // One process that gave the same would be a little short of units, too.
        if (waitMs > 0) expect(single.waitMs(units + tolerance + hundredth, now)).toBeGreaterThan(0);
        else {
          // What costs more than the capacity leaves a debt, as it does in one process.
          taken += Math.min(units, capacity);
          const most = capacity + tolerance + ((now - startedAt) * perSecond) / 1_000;
          expect(taken).toBeLessThanOrEqual(most + hundredth);
          buckets[worker]!.take(units, now);
          single.take(units, now);
        }
        if (isReported) await reports[worker]!.reportAll();
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);
