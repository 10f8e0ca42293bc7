/** Why an instruction failed in go-ethereum, which checks the stack, then the memory size, then the gas. */
import type { ExecResult } from '@ethereumjs/evm';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { INVALID, isLog, RETURN, SSTORE, stackItems } from '../tracers/opcodes.js';

type RunState = NonNullable<ExecResult['runState']>;

/** Largest memory whose cost go-ethereum can count, in bytes. */
const MAX_MEMORY_BYTES = 0x1fffffffe0n;
/** Largest end of a memory range that, in whole words, fits 64 bits. */
const MAX_COUNTED_BYTES = 2n ** 64n - 32n;
/** For a memory range whose end overflows 64 bits, and for one whose cost does. */
const OVERFLOW = 'gas uint64 overflow';
const OVERFLOW_OF_COST = `${GETH_MESSAGES.outOfGas}: ${OVERFLOW}`;
const RETURNDATACOPY = 0x3e;

/** EIP-2200: SSTORE fails when at most this gas is left. */
export const SSTORE_SENTRY = 2300n;

/** Where a memory range's offset and length are on the stack, from its top. A bigint is a fixed length. */
type MemoryRange = readonly [offset: number, length: number | bigint];

const range = (offset: number, length: number | bigint): MemoryRange => [offset, length];

const MEMORY_RANGES: ReadonlyMap<number, readonly MemoryRange[]> = new Map<number, readonly MemoryRange[]>([
  [0x20, [range(0, 1)]], // KECCAK256
  [0x37, [range(0, 2)]], // CALLDATACOPY
  [0x39, [range(0, 2)]], // CODECOPY
  [0x3c, [range(1, 3)]], // EXTCODECOPY
  [RETURNDATACOPY, [range(0, 2)]],
  [0x51, [range(0, 32n)]], // MLOAD
  [0x52, [range(0, 32n)]], // MSTORE
  [0x53, [range(0, 1n)]], // MSTORE8
  [0x5e, [range(0, 2), range(1, 2)]], // MCOPY
  [0xf0, [range(1, 2)]], // CREATE
  [0xf1, [range(3, 4), range(5, 6)]], // CALL
  [0xf2, [range(3, 4), range(5, 6)]], // CALLCODE
  [0xf3, [range(0, 1)]], // RETURN
  [0xf4, [range(2, 3), range(4, 5)]], // DELEGATECALL
  [0xf5, [range(1, 2)]], // CREATE2
  [0xfa, [range(2, 3), range(4, 5)]], // STATICCALL
  [0xfd, [range(0, 1)]], // REVERT
]);

/** The message of geth for an undefined opcode and for INVALID. */
export function invalidOpcode(state: RunState): string {
  const opCode = failedOpcode(state);
  return `invalid opcode: ${opCode === INVALID ? 'INVALID' : `opcode 0x${opCode.toString(16)} not defined`}`;
}

/** The opcode of the failed instruction. In code with jumps, the EVM takes every undefined opcode for INVALID. */
export function failedOpcode({ opCode, code, programCounter }: RunState): number {
  return opCode === INVALID ? (code[programCounter] ?? INVALID) : opCode;
}

/** True for an SSTORE that always fails because too little gas is left (EIP-2200). */
export function isSentryReached({ opCode, gasLeft }: RunState): boolean {
  return opCode === SSTORE && gasLeft > 0n && gasLeft <= SSTORE_SENTRY;
}

/** The message of geth for an instruction that finds too few items on the stack. */
export function stackUnderflow(state: RunState): string {
  const { opCode, stack } = state;
  // LOG takes its memory range from the stack before it finds a topic missing.
  const taken = isLog(opCode) && !isBeingCharged(state) ? 2 : 0;
  return `stack underflow (${stack.length + taken} <=> ${stackItems(opCode)})`;
}

/** The reason of geth where the EVM here says that an instruction ran out of gas; null when geth agrees. */
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

/** True until the instruction is paid for: then the EVM moves the program counter and takes stack items. */
function isBeingCharged({ code, programCounter, opCode }: RunState): boolean {
  return code[programCounter] === opCode;
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

/** True for the messages of memory that is too large to have a price. */
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
