import { errorCatalogue } from '../../generated/errors.js';
import type { ExecutionError } from './executionError.js';

/** The message of a refusal, as JSON-RPC clients get it. */
export function refusalText({ rpc: { name, arguments: values } }: ExecutionError): string {
  return errorCatalogue[name].message.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}
