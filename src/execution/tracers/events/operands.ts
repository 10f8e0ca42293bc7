/** The accounts, contracts and memory that instructions name by their operands. */
import type { Address } from '../../../../generated/types.js';
import { encodeAddress, encodeWord, paddedSlice, toHex } from '../../../ethereum/hex.js';
import { keccak } from '../../../ethereum/keccak.js';
import { KECCAK256 } from '../opcodes.js';
import type { Step } from '../tracer.js';

/** The address in a stack item: its last 20 bytes. */
export function addressOfWord(word: bigint): Address {
  // 0x and the last 40 of 64 lower-case digits.
  return `0x${encodeWord(word).slice(26)}` as Address;
}

/** The address of a contract that CREATE2 makes (EIP-1014); `salt` is 32 bytes. */
export function create2Address(from: Address, salt: Uint8Array, initCode: Uint8Array): Address {
  const preimage = `ff${from.slice(2)}${toHex(salt)}${toHex(keccak(initCode))}`;
  return encodeAddress(keccak(Buffer.from(preimage, 'hex')).subarray(12));
}

/** The bytes that a KECCAK256 hashes; null for another instruction, and where `paddedMemory` is null. */
export function keccakInput({ opcode, stack, memory }: Step): Uint8Array | null {
  if (opcode !== KECCAK256 || stack.length < 2) return null;
  return paddedMemory(memory, stack.at(-1) ?? 0n, stack.at(-2) ?? 0n);
}

/** Zeros beyond the end of memory that tracers read, as in go-ethereum. */
const MAX_PADDING_BYTES = 1024 * 1024;

/**
 * A copy of a range of memory, with zeros beyond its end, because memory grows only when the instruction runs. Null for
 * ranges that go-ethereum's tracers do not read, which only an instruction without enough gas names.
 */
export function paddedMemory(memory: Uint8Array, offset: bigint, length: bigint): Uint8Array | null {
  const [from, size] = [BigInt.asIntN(64, offset), BigInt.asIntN(64, length)];
  if (from < 0n || size < 0n || from + size - BigInt(memory.length) > MAX_PADDING_BYTES) return null;
  return paddedSlice(memory, Number(from), Number(size));
}
