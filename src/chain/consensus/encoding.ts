/**
 * The protobuf encodings that CometBFT hashes. Zero values are left out, except sub-messages that Go holds by value:
 * they are always written, with length 0 when empty. Source: CometBFT v0.38, proto/tendermint/types; the same since
 * Tendermint 0.34.
 */
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/** Encodes one message field by field; the fields must come in the order of their numbers. */
export class MessageWriter {
  readonly #writer = new BinaryWriter();

  /** A uint32, int64 or enum, from a number or decimal text. */
  integer(field: number, value: number | string | bigint): this {
    const number = BigInt(value);
    if (number !== 0n) this.#writer.tag(field, WireType.Varint).int64(number);
    return this;
  }

  fixed64(field: number, value: number | string): this {
    const number = BigInt(value);
    if (number !== 0n) this.#writer.tag(field, WireType.Bit64).sfixed64(number);
    return this;
  }

  bytes(field: number, value: Uint8Array): this {
    if (value.length > 0) this.message(field, value);
    return this;
  }

  text(field: number, value: string): this {
    if (value !== '') this.#writer.tag(field, WireType.LengthDelimited).string(value);
    return this;
  }

  /** A sub-message or an element of a list; it is written even when it is empty. */
  message(field: number, value: Uint8Array): this {
    this.#writer.tag(field, WireType.LengthDelimited).bytes(value);
    return this;
  }

  finish(): Uint8Array {
    return this.#writer.finish();
  }
}
