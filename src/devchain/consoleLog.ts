/** Solidity's `console.log`: a call to an address without code, ABI-encoded under a selector for each list of types. */
import { format } from 'node:util';
import { normalizeAddress, toHex } from '../ethereum/hex.js';
import { keccakOnce } from '../ethereum/keccak.js';
import type { Address } from '../../generated/types.js';

/** The address that Hardhat's console.sol calls. Its last bytes are the text `console.log`. */
export const CONSOLE_ADDRESS: Address = normalizeAddress('0x000000000000000000636F6e736F6c652e6c6f67');

type AbiType = 'uint256' | 'int256' | 'string' | 'bool' | 'address' | 'bytes' | `bytes${number}`;

const COMBINED: readonly AbiType[] = ['uint256', 'string', 'bool', 'address'];
const MAX_ARGUMENTS = 4;
/** Characters of a line; the rest is cut off, because contracts choose what they print. */
const MAX_TEXT = 4_096;

const TYPES_BY_SELECTOR = buildSelectors();

/** The line that a call to the console prints; null when the data is no known call. */
export function decodeConsoleLog(data: Uint8Array): string | null {
  const types = TYPES_BY_SELECTOR.get(toHex(data.subarray(0, 4)));
  if (types === undefined) return null;
  const values: unknown[] = [];
  for (const [index, type] of types.entries()) {
    const value = decodeValue(data.subarray(4), index * 32, type);
    if (value === null) return null;
    values.push(value);
  }
  return format(...values).slice(0, MAX_TEXT);
}

/** The types by selector: every combination of up to four common types, and one argument of each other type. */
function buildSelectors(): Map<string, readonly AbiType[]> {
  const found = new Map<string, readonly AbiType[]>();
  const add = (types: readonly AbiType[]) =>
    found.set(toHex(keccakOnce(Buffer.from(`log(${types.join(',')})`)).subarray(0, 4)), types);
  let combinations: AbiType[][] = [[]];
  for (let count = 1; count <= MAX_ARGUMENTS; count++) {
    combinations = combinations.flatMap((types) => COMBINED.map((type) => [...types, type]));
    combinations.forEach(add);
  }
  add([]);
  add(['int256']);
  add(['bytes']);
  for (let size = 1; size <= 32; size++) add([`bytes${size}`]);
  return found;
}

function decodeValue(words: Uint8Array, at: number, type: AbiType): unknown {
  if (at + 32 > words.length) return null;
  const word = toHex(words.subarray(at, at + 32));
  if (type === 'uint256') return BigInt(`0x${word}`).toString();
  if (type === 'int256') return BigInt.asIntN(256, BigInt(`0x${word}`)).toString();
  if (type === 'bool') return BigInt(`0x${word}`) !== 0n;
  if (type === 'address') return `0x${word.slice(24)}`;
  if (type !== 'string' && type !== 'bytes') return `0x${word.slice(0, Number(type.slice('bytes'.length)) * 2)}`;
  const bytes = dynamicBytes(words, BigInt(`0x${word}`));
  if (bytes === null) return null;
  return type === 'string' ? Buffer.from(bytes).toString('utf8') : `0x${toHex(bytes)}`;
}

function dynamicBytes(words: Uint8Array, offset: bigint): Uint8Array | null {
  if (offset + 32n > BigInt(words.length)) return null;
  const start = Number(offset) + 32;
  const length = BigInt(`0x${toHex(words.subarray(start - 32, start))}`);
  return BigInt(start) + length > BigInt(words.length) ? null : words.subarray(start, start + Number(length));
}
