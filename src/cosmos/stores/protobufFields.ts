import { MalformedAnswer } from '../../chain/chainErrors.js';
import { ProtobufReader, WIRE_TYPES } from '../../chain/protobufReader.js';
import { NO_BYTES } from '../../ethereum/hex.js';

/**
 * Single fields of a protobuf message, by their numbers, without building the rest. Of a field that is there twice the
 * last one counts, as the format demands. All methods throw MalformedAnswer for what is no message.
 */
export class ProtobufFields {
  readonly #message: Uint8Array;

  constructor(message: Uint8Array) {
    this.#message = message;
  }

  /** A message within this one; null when absent. */
  message(number: number): ProtobufFields | null {
    const message = this.#last(number, WIRE_TYPES.bytes, bytesOf);
    return message === null ? null : new ProtobufFields(message);
  }

  /** The bytes of a field, not copied; none when absent. */
  bytes(number: number): Uint8Array {
    return this.#last(number, WIRE_TYPES.bytes, bytesOf) ?? NO_BYTES;
  }

  /** Text of ASCII letters; empty when absent. */
  ascii(number: number): string {
    const { buffer, byteOffset, length } = this.bytes(number);
    return Buffer.from(buffer, byteOffset, length).toString('latin1');
  }

  /** All messages of a repeated field. */
  *messages(number: number): Generator<ProtobufFields> {
    const reader = new ProtobufReader(this.#message);
    while (reader.next()) if (isField(reader, number, WIRE_TYPES.bytes)) yield new ProtobufFields(reader.bytes());
  }

  /** An unsigned integer; 0 when absent. */
  uint64(number: number): bigint {
    return BigInt.asUintN(64, this.#last(number, WIRE_TYPES.varint, integerOf) ?? 0n);
  }

  /** Reads all fields, so that nothing of a broken message counts. */
  #last<T>(number: number, type: number, valueOf: (reader: ProtobufReader) => T): T | null {
    const reader = new ProtobufReader(this.#message);
    let last: T | null = null;
    while (reader.next()) if (isField(reader, number, type)) last = valueOf(reader);
    return last;
  }
}

/** Throws where the field of this number has another type. */
function isField(reader: ProtobufReader, number: number, type: number): boolean {
  if (reader.number !== number) return false;
  if (reader.type !== type) throw new MalformedAnswer(`protobuf: field ${number} has the type ${reader.type}`);
  return true;
}

function bytesOf(reader: ProtobufReader): Uint8Array {
  return reader.bytes();
}

function integerOf(reader: ProtobufReader): bigint {
  return reader.int64;
}
