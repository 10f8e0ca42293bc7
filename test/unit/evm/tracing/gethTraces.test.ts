/** The engine's traces of calls equal those that go-ethereum 1.16.9 answered, which are recorded. */
import { describe, expect, test } from '@jest/globals';
import { recording } from '../../../support/recordings.js';
import { gatewayAnswer } from '../../execution/tracers/gethAnswers.js';
import { gethCases, tracersOf, type GethCase } from '../../execution/tracers/gethCases.js';
import { traceOnEngine } from './traceOnEngine.js';

const answers = recording<Record<string, Record<string, unknown>>>('tracing', 'geth-traced-calls.json');

describe.each(gethCases.map((each): [string, GethCase] => [each.name, each]))('%s', (name, each) => {
  test.each(tracersOf(each))('%s', async (tracer, config) => {
    const answer: unknown = JSON.parse(await gatewayAnswer(each, config, traceOnEngine));
    expect(answer).toEqual(answers[name]?.[tracer]);
  });
});
