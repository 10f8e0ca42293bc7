/** Errors of failed gRPC calls, without the library. */
import { connectionFailure, queryError } from '../../chain/nodeFailure.js';
import { MalformedAnswer, NodeUnavailable, QueryUnknown, type ChainError } from '../../chain/chainErrors.js';

/** The relevant status codes: https://grpc.io/docs/guides/status-codes/ */
export const GRPC_STATUS = {
  cancelled: 1,
  deadlineExceeded: 4,
  resourceExhausted: 8,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
} as const;

/** The call that failed; `address` is for the log. */
interface FailedCall {
  path: string;
  height: number;
  address: string;
}

/** The error for a status that is not OK. */
export function grpcFailure(
  { code, details }: { code: number; details: string },
  { path, height, address }: FailedCall,
): ChainError {
  if (code === GRPC_STATUS.unimplemented) return new QueryUnknown(path);
  if (code === GRPC_STATUS.unavailable || code === GRPC_STATUS.cancelled || endedWithoutStatus(code, details)) {
    return new NodeUnavailable(connectionFailure(details), { detail: `${address}: ${details}` });
  }
  // grpc-js itself refuses an answer that is too large.
  if (code === GRPC_STATUS.resourceExhausted) return new MalformedAnswer(`${path}: ${details}`);
  return queryError({ path, height, ...readSdkError(details) });
}

/** Whether the connection was cut: grpc-js reports the code of an internal error, only the text differs. */
function endedWithoutStatus(code: number, details: string): boolean {
  return code === GRPC_STATUS.internal && details.startsWith('Received RST_STREAM with code');
}

/**
 * The code, codespace and reason of a failed query: `codespace sdk code 26: invalid height: <reason>` from the SDK, the
 * reason alone from a module. The SDK reports errors without a code as `abciCode` 1, codespace `undefined`.
 */
export function readSdkError(details: string): { abciCode: number; codespace: string; log: string } {
  const match = /^codespace (\w+) code (\d+): (.*)$/s.exec(details);
  if (match === null) return { abciCode: 1, codespace: 'undefined', log: details };
  return { abciCode: Number(match[2]), codespace: match[1] ?? '', log: match[3] ?? '' };
}
