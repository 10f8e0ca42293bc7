/** The errors of eth_call and eth_estimateGas for a message that may not run, in geth's words. */
import type { ErrorArguments, ErrorDescription, ErrorName } from '../../../generated/errors.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { executionError, ExecutionError, executionRefused, NodeFailure, refusalText } from './executionError.js';

/** Words a refusal as a method does, for a message with this gas. Other errors stay as they are. */
export type RefusalWording = (error: unknown, gas: bigint) => unknown;

const REASONS: { readonly [Name in ErrorName]?: (args: ErrorArguments[Name]) => string } = {
  simulationIntrinsicGas: ({ have, want }) => `${GETH_MESSAGES.intrinsicGasTooLow}: have ${have}, want ${want}`,
  simulationBaseFeeTooLow: ({ address, have, want }) =>
    `${GETH_MESSAGES.feeCapTooLow}: address ${address}, maxFeePerGas: ${have}, baseFee: ${want}`,
  simulationInitCodeTooLarge: ({ size, limit }) =>
    `${GETH_MESSAGES.initCodeTooLarge}: code size ${size} limit ${limit}`,
  executionFailed: ({ reason }) => String(reason),
};

/** A refusal in the words of eth_call. */
export function asCallRefusal(error: unknown, gas: bigint): unknown {
  return reworded(error, (reason) => `err: ${reason} (supplied gas ${gas})`);
}

/** A refusal in the words of eth_estimateGas. */
export function asEstimateRefusal(error: unknown, gas: bigint): unknown {
  return reworded(error, (reason) => `failed with ${gas} gas: ${reason}`);
}

/** A refusal in the words of debug_traceCall. */
export function asTraceRefusal(error: unknown): unknown {
  if (!(error instanceof ExecutionError)) return error;
  const reason = reasonOf(error.rpc) ?? (error.rpc.name.startsWith('simulation') ? refusalText(error) : undefined);
  return reason === undefined ? error : executionRefused(`tracing failed: ${reason}`);
}

/** Missing funds have their own error, the same for both methods. */
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
