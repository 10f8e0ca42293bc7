/** Any code with any tracer ends with a trace or with an error that the client can read. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { BOOM, ECHO, OUTER, SENDER, TracedChain } from '../../unit/execution/tracers/tracedCall.js';

let chain: TracedChain;
beforeAll(async () => {
  chain = await TracedChain.create();
});

const SCRIPT = `{ steps: 0, frames: 0, step: function(log, db) { this.steps++; log.stack.length() && log.stack.peek(0); log.memory.length() >= 32 && log.memory.getUint(0); },
  fault: function(log) { this.why = log.getError(); }, enter: function(f) { this.frames++; f.getValue(); f.getInput(); }, exit: function(r) { this.frames--; },
  result: function(ctx) { return { steps: this.steps, frames: this.frames, error: ctx.error || '' }; } }`;

/** A fixed sequence of numbers, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

const TARGETS = [OUTER, ECHO, BOOM, SENDER, `0x${'4'.padStart(40, '0')}`];

/** Calls, creations and single instructions; most find their operands on the stack. */
function anyCode(next: () => number): string {
  const below = (limit: number): number => Math.floor(next() * limit);
  const byte = (value: number): string => value.toString(16).padStart(2, '0');
  let code = '60016002600360046005';
  for (let part = 0; part < 15; part++) {
    const kind = next();
    const target = TARGETS[below(TARGETS.length)]?.slice(2) ?? '';
    if (kind < 0.2)
      code += `6020600060${byte(below(40))}6000600${below(3)}73${target}61${byte(below(256))}ff${['f1', 'f2'][below(2)]}`;
    else if (kind < 0.35) code += `6020600060${byte(below(40))}600073${target}5a${['f4', 'fa'][below(2)]}`;
    else if (kind < 0.4) code += `60${byte(below(40))}60006000f0`;
    else if (kind < 0.7) code += `60${byte(below(256))}`;
    else if (kind < 0.97) code += byte(below(0xa5));
    else code += byte(below(256));
  }
  return code;
}

interface CallFrame {
  error?: string;
  calls?: CallFrame[];
}

function frames({ calls = [] }: CallFrame): number {
  return calls.reduce((sum, call) => sum + frames(call), calls.length);
}

describe('any code', () => {
  test('is traced by every tracer, and they agree', async () => {
    const next = numbers(11);
    let calls = 0;
    let failures = 0;
    for (let round = 0; round < 80; round++) {
      const call = { from: SENDER, data: `0x${anyCode(next)}`, gas: '0x7a120' };
      const ask = (tracer: string, tracerConfig?: unknown) => chain.trace(call, { tracer, tracerConfig });
      const structs = (await ask('')) as { structLogs: { error?: string }[]; failed: boolean };
      const tree = (await ask('callTracer')) as CallFrame;
      const flat = (await ask('flatCallTracer', { includePrecompiles: true })) as unknown[];
      const script = (await ask(SCRIPT)) as { steps: number; frames: number; error: string };
      expect(typeof structs).toBe('object');
      expect(script).toEqual({ steps: structs.structLogs.length, frames: 0, error: tree.error ?? '' });
      expect(structs.failed).toBe(tree.error !== undefined);
      expect(flat).toHaveLength(1 + frames(tree));
      for (const tracer of ['prestateTracer', '4byteTracer']) expect(typeof (await ask(tracer))).toBe('object');
      expect(await ask('prestateTracer', { diffMode: true })).toHaveProperty('post');
      calls += frames(tree);
      failures += tree.error === undefined ? 0 : 1;
    }
    // The code reaches all cases: it calls, and it fails sometimes.
    expect(calls).toBeGreaterThan(50);
    expect(failures).toBeGreaterThan(20);
    expect(failures).toBeLessThan(78);
  }, 60_000);
});
