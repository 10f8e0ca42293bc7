/** Describes call frames and their failures to tracers, including frames that only go-ethereum reports. */
import type { ExecResult, Message } from '@ethereumjs/evm';
import type { Address } from '../../../../generated/types.js';
import { encodeAddress, paddedSlice } from '../../../ethereum/hex.js';
import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import { contractAddress } from '../../../ethereum/receipt.js';
import { gasOfMissingReturnData, isGasOverflow } from '../../refusals/failedInstruction.js';
import { precompileError } from '../../refusals/precompileErrors.js';
import { vmErrorOf } from '../../refusals/vmErrors.js';
import { CALL, CALLCODE, CREATE, CREATE2, DELEGATECALL, STATICCALL } from '../opcodes.js';
import { allButA64th } from './steps.js';
import { addressOfWord, create2Address } from './operands.js';
import type { Frame, FrameType, LiveState, Step } from '../tracer.js';

/** Free gas that a call with value adds to the forwarded gas. */
const CALL_STIPEND = 2300n;

const CALL_TYPES: Partial<Record<number, FrameType>> = {
  [CALL]: 'CALL',
  [CALLCODE]: 'CALLCODE',
  [DELEGATECALL]: 'DELEGATECALL',
  [STATICCALL]: 'STATICCALL',
};

/** The frame of a message that is about to run. `caller` made the call, null for the transaction, with its `nonce`. */
export function frameOfMessage(message: Message, caller: Step | null, nonce: bigint, state: LiveState): Frame {
  const { to, gasLimit: gas, value, depth, delegatecall } = message;
  // A view of the caller's memory, which changes after the call.
  const data = message.data.slice();
  const from = encodeAddress(message.caller.bytes);
  if (to === undefined) {
    const type = message.salt === undefined ? 'CREATE' : 'CREATE2';
    return { type, depth, from, to: createdAddress(message, from, nonce, state), input: data, gas, value };
  }
  const type = CALL_TYPES[caller?.opcode ?? CALL] ?? 'CALL';
  const target = encodeAddress(message.codeAddress.bytes);
  const self = delegatecall ? encodeAddress(to.bytes) : from;
  return { type, depth, from: self, to: target, input: data, gas, value: type === 'STATICCALL' ? null : value };
}

/** The EVM increments the creator's nonce before the frame begins. */
function createdAddress({ depth, salt, data }: Message, from: Address, nonce: bigint, state: LiveState): Address {
  if (depth === 0) return contractAddress(from, nonce);
  if (salt === undefined) return contractAddress(from, (state.account(from)?.nonce ?? 1n) - 1n);
  return create2Address(from, salt, data);
}

/** The frame of a call that the EVM did not enter, from the stack of the calling instruction. */
export function frameOfUnenteredCall(step: Step, state: LiveState): Frame {
  const { opcode, depth, stack, memory, address, gas: left, cost, forwarded, frame } = step;
  const item = (fromTop: number): bigint => stack.at(-1 - fromTop) ?? 0n;
  // The code has paid for the range, which bounds its length.
  const bytes = (offset: bigint, length: bigint) => paddedSlice(memory, Number(offset), Number(length));
  if (opcode === CREATE || opcode === CREATE2) {
    const type = opcode === CREATE ? 'CREATE' : 'CREATE2';
    const input = bytes(item(1), item(2));
    const salt = Buffer.from(item(3).toString(16).padStart(64, '0'), 'hex');
    const nonce = state.account(address)?.nonce ?? 0n;
    const to = opcode === CREATE ? contractAddress(address, nonce) : create2Address(address, salt, input);
    return { type, depth, from: address, to, input, gas: allButA64th(left - cost), value: item(0) };
  }
  const type = CALL_TYPES[opcode] ?? 'CALL';
  const hasValue = opcode === CALL || opcode === CALLCODE;
  const inheritedValue = opcode === DELEGATECALL ? frame.value : null;
  const value = hasValue ? item(2) : inheritedValue;
  const gas = forwarded + (hasValue && item(2) > 0n ? CALL_STIPEND : 0n);
  const input = hasValue ? bytes(item(3), item(4)) : bytes(item(2), item(3));
  return { type, depth, from: address, to: addressOfWord(item(1)), input, gas, value };
}

const NO_RETURN_DATA = 'return data out of bounds';

/**
 * Why a frame failed, in the words of go-ethereum's tracers, which see which part of an instruction lacked gas; empty
 * on success. `last` is the last instruction of the frame; its cost is corrected where it was not computed.
 */
export function frameError(result: ExecResult, frame: Frame, last: Step | null, baseFee: number): string {
  const error = vmErrorOf(result);
  if (error === '') return '';
  const { runState } = result;
  if (last === null || runState === undefined) return precompileError(error, frame);
  if (isGasOverflow(error)) {
    last.cost = BigInt(baseFee);
    return error;
  }
  if (error === NO_RETURN_DATA) last.cost = gasOfMissingReturnData(runState) ?? last.cost;
  return error === GETH_MESSAGES.outOfGas && last.error.startsWith(`${error}: `) ? last.error : error;
}
