import { MalformedAnswer } from '../../chain/chainErrors.js';

/** Wire types of protobuf. */
const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

/** Bytes of the longest varint that a number holds exactly. */
const EXACT_VARINT_BYTES = 7;
const LONGEST_VARINT_BYTES = 10;

/**
 * Reads single fields of a protobuf message without building the rest: an account takes half a microsecond. Of a
 * repeated field the last one counts, as the format demands. All methods throw MalformedAnswer for what is no message.
 */
export class ProtobufFields {
  readonly #bytes: Uint8Array;
  readonly #from: number;
  readonly #to: number;
  #at = 0;

  constructor(bytes: Uint8Array, from = 0, to = bytes.length) {
    this.#bytes = bytes;
    this.#from = from;
    this.#to = to;
  }

  /** A message within this one; null when absent. */
  message(number: number): ProtobufFields | null {
    if (!this.#find(number, LENGTH_DELIMITED)) return null;
    const length = this.#varint();
    return new ProtobufFields(this.#bytes, this.#at, this.#advance(length));
  }

  /** The bytes of a field, not copied; none when absent. */
  bytes(number: number): Uint8Array {
    if (!this.#find(number, LENGTH_DELIMITED)) return this.#bytes.subarray(0, 0);
    const length = this.#varint();
    return this.#bytes.subarray(this.#at, this.#advance(length));
  }

  /** Text of ASCII letters; empty when absent. */
  ascii(number: number): string {
    const { buffer, byteOffset, length } = this.bytes(number);
    return Buffer.from(buffer, byteOffset, length).toString('latin1');
  }

  /** All messages of a repeated field. */
  *messages(number: number): Generator<ProtobufFields> {
    this.#at = this.#from;
    while (this.#at < this.#to) {
      const tag = this.#varint();
      const from = this.#at;
      this.#skip(tag % 8);
      const next = this.#at;
      if (Math.floor(tag / 8) !== number) continue;
      if (tag % 8 !== LENGTH_DELIMITED) throw malformed();
      this.#at = from;
      this.#varint();
      yield new ProtobufFields(this.#bytes, this.#at, next);
      this.#at = next;
    }
  }

  /** An unsigned integer; 0 when absent. */
  uint64(number: number): bigint {
    if (!this.#find(number, VARINT)) return 0n;
    const from = this.#at;
    this.#skip(VARINT);
    const length = this.#at - from;
    let value = 0n;
    for (let index = length - 1; index >= 0; index--)
      value = value * 128n + BigInt((this.#bytes[from + index] ?? 0) & 0x7f);
    return BigInt.asUintN(64, value);
  }

  /** Moves to the content of the last field of this number, and returns whether there is one. Reads all fields. */
  #find(number: number, wireType: number): boolean {
    let found: number | null = null;
    this.#at = this.#from;
    while (this.#at < this.#to) {
      const tag = this.#varint();
      if (Math.floor(tag / 8) === number) {
        if (tag % 8 !== wireType) throw malformed();
        found = this.#at;
      }
      this.#skip(tag % 8);
    }
    this.#at = found ?? this.#to;
    return found !== null;
  }

  #skip(wireType: number): void {
    switch (wireType) {
      case VARINT:
        return this.#skipVarint();
      case LENGTH_DELIMITED:
        this.#advance(this.#varint());
        return;
      case FIXED_64:
        this.#advance(8);
        return;
      case FIXED_32:
        this.#advance(4);
        return;
      default:
        throw malformed();
    }
  }

  #skipVarint(): void {
    const last = Math.min(this.#to, this.#at + LONGEST_VARINT_BYTES);
    while (this.#at < last) if ((this.#bytes[this.#at++] ?? 0) < 0x80) return;
    throw malformed();
  }

  /** A tag or a length. */
  #varint(): number {
    const last = Math.min(this.#to, this.#at + EXACT_VARINT_BYTES);
    let value = 0;
    for (let factor = 1; this.#at < last; factor *= 128) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
    throw malformed();
  }

  #advance(bytes: number): number {
    this.#at += bytes;
    if (this.#at > this.#to) throw malformed();
    return this.#at;
  }
}

function malformed(): MalformedAnswer {
  return new MalformedAnswer('not a protobuf message');
}
