import type { Address } from '../../generated/types.js';
import type { CallOutcome } from '../chain/state.js';
import { encodeData } from '../ethereum/hex.js';
import type { BlockContext } from '../evm/blockContext.js';
import { asCallRefusal, type RefusalWording } from './refusals/refusals.js';
import { boundGas, type GasBoundMessage, type Message } from './transition/message.js';
import type { Machine, Running } from '../evm/machine.js';
import type { CallResult } from './job.js';
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

/** What one call may print; the rest is left out. */
const MAX_PRINTED_BYTES = 4 * 1024 * 1024;

/** As `runCall`, with the data of all calls of an address; as it is for null. */
export function callPrintingTo(console: Address | null): (...of: Parameters<typeof runCall>) => Running<CallResult> {
  if (console === null) return runCall;
  return function* (machine, ...others) {
    machine.recordCalls({ console, maxPrintedBytes: MAX_PRINTED_BYTES, maxCalls: 0, maxRevertBytes: 0 });
    const outcome = yield* runCall(machine, ...others);
    const printed = machine.takeCalls()?.printed ?? [];
    return printed.length === 0 ? outcome : { ...outcome, printed };
  };
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
