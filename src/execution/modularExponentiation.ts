/**
 * MODEXP (EIP-198, at the price of EIP-2565). The EVM's own takes time that grows with the square of the exponent's length, hours for what a
 * block's gas buys; this one takes time that grows with the gas, and lets others go first now and then.
 */
import { EVMError, type CustomPrecompile, type ExecResult } from '@ethereumjs/evm';
import { bigIntToBytes, bytesToBigInt } from '../evm/hex.js';

const ADDRESS = '0x0000000000000000000000000000000000000005' as const;
const HEAD_BYTES = 96;
const WORD_BYTES = 32;
const MIN_GAS = 200n;
const GAS_DIVISOR = 3n;
const NO_BYTES = new Uint8Array(0);

/** Bytes of the exponent between two turns; a byte costs at least two units of gas. */
const BYTES_PER_TURN = 16;

/** `turn` is asked now and then, and may take its time or throw to end the execution. */
export function modularExponentiation(turn: () => void | Promise<void>): CustomPrecompile {
  return {
    address: ADDRESS,
    function: async ({ data, gasLimit }): Promise<ExecResult> => {
      const lengths = lengthsOf(data);
      const gas = price(lengths, data);
      if (gas > gasLimit) {
        const exceptionError = new EVMError(EVMError.errorMessages.OUT_OF_GAS);
        return { executionGasUsed: gasLimit, returnValue: NO_BYTES, exceptionError };
      }
      return { executionGasUsed: gas, returnValue: await compute(lengths, data, turn) };
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

/** Bits of the exponent, where only the first 32 bytes are looked at; at least 1. */
function iterations(length: bigint, baseLength: bigint, data: Uint8Array): bigint {
  const headLength = length < WORD_BYTES ? Number(length) : WORD_BYTES;
  const isThere = baseLength < data.length;
  const head = isThere ? bytesToBigInt(part(data, HEAD_BYTES + Number(baseLength), headLength)) : 0n;
  const headBits = head === 0n ? 0n : BigInt(head.toString(2).length - 1);
  const bits = headBits + (length > WORD_BYTES ? 8n * (length - BigInt(WORD_BYTES)) : 0n);
  return bits > 0n ? bits : 1n;
}

/** What the gas has paid for: lengths are of a size by now that memory holds. */
async function compute(lengths: Lengths, data: Uint8Array, turn: () => void | Promise<void>): Promise<Uint8Array> {
  if (lengths.base === 0n && lengths.modulus === 0n) return NO_BYTES;
  const [base, exponent, modulus] = [Number(lengths.base), Number(lengths.exponent), Number(lengths.modulus)];
  const result = new Uint8Array(modulus);
  const exponentAt = HEAD_BYTES + base;
  const divisor = bytesToBigInt(part(data, exponentAt + exponent, modulus));
  if (divisor <= 1n) return result;
  const power = await raise(
    bytesToBigInt(part(data, HEAD_BYTES, base)) % divisor,
    data,
    exponentAt,
    exponent,
    divisor,
    turn,
  );
  const digits = bigIntToBytes(power);
  result.set(digits, modulus - digits.length);
  return result;
}

/** From the exponent's first bit to its last; bytes that the input lacks are zeros. */
async function raise(
  base: bigint,
  data: Uint8Array,
  exponentAt: number,
  exponentLength: number,
  modulus: bigint,
  turn: () => void | Promise<void>,
): Promise<bigint> {
  let result = 1n;
  for (let index = 0; index < exponentLength; index++) {
    const byte = data[exponentAt + index] ?? 0;
    // Squares of 0 and 1 are themselves: nothing changes any more once the exponent's bits are zeros.
    if (result <= 1n && exponentAt + index >= data.length) return result;
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = (result * result) % modulus;
      if ((byte & bit) !== 0) result = (result * base) % modulus;
    }
    if (index % BYTES_PER_TURN === 0) await turn();
  }
  return result;
}

/** Bytes of the input, with zeros where it ends before them. */
function part(data: Uint8Array, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  if (offset < data.length) bytes.set(data.subarray(offset, Math.min(offset + length, data.length)));
  return bytes;
}
