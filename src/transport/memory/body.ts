import type { IncomingMessage } from 'node:http';
import { Reservation, STEP_BYTES, type MemoryAccount, type Excess } from '../../caller/memoryBudget.js';

/** A body up to this many times the limit is read to its end and discarded, so that its sender receives the refusal. */
const DISCARD_FACTOR = 4;

/** While a request is handled, its body exists as text and as values, which take more than the bytes. */
const HANDLED_FACTOR = 3;

/** Storage of a body grows by this much. */
const GROWTH_BYTES = 262_144;

/** The outcome of a body. At most one of these is called, once. */
export interface BodyListener {
  /** The whole body. Its memory counts until it is released. */
  onBody(body: Body): void;
  /** It is longer than the limit: this many bytes were seen. It is not kept. */
  onTooLong(length: number): void;
  /** There is no memory for it. What is still to come is discarded. */
  onExcess(excess: Excess): void;
}

/** Reads a body of at most `maxBytes`, and reserves memory as it arrives. Silent when the client leaves before. */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
  account: MemoryAccount,
  listener: BodyListener,
): void {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes * DISCARD_FACTOR) {
    listener.onTooLong(declared);
    return;
  }
  const body = new Body(account, declared > 0 ? Math.min(declared, maxBytes) : maxBytes);
  let length = 0;
  let isRefused = false;
  const refuse = (excess: Excess): void => {
    isRefused = true;
    body.release();
    listener.onExcess(excess);
  };
  request.on('data', (chunk: Buffer) => {
    const before = length;
    length += chunk.length;
    if (isRefused) return;
    if (length > maxBytes) {
      body.release();
      const most = maxBytes * DISCARD_FACTOR;
      if (length > most && before <= most) listener.onTooLong(length);
      return;
    }
    const excess = body.add(chunk);
    if (excess !== null) refuse(excess);
  });
  request.on('end', () => {
    if (isRefused || length > maxBytes * DISCARD_FACTOR) return;
    if (length > maxBytes) return listener.onTooLong(length);
    const excess = body.complete();
    if (excess === null) listener.onBody(body);
    else refuse(excess);
  });
  // The client is gone. Without a listener the error would end the process.
  request.on('error', () => body.release());
}

/** An ArrayBuffer of ES2024, which grows in place and gives its memory back as soon as it shrinks. */
interface GrowingBuffer extends ArrayBuffer {
  resize(bytes: number): void;
}

// Node.js 20 has it already; the types of ES2022 do not.
const GrowingBuffer = ArrayBuffer as unknown as new (
  bytes: number,
  options: { maxByteLength: number },
) => GrowingBuffer;

/** A body that is read, or waits, or is handled. */
export class Body {
  readonly #account: MemoryAccount;
  readonly #maxBytes: number;
  #length = 0;
  /** The only chunk. Most bodies come in one. */
  #chunk: Buffer | null = null;
  /**
   * The bytes of a body of several chunks. The chunks are not kept: a client may send a byte at a time. Nor is the
   * memory left to the garbage collector, which has no reason to run while there are no requests.
   */
  #storage: GrowingBuffer | null = null;
  #reservation: Reservation | null = null;

  constructor(account: MemoryAccount, maxBytes: number) {
    this.#account = account;
    this.#maxBytes = maxBytes;
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a chunk. Returns the limit of memory that it exceeds; null when it was added. */
  add(chunk: Buffer): Excess | null {
    const before = this.#length;
    this.#length += chunk.length;
    if (before === 0) {
      this.#chunk = chunk;
      return this.#reserve(this.#length);
    }
    const needed = this.#length <= STEP_BYTES ? STEP_BYTES : Math.ceil(this.#length / GROWTH_BYTES) * GROWTH_BYTES;
    const size = Math.min(needed, this.#maxBytes);
    const excess = this.#reserve(size);
    if (excess !== null) return excess;
    this.#storage ??= new GrowingBuffer(0, { maxByteLength: this.#maxBytes });
    if (size > this.#storage.byteLength) this.#storage.resize(size);
    if (this.#chunk !== null) new Uint8Array(this.#storage).set(this.#chunk);
    this.#chunk = null;
    new Uint8Array(this.#storage).set(chunk, before);
    return null;
  }

  /** Reserves what handling it takes. Returns the limit of memory that this exceeds. */
  complete(): Excess | null {
    return this.#reserve(this.#length * HANDLED_FACTOR);
  }

  /** The bytes. They are gone once it is released. */
  get bytes(): Buffer {
    if (this.#storage !== null) return Buffer.from(this.#storage, 0, this.#length);
    return this.#chunk ?? Buffer.alloc(0);
  }

  /** Gives its memory back. May be called again. */
  release(): void {
    this.#chunk = null;
    this.#storage?.resize(0);
    this.#storage = null;
    this.#reservation?.release();
  }

  #reserve(bytes: number): Excess | null {
    if (bytes <= STEP_BYTES) return null;
    this.#reservation ??= new Reservation(this.#account, 'body');
    return this.#reservation.resize(bytes);
  }
}
