/** Turns a failure of `abci_query` into the gRPC status that the SDK's server gives for it. */
import type { QueryAnswer } from '../../application.js';
import type { StateQueries } from '../stateQueries.js';

/** A gRPC status: https://grpc.io/docs/guides/status-codes/ */
export interface GrpcStatus {
  code: number;
  text: string;
}

const CODES: Record<string, number> = {
  Canceled: 1,
  Unknown: 2,
  InvalidArgument: 3,
  DeadlineExceeded: 4,
  NotFound: 5,
  AlreadyExists: 6,
  PermissionDenied: 7,
  ResourceExhausted: 8,
  FailedPrecondition: 9,
  Aborted: 10,
  OutOfRange: 11,
  Unimplemented: 12,
  Internal: 13,
  Unavailable: 14,
};

/** The status UNKNOWN: also what the SDK gives for errors without a status. */
export const STATUS_UNKNOWN = 2;
/** The status RESOURCE_EXHAUSTED: the message is too large. */
export const STATUS_RESOURCE_EXHAUSTED = 8;
/** The status UNIMPLEMENTED: there is no such method. */
export const STATUS_UNIMPLEMENTED = 12;
/** The status INTERNAL: the query failed unexpectedly. */
export const STATUS_INTERNAL = 13;

/** The description that the SDK appends to the reason, by ABCI code of the codespace `sdk`. */
const CLASSES: Record<number, string> = {
  6: 'unknown request',
  18: 'invalid request',
  22: 'key not found',
  26: 'invalid height',
  38: 'not found',
};

/** Asks a query at a height as gRPC does. Never rejects. */
export async function answerQuery(
  queries: StateQueries,
  { path, message, height }: { path: string; message: Uint8Array; height: number },
  signal: AbortSignal,
): Promise<{ value: Uint8Array; height: number } | GrpcStatus> {
  try {
    const answer = await queries.query(path, message, height, { prove: false, signal });
    return answer.code === 0 ? { value: answer.value, height: answer.height } : grpcStatusOf(path, answer);
  } catch (error) {
    return { code: STATUS_INTERNAL, text: error instanceof Error ? error.message : String(error) };
  }
}

/** The status of an answer whose code is not 0. */
export function grpcStatusOf(path: string, { code, codespace, log }: QueryAnswer): GrpcStatus {
  if (log === 'unknown query path: unknown request') return unknownMethod(path);
  const ending = `: ${CLASSES[code] ?? ''}`;
  const reason = codespace === 'sdk' && log.endsWith(ending) ? log.slice(0, -ending.length) : log;
  const wrapped = /^rpc error: code = (\w+) desc = (.*)$/s.exec(reason);
  if (wrapped !== null) return { code: CODES[wrapped[1] ?? ''] ?? STATUS_UNKNOWN, text: wrapped[2] ?? '' };
  if (!isRefusedBeforeModule(code, reason)) return { code: STATUS_UNKNOWN, text: reason };
  return { code: STATUS_UNKNOWN, text: `codespace ${codespace} code ${code}: ${CLASSES[code]}: ${reason}` };
}

/** Whether the query was refused before it reached a module. */
function isRefusedBeforeModule(code: number, reason: string): boolean {
  return code === 26 || code === 38 || (code === 18 && reason.startsWith('cannot query'));
}

function unknownMethod(path: string): GrpcStatus {
  const [, service = '', method = ''] = path.split('/');
  return { code: STATUS_UNIMPLEMENTED, text: `unknown method ${method} for service ${service}` };
}
