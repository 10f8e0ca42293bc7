import { errorCatalogue } from '../../generated/errors.js';
import type { ExecutionError } from './executionError.js';

/** Why an execution was refused, in go-ethereum's words. */
export function refusalText({ rpc: { name, arguments: values } }: ExecutionError): string {
  return errorCatalogue[name].message.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}
