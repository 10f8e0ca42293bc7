/** Checks a request and its answer against the contract. */
import { errorCatalogue, type ErrorName } from '../../generated/errors.js';
import { methodTable, type MethodName } from '../../generated/methods.js';
import { resultValidators } from '../../src/contract/resultValidators.js';
import { paramsValidators } from '../../generated/validators.js';

export interface Request {
  method: string;
  params?: unknown;
}

export interface Answer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** Errors that any request can get before its method runs. */
const ANYWHERE: ErrorName[] = ['methodNotFound', 'methodNotSupported', 'invalidParams'];
const refusedBeforehand: ReadonlySet<number> = new Set(ANYWHERE.map((name) => errorCatalogue[name].code));

/** The method with this name or alias. Null when there is none. */
export function callableMethod(name: string): MethodName | null {
  const names = Object.keys(methodTable) as MethodName[];
  return names.find((method) => method === name || aliasesOf(method).includes(name)) ?? null;
}

function aliasesOf(method: MethodName): readonly string[] {
  return methodTable[method].aliases;
}

/** Descriptions of what does not fit. Empty when everything fits. */
export function misfits({ method: name, params = [] }: Request, { result, error }: Answer): string[] {
  const method = callableMethod(name);
  const found: string[] = [];
  if (error !== undefined && refusedBeforehand.has(error.code)) return found;
  if (method === null) return [`${name} was answered but is not in the contract`];
  if (Array.isArray(params) && !paramsValidators[method](params)) {
    found.push(`parameters: ${JSON.stringify(paramsValidators[method].errors)}`);
  }
  if (error === undefined && !resultValidators().results[method](result)) {
    found.push(`result: ${JSON.stringify(resultValidators().results[method].errors)}`);
  }
  if (error !== undefined && !mayAnswer(method, error)) found.push(`error ${error.code} is not one of ${method}'s`);
  return found;
}

function mayAnswer(method: MethodName, { code, message }: { code: number; message: string }): boolean {
  const listed: readonly ErrorName[] = methodTable[method].errors;
  return listed.some(
    (name) => errorCatalogue[name].code === code && fitsTemplate(message, errorCatalogue[name].message),
  );
}

/** Any text may take the place of `{limit}` in `limit is {limit}`. */
function fitsTemplate(message: string, template: string): boolean {
  const parts = template.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(message);
}
