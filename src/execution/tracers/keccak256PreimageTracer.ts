import type { Data, Hash } from '../../../generated/types.js';
import { encodeData } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import { paddedMemory } from './events/operands.js';
import { KECCAK256 } from './opcodes.js';
import { sortedByKey, traceBytes } from './traceBytes.js';
import type { TraceSize } from './traceLimits.js';
import type { Step, Tracer } from './tracer.js';

/** `keccak256PreimageTracer`: the inputs of the KECCAK256 instructions by their hashes. */
export class Keccak256PreimageTracer implements Tracer {
  readonly #preimages = new Map<Hash, Data>();
  readonly #size: TraceSize;

  constructor(size: TraceSize) {
    this.#size = size;
  }

  step({ opcode, stack, memory }: Step): void {
    if (opcode !== KECCAK256 || stack.length < 2) return;
    const preimage = paddedMemory(memory, stack.at(-1) ?? 0n, stack.at(-2) ?? 0n);
    if (preimage === null) return;
    const hash = keccakHash(preimage);
    if (this.#preimages.has(hash)) return;
    this.#size.add(80 + preimage.length * 2);
    this.#preimages.set(hash, encodeData(preimage));
  }

  result(): Uint8Array {
    return traceBytes(sortedByKey(this.#preimages));
  }
}
