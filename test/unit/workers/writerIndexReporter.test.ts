import { expect, test } from '@jest/globals';
import type { IndexReport, IndexReporter } from '../../../src/chain/operator.js';
import { writerIndexReporter } from '../../../src/workers/writerIndexReporter.js';
import { LinkedWorkers } from './linkedWorkers.js';

/** A report that shows whose it is. */
const reporter = (transactions: number): IndexReporter => ({ report: () => ({ transactions }) as IndexReport });

test('the report is that of the worker that writes, also when it has just changed', async () => {
  const workers = new LinkedWorkers();
  const writer = workers.start();
  const follower = workers.start();
  let own = reporter(1);
  writerIndexReporter(writer.link, { report: () => own.report() });
  const reports = writerIndexReporter(follower.link, reporter(2));
  workers.links.setWriter(writer.link.id);
  expect(await reports.report()).toEqual({ transactions: 1 });
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  own = {
    report() {
      isAsked();
      return new Promise(() => undefined);
    },
  };
  const report = reports.report();
  await asked;
  writer.end();
  workers.links.setWriter(follower.link.id);
  expect(await report).toEqual({ transactions: 2 });
  workers.close();
});
