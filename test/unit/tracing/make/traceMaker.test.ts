import { describe, expect, test } from '@jest/globals';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { MalformedAnswer } from '../../../../src/chain/chainErrors.js';
import { callTracerOptions, type TraceOptions } from '../../../../src/chain/traces.js';
import { executionUnsupported } from '../../../../src/execution/refusals/executionError.js';
import { traceFailed, type MadeTrace } from '../../../../src/tracing/api/traceErrors.js';
import { makeInTurn, makersOf, type TraceMaker, type WantedTraces } from '../../../../src/tracing/make/traceMaker.js';
import { syntheticBlock } from '../../store/syntheticBlocks.js';

const options = (tracer: string, tracerConfig: TraceOptions['tracerConfig'] = {}): TraceOptions => ({
  ...callTracerOptions(5_000),
  tracer,
  tracerConfig,
});

describe('who is asked for a trace', () => {
  test.each<[string, TraceOptions, string[]]>([
    ['struct logs', options(''), ['engine', 'node']],
    ['call frames', options('callTracer'), ['engine', 'node']],
    ['call frames with logs', options('callTracer', { withLog: true }), ['engine']],
    ['prestates', options('prestateTracer'), ['engine']],
    ['the newest tracers', options('erc7562Tracer'), ['engine']],
    ['a program', options('{}'), ['engine']],
  ])('%s', (_, shown, expected) => {
    expect(makersOf(shown)).toEqual(expected);
  });

  test('muxTracer, if the node can make all that is inside', () => {
    const inside = { callTracer: null, noopTracer: {}, muxTracer: { '4byteTracer': {} } };
    expect(makersOf(options('muxTracer', inside))).toEqual(['engine', 'node']);
    expect(makersOf(options('muxTracer', { muxTracer: { prestateTracer: {} } }))).toEqual(['engine']);
  });
});

describe('what the first maker cannot make, the second does', () => {
  const [first, second] = [Buffer.from('1'), Buffer.from('2')];
  const elsewhere = traceFailed('not here', { canRetryElsewhere: true });
  const final = traceFailed('execution timeout');
  const making = (made: MadeTrace[] | Error): TraceMaker => ({
    traces: async () => {
      if (made instanceof Error) throw made;
      return made;
    },
  });
  const wanted: WantedTraces = {
    block: { summary: syntheticBlock(7).summary, transactions: [] },
    traced: 'all',
    options: options('callTracer'),
    caller: OWN_WORK,
  };
  const made = (...makers: (MadeTrace[] | Error)[]) => makeInTurn(makers.map(making), wanted);

  test('one by one', async () => {
    expect(await made([first, elsewhere, final], [second, second, second])).toEqual([first, second, final]);
    expect(await made([first, elsewhere], executionUnsupported('it', 'a reason'))).toEqual([first, elsewhere]);
    await expect(made([first, elsewhere], final)).rejects.toBe(final);
  });

  test('or all of them', async () => {
    expect(await made(elsewhere, [second])).toEqual([second]);
    await expect(made(final, [second])).rejects.toBe(final);
  });

  test('and where neither can, the reason that says more is returned', async () => {
    const unsupported = executionUnsupported('it', 'a reason');
    await expect(made(elsewhere, unsupported)).rejects.toBe(elsewhere);
    await expect(made(new MalformedAnswer('no trace'), unsupported)).rejects.toBe(unsupported);
    await expect(made(elsewhere, final)).rejects.toBe(final);
    await expect(made(elsewhere)).rejects.toBe(elsewhere);
  });
});
