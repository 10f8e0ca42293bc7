import { MalformedAnswer } from './chainErrors.js';

/** The types of fields. */
export const WIRE_TYPES = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

/**
 * The fields of a protobuf message, one after the other, without building the rest. All methods throw MalformedAnswer
 * for what is no message.
 */
export class ProtobufReader {
  number = 0;
  type = 0;
  /** The value of a varint; inexact above 2^53. */
  integer = 0;
  readonly #message: Uint8Array;
  #at = 0;
  #from = 0;

  constructor(message: Uint8Array) {
    this.#message = message;
  }

  /** Moves to the next field; false at the end. */
  next(): boolean {
    if (this.#at >= this.#message.length) return false;
    const tag = this.#varint();
    this.type = tag % 8;
    this.number = Math.floor(tag / 8);
    switch (this.type) {
      case WIRE_TYPES.varint:
        this.#from = this.#at;
        this.integer = this.#varint();
        return true;
      case WIRE_TYPES.fixed64:
        this.#skip(8);
        return true;
      case WIRE_TYPES.bytes:
        this.#skip(this.#varint());
        return true;
      case WIRE_TYPES.fixed32:
        this.#skip(4);
        return true;
      default:
        throw new MalformedAnswer(`protobuf: a field of type ${this.type}`);
    }
  }

  /** The value of a varint as a signed integer of 64 bits. */
  get int64(): bigint {
    let value = 0n;
    for (let index = this.#at - 1; index >= this.#from; index--)
      value = value * 128n + BigInt((this.#message[index] ?? 0) & 127);
    return BigInt.asIntN(64, value);
  }

  /** The bytes of the field: a part of the message, not a copy. */
  bytes(): Uint8Array {
    return this.#message.subarray(this.#from, this.#at);
  }

  /** The field as text in UTF-8. */
  text(): string {
    const { buffer, byteOffset, length } = this.bytes();
    return Buffer.from(buffer, byteOffset, length).toString();
  }

  #skip(length: number): void {
    this.#from = this.#at;
    this.#at += length;
    if (this.#at > this.#message.length) throw new MalformedAnswer('protobuf: a field is longer than its message');
  }

  #varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#message[this.#at++];
      if (byte === undefined || scale > 2 ** 63) throw new MalformedAnswer('protobuf: a number without an end');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
}
