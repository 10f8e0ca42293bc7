import type { ErrorName } from '../../generated/errors.js';
import type { CallOutcome } from '../chain/state.js';
import { encodeData } from '../evm/hex.js';
import type { BlockContext } from './blockContext.js';
import { executionError, ExecutionError, executionRefused } from './executionError.js';
import type { EvmHost } from './evmHost.js';
import type { Message } from './message.js';
import { applyMessage, type GasBoundMessage, type Transition, type TransitionRules } from './transition.js';

/** eth_call: runs a message and takes back what it changed. */
export async function runCall(
  machine: EvmHost,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Promise<CallOutcome> {
  const { returnData, vmError, gasUsed } = await tryMessage(machine, block, boundGas(message, gasCap));
  return { returnData: encodeData(returnData), vmError, gasUsed };
}

/** Runs a message as a call does, without leaving a trace; reasons for which it may not run are told as a call tells them. */
export async function tryMessage(
  machine: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  rules: TransitionRules = { validate: false },
): Promise<Transition> {
  try {
    return await machine.discarding(() => applyMessage(machine, block, message, rules));
  } catch (error) {
    throw asCallRefusal(error, message.gas);
  }
}

/** The gas a call gives, or the cap; never more than the cap. */
export function boundGas(message: Message, gasCap: bigint): GasBoundMessage {
  return { ...message, gas: message.gas !== null && message.gas < gasCap ? message.gas : gasCap };
}

type Words = (args: Record<string, string | number>) => string;

/** Refusals of simulations have error codes of their own; a call's are one error, in geth's words. */
const CALL_WORDS: Partial<Record<ErrorName, Words>> = {
  simulationIntrinsicGas: ({ have, want }) => `intrinsic gas too low: have ${have}, want ${want}`,
  simulationBaseFeeTooLow: ({ address, have, want }) =>
    `max fee per gas less than block base fee: address ${address}, maxFeePerGas: ${have}, baseFee: ${want}`,
  simulationInitCodeTooLarge: ({ size, limit }) => `max initcode size exceeded: code size ${size} limit ${limit}`,
};

function asCallRefusal(error: unknown, gas: bigint): unknown {
  if (!(error instanceof ExecutionError)) return error;
  const { name, arguments: args } = error.rpc;
  if (name === 'simulationInsufficientFunds') return executionError('insufficientFundsForTransfer', args);
  const words = CALL_WORDS[name];
  return words === undefined ? error : executionRefused(`err: ${words(args)} (supplied gas ${gas})`);
}
