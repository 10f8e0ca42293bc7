/** MODEXP (EIP-198, 2565, 7883) in time linear in the gas: the library's is quadratic in the exponent's length. */
import type { Common } from '@ethereumjs/common';
import { EVMError, type CustomPrecompile, type ExecResult } from '@ethereumjs/evm';
import { precompileAddress } from '../../ethereum/precompileNames.js';
import { bigIntToBytes, bytesToBigInt, NO_BYTES, paddedSlice } from '../../ethereum/hex.js';

const ADDRESS = precompileAddress(5);
const HEAD_BYTES = 96;
const WORD_BYTES = 32;
/** Most bytes of base, exponent and modulus by EIP-7823. */
const MAX_BYTES = 1024n;

/** Bytes of the exponent between two pauses; a byte costs at least two units of gas. */
const BYTES_PER_PAUSE = 16;

interface Price {
  minGas: bigint;
  divisor: bigint;
  /** The cost of a multiplication of operands of this length. */
  complexity: (bytes: bigint) => bigint;
  /** Iterations for each byte of the exponent beyond its first word. */
  perByte: bigint;
}

const squaredWords = (bytes: bigint): bigint => ((bytes + 7n) / 8n) ** 2n;

const EIP_2565: Price = { minGas: 200n, divisor: 3n, complexity: squaredWords, perByte: 8n };
const EIP_7883: Price = {
  minGas: 500n,
  divisor: 1n,
  complexity: (bytes) => (bytes > WORD_BYTES ? 2n * squaredWords(bytes) : 16n),
  perByte: 16n,
};

/** The precompile by the rules of `common`. It calls `pause` regularly, which may throw to end the execution. */
export function modularExponentiation(common: Common, pause: () => void | Promise<void>): CustomPrecompile {
  const tariff = common.isActivatedEIP(7883) ? EIP_7883 : EIP_2565;
  const limited = common.isActivatedEIP(7823);
  return {
    address: ADDRESS,
    function: async ({ data, gasLimit }): Promise<ExecResult> => {
      const lengths = lengthsOf(data);
      const gas = price(lengths, data, tariff);
      if (gas > gasLimit) return failed(EVMError.errorMessages.OUT_OF_GAS, gasLimit);
      if (limited && Object.values(lengths).some((length) => length > MAX_BYTES))
        return failed(EVMError.errorMessages.INVALID_INPUT_LENGTH, gasLimit);
      return { executionGasUsed: gas, returnValue: await compute(lengths, data, pause) };
    },
  };
}

/** The result of a precompile that fails and takes all its gas. */
export function failed(reason: ConstructorParameters<typeof EVMError>[0], gas: bigint): ExecResult {
  return { executionGasUsed: gas, returnValue: NO_BYTES, exceptionError: new EVMError(reason) };
}

interface Lengths {
  base: bigint;
  exponent: bigint;
  modulus: bigint;
}

function lengthsOf(data: Uint8Array): Lengths {
  const word = (index: number): bigint => bytesToBigInt(paddedSlice(data, index * WORD_BYTES, WORD_BYTES));
  return { base: word(0), exponent: word(1), modulus: word(2) };
}

function price({ base, exponent, modulus }: Lengths, data: Uint8Array, tariff: Price): bigint {
  const multiplication = tariff.complexity(base > modulus ? base : modulus);
  const gas = (multiplication * iterations(exponent, base, { data, perByte: tariff.perByte })) / tariff.divisor;
  return gas > tariff.minGas ? gas : tariff.minGas;
}

/** The exponent's length in bits as it is charged, by its first 32 bytes and its length alone; at least 1. */
function iterations(
  length: bigint,
  baseLength: bigint,
  { data, perByte }: { data: Uint8Array; perByte: bigint },
): bigint {
  const headLength = length < WORD_BYTES ? Number(length) : WORD_BYTES;
  const startsInData = baseLength < data.length;
  const head = startsInData ? bytesToBigInt(paddedSlice(data, HEAD_BYTES + Number(baseLength), headLength)) : 0n;
  const headBits = head === 0n ? 0n : BigInt(head.toString(2).length - 1);
  const bits = headBits + (length > WORD_BYTES ? perByte * (length - BigInt(WORD_BYTES)) : 0n);
  return bits > 0n ? bits : 1n;
}

/** Runs after the gas is checked, so the lengths fit in memory. */
async function compute(lengths: Lengths, data: Uint8Array, pause: () => void | Promise<void>): Promise<Uint8Array> {
  if (lengths.base === 0n && lengths.modulus === 0n) return NO_BYTES;
  const [base, exponent, modulus] = [Number(lengths.base), Number(lengths.exponent), Number(lengths.modulus)];
  const result = new Uint8Array(modulus);
  const exponentAt = HEAD_BYTES + base;
  const divisor = bytesToBigInt(paddedSlice(data, exponentAt + exponent, modulus));
  if (divisor <= 1n) return result;
  const reduced = bytesToBigInt(paddedSlice(data, HEAD_BYTES, base)) % divisor;
  const power = await raise(reduced, { data, at: exponentAt, length: exponent }, divisor, pause);
  const digits = bigIntToBytes(power);
  result.set(digits, modulus - digits.length);
  return result;
}

/** The exponent is `length` bytes of `data` from `at` on. Bytes that the input lacks are zeros. */
async function raise(
  base: bigint,
  { data, at, length }: { data: Uint8Array; at: number; length: number },
  modulus: bigint,
  pause: () => void | Promise<void>,
): Promise<bigint> {
  let result = 1n;
  for (let index = 0; index < length; index++) {
    const byte = data[at + index] ?? 0;
    // Beyond the input all bits are zeros, and the squares of 0 and 1 are 0 and 1.
    if (result <= 1n && at + index >= data.length) return result;
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = (result * result) % modulus;
      if ((byte & bit) !== 0) result = (result * base) % modulus;
    }
    if (index % BYTES_PER_PAUSE === 0) await pause();
  }
  return result;
}
