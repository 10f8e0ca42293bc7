/**
 * Cuts a stream of bytes into JSON texts. Clients of Unix sockets write requests one after another, with or without
 * line ends between them. Only brackets and strings are recognised; the service checks whether a text is JSON.
 */
import { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET, QUOTE } from '../../json/codes.js';

const OPENING = new Set([OPEN_BRACE, OPEN_BRACKET]);
const CLOSING = new Set([CLOSE_BRACE, CLOSE_BRACKET]);
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Memory of one part besides its bytes: a client may send a byte at a time. */
const PART_BYTES = 200;

/** The reason why the rest of the stream cannot be read. */
export class UnreadableStream extends Error {
  override readonly name = 'UnreadableStream';

  constructor(readonly reason: 'notJson' | 'tooLarge') {
    super(reason);
  }
}

/** Splits one stream. */
export class JsonSplitter {
  readonly #maxBytes: number;
  /** The parts of the text that is not complete. */
  #parts: Buffer[] = [];
  #length = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Roughly the memory of the text that is not complete. */
  get heldBytes(): number {
    return this.#length + this.#parts.length * PART_BYTES;
  }

  /** The texts that the chunk completes. Throws UnreadableStream; the stream is then to be closed. */
  *push(chunk: Buffer): Generator<string> {
    let start = 0;
    for (let index = 0; index < chunk.length; index++) {
      // The index is below the length.
      const byte = chunk[index]!;
      if (this.#depth === 0) {
        start = index;
        if (SPACES.has(byte)) continue;
        if (!OPENING.has(byte)) throw new UnreadableStream('notJson');
      }
      this.#count(byte);
      if (this.#depth === 0) yield this.#take(chunk.subarray(start, index + 1));
      else if (this.#length + index - start > this.#maxBytes) throw new UnreadableStream('tooLarge');
    }
    if (this.#depth > 0) this.#keep(chunk.subarray(start));
  }

  /** Drops the incomplete text. The stream cannot be read after that. */
  drop(): void {
    this.#parts = [];
    this.#length = 0;
  }

  #count(byte: number): void {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inString = false;
    } else if (byte === QUOTE) this.#inString = true;
    else if (OPENING.has(byte)) this.#depth += 1;
    else if (CLOSING.has(byte)) this.#depth -= 1;
  }

  #keep(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  #take(last: Buffer): string {
    const text = Buffer.concat([...this.#parts, last]).toString();
    this.#parts = [];
    this.#length = 0;
    return text;
  }
}
