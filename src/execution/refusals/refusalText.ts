import { errorMessage } from '../../../generated/errors.js';
import type { ExecutionError } from './executionError.js';

/** The message of a refusal, as JSON-RPC clients get it. */
export function refusalText({ rpc }: ExecutionError): string {
  return errorMessage(rpc);
}
