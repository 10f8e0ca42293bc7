/** The gateway's traces of calls equal those that go-ethereum 1.16.9 answered, which are recorded. */
import { describe, expect, test } from '@jest/globals';
import { gatewayAnswer } from './gethAnswers.js';
import { gethCases, tracersOf, type GethCase } from './gethCases.js';
import { recording } from '../../../support/recordings.js';

/** geth's, by case and tracer; `recordGethTraces.ts` writes them. */
const answers = recording<Record<string, Record<string, unknown>>>('tracing', 'geth-traced-calls.json');

/**
 * The EVM here refuses a change in a static call before it computes what the change costs: `gasCost` is then that part
 * which does not depend on the operands.
 */
const UNKNOWN_COST: ReadonlySet<string> = new Set([
  'forbidden in a static call',
  'forbidden creations and self-destructions in a static call',
]);

describe.each(gethCases.map((each): [string, GethCase] => [each.name, each]))('%s', (name, each) => {
  test.each(tracersOf(each))('%s', async (tracer, config) => {
    const recorded = answers[name]?.[tracer];
    const answer: unknown = JSON.parse(await gatewayAnswer(each, config));
    if (!UNKNOWN_COST.has(name) || !tracer.startsWith('structLogs')) return expect(answer).toEqual(recorded);
    if (tracer !== 'structLogs, limit') expect(answer).not.toEqual(recorded);
    return expect(withoutCosts(answer)).toEqual(withoutCosts(recorded));
  });
});

function withoutCosts(trace: unknown): unknown {
  return JSON.parse(JSON.stringify(trace), (key, value: unknown) => (key === 'gasCost' ? 0 : value));
}
