/**
 * Why go-ethereum says that an instruction failed. It checks the stack first, then the size of memory, then the gas.
 * The EVM here checks in another order, so the same instruction may fail for another reason.
 */
import type { ExecResult } from '@ethereumjs/evm';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';

type RunState = NonNullable<ExecResult['runState']>;

/** Largest memory whose cost go-ethereum can count, in bytes. */
const MAX_MEMORY_BYTES = 0x1fffffffe0n;
/** Largest end of a memory range that, in whole words, fits 64 bits. */
const MAX_COUNTED_BYTES = 2n ** 64n - 32n;
/** A range of memory that ends beyond what 64 bits can count; and one whose cost does. */
const OVERFLOW = 'gas uint64 overflow';
const OVERFLOW_OF_COST = `${GETH_MESSAGES.outOfGas}: ${OVERFLOW}`;
const RETURNDATACOPY = 0x3e;
const SSTORE = 0x55;
const RETURN = 0xf3;
const INVALID = 0xfe;

/** EIP-2200: SSTORE fails when no more gas than this is left. */
export const SSTORE_SENTRY = 2300n;

/** How many stack items the opcodes of a range take. Those of DUP, SWAP and LOG are computed. */
const STACK_ITEMS: readonly [from: number, to: number, items: number][] = [
  [0x01, 0x07, 2], // ADD … SMOD
  [0x08, 0x09, 3], // ADDMOD, MULMOD
  [0x0a, 0x0b, 2], // EXP, SIGNEXTEND
  [0x10, 0x14, 2], // LT … EQ
  [0x15, 0x15, 1], // ISZERO
  [0x16, 0x18, 2], // AND, OR, XOR
  [0x19, 0x19, 1], // NOT
  [0x1a, 0x1d, 2], // BYTE, SHL, SHR, SAR
  [0x1e, 0x1e, 1], // CLZ
  [0x20, 0x20, 2], // KECCAK256
  [0x31, 0x31, 1], // BALANCE
  [0x35, 0x35, 1], // CALLDATALOAD
  [0x37, 0x37, 3], // CALLDATACOPY
  [0x39, 0x39, 3], // CODECOPY
  [0x3b, 0x3b, 1], // EXTCODESIZE
  [0x3c, 0x3c, 4], // EXTCODECOPY
  [0x3e, 0x3e, 3], // RETURNDATACOPY
  [0x3f, 0x40, 1], // EXTCODEHASH, BLOCKHASH
  [0x49, 0x49, 1], // BLOBHASH
  [0x50, 0x51, 1], // POP, MLOAD
  [0x52, 0x53, 2], // MSTORE, MSTORE8
  [0x54, 0x54, 1], // SLOAD
  [0x55, 0x55, 2], // SSTORE
  [0x56, 0x56, 1], // JUMP
  [0x57, 0x57, 2], // JUMPI
  [0x5c, 0x5c, 1], // TLOAD
  [0x5d, 0x5d, 2], // TSTORE
  [0x5e, 0x5e, 3], // MCOPY
  [0xf0, 0xf0, 3], // CREATE
  [0xf1, 0xf2, 7], // CALL, CALLCODE
  [0xf3, 0xf3, 2], // RETURN
  [0xf4, 0xf4, 6], // DELEGATECALL
  [0xf5, 0xf5, 4], // CREATE2
  [0xfa, 0xfa, 6], // STATICCALL
  [0xfd, 0xfd, 2], // REVERT
  [0xff, 0xff, 1], // SELFDESTRUCT
];

/** The places on the stack, counted from its top, of a memory range's offset and length. A bigint is a fixed length. */
type MemoryRange = readonly [offset: number, length: number | bigint];

const MEMORY_RANGES: ReadonlyMap<number, readonly MemoryRange[]> = new Map<number, readonly MemoryRange[]>([
  [0x20, [[0, 1]]], // KECCAK256
  [0x37, [[0, 2]]], // CALLDATACOPY
  [0x39, [[0, 2]]], // CODECOPY
  [0x3c, [[1, 3]]], // EXTCODECOPY
  [RETURNDATACOPY, [[0, 2]]],
  [0x51, [[0, 32n]]], // MLOAD
  [0x52, [[0, 32n]]], // MSTORE
  [0x53, [[0, 1n]]], // MSTORE8
  // MCOPY
  [
    0x5e,
    [
      [0, 2],
      [1, 2],
    ],
  ],
  [0xf0, [[1, 2]]], // CREATE
  // CALL
  [
    0xf1,
    [
      [3, 4],
      [5, 6],
    ],
  ],
  // CALLCODE
  [
    0xf2,
    [
      [3, 4],
      [5, 6],
    ],
  ],
  [0xf3, [[0, 1]]], // RETURN
  // DELEGATECALL
  [
    0xf4,
    [
      [2, 3],
      [4, 5],
    ],
  ],
  [0xf5, [[1, 2]]], // CREATE2
  // STATICCALL
  [
    0xfa,
    [
      [2, 3],
      [4, 5],
    ],
  ],
  [0xfd, [[0, 1]]], // REVERT
]);

/** The message of geth for an opcode that is not defined, and for INVALID. */
export function invalidOpcode(state: RunState): string {
  const opCode = failedOpcode(state);
  return `invalid opcode: ${opCode === INVALID ? 'INVALID' : `opcode 0x${opCode.toString(16)} not defined`}`;
}

/** The opcode of the instruction that failed. The EVM takes every undefined opcode of code with jumps for INVALID. */
export function failedOpcode({ opCode, code, programCounter }: RunState): number {
  return opCode === INVALID ? (code[programCounter] ?? INVALID) : opCode;
}

/**
 * Whether the instruction is an SSTORE with so little gas that it always fails. One that has more, but not enough for
 * its cost, has no gas left at all.
 */
export function isSentryReached({ opCode, gasLeft }: RunState): boolean {
  return opCode === SSTORE && gasLeft > 0n && gasLeft <= SSTORE_SENTRY;
}

/** The message of geth for an instruction that finds too few items on the stack. */
export function stackUnderflow(state: RunState): string {
  const { opCode, stack } = state;
  // LOG has taken its memory range from the stack before it finds that a topic is missing.
  const taken = isLog(opCode) && !isBeingCharged(state) ? 2 : 0;
  return `stack underflow (${stack.length + taken} <=> ${stackItems(opCode)})`;
}

/** The reason that geth gives where the EVM here says that an instruction ran out of gas; null when geth agrees. */
export function insteadOfOutOfGas(state: RunState): string | null {
  // After its RETURN, a creation pays for the code.
  if (!isBeingCharged(state)) return state.opCode === RETURN ? GETH_MESSAGES.codeStoreOutOfGas : null;
  if (state.stack.length < stackItems(state.opCode)) return stackUnderflow(state);
  if (isSentryReached(state)) return GETH_MESSAGES.outOfSentryGas;
  const end = memoryEnd(state);
  if (end > MAX_COUNTED_BYTES) return OVERFLOW;
  if (end > MAX_MEMORY_BYTES) return OVERFLOW_OF_COST;
  return copiesMissingReturnData(state, end) ? 'return data out of bounds' : null;
}

/**
 * True until the instruction is paid for. Only then does the EVM move the program counter and take items from the
 * stack.
 */
function isBeingCharged({ code, programCounter, opCode }: RunState): boolean {
  return code[programCounter] === opCode;
}

function stackItems(opcode: number): number {
  if (opcode >= 0x80 && opcode <= 0x8f) return opcode - 0x7f;
  if (opcode >= 0x90 && opcode <= 0x9f) return opcode - 0x8e;
  if (isLog(opcode)) return opcode - 0x9e;
  return STACK_ITEMS.find(([from, to]) => opcode >= from && opcode <= to)?.[2] ?? 0;
}

function isLog(opcode: number): boolean {
  return opcode >= 0xa0 && opcode <= 0xa4;
}

function memoryEnd({ opCode, stack }: RunState): bigint {
  const items = stack.peek(stackItems(opCode));
  const ranges: readonly MemoryRange[] = isLog(opCode) ? [[0, 1]] : (MEMORY_RANGES.get(opCode) ?? []);
  return ranges.reduce((end, [offsetAt, lengthAt]) => {
    const length = typeof lengthAt === 'bigint' ? lengthAt : (items[lengthAt] ?? 0n);
    const rangeEnd = length === 0n ? 0n : (items[offsetAt] ?? 0n) + length;
    return rangeEnd > end ? rangeEnd : end;
  }, 0n);
}

/** True for the message of memory that is too large to have a price. */
export function isGasOverflow(message: string): boolean {
  return message === OVERFLOW || message === OVERFLOW_OF_COST;
}

/** The gas of a RETURNDATACOPY that copies beyond the return data; null for any other instruction. */
export function gasOfMissingReturnData(state: RunState): bigint | null {
  return isBeingCharged(state) && state.opCode === RETURNDATACOPY ? returnDataCopyGas(state, memoryEnd(state)) : null;
}

/** In geth, copying beyond the return data fails as such only when the gas would pay for the copy. */
function copiesMissingReturnData(state: RunState, memoryEndBytes: bigint): boolean {
  if (state.opCode !== RETURNDATACOPY) return false;
  const [, offset = 0n, length = 0n] = state.stack.peek(3);
  if (offset + length <= BigInt(state.returnBytes.length)) return false;
  return state.gasLeft >= returnDataCopyGas(state, memoryEndBytes);
}

function returnDataCopyGas({ stack, highestMemCost }: RunState, memoryEndBytes: bigint): bigint {
  const [, , length = 0n] = stack.peek(3);
  const words = (memoryEndBytes + 31n) / 32n;
  const memoryGas = words * 3n + (words * words) / 512n;
  const growth = memoryGas > highestMemCost ? memoryGas - highestMemCost : 0n;
  return 3n + 3n * ((length + 31n) / 32n) + growth;
}
