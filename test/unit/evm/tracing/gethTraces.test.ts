/** The engine's traces of calls equal those that go-ethereum 1.16.9 answered, which are recorded. */
import { describe, expect, test } from '@jest/globals';
import { JobRunner } from '../../../../src/evm/next/jobRunner.js';
import type { ExecutedTrace } from '../../../../src/execution/tracing/traceJob.js';
import { recording } from '../../../support/recordings.js';
import { gatewayAnswer, type RunTraces } from '../../execution/tracers/gethAnswers.js';
import { gethCases, tracersOf, type GethCase } from '../../execution/tracers/gethCases.js';

const answers = recording<Record<string, Record<string, unknown>>>('tracing', 'geth-traced-calls.json');
const runner = new JobRunner();
const onEngine: RunTraces = (job, chain) => runner.run(job, (question) => chain.answerNow(question)) as ExecutedTrace[];

describe.each(gethCases.map((each): [string, GethCase] => [each.name, each]))('%s', (name, each) => {
  test.each(tracersOf(each))('%s', async (tracer, config) => {
    const answer: unknown = JSON.parse(await gatewayAnswer(each, config, onEngine));
    expect(answer).toEqual(answers[name]?.[tracer]);
  });
});
