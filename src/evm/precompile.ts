/** Computes precompiles apart from an execution, for threads that take the long ones over. */
import { Engine, FAILED } from './engine.js';
import type { PrecompileCall } from './machine.js';

let engine: Engine | null = null;

/** The result in the form in which a paused run takes it. */
export function computePrecompile({ number, gasLimit, input }: PrecompileCall): Uint8Array {
  if (engine?.isSpent !== false) engine = new Engine(withoutState);
  return engine.callForBytes('precompile', (writer) => writer.u16(number).u64(gasLimit).bytes(input));
}

/** A precompile asks nothing. */
function withoutState(made: Engine) {
  const failed = (): number => FAILED;
  const panicked = (text: number, bytes: number): void =>
    made.panicked(made.memory.toString('utf8', text, text + bytes));
  return { account: failed, storage: failed, code: failed, block_hash: failed, may_run: failed, panicked };
}
