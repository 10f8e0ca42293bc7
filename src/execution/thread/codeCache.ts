import type { Hash } from '../../../generated/types.js';

/**
 * Worker thread: contract code by its hash. Code of a hash is the same at every height, so executions share it. When
 * the cache is full, it drops the code that was not used for longest.
 */
export class CodeCache {
  readonly #codes = new Map<Hash, Uint8Array>();
  #bytes = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(codeHash: Hash): Uint8Array | undefined {
    const code = this.#codes.get(codeHash);
    if (code === undefined) return undefined;
    this.#codes.delete(codeHash);
    this.#codes.set(codeHash, code);
    return code;
  }

  set(codeHash: Hash, code: Uint8Array): void {
    if (code.length > this.#maxBytes || this.#codes.has(codeHash)) return;
    this.#codes.set(codeHash, code);
    this.#bytes += code.length;
    for (const [oldest, dropped] of this.#codes) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#codes.delete(oldest);
      this.#bytes -= dropped.length;
    }
  }
}
