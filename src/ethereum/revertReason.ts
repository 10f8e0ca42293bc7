import { decodeData, toHex } from './hex.js';

const ERROR_STRING = '08c379a0';
const PANIC = '4e487b71';

/** Panic codes of the Solidity documentation, in go-ethereum's words. */
const PANIC_REASONS: Record<number, string> = {
  0x00: 'generic panic',
  0x01: 'assert(false)',
  0x11: 'arithmetic underflow or overflow',
  0x12: 'division or modulo by zero',
  0x21: 'enum overflow',
  0x22: 'invalid encoded storage byte array accessed',
  0x31: 'out-of-bounds array access; popping on an empty array',
  0x32: 'out-of-bounds access of an array or bytesN',
  0x41: 'out of memory',
  0x51: 'uninitialized function',
};

/** The text of Solidity's `Error(string)`, or the meaning of `Panic(uint256)`; null for any other revert data. */
export function revertReason(data: string): string | null {
  const bytes = decodeData(data);
  if (bytes.length < 36) return null;
  const selector = toHex(bytes.subarray(0, 4));
  const words = bytes.subarray(4);
  if (selector === ERROR_STRING) return abiString(words);
  if (selector === PANIC) return panicReason(words);
  return null;
}

function panicReason(words: Uint8Array): string {
  const code = BigInt(`0x${toHex(words.subarray(0, 32))}`);
  return (code < 256n ? PANIC_REASONS[Number(code)] : undefined) ?? `unknown panic code: 0x${code.toString(16)}`;
}

/** A single ABI-encoded string. A contract chose its offset and length, so they are checked. */
function abiString(words: Uint8Array): string | null {
  const offset = wordAt(words, 0);
  if (offset === null) return null;
  const length = wordAt(words, offset);
  if (length === null || offset + 32 + length > words.length) return null;
  return Buffer.from(words.subarray(offset + 32, offset + 32 + length)).toString('utf8');
}

function wordAt(words: Uint8Array, offset: number): number | null {
  if (offset + 32 > words.length) return null;
  const value = Number(`0x${toHex(words.subarray(offset, offset + 32))}`);
  return Number.isSafeInteger(value) ? value : null;
}
