/** The errors of failed gRPC calls, apart from the library that makes the calls. */
import { connectionFailure, queryError } from '../../chain/nodeFailure.js';
import { MalformedAnswer, NodeUnavailable, QueryUnknown, type ChainError } from '../../chain/chainErrors.js';

/** The status codes that are told apart: https://grpc.io/docs/guides/status-codes/ */
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

/**
 * Whether the connection was cut during a call. grpc-js reports that with the code of the application's internal
 * errors; the text tells.
 */
function endedWithoutStatus(code: number, details: string): boolean {
  return code === GRPC_STATUS.internal && details.startsWith('Received RST_STREAM with code');
}

/**
 * The code, codespace and reason of a failed query. An error of the SDK's framework comes as `codespace sdk code 26:
 * invalid height: <reason>`, one of a module as its reason alone. The SDK calls an error without a code `abciCode` 1 of
 * codespace `undefined`.
 */
export function readSdkError(details: string): { abciCode: number; codespace: string; log: string } {
  const match = /^codespace (\w+) code (\d+): (.*)$/s.exec(details);
  if (match === null) return { abciCode: 1, codespace: 'undefined', log: details };
  return { abciCode: Number(match[2]), codespace: match[1] ?? '', log: match[3] ?? '' };
}
