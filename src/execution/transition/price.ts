/** Checks the price of a call. Nodes run calls without these checks, so they come before calls in the node, too. */
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { TRANSFER_GAS } from '../../ethereum/transaction/intrinsicGas.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { executionError, executionRefused } from '../refusals/executionError.js';
import { boundGas, isFree, type GasBoundMessage, type Message } from './message.js';
import { asCallRefusal, asEstimateRefusal } from '../refusals/refusals.js';

/** The values that limit a price. */
export interface PriceContext {
  balance: bigint;
  block: Pick<BlockContext, 'gasLimit' | 'baseFeePerGas'>;
  gasCap: bigint;
}

/** Throws ExecutionError, in the words of eth_call, for a message that may not run at its price. */
export function assertPayable(message: Message, { balance, block, gasCap }: PriceContext): void {
  const bound = boundGas(message, gasCap);
  try {
    assertFees(bound, block.baseFeePerGas);
    assertAffordable(bound, balance);
  } catch (error) {
    throw asCallRefusal(error, bound.gas);
  }
}

/**
 * The highest gas limit that an estimate tries: the call's own or the block's, within the cap and what the sender can
 * pay. Throws ExecutionError when the message may not run at its price, or when that is too little for a transfer.
 */
export function gasAllowance(message: Message, { balance, block, gasCap }: PriceContext): bigint {
  const wanted = message.gas !== null && message.gas >= TRANSFER_GAS ? message.gas : block.gasLimit;
  const limits = [wanted, gasCap, ...affordableGas(message, balance)];
  const allowance = limits.reduce((least, limit) => (limit < least ? limit : least));
  try {
    if (!isFree(message.fees)) assertFees(message, block.baseFeePerGas);
  } catch (error) {
    throw asEstimateRefusal(error, allowance);
  }
  if (allowance < TRANSFER_GAS) throw allowanceExceeded(allowance);
  return allowance;
}

/** The error when no gas limit within the allowance is enough. */
export function allowanceExceeded(allowance: bigint): Error {
  return executionError('gasExceedsAllowance', { allowance: allowance.toString() });
}

/** Throws ExecutionError for a tip above the fee cap, and for a fee cap below the base fee (wei). */
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

/** Throws ExecutionError when gas at the highest price, plus the value, costs more than the balance (wei). */
export function assertAffordable({ from, gas, fees, value }: GasBoundMessage, balance: bigint): void {
  const cost = gas * fees.maxFeePerGas + value;
  if (balance >= cost) return;
  throw executionError('simulationInsufficientFunds', {
    address: from,
    have: balance.toString(),
    want: cost.toString(),
  });
}

/** The gas that the sender can pay after the value: one limit, or none where gas is free. */
function affordableGas({ fees, value }: Message, balance: bigint): bigint[] {
  if (fees.maxFeePerGas === 0n) return [];
  if (value >= balance) throw executionRefused('insufficient funds for transfer');
  return [(balance - value) / fees.maxFeePerGas];
}
