/** Traces are the same where values are missing at first, and the run begins again with them. */
import { describe, expect, test } from '@jest/globals';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { Attempts } from '../../../../src/execution/attempts.js';
import { readerAt } from '../../../../src/execution/chainReader.js';
import { askingOnce } from '../../../../src/execution/questions.js';
import { fakeBlocks } from '../fakeChain.js';
import { UNLIMITED } from '../run.js';
import { gatewayAnswer, type RunTraces } from './gethAnswers.js';
import { gethCases, tracersOf, type GethCase } from './gethCases.js';

/** Reads the state at each instruction. */
const READER = `{ seen: [], fault: function() {}, result: function() { return this.seen; }, step: function(log, db) {
  var own = log.contract.getAddress();
  if (this.seen.length < 50) this.seen.push([db.getBalance(own), db.getNonce(own), toHex(db.getState(own, '0x1')),
    toHex(db.getCode(own)).length, db.exists('0xdd00000000000000000000000000000000000007')]);
} }`;

const inAttempts: RunTraces = async (job, chain) => {
  const ask = askingOnce(readerAt({ state: chain, blocks: fakeBlocks }, job.context.base.number, OWN_WORK));
  // Without what it knows of other calls.
  const traces = await new Attempts(UNLIMITED).run<'traceCalls'>(job, ask, OWN_WORK);
  if (traces === null) throw new Error('there were too many attempts');
  return traces;
};

/** Tracers that read the state themselves. */
const READING = new Set(['structLogs', 'prestateTracer, diff', 'prestateTracer, empty', 'erc7562Tracer']);

describe.each(gethCases.map((each): [string, GethCase] => [each.name, each]))('%s', (_, each) => {
  const tracers = tracersOf(each).filter(([name]) => READING.has(name));

  test.each([...tracers, ['JavaScript', { tracer: READER }] as const])('%s', async (_, config) => {
    const expected = await gatewayAnswer(each, config);
    expect(await gatewayAnswer(each, config, inAttempts)).toBe(expected);
  });
});
