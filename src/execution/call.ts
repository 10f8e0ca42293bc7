import type { CallOutcome } from '../chain/state.js';
import { encodeData } from '../ethereum/hex.js';
import type { BlockContext } from '../evm/blockContext.js';
import { asCallRefusal, type RefusalWording } from './refusals/refusals.js';
import { boundGas, type GasBoundMessage, type Message } from './transition/message.js';
import type { Machine, Running } from '../evm/machine.js';
import { applyMessage, type Transition, type TransitionRules } from './transition/transition.js';

/** Runs eth_call: executes a message and reverts what it changed. */
export function* runCall(
  machine: Machine,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Running<CallOutcome> {
  const { returnData, vmError, gasUsed } = yield* tryMessage(machine, block, boundGas(message, gasCap));
  return { returnData: encodeData(returnData), vmError, gasUsed };
}

/** Rules of a call and the wording of refusals; by default eth_call's. */
export interface TryOptions extends Partial<TransitionRules> {
  wording?: RefusalWording;
}

/** Executes a message and reverts what it changed. Throws, in the given wording, when the message may not run. */
export function* tryMessage(
  machine: Machine,
  block: BlockContext,
  message: GasBoundMessage,
  { wording = asCallRefusal, validate = false, tips, undoesAuthorizations, wantsWords }: TryOptions = {},
): Running<Transition> {
  try {
    return yield* applyMessage(machine, block, message, { validate, tips, undoesAuthorizations, wantsWords });
  } catch (error) {
    throw wording(error, message.gas);
  } finally {
    machine.undo();
  }
}
