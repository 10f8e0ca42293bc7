/**
 * How eth_call and eth_estimateGas tell why a message may not run. In eth_simulateV1 each reason has an error code of
 * its own; calls and estimates use geth's words.
 */
import type { ErrorArguments, ErrorDescription, ErrorName } from '../../../generated/errors.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { executionError, ExecutionError, executionRefused, NodeFailure, refusalText } from './executionError.js';

/** Words an error as a method tells it, for a message with this gas. Errors that are no refusals stay as they are. */
export type RefusalWording = (error: unknown, gas: bigint) => unknown;

const REASONS: { readonly [Name in ErrorName]?: (args: ErrorArguments[Name]) => string } = {
  simulationIntrinsicGas: ({ have, want }) => `${GETH_MESSAGES.intrinsicGasTooLow}: have ${have}, want ${want}`,
  simulationBaseFeeTooLow: ({ address, have, want }) =>
    `${GETH_MESSAGES.feeCapTooLow}: address ${address}, maxFeePerGas: ${have}, baseFee: ${want}`,
  simulationInitCodeTooLarge: ({ size, limit }) =>
    `${GETH_MESSAGES.initCodeTooLarge}: code size ${size} limit ${limit}`,
  executionFailed: ({ reason }) => String(reason),
};

/** A refusal as eth_call tells it. */
export function asCallRefusal(error: unknown, gas: bigint): unknown {
  return reworded(error, (reason) => `err: ${reason} (supplied gas ${gas})`);
}

/** A refusal as eth_estimateGas tells it. */
export function asEstimateRefusal(error: unknown, gas: bigint): unknown {
  return reworded(error, (reason) => `failed with ${gas} gas: ${reason}`);
}

/** A refusal as debug_traceCall tells it. */
export function asTraceRefusal(error: unknown): unknown {
  if (!(error instanceof ExecutionError)) return error;
  const reason = reasonOf(error.rpc) ?? (error.rpc.name.startsWith('simulation') ? refusalText(error) : undefined);
  return reason === undefined ? error : executionRefused(`tracing failed: ${reason}`);
}

/** Missing funds have an error of their own, the same for both methods. */
function reworded(error: unknown, inContext: (reason: string) => string): unknown {
  if (!(error instanceof ExecutionError) || error instanceof NodeFailure) return error;
  const { name, arguments: args } = error.rpc;
  if (name === 'simulationInsufficientFunds') return executionError('insufficientFundsForTransfer', args);
  const reason = reasonOf(error.rpc);
  return reason === undefined ? error : executionRefused(inContext(reason));
}

function reasonOf<Name extends ErrorName>({ name, arguments: args }: ErrorDescription<Name>): string | undefined {
  return REASONS[name]?.(args);
}
