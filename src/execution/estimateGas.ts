/** Runs eth_estimateGas: finds by bisection the lowest gas limit with which a message succeeds. */
import type { EstimateOutcome } from '../chain/state.js';
import { GETH_MESSAGES } from '../ethereum/gethMessages.js';
import { encodeData } from '../ethereum/hex.js';
import { TRANSFER_GAS } from '../ethereum/transaction/intrinsicGas.js';
import type { BlockContext } from '../evm/blockContext.js';
import { asEstimateRefusal } from './refusals/refusals.js';
import { withGas, type Message } from './transition/message.js';
import { allowanceExceeded, gasAllowance } from './transition/price.js';
import type { Machine, Running } from '../evm/machine.js';
import { tryMessage } from './call.js';
import { floorGasOf, intrinsicGasOf } from './rules/messageGas.js';
import type { Transition } from './transition/transition.js';

/** Free gas of the callee in a call that moves value. */
const CALL_STIPEND = 2300n;

/** The estimate is exact to the unit. Throws ExecutionError when no gas limit within the allowance is enough. */
export function* estimateGas(
  machine: Machine,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Running<EstimateOutcome> {
  const { balance } = machine.account(message.from);
  const allowance = gasAllowance(message, { balance, block, gasCap });
  const attempt = triesOf(machine, block, message);
  if (isTransfer(machine, message)) {
    const transfer = yield* attempt.with(TRANSFER_GAS);
    if (transfer?.vmError === '') return { gas: TRANSFER_GAS };
  }

  const first = yield* attempt.with(allowance);
  if (first === null || isOutOfGas(first.vmError)) throw allowanceExceeded(allowance);
  if (first.vmError !== '') return { vmError: first.vmError, returnData: encodeData(first.returnData) };
  return { gas: yield* bisect(attempt, first, allowance) };
}

function isOutOfGas(vmError: string): boolean {
  return vmError === GETH_MESSAGES.outOfGas || vmError.startsWith(`${GETH_MESSAGES.outOfGas}: `);
}

type Tries = ReturnType<typeof triesOf>;

function triesOf(machine: Machine, block: BlockContext, message: Message) {
  const [intrinsic, floor] = [intrinsicGasOf(message, machine.rules), floorGasOf(message, machine.rules)];
  return {
    /** Null when the gas does not cover the intrinsic cost. */
    *with(gas: bigint, wantsWords = true): Running<Transition | null> {
      if (gas < intrinsic || gas < floor) return null;
      return yield* tryMessage(machine, block, withGas(message, gas), { wording: asEstimateRefusal, wantsWords });
    },

    *succeeds(gas: bigint): Running<boolean> {
      return (yield* this.with(gas, false))?.vmError === '';
    },
  };
}

function* bisect(attempt: Tries, first: Transition, allowance: bigint): Running<bigint> {
  let tooLow = first.gasUsed - 1n;
  let enough = allowance;
  // Many messages need just the gas that they used: two tries at most show it, instead of some ten.
  if (first.maxUsedGas < enough) {
    if (!(yield* attempt.succeeds(first.maxUsedGas))) tooLow = first.maxUsedGas;
    else if (yield* attempt.succeeds(first.maxUsedGas - 1n)) enough = first.maxUsedGas - 1n;
    else return first.maxUsedGas;
  }
  // Most calls need the gas they used plus what calls hold back (EIP-150): one try there saves most of the search.
  const likely = ((first.maxUsedGas + CALL_STIPEND) * 64n) / 63n;
  if (likely < enough) {
    if (yield* attempt.succeeds(likely)) enough = likely;
    else tooLow = likely;
  }
  while (tooLow + 1n < enough) {
    let middle = (enough + tooLow) / 2n;
    // Results lie near the lower end, and low limits are cheap to try.
    if (middle > tooLow * 2n) middle = tooLow * 2n;
    if (yield* attempt.succeeds(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

function isTransfer(machine: Machine, message: Message): boolean {
  if (message.to === null || message.data.length > 0) return false;
  if (message.accessList !== null || message.authorizationList !== null) return false;
  return machine.codeAt(message.to).length === 0;
}
