/** Describes instructions to tracers. */
import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import type { InterpreterStep } from '@ethereumjs/evm';
import { encodeAddress, MAX_UINT64 } from '../../../ethereum/hex.js';
import { SSTORE_SENTRY } from '../../refusals/failedInstruction.js';
import { CALL, CALLCODE, CREATE, CREATE2, DELEGATECALL, SSTORE, STATICCALL } from '../opcodes.js';
import type { Frame, Step } from '../tracer.js';

/** The gas of the first access of an account (EIP-2929). */
const COLD_ACCESS_GAS = 2600n;
/** The gas of any later access. */
export const WARM_ACCESS_GAS = 100n;
const CALLING: ReadonlySet<number> = new Set([CREATE, CREATE2, CALL, CALLCODE, DELEGATECALL, STATICCALL]);

/** The frame in which an instruction runs. */
export interface StepPlace {
  frame: Frame;
  returnData: Uint8Array;
  /** The refund before the first instruction. */
  firstRefund: bigint;
}

/** The step of an EVM event. */
export function stepOf(event: InterpreterStep, { frame, returnData, firstRefund }: StepPlace): Step {
  const { pc, opcode, gasLeft: gas, stack, memory, depth, gasRefund } = event;
  const charged = chargedGas(opcode);
  const forwarded = charged === 0n ? 0n : forwardedGas(opcode.code, gas - charged, stack.at(-1) ?? 0n);
  return {
    pc,
    opcode: opcode.code,
    gas,
    cost: charged + forwarded,
    forwarded,
    depth: depth + 1,
    stack,
    memory,
    returnData,
    refund: firstRefund + gasRefund,
    address: encodeAddress(event.address.bytes),
    frame,
    error: '',
  };
}

/** The gas of the instruction; its fixed part where the whole overflows in go-ethereum. */
function chargedGas({ dynamicFee, fee }: InterpreterStep['opcode']): bigint {
  return dynamicFee === undefined || dynamicFee > MAX_UINT64 ? BigInt(fee) : dynamicFee;
}

/** The gas that a call forwards: at most all but a 64th of the gas left (EIP-150). */
function forwardedGas(opcode: number, left: bigint, requested: bigint): bigint {
  if (left <= 0n || opcode === CREATE || opcode === CREATE2 || !isCalling(opcode)) return 0n;
  const most = allButA64th(left);
  return requested < most ? requested : most;
}

/** The gas that a frame may forward (EIP-150). */
export function allButA64th(gas: bigint): bigint {
  return gas - gas / 64n;
}

/** Why an instruction that takes `items` from the stack cannot begin, in geth's words; empty when it can. */
export function whyItCannotBegin({ opcode, stack, gas, cost }: Step, items: number): string {
  if (stack.length < items) return `stack underflow (${stack.length} <=> ${items})`;
  if (opcode === SSTORE && gas <= SSTORE_SENTRY) return GETH_MESSAGES.outOfSentryGas;
  // The EVM computed no cost: the first access of the account was already too much.
  if (cost === 0n && isCalling(opcode) && gas < COLD_ACCESS_GAS)
    return `${GETH_MESSAGES.outOfGas}: ${GETH_MESSAGES.outOfGas}`;
  return gas < cost ? GETH_MESSAGES.outOfGas : '';
}

/** True for the calls and the creations, which enter a frame. */
export function isCalling(opcode: number): boolean {
  return CALLING.has(opcode);
}
