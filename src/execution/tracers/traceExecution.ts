import type { Hash } from '../../../generated/types.js';
import { encodeAddress, normalizeAddress } from '../../ethereum/hex.js';
import type { AccessListEntry, Authorization } from '../../ethereum/transaction/transaction.js';
import type { BlockContext } from '../blockContext.js';
import { recoverAuthority } from '../rules/authorizations.js';
import { intrinsicGasOf } from '../rules/messageGas.js';
import type { FeeCaps } from '../transition/message.js';
import { createTracer, type TracerChoice } from './createTracer.js';
import { ExecutionEvents, type TracedEvm, type Tracing } from './events/executionEvents.js';
import type { TracedTransaction, TraceEnd } from './tracer.js';
import type { Deadline, TraceSize } from './traceLimits.js';

/** The fees of a call that pays none. */
export const NO_FEES: FeeCaps = { legacy: true, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n };

/** The EVM, the block, and the tracer of an execution. */
export interface TraceContext {
  host: TracedEvm;
  block: BlockContext;
  options: TracerChoice;
}

/** A transaction or call as tracers see it. */
export interface TracedExecution extends Pick<
  TracedTransaction,
  'from' | 'to' | 'nonce' | 'gas' | 'gasPrice' | 'value' | 'input' | 'blockHash'
> {
  accessList: AccessListEntry[] | null;
  authorizationList: Authorization[] | null;
  /** Null for a call. */
  hash: Hash | null;
  /** Index among the Ethereum transactions of the block. */
  index: number;
}

/** The limits of one trace. */
export interface ExecutionLimits {
  deadline: Deadline;
  size: TraceSize;
  /** Ends the execution when the trace fails. The EVM cannot be used again after that. */
  abandons?: boolean;
}

/** Runs an execution with its tracer. Resolves with the trace as JSON in UTF-8. Throws TraceFailed. */
export async function traceExecution(
  { host, block, options }: TraceContext,
  execution: TracedExecution,
  limits: ExecutionLimits,
  run: () => Promise<TraceEnd>,
): Promise<Uint8Array> {
  const { deadline, size, abandons = false } = limits;
  const precompiles = new Set([...host.evm.precompiles.keys()].map((key) => normalizeAddress(`0x${key}`)));
  const tracer = await createTracer(options, { precompiles, deadline, size });
  const { hash, index, accessList: _, authorizationList, ...own } = execution;
  const transaction = {
    ...own,
    intrinsicGas: intrinsicGasOf({ ...execution, data: execution.input, fees: NO_FEES }, host.evm.common),
    destroysOnlyNew: host.evm.common.isActivatedEIP(6780),
    // Transactions ignore an authorization with an invalid signature, and so do traces.
    authorities: (authorizationList ?? []).flatMap((signed) => {
      const authority = recoverAuthority(signed);
      return authority === null ? [] : [encodeAddress(authority.bytes)];
    }),
    blockNumber: block.number,
    coinbase: block.coinbase,
    transactionHash: hash,
    transactionIndex: index,
  };
  return runTraced(host, { tracer, transaction, deadline, abandons }, run);
}

/**
 * A tracer that throws TraceFailed does not end the execution unless `abandons` is true: the error is thrown
 * afterwards. Any other error ends it. The changes of `run` stay.
 */
async function runTraced(host: TracedEvm, tracing: Tracing, run: () => Promise<TraceEnd>): Promise<Uint8Array> {
  const { tracer } = tracing;
  const events = new ExecutionEvents(host, tracing);
  try {
    events.attach();
    const end = await run().catch((error: unknown) => {
      throw events.failure ?? error;
    });
    if (events.failure !== null) throw events.failure;
    tracer.end?.(end);
    return tracer.result();
  } finally {
    events.detach();
    tracer.dispose?.();
  }
}
