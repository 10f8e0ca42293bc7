import type { CallOutcome } from '../chain/state.js';
import { encodeData } from '../evm/hex.js';
import type { BlockContext } from './blockContext.js';
import type { EvmHost } from './evmHost.js';
import { boundGas, type Message } from './message.js';
import { asCallRefusal, type RefusalWords } from './refusals.js';
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

/** Runs a message as a call does, without leaving a trace; reasons for which it may not run are told as a call tells them, or as asked. */
export async function tryMessage(
  machine: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  rules: TransitionRules = { validate: false },
  told: RefusalWords = asCallRefusal,
): Promise<Transition> {
  try {
    return await machine.discarding(() => applyMessage(machine, block, message, rules));
  } catch (error) {
    throw told(error, message.gas);
  }
}
