/** Types of Solidity's own in typed data (EIP-712), and the 32 bytes of their values. */
import { decodeData, fromHex } from '../../ethereum/hex.js';
import { keccak } from '../../ethereum/keccak.js';

/** A type that is neither list nor struct. `words` says in errors what is expected. */
export interface BasicType {
  kind: 'string' | 'bytes' | 'bool' | 'address' | 'uint' | 'int' | 'fixedBytes';
  /** Of a number. */
  bits: number;
  /** Of fixed bytes. */
  bytes: number;
  words: string;
}

/** Null for what is no such type. `uint` and `int` have 256 bits. */
export function basicType(type: string): BasicType | null {
  const plain = { bits: 0, bytes: 0 };
  if (type === 'string') return { ...plain, kind: 'string', words: 'a text' };
  if (type === 'bytes') return { ...plain, kind: 'bytes', words: 'bytes as 0x text' };
  if (type === 'bool') return { ...plain, kind: 'bool', words: 'true or false' };
  if (type === 'address') return { ...plain, kind: 'address', words: 'an address' };
  const [, kind, digits = '256'] = /^(u?int)([1-9]\d{0,2})?$/.exec(type) ?? [];
  const bits = Number(digits);
  if (kind === 'uint' || kind === 'int') {
    return bits <= 256 && bits % 8 === 0 ? { ...plain, kind, bits, words: `a whole number that fits ${type}` } : null;
  }
  const bytes = Number(/^bytes([1-9]\d?)$/.exec(type)?.[1] ?? 0);
  return bytes > 0 && bytes <= 32 ? { ...plain, kind: 'fixedBytes', bytes, words: `${bytes} bytes as 0x text` } : null;
}

/** The 32 bytes of a value; null when it does not fit. */
export function encodeBasic(type: BasicType, value: unknown): Uint8Array | null {
  if (type.kind === 'bool') return typeof value === 'boolean' ? word(value ? 1n : 0n) : null;
  if (type.kind === 'uint' || type.kind === 'int') return encodeInteger(type, value);
  if (typeof value !== 'string') return null;
  if (type.kind === 'string') return keccak(Buffer.from(value));
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(value)) return null;
  if (type.kind === 'bytes') return keccak(decodeData(value));
  const length = type.kind === 'address' ? 20 : type.bytes;
  if (value.length !== 2 + 2 * length) return null;
  const digits = value.slice(2);
  return fromHex(type.kind === 'address' ? digits.padStart(64, '0') : digits.padEnd(64, '0'));
}

/** A JSON number that is exact, or a text of decimal digits or 0x hex. */
function encodeInteger({ kind, bits }: BasicType, value: unknown): Uint8Array | null {
  const isText = typeof value === 'string' && /^(?:-?\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value);
  if (!isText && !(typeof value === 'number' && Number.isSafeInteger(value))) return null;
  const number = BigInt(value);
  const isWithin = kind === 'uint' ? BigInt.asUintN(bits, number) === number : BigInt.asIntN(bits, number) === number;
  return isWithin ? word(BigInt.asUintN(256, number)) : null;
}

function word(number: bigint): Uint8Array {
  return fromHex(number.toString(16).padStart(64, '0'));
}
