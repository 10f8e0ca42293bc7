import { traceBytes } from './traceBytes.js';
import type { Tracer } from './tracer.js';

/** `noopTracer`: runs the transaction and answers an empty trace. */
export class NoopTracer implements Tracer {
  result(): Uint8Array {
    return traceBytes({});
  }
}
