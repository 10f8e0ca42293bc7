/**
 * The two encodings of values as hex text (execution-apis, "Hex value encoding"). No other file makes such text.
 *
 * - QUANTITY: `0x` and the most compact form. Right: 0x41, 0x400, 0x0. WRONG: 0x (no digit), 0x0400 (leading zero),
 *   ff (no prefix).
 * - DATA: `0x` and two digits per byte. Right: 0x41, 0x004200, 0x. WRONG: 0xf0f0f (odd), 004200 (no prefix).
 *
 * The generated validators check the input of clients before it gets here, so decoders do not check it again. They
 * accept digits of either case; encoders write lower case.
 */
import type { Address, Bytes256, Bytes32, Data, Hash, Nonce8, Quantity, StorageKey } from '../../generated/types.js';

/** The highest number of 64 bits. */
export const MAX_UINT64 = 2n ** 64n - 1n;

/** The largest word of the EVM. */
export const MAX_UINT256 = 2n ** 256n - 1n;

/** Empty bytes. */
export const NO_BYTES = new Uint8Array(0);

/** 32 zero bytes as text, where a block or a transaction has no hash. */
export const ZERO_HASH = encodeHash(new Uint8Array(32));

/** A number from 0 as QUANTITY. */
export function encodeQuantity(value: bigint | number): Quantity {
  return brand(`0x${value.toString(16)}`);
}

/** QUANTITY to bigint. */
export function decodeQuantity(text: string): bigint {
  return BigInt(text);
}

/** QUANTITY to number, for heights and indices; null above 2^53 - 1, which no real height or index reaches. */
export function decodeSafeInteger(text: string): number | null {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}

/** Bytes as DATA. */
export function encodeData(bytes: Uint8Array): Data {
  return brand(`0x${toHex(bytes)}`);
}

/** DATA to bytes. */
export function decodeData(text: string): Uint8Array {
  return fromHex(text.slice(2));
}

/** 20 bytes as lower-case address text. */
export function encodeAddress(bytes: Uint8Array): Address {
  return brand(expectLength(bytes, 20));
}

/** 32 bytes as lower-case hash text. */
export function encodeHash(bytes: Uint8Array): Hash {
  return brand(expectLength(bytes, 32));
}

/** 32 bytes of a contract's storage (a key or a value) as lower-case text. */
export function encodeBytes32(bytes: Uint8Array): Bytes32 {
  return brand(expectLength(bytes, 32));
}

/** The 8 bytes of a block's nonce as lower-case text. */
export function encodeNonce(bytes: Uint8Array): Nonce8 {
  return brand(expectLength(bytes, 8));
}

/** A bloom filter's 256 bytes as lower-case text. */
export function encodeBloom(bytes: Uint8Array): Bytes256 {
  return brand(expectLength(bytes, 256));
}

/** Address text of either case to the lower case that all maps and stores use. */
export function normalizeAddress(text: string): Address {
  return brand(text.toLowerCase());
}

/** 32-byte DATA text of either case to lower case. */
export function normalizeHash(text: string): Hash {
  return brand(text.toLowerCase());
}

/** The slot for a storage position, which is a hex number or up to 32 bytes. 0x means slot 0, as in geth. */
export function storageSlot(position: string): Bytes32 {
  return brand(`0x${position.slice(2).toLowerCase().padStart(64, '0')}`);
}

/** A storage position as proofs repeat it: as the caller wrote it, in lower case, and 0x as 0x0. */
export function normalizeStorageKey(text: string): StorageKey {
  return brand(text.length === 2 ? '0x0' : text.toLowerCase());
}

/** A word (0 to 2^256 - 1) as 32-byte DATA. */
export function encodeWord(value: bigint): Bytes32 {
  return brand(`0x${value.toString(16).padStart(64, '0')}`);
}

/** Bytes as lower-case hex digits, without 0x. */
export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

/** Hex digits of either case, without 0x, to bytes. */
export function fromHex(digits: string): Uint8Array {
  const bytes = Buffer.from(digits, 'hex');
  if (bytes.length * 2 !== digits.length) throw new TypeError(`not hex digits in pairs: ${digits.slice(0, 80)}`);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A copy of a range of bytes, filled with zeros beyond their end. */
export function paddedSlice(bytes: Uint8Array, offset: number, length: number): Uint8Array {
  const part = new Uint8Array(length);
  part.set(bytes.subarray(offset, offset + length));
  return part;
}

/** Big-endian bytes to an unsigned integer; empty bytes are 0. */
export function bytesToBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`);
}

/** An unsigned integer as its shortest big-endian bytes. 0 is empty, as RLP and protobuf demand. */
export function bigIntToBytes(value: bigint): Uint8Array {
  if (value === 0n) return NO_BYTES;
  const digits = value.toString(16);
  return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`);
}

function expectLength(bytes: Uint8Array, length: number): string {
  if (bytes.length !== length) throw new TypeError(`expected ${length} bytes, got ${bytes.length}`);
  return `0x${toHex(bytes)}`;
}

function brand<T extends string>(text: string): T {
  // The brands exist only for the compiler, and only this file sets them.
  return text as T;
}
