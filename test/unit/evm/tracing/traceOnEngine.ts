/** Runs traced calls on the engine, as a worker thread does. */
import { JobRunner } from '../../../../src/evm/next/jobRunner.js';
import { prepareSandboxes } from '../../../../src/evm/next/jobs.js';
import type { ExecutedTrace } from '../../../../src/execution/tracing/traceJob.js';
import type { RunTraces } from '../../execution/tracers/gethAnswers.js';

const runner = new JobRunner();

/** Runs a job on a chain in memory. */
export const traceOnEngine: RunTraces = async (job, chain) => {
  for (let loading = prepareSandboxes(job); loading !== null; loading = prepareSandboxes(job)) await loading;
  // The outcome of this kind of job.
  return runner.run(job, (question) => chain.answerNow(question)) as ExecutedTrace[];
};
