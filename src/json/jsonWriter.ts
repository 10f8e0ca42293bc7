import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { EncodedJson } from './encodedJson.js';
import { rpcError } from '../jsonrpc/errors.js';

/** Size of one buffer. Pieces are gathered in it: most are short, and there may be tens of thousands. */
const BUFFER_BYTES = 256 * 1024;

/**
 * Writes a long result piece by piece. Between items it yields to other requests, and it throws as soon as the result
 * is larger than the largest answer.
 */
export class JsonWriter {
  readonly #full: Uint8Array[] = [];
  #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #used = 0;
  #bytes = 0;
  readonly #maxBytes: number;
  readonly #signal: AbortSignal;

  /** `maxBytes` is the size of the largest answer. The signal ends `writeEach`. */
  constructor(maxBytes: number, signal: AbortSignal) {
    this.#maxBytes = maxBytes;
    this.#signal = signal;
  }

  /** Adds JSON text. Throws `responseTooLarge` when the result becomes larger than allowed. */
  write(piece: string): void {
    const length = Buffer.byteLength(piece);
    this.#bytes += length;
    if (this.#bytes > this.#maxBytes)
      throw rpcError('responseTooLarge', { limit: this.#maxBytes }, { limit: this.#maxBytes });
    if (length > this.#buffer.length - this.#used) this.#startBuffer(length);
    this.#used += this.#buffer.write(piece, this.#used);
  }

  /** Writes `open`, then each item with commas between, then `close`. `write` writes one item. */
  async writeEach<T>(
    open: string,
    items: Iterable<T>,
    close: string,
    write: (item: T) => void | Promise<void>,
  ): Promise<void> {
    this.write(open);
    let isFirst = true;
    for (const item of items) {
      if (!isFirst) this.write(',');
      isFirst = false;
      const later = write(item);
      if (later !== undefined) await later;
      if (sliceIsOver()) await nextSlice(this.#signal);
    }
    this.write(close);
  }

  /** The whole result; nothing can be written after it. */
  end(): EncodedJson {
    return new EncodedJson(Buffer.concat([...this.#full, this.#buffer.subarray(0, this.#used)], this.#bytes));
  }

  #startBuffer(atLeastBytes: number): void {
    this.#full.push(this.#buffer.subarray(0, this.#used));
    this.#buffer = Buffer.allocUnsafeSlow(Math.max(BUFFER_BYTES, atLeastBytes));
    this.#used = 0;
  }
}
