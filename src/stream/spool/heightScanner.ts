import type { MessageKind } from '../message.js';

/**
 * The protobuf fields that lead to the height: `ListenFinalizeBlockRequest.req` (1) and its
 * `RequestFinalizeBlock.height` (5), which comes after the transactions; `ListenCommitRequest.block_height` (1).
 */
const PATHS: Record<MessageKind, readonly number[]> = { finalize: [1, 5], commit: [1] };

const VARINT = 0;
const FIXED_64 = 1;
const WITH_LENGTH = 2;
const FIXED_32 = 5;

/** The bytes of the longest number. */
const MAX_VARINT_BYTES = 10;

/** Heights are stored in six bytes. */
const MAX_HEIGHT = 2 ** 48 - 1;

type State = 'tag' | 'ignored' | 'length' | 'enter' | 'height';

/** Reads the height out of a message as its bytes come. It jumps over transactions and keeps no bytes. */
export class HeightScanner {
  readonly #path: readonly number[];
  #height: number | null = null;
  #ended = false;
  #depth = 0;
  #state: State = 'tag';
  /** Bytes to jump over. */
  #skip = 0;
  /** The number that is being read. */
  #value = 0;
  #scale = 1;
  #bytes = 0;

  constructor(kind: MessageKind) {
    this.#path = PATHS[kind];
  }

  /** Null while it is unknown, and for ever in a message that does not have it. */
  get height(): number | null {
    return this.#height;
  }

  push(bytes: Uint8Array): void {
    let at = 0;
    while (!this.#ended && at < bytes.length) {
      if (this.#skip > 0) {
        const step = Math.min(this.#skip, bytes.length - at);
        at += step;
        this.#skip -= step;
      } else {
        // The index is below the length.
        this.#take(bytes[at++]!);
      }
    }
  }

  #take(byte: number): void {
    this.#value += (byte & 0x7f) * this.#scale;
    this.#scale *= 128;
    this.#bytes += 1;
    if (byte < 0x80) {
      const value = this.#value;
      [this.#value, this.#scale, this.#bytes] = [0, 1, 0];
      this.#use(value);
    } else if (this.#bytes === MAX_VARINT_BYTES) this.#ended = true;
  }

  #use(value: number): void {
    const state = this.#state;
    this.#state = 'tag';
    if (state === 'tag') this.#begin(Math.floor(value / 8), value % 8);
    else if (state === 'length') this.#skip = value;
    else if (state === 'enter') this.#depth += 1;
    else if (state === 'height') {
      this.#ended = true;
      if (value > 0 && value <= MAX_HEIGHT) this.#height = value;
    }
  }

  #begin(field: number, wireType: number): void {
    const isOnPath = field === this.#path[this.#depth];
    const isLast = this.#depth === this.#path.length - 1;
    if (wireType === VARINT) this.#state = isOnPath && isLast ? 'height' : 'ignored';
    else if (wireType === WITH_LENGTH) this.#state = isOnPath && !isLast ? 'enter' : 'length';
    else if (wireType === FIXED_64) this.#skip = 8;
    else if (wireType === FIXED_32) this.#skip = 4;
    else this.#ended = true;
  }
}
