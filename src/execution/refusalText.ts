import { errorMessage } from '../../generated/errors.js';
import type { ExecutionError } from './executionError.js';

/** Why an execution was refused, in go-ethereum's words. */
export function refusalText({ rpc }: ExecutionError): string {
  return errorMessage(rpc);
}
