/** What the methods of `trace_` ask of `Traces`. */
import { methodTable } from '../../../generated/methods.js';
import type { TraceOptions } from '../../chain/traces.js';

/** The call frames of a transaction, at least one: OpenEthereum shows every transaction. */
export const CALLS: TraceOptions = { ...optionsFor('callTracer'), showsFrameless: true };
/** The accounts that a transaction changes, before and after it. */
export const CHANGES = optionsFor('prestateTracer', { diffMode: true });
/** The accounts that a transaction touches, with their code, before it. */
export const ACCOUNTS = optionsFor('prestateTracer', { disableStorage: true });
/** Its instructions, without storage and memory. */
export const INSTRUCTIONS = optionsFor('');
/** Nothing: the transaction only runs. */
export const NOTHING = optionsFor('noopTracer');

function optionsFor(tracer: string, tracerConfig: TraceOptions['tracerConfig'] = {}): TraceOptions {
  return {
    tracer,
    tracerConfig,
    disableStack: false,
    disableStorage: true,
    enableMemory: false,
    enableReturnData: false,
    limit: 0,
    timeoutMs: methodTable.trace_replayTransaction.limits.traceTime.default,
  };
}
