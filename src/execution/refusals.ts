/** How calls and estimates tell why a message may not run: refusals of simulations have error codes of their own, theirs are geth's words. */
import type { ErrorArguments, ErrorDescription, ErrorName } from '../../generated/errors.js';
import { executionError, ExecutionError, executionRefused } from './executionError.js';
import { GETH_MESSAGES } from '../evm/gethMessages.js';

/** The error as clients are told it, of a message with this gas. What is no refusal stays what it is. */
export type RefusalWords = (error: unknown, gas: bigint) => unknown;

const WORDS: { readonly [Name in ErrorName]?: (args: ErrorArguments[Name]) => string } = {
  simulationIntrinsicGas: ({ have, want }) => `${GETH_MESSAGES.intrinsicGasTooLow}: have ${have}, want ${want}`,
  simulationBaseFeeTooLow: ({ address, have, want }) =>
    `${GETH_MESSAGES.feeCapTooLow}: address ${address}, maxFeePerGas: ${have}, baseFee: ${want}`,
  simulationInitCodeTooLarge: ({ size, limit }) =>
    `${GETH_MESSAGES.initCodeTooLarge}: code size ${size} limit ${limit}`,
  executionFailed: ({ reason }) => String(reason),
};

export function asCallRefusal(error: unknown, gas: bigint): unknown {
  return reworded(error, (reason) => `err: ${reason} (supplied gas ${gas})`);
}

export function asEstimateRefusal(error: unknown, gas: bigint): unknown {
  return reworded(error, (reason) => `failed with ${gas} gas: ${reason}`);
}

/** Missing funds have an error of their own, the same for both. */
function reworded(error: unknown, inContext: (reason: string) => string): unknown {
  if (!(error instanceof ExecutionError)) return error;
  const { name, arguments: args } = error.rpc;
  if (name === 'simulationInsufficientFunds') return executionError('insufficientFundsForTransfer', args);
  const words = wordsOf(error.rpc);
  return words === undefined ? error : executionRefused(inContext(words));
}

function wordsOf<Name extends ErrorName>({ name, arguments: args }: ErrorDescription<Name>): string | undefined {
  return WORDS[name]?.(args);
}
