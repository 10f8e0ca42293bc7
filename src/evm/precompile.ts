/** Computes precompiles apart from an execution, for threads that take the long ones over. */
import { answersOf } from './answers.js';
import { Engine, type EngineHost } from './engine.js';
import type { PrecompileCall } from './machine.js';

let engine: Engine | null = null;

/** The result in the form in which a paused run takes it. */
export function computePrecompile({ number, gasLimit, input }: PrecompileCall): Uint8Array {
  if (engine?.isSpent !== false) engine = new Engine(withoutState);
  return engine.callForBytes('precompile', (writer) => writer.u16(number).u64(gasLimit).bytes(input));
}

/** A precompile asks nothing. */
function withoutState(made: Engine): EngineHost {
  const nothing = (): never => {
    throw new Error('a precompile reads no state');
  };
  return answersOf(made, {
    source: nothing,
    scripts: nothing,
    fail: (error) => {
      throw error;
    },
  });
}
