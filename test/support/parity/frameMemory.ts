import { MalformedAnswer } from '../../../src/chain/chainErrors.js';
import { NO_BYTES, paddedSlice } from '../../../src/ethereum/hex.js';

/** Maximum bytes of one frame's memory. 30 million gas buy less than a sixth of it. */
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;

/** The memory of one frame, reconstructed from its instructions. Bytes that were never written are zero. */
export class FrameMemory {
  #bytes = NO_BYTES;

  read(offset: number, size: number): Uint8Array {
    return cut(this.#bytes, offset, size);
  }

  write(offset: number, bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#reach(offset + bytes.length);
    this.#bytes.set(bytes, offset);
  }

  #reach(end: number): void {
    assertPossible(end);
    if (end <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.min(MAX_MEMORY_BYTES, Math.max(end, this.#bytes.length * 2, 1024)));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** A copy of a part of the bytes, padded with zeros. */
export function cut(bytes: Uint8Array, offset: number, size: number): Uint8Array {
  assertPossible(size);
  return paddedSlice(bytes, offset, size);
}

function assertPossible(end: number): void {
  if (end > MAX_MEMORY_BYTES) throw new MalformedAnswer('a struct-log trace uses more memory than gas can buy');
}
