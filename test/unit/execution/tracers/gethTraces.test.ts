/** The gateway's traces of calls equal those that go-ethereum 1.16.9 answered, which are recorded. */
import { describe, expect, test } from '@jest/globals';
import { gatewayAnswer } from './gethAnswers.js';
import { gethCases, tracersOf, type GethCase } from './gethCases.js';
import { recording } from '../../../support/recordings.js';

/** geth's, by case and tracer; `recordGethTraces.ts` writes them. */
const answers = recording<Record<string, Record<string, unknown>>>('tracing', 'geth-traced-calls.json');

describe.each(gethCases.map((each): [string, GethCase] => [each.name, each]))('%s', (name, each) => {
  test.each(tracersOf(each))('%s', async (tracer, config) => {
    expect(JSON.parse(await gatewayAnswer(each, config))).toEqual(answers[name]?.[tracer]);
  });
});
