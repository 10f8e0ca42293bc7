/**
 * MODEXP (EIP-198, at the price of EIP-2565). The library's version is quadratic in the exponent's length: hours at one
 * block's gas. This one is linear in the gas and pauses regularly.
 */
import { EVMError, type CustomPrecompile, type ExecResult } from '@ethereumjs/evm';
import { bigIntToBytes, bytesToBigInt, NO_BYTES } from '../../evm/hex.js';

const ADDRESS = '0x0000000000000000000000000000000000000005' as const;
const HEAD_BYTES = 96;
const WORD_BYTES = 32;
const MIN_GAS = 200n;
const GAS_DIVISOR = 3n;

/** Bytes of the exponent between two pauses; a byte costs at least two units of gas. */
const BYTES_PER_PAUSE = 16;

/** The precompile. It calls `pause` now and then, which may let other work run, or throw to end the execution. */
export function modularExponentiation(pause: () => void | Promise<void>): CustomPrecompile {
  return {
    address: ADDRESS,
    function: async ({ data, gasLimit }): Promise<ExecResult> => {
      const lengths = lengthsOf(data);
      const gas = price(lengths, data);
      if (gas > gasLimit) {
        const exceptionError = new EVMError(EVMError.errorMessages.OUT_OF_GAS);
        return { executionGasUsed: gasLimit, returnValue: NO_BYTES, exceptionError };
      }
      return { executionGasUsed: gas, returnValue: await compute(lengths, data, pause) };
    },
  };
}

interface Lengths {
  base: bigint;
  exponent: bigint;
  modulus: bigint;
}

function lengthsOf(data: Uint8Array): Lengths {
  const word = (index: number): bigint => bytesToBigInt(part(data, index * WORD_BYTES, WORD_BYTES));
  return { base: word(0), exponent: word(1), modulus: word(2) };
}

function price({ base, exponent, modulus }: Lengths, data: Uint8Array): bigint {
  const words = ((base > modulus ? base : modulus) + 7n) / 8n;
  const gas = (words * words * iterations(exponent, base, data)) / GAS_DIVISOR;
  return gas > MIN_GAS ? gas : MIN_GAS;
}

/** The exponent's length in bits by EIP-2565, which examines only its first 32 bytes; at least 1. */
function iterations(length: bigint, baseLength: bigint, data: Uint8Array): bigint {
  const headLength = length < WORD_BYTES ? Number(length) : WORD_BYTES;
  const startsInData = baseLength < data.length;
  const head = startsInData ? bytesToBigInt(part(data, HEAD_BYTES + Number(baseLength), headLength)) : 0n;
  const headBits = head === 0n ? 0n : BigInt(head.toString(2).length - 1);
  const bits = headBits + (length > WORD_BYTES ? 8n * (length - BigInt(WORD_BYTES)) : 0n);
  return bits > 0n ? bits : 1n;
}

/** Runs after the gas is checked, so the lengths fit in memory. */
async function compute(lengths: Lengths, data: Uint8Array, pause: () => void | Promise<void>): Promise<Uint8Array> {
  if (lengths.base === 0n && lengths.modulus === 0n) return NO_BYTES;
  const [base, exponent, modulus] = [Number(lengths.base), Number(lengths.exponent), Number(lengths.modulus)];
  const result = new Uint8Array(modulus);
  const exponentAt = HEAD_BYTES + base;
  const divisor = bytesToBigInt(part(data, exponentAt + exponent, modulus));
  if (divisor <= 1n) return result;
  const reduced = bytesToBigInt(part(data, HEAD_BYTES, base)) % divisor;
  const power = await raise(reduced, { data, at: exponentAt, length: exponent }, divisor, pause);
  const digits = bigIntToBytes(power);
  result.set(digits, modulus - digits.length);
  return result;
}

/** Where the exponent stands in the input. Bytes that the input lacks are zeros. */
interface ExponentBytes {
  data: Uint8Array;
  at: number;
  length: number;
}

/** Square and multiply, from the exponent's first bit to its last. */
async function raise(
  base: bigint,
  { data, at, length }: ExponentBytes,
  modulus: bigint,
  pause: () => void | Promise<void>,
): Promise<bigint> {
  let result = 1n;
  for (let index = 0; index < length; index++) {
    const byte = data[at + index] ?? 0;
    // The squares of 0 and 1 are 0 and 1: behind the end of the input, where all bits are zeros, the result no longer
    // changes.
    if (result <= 1n && at + index >= data.length) return result;
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = (result * result) % modulus;
      if ((byte & bit) !== 0) result = (result * base) % modulus;
    }
    if (index % BYTES_PER_PAUSE === 0) await pause();
  }
  return result;
}

/** Bytes of the input, padded with zeros where it is too short. */
function part(data: Uint8Array, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  if (offset < data.length) bytes.set(data.subarray(offset, Math.min(offset + length, data.length)));
  return bytes;
}
