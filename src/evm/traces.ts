/** Traces as they cross the boundary to the engine; `engine/src/trace/tracer.rs` has the same. */
import type { ScriptHost } from './answers.js';
import type { WireReader, WireWriter } from './wire.js';

/** A trace to begin. */
export interface TraceStart {
  /** Most bytes of the trace. */
  limit: number;
  /** Writes the tracer and the transaction as the engine reads them. */
  write: (writer: WireWriter) => void;
  /** Null where no tracer is in JavaScript. */
  scripts: ScriptHost | null;
}

/** A trace as JSON in UTF-8 with the bytes that count against its limit, or why there is none; null is the limit. */
export type TraceResult = { trace: Uint8Array; bytes: number } | { reason: string | null };

const STATUS = { made: 0, incomplete: 1, failed: 2, tooLarge: 3, refused: 4 } as const;

/** Reads the end of a trace. Throws `missing` where values are missing, `failure` where JavaScript has the reason. */
export function readTraceResult(reader: WireReader, missing: Error, failure: Error | null): TraceResult {
  switch (reader.u8()) {
    case STATUS.made: {
      const bytes = Number(reader.u64());
      return { trace: reader.bytes(), bytes };
    }
    case STATUS.incomplete:
      throw missing;
    case STATUS.tooLarge:
      return { reason: null };
    case STATUS.refused:
      return { reason: reader.text() };
    default:
      throw failure ?? new Error('a trace ended without a reason');
  }
}
