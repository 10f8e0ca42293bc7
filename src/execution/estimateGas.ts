/** Runs eth_estimateGas: finds by bisection the lowest gas limit with which a message succeeds. */
import { createAddressFromString } from '@ethereumjs/util';
import type { EstimateOutcome } from '../chain/state.js';
import { GETH_MESSAGES } from '../evm/gethMessages.js';
import { encodeData } from '../evm/hex.js';
import { TRANSFER_GAS } from '../evm/transaction/intrinsicGas.js';
import type { BlockContext } from './blockContext.js';
import { tryMessage } from './call.js';
import { floorGasOf, intrinsicGasOf } from './rules/messageGas.js';
import type { EvmHost } from './state/evmHost.js';
import type { Message } from './transition/message.js';
import { allowanceExceeded, gasAllowance } from './transition/price.js';
import { asEstimateRefusal } from './refusals/refusals.js';
import type { Transition } from './transition/transition.js';

/** Gas that the callee gets for free with a call that moves value. */
const CALL_STIPEND = 2300n;

/** The estimate is exact to the unit. Throws ExecutionError when no gas limit within the allowance is enough. */
export async function estimateGas(
  host: EvmHost,
  block: BlockContext,
  message: Message,
  gasCap: bigint,
): Promise<EstimateOutcome> {
  const sender = await host.state.getAccount(createAddressFromString(message.from));
  const allowance = gasAllowance(message, { balance: sender?.balance ?? 0n, block, gasCap });
  const attempt = new Attempt(host, block, message);
  if (await isTransfer(host, message)) {
    const transfer = await attempt.with(TRANSFER_GAS);
    if (transfer?.vmError === '') return { gas: TRANSFER_GAS };
  }

  const first = await attempt.with(allowance);
  if (first === null || first.vmError === GETH_MESSAGES.outOfGas) throw allowanceExceeded(allowance);
  if (first.vmError !== '') return { vmError: first.vmError, returnData: encodeData(first.returnData) };
  return { gas: await bisect(attempt, first, allowance) };
}

/** Executions of one message with different gas limits. */
class Attempt {
  readonly #leastGas: bigint;
  readonly #host: EvmHost;
  readonly #block: BlockContext;
  readonly #message: Message;

  constructor(host: EvmHost, block: BlockContext, message: Message) {
    this.#host = host;
    this.#block = block;
    this.#message = message;
    const rules = host.evm.common;
    const [intrinsic, floor] = [intrinsicGasOf(message, rules), floorGasOf(message, rules)];
    this.#leastGas = intrinsic > floor ? intrinsic : floor;
  }

  /** Null when the gas does not cover the intrinsic cost. */
  async with(gas: bigint): Promise<Transition | null> {
    if (gas < this.#leastGas) return null;
    return tryMessage(this.#host, this.#block, { ...this.#message, gas }, { wording: asEstimateRefusal });
  }

  async succeeds(gas: bigint): Promise<boolean> {
    return (await this.with(gas))?.vmError === '';
  }
}

async function bisect(attempt: Attempt, first: Transition, allowance: bigint): Promise<bigint> {
  let tooLow = first.gasUsed - 1n;
  let enough = allowance;
  // A message that makes no calls needs just the gas that it used. Two tries show it, where the search takes some ten.
  if (first.maxUsedGas < enough) {
    if (!(await attempt.succeeds(first.maxUsedGas))) tooLow = first.maxUsedGas;
    else if (await attempt.succeeds(first.maxUsedGas - 1n)) enough = first.maxUsedGas - 1n;
    else return first.maxUsedGas;
  }
  // Most calls need the gas they used plus what calls hold back (EIP-150): one try there saves most of the search.
  const likely = ((first.maxUsedGas + CALL_STIPEND) * 64n) / 63n;
  if (likely < enough) {
    if (await attempt.succeeds(likely)) enough = likely;
    else tooLow = likely;
  }
  while (tooLow + 1n < enough) {
    let middle = (enough + tooLow) / 2n;
    // Answers lie near the lower end, and low limits are cheap to try.
    if (middle > tooLow * 2n) middle = tooLow * 2n;
    if (await attempt.succeeds(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

async function isTransfer({ state }: EvmHost, message: Message): Promise<boolean> {
  if (message.to === null || message.data.length > 0) return false;
  if (message.accessList !== null || message.authorizationList !== null) return false;
  return (await state.getCode(createAddressFromString(message.to))).length === 0;
}
