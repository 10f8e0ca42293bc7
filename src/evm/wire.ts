/** The binary form of everything that crosses the boundary to the engine; `engine/src/wire.rs` describes it. */
import type { Address, Bytes32, Hash } from '../../generated/types.js';

const WORD_BYTES = 32;
const ADDRESS_BYTES = 20;
const FIRST_BYTES = 1024;
const LIMBS = [192n, 128n, 64n, 0n] as const;

/** Writes the arguments of a call into a buffer that it keeps and reuses. */
export class WireWriter {
  #bytes = Buffer.alloc(FIRST_BYTES);
  #length = 0;

  reset(): this {
    this.#length = 0;
    return this;
  }

  /** What was written; valid until the next `reset`. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  u8(value: number): this {
    const at = this.#take(1);
    this.#bytes[at] = value;
    return this;
  }

  flag(value: boolean): this {
    return this.u8(value ? 1 : 0);
  }

  u16(value: number): this {
    const at = this.#take(2);
    this.#bytes.writeUInt16LE(value, at);
    return this;
  }

  u32(value: number): this {
    const at = this.#take(4);
    this.#bytes.writeUInt32LE(value, at);
    return this;
  }

  u64(value: bigint): this {
    const at = this.#take(8);
    this.#bytes.writeBigUInt64LE(value, at);
    return this;
  }

  word(value: bigint): this {
    const at = this.#take(WORD_BYTES);
    for (const [index, shift] of LIMBS.entries())
      this.#bytes.writeBigUInt64BE(BigInt.asUintN(64, value >> shift), at + index * 8);
    return this;
  }

  /** Hex digits after 0x, as many bytes as they are. */
  hex(text: string): this {
    const at = this.#take((text.length - 2) / 2);
    this.#bytes.write(text.slice(2), at, 'hex');
    return this;
  }

  /** Bytes without their length, as an address or a hash. */
  raw(bytes: Uint8Array): this {
    const at = this.#take(bytes.length);
    this.#bytes.set(bytes, at);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    return this.u32(bytes.length).raw(bytes);
  }

  list<T>(items: readonly T[], write: (item: T) => void): this {
    this.u32(items.length);
    for (const item of items) write(item);
    return this;
  }

  #take(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) {
      const larger = Buffer.alloc(Math.max(this.#length, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    return at;
  }
}

/** Reads the result of a call. Byte strings are copies, since the memory of the engine changes with the next call. */
export class WireReader {
  #at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  u8(): number {
    return this.#bytes[this.#take(1)] ?? 0;
  }

  flag(): boolean {
    return this.u8() !== 0;
  }

  u16(): number {
    return this.#bytes.readUInt16LE(this.#take(2));
  }

  u32(): number {
    return this.#bytes.readUInt32LE(this.#take(4));
  }

  u64(): bigint {
    return this.#bytes.readBigUInt64LE(this.#take(8));
  }

  i64(): bigint {
    return this.#bytes.readBigInt64LE(this.#take(8));
  }

  word(): bigint {
    const at = this.#take(WORD_BYTES);
    const limb = (index: number): bigint => this.#bytes.readBigUInt64BE(at + index * 8);
    return (limb(0) << 192n) | (limb(1) << 128n) | (limb(2) << 64n) | limb(3);
  }

  /** Bytes as lower-case hex. */
  hex(count: number): string {
    const at = this.#take(count);
    return `0x${this.#bytes.toString('hex', at, at + count)}`;
  }

  address(): Address {
    // 20 bytes of lower-case hex.
    return this.hex(ADDRESS_BYTES) as Address;
  }

  hash(): Hash {
    // 32 bytes of lower-case hex.
    return this.hex(WORD_BYTES) as Hash;
  }

  slot(): Bytes32 {
    // As above.
    return this.hex(WORD_BYTES) as Bytes32;
  }

  bytes(): Uint8Array {
    const count = this.u32();
    const at = this.#take(count);
    const bytes = new Uint8Array(count);
    bytes.set(this.#bytes.subarray(at, at + count));
    return bytes;
  }

  text(): string {
    const count = this.u32();
    const at = this.#take(count);
    return this.#bytes.toString('utf8', at, at + count);
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.u32() }, read);
  }

  #take(count: number): number {
    const at = this.#at;
    this.#at += count;
    return at;
  }
}
