import type { TraceEnd } from '../tracer.js';
import { ExecutionEvents, type TracedEvm, type Tracing } from './executionEvents.js';

/**
 * Runs a transaction with a tracer and resolves with the trace as JSON in UTF-8. `run` executes the transaction to its
 * end and resolves with the gas and the failure that the trace shows; its changes stay. A tracer that throws
 * TraceFailed does not end the execution unless `abandons` says so: the error is thrown afterwards. Any other error
 * ends it.
 */
export async function runTraced(host: TracedEvm, tracing: Tracing, run: () => Promise<TraceEnd>): Promise<Uint8Array> {
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
