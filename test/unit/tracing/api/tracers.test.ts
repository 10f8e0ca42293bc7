import { expect, test } from '@jest/globals';
import { checkTracer } from '../../../../src/tracing/api/tracers.js';

const check =
  (tracer: string, tracerConfig: Record<string, unknown> = {}, javascript = false) =>
  () =>
    checkTracer({ tracer, tracerConfig }, javascript);

test('names are compared letter by letter, at every depth of muxTracer', () => {
  expect(check('muxTracer', { callTracer: {}, muxTracer: { noopTracer: null } })).not.toThrow();
  for (const name of ['calltracer', 'CallTracer', 'callTracer_', 'toString', '__proto__x']) {
    const text = `ReferenceError: ${name} is not defined at <eval>:1:2(0)`;
    expect(check(name)).toThrow(text);
    expect(check('muxTracer', { [name]: {} })).toThrow(text);
    expect(check('muxTracer', { muxTracer: { muxTracer: { [name]: {} } } })).toThrow(text);
  }
  for (const program of ['callTracer ', ' callTracer', '', '{result(){}}', 'callTracer\u0000'])
    expect(check('muxTracer', { [program]: {} })).toThrow('JavaScript tracers not supported');
});

test('programs pass only where the server runs them; a wrong name never does', () => {
  expect(check('{result(){}}')).toThrow('this server was started without --debug.js-tracers');
  expect(check('{result(){}}', {}, true)).not.toThrow();
  expect(check('nopeTracer', {}, true)).toThrow('nopeTracer is not defined');
});

test('a muxTracer has a bound', () => {
  const nest = (levels: number): Record<string, unknown> => (levels === 0 ? {} : { muxTracer: nest(levels - 1) });
  expect(check('muxTracer', nest(3))).not.toThrow();
  expect(check('muxTracer', nest(4))).toThrow('muxTracer in more than 4 levels');
  expect(check('muxTracer', { callTracer: 'x' })).toThrow('the options of callTracer must be an object');
});
