import type { TraceConfig } from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { TracerChoice } from '../../../execution/tracers/createTracer.js';
import {
  DEFAULT_TRACE_TIMEOUT_MS,
  MAX_TRACE_BYTES,
  MAX_TRACE_TIMEOUT_MS,
  TraceFailed,
} from '../../../execution/tracers/traceLimits.js';
import { parseDuration } from '../../../execution/tracers/duration.js';
import type { BlockContext } from '../../../execution/blockContext.js';
import type { ChainEvm } from '../../app/evm/chainEvm.js';
import type { QueriedChain } from '../queriedChain.js';
import { invalidArgument } from '../queryFailure.js';

/** The options of a trace query, with geth's defaults for missing ones. */
export interface TraceOptions extends TracerChoice {
  timeoutMs: number;
  /** Throws TraceFailed when the traces of one query have more bytes together than one trace may. */
  assertSize(bytes: number): void;
}

/** What all executions of one trace query share. */
export interface QueryTracing {
  host: ChainEvm;
  chain: QueriedChain;
  /** The block that code sees. */
  block: BlockContext;
  options: TraceOptions;
}

/** Throws QueryFailure for invalid options. */
export function decodeTraceOptions(config: TraceConfig | undefined): TraceOptions {
  const limit = config?.limit ?? 0;
  if (limit < 0) throw invalidArgument(`output limit cannot be negative, got ${limit}`);
  return {
    tracer: config?.tracer ?? '',
    tracerConfig: config?.tracerJsonConfig ?? '',
    disableStack: config?.disableStack ?? false,
    disableStorage: config?.disableStorage ?? false,
    enableMemory: config?.enableMemory ?? false,
    enableReturnData: config?.enableReturnData ?? false,
    limit,
    timeoutMs: timeoutOf(config?.timeout ?? ''),
    assertSize,
  };
}

function timeoutOf(text: string): number {
  if (text === '') return DEFAULT_TRACE_TIMEOUT_MS;
  const timeoutMs = parseDuration(text);
  if (timeoutMs === null) {
    throw invalidArgument(`timeout value: time: invalid duration ${JSON.stringify(text.slice(0, 100))}`);
  }
  return Math.max(0, Math.min(timeoutMs, MAX_TRACE_TIMEOUT_MS));
}

function assertSize(bytes: number): void {
  if (bytes > MAX_TRACE_BYTES) throw new TraceFailed(`traces of more than ${MAX_TRACE_BYTES} bytes together`);
}
