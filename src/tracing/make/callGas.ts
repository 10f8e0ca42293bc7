import type { CallFrame, Quantity } from '../../../generated/types.js';
import type { CallOutcome } from '../../chain/state.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import type { Ends, StructLogAnswer } from './structLogTrace.js';
import { TraceError, traceFailed } from '../api/traceErrors.js';

/** Further requests to the node about the call. */
export interface AskedOfCall {
  steps: () => Promise<StructLogAnswer>;
  /** The call as the node executes it without a trace, with this gas limit or the highest. */
  executed: (gas: Quantity | undefined) => Promise<CallOutcome>;
}

/** Gas for each byte of code that a creation stores. */
const BYTE_OF_CODE = 200n;
/** Refunds are at most the gas used divided by this (EIP-3529). */
const REFUND_QUOTIENT = 5n;

/**
 * The gas that a call of a node's trace used, without refunds: traces show a part of the gas limit where that is more.
 * It follows from the first and last instruction. A call without instructions runs Go code or nothing: then the gas is
 * that of executing the call, if it ends the same way. The execution has its own price for reads of the store, and
 * fails with a low gas limit where the trace does not: so the limit is the highest then. Rejects with TraceError where
 * the node does not tell.
 */
export async function gasOfCall(top: CallFrame, { steps, executed }: AskedOfCall): Promise<bigint> {
  const limit = BigInt(top.gas);
  if (top.error !== undefined && top.error !== GETH_MESSAGES.executionReverted) return limit;
  const ends = await endsOf(steps);
  if (ends !== null && ends !== 'too many') return gasOfSteps(top, ends);
  const { returnData, vmError, gasUsed } = await executed(ends === null ? undefined : top.gas);
  const endsAlike = returnData === (top.output ?? '0x') && vmError === (top.error ?? '');
  if (gasUsed !== null && endsAlike && gasUsed <= limit) return gasUsed;
  throw traceFailed('the node does not tell what gas this call takes: traced, it ends otherwise than executed');
}

async function endsOf(steps: AskedOfCall['steps']): Promise<Ends | null | 'too many'> {
  try {
    return (await steps()).ends;
  } catch (error) {
    if (error instanceof TraceError && TOO_MANY.has(error.rpc.name)) return 'too many';
    throw error;
  }
}

const TOO_MANY: ReadonlySet<string> = new Set(['responseTooLarge', 'limitExceeded']);

function gasOfSteps({ gas, type, output, error }: CallFrame, { first, last }: Ends): bigint {
  const storedBytes = type === 'CREATE' && error === undefined && output !== undefined ? output.length / 2 - 1 : 0;
  const left = BigInt(last.gas - last.gasCost) - BigInt(storedBytes) * BYTE_OF_CODE;
  if (last.depth !== 1 || left < 0n) throw traceFailed('the last instruction of the trace is not that of the call');
  const used = BigInt(gas) - left;
  // A revert undoes the refunds of the code, and leaves those of authorizations.
  const { refund = 0 } = error === undefined ? last : first;
  const most = used / REFUND_QUOTIENT;
  return used - (BigInt(refund) < most ? BigInt(refund) : most);
}
