import type { EVM } from '@ethereumjs/evm';
import { ExecutionEvents } from './executionEvents.js';
import type { Deadline } from './traceLimits.js';
import type { LiveState, TracedTransaction, Tracer } from './tracer.js';

/** An EVM and its state, as far as tracing needs them. */
export interface TracedMachine {
  evm: EVM;
  state: LiveState;
}

/**
 * Runs something with a tracer watching and gives the trace as JSON text. `run` executes the transaction to its end and tells the gas that the
 * trace shows; what it changed stays. A failing tracer does not end the execution: its error, mostly TraceFailed, is thrown afterwards.
 */
export async function runTraced(
  machine: TracedMachine,
  tracer: Tracer,
  transaction: TracedTransaction,
  deadline: Deadline,
  run: () => Promise<bigint>,
): Promise<string> {
  const events = new ExecutionEvents(machine.evm, tracer, transaction, machine.state, deadline);
  try {
    events.attach();
    const gasUsed = await run().catch((error: unknown) => {
      throw events.failure ?? error;
    });
    if (events.failure !== null) throw events.failure;
    tracer.end?.({ gasUsed });
    return tracer.result();
  } finally {
    events.detach();
    tracer.dispose?.();
  }
}
