import type { CallOutcome } from '../chain/state.js';
import { encodeData } from '../ethereum/hex.js';
import type { BlockContext } from './blockContext.js';
import type { EvmHost } from './state/evmHost.js';
import { boundGas, type GasBoundMessage, type Message } from './transition/message.js';
import { asCallRefusal, type RefusalWording } from './refusals/refusals.js';
import { applyMessage, type Transition, type TransitionRules } from './transition/transition.js';

/** Runs eth_call: executes a message and reverts what it changed. */
export async function runCall(
  host: EvmHost,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Promise<CallOutcome> {
  const { returnData, vmError, gasUsed } = await tryMessage(host, block, boundGas(message, gasCap));
  return { returnData: encodeData(returnData), vmError, gasUsed };
}

/** Rules of a call and the wording of refusals; by default eth_call's. */
export interface TryOptions extends Partial<TransitionRules> {
  wording?: RefusalWording;
}

/** Executes a message and reverts what it changed. Throws, in the given wording, when the message may not run. */
export async function tryMessage(
  host: EvmHost,
  block: BlockContext,
  message: GasBoundMessage,
  { wording = asCallRefusal, ...rules }: TryOptions = {},
): Promise<Transition> {
  try {
    return await host.discarding(() => applyMessage(host, block, message, { validate: false, ...rules }));
  } catch (error) {
    throw wording(error, message.gas);
  }
}
