import { answersOf } from '../../../../src/evm/answers.js';
import { Engine } from '../../../../src/evm/engine.js';
import type { PrecompileCall } from '../../../../src/evm/machine.js';
import { WireWriter } from '../../../../src/evm/wire.js';

const host = {
  source: (): never => {
    throw new Error('a precompile reads no state');
  },
  fail: (error: Error): void => {
    throw error;
  },
};

let engine: Engine | null = null;

/** The result of a precompile, computed by an instance of its own, as a paused run takes it. */
export function precompileElsewhere({ number, gasLimit, input }: PrecompileCall): Uint8Array {
  engine ??= new Engine((made) => answersOf(made, host));
  const result = engine.call('precompile', (writer) => writer.u16(number).u64(gasLimit).bytes(input));
  const [succeeds, outOfGas, gasUsed] = [result.flag(), result.flag(), result.u64()];
  return new WireWriter().flag(succeeds).flag(outOfGas).u64(gasUsed).bytes(result.bytes()).written;
}
