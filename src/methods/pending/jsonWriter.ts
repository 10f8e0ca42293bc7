import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { EncodedJson } from '../../evm/encodedJson.js';
import { rpcError } from '../../jsonrpc/errors.js';

/** Pieces are gathered in blocks of this size: most of them are short, and there may be tens of thousands. */
const BLOCK_BYTES = 256 * 1024;

/** A long result that is put together from JSON pieces: other requests get their turn meanwhile, and it ends where no answer may be longer. */
export class JsonWriter {
  readonly #full: Uint8Array[] = [];
  #block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  #used = 0;
  #bytes = 0;
  readonly #maxBytes: number;
  readonly #signal: AbortSignal;

  /** `maxBytes` is what the largest answer may take. */
  constructor(maxBytes: number, signal: AbortSignal) {
    this.#maxBytes = maxBytes;
    this.#signal = signal;
  }

  /** Throws `responseTooLarge`. */
  write(piece: string): void {
    const length = Buffer.byteLength(piece);
    this.#bytes += length;
    if (this.#bytes > this.#maxBytes)
      throw rpcError('responseTooLarge', { limit: this.#maxBytes }, { limit: this.#maxBytes });
    if (length > this.#block.length - this.#used) this.#startBlock(length);
    this.#used += this.#block.write(piece, this.#used);
  }

  /** Writes `open`, each item's pieces with commas between, and `close`. */
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

  end(): EncodedJson {
    return new EncodedJson(Buffer.concat([...this.#full, this.#block.subarray(0, this.#used)], this.#bytes));
  }

  #startBlock(atLeastBytes: number): void {
    this.#full.push(this.#block.subarray(0, this.#used));
    this.#block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, atLeastBytes));
    this.#used = 0;
  }
}
