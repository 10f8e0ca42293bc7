/**
 * What the price that a call names asks of its sender and of its block. Nodes run calls without looking at either, so this stands in front of
 * theirs as well as of the executions here.
 */
import type { CallObject } from '../../generated/types.js';
import { GETH_MESSAGES } from '../evm/gethMessages.js';
import { encodeQuantity } from '../evm/hex.js';
import { TRANSFER_GAS } from '../evm/intrinsicGas.js';
import type { BlockContext } from './blockContext.js';
import { executionError, executionRefused } from './executionError.js';
import { boundGas, isFree, type Message } from './message.js';
import { asCallRefusal, asEstimateRefusal } from './refusals.js';
import type { GasBoundMessage } from './transition.js';

/** What a price is held against. */
export interface PriceContext {
  /** Wei that the sender has. */
  balance: bigint;
  block: Pick<BlockContext, 'gasLimit' | 'baseFeePerGas'>;
  gasCap: bigint;
}

/** Throws ExecutionError, told as a call tells it, for a message that may not run at its price. */
export function assertPayable(message: Message, { balance, block, gasCap }: PriceContext): void {
  const bound = boundGas(message, gasCap);
  try {
    assertFees(bound, block.baseFeePerGas);
    assertAffordable(bound, balance);
  } catch (error) {
    throw asCallRefusal(error, bound.gas);
  }
}

/** The call with its gas limited to what an estimate may try. */
export function withAllowance(call: CallObject, message: Message, context: PriceContext): CallObject {
  return { ...call, from: message.from, gas: encodeQuantity(gasAllowance(message, context)) };
}

/**
 * The highest gas limit for an estimate to try: the call's own or the block's, within the cap and what the sender can pay. Throws
 * ExecutionError when the message may not run at its price, or when that is too little for any transaction.
 */
export function gasAllowance(message: Message, { balance, block, gasCap }: PriceContext): bigint {
  const wanted = message.gas !== null && message.gas >= TRANSFER_GAS ? message.gas : block.gasLimit;
  const limits = [wanted, gasCap, ...affordableGas(message, balance)];
  const allowance = limits.reduce((least, limit) => (limit < least ? limit : least));
  if (!isFree(message.fees)) assertFeesOfEstimate(message, block.baseFeePerGas, allowance);
  if (allowance < TRANSFER_GAS) throw allowanceExceeded(allowance);
  return allowance;
}

/** No gas limit within the allowance is enough. */
export function allowanceExceeded(allowance: bigint): Error {
  return executionError('gasExceedsAllowance', { allowance: allowance.toString() });
}

export function assertFees({ from, fees }: Message, baseFee: bigint): void {
  const { maxFeePerGas, maxPriorityFeePerGas } = fees;
  if (maxFeePerGas < maxPriorityFeePerGas) {
    throw executionRefused(
      `${GETH_MESSAGES.tipAboveFeeCap}: ` +
        `address ${from}, maxPriorityFeePerGas: ${maxPriorityFeePerGas}, maxFeePerGas: ${maxFeePerGas}`,
    );
  }
  if (maxFeePerGas >= baseFee) return;
  const [have, want] = [maxFeePerGas.toString(), baseFee.toString()];
  throw executionError('simulationBaseFeeTooLow', { address: from, have, want });
}

export function assertAffordable({ from, gas, fees, value }: GasBoundMessage, balance: bigint): void {
  const cost = gas * fees.maxFeePerGas + value;
  if (balance >= cost) return;
  throw executionError('simulationInsufficientFunds', {
    address: from,
    have: balance.toString(),
    want: cost.toString(),
  });
}

function assertFeesOfEstimate(message: Message, baseFee: bigint, allowance: bigint): void {
  try {
    assertFees(message, baseFee);
  } catch (error) {
    throw asEstimateRefusal(error, allowance);
  }
}

/** What the sender can pay beside the value; nothing where gas is free. */
function affordableGas({ fees, value }: Message, balance: bigint): bigint[] {
  if (fees.maxFeePerGas === 0n) return [];
  if (value >= balance) throw executionRefused('insufficient funds for transfer');
  return [(balance - value) / fees.maxFeePerGas];
}
