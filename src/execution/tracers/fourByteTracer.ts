import type { Address } from '../../../generated/types.js';
import { encodeData } from '../../ethereum/hex.js';
import { sortedByKey, traceBytes } from './traceBytes.js';
import type { Frame, Tracer } from './tracer.js';

const CALLS = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL']);

/** `4byteTracer`: the number of calls of each function, by `<selector>-<bytes of its arguments>`. */
export class FourByteTracer implements Tracer {
  readonly #counts = new Map<string, number>();
  readonly #precompiles: ReadonlySet<Address>;

  constructor(precompiles: ReadonlySet<Address>) {
    this.#precompiles = precompiles;
  }

  enter({ type, to, input }: Frame): void {
    if (input.length < 4 || !CALLS.has(type) || this.#precompiles.has(to)) return;
    const key = `${encodeData(input.subarray(0, 4))}-${input.length - 4}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  result(): Uint8Array {
    return traceBytes(sortedByKey(this.#counts));
  }
}
