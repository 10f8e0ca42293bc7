/** Whether a request and its answer are what the contract says. */
import { errorCatalogue, type ErrorName } from '../../generated/errors.js';
import { methodTable, type MethodName } from '../../generated/methods.js';
import { resultValidators } from '../../generated/resultValidators.js';
import { paramsValidators } from '../../generated/validators.js';

export interface Request {
  method: string;
  params?: unknown;
}

export interface Answer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** Errors that any request can meet, before its method is known or runs. */
const ANYWHERE: ErrorName[] = ['methodNotFound', 'methodNotSupported', 'invalidParams'];
const refusedBeforehand = new Set(ANYWHERE.map((name) => errorCatalogue[name].code));

/** The method of a name or of one of its aliases; null when none can be called by it. */
export function callableMethod(name: string): MethodName | null {
  const names = Object.keys(methodTable) as MethodName[];
  return names.find((method) => method === name || aliasesOf(method).includes(name)) ?? null;
}

function aliasesOf(method: MethodName): readonly string[] {
  return methodTable[method].aliases;
}

/** What does not fit, in words; empty when all does. */
export function misfits({ method: name, params = [] }: Request, { result, error }: Answer): string[] {
  const method = callableMethod(name);
  const found: string[] = [];
  if (error !== undefined && refusedBeforehand.has(error.code as never)) return found;
  if (method === null) return [`${name} is not in the contract and was answered`];
  if (Array.isArray(params) && !paramsValidators[method](params)) {
    found.push(`parameters: ${JSON.stringify(paramsValidators[method].errors)}`);
  }
  if (error === undefined && !resultValidators[method](result)) {
    found.push(`result: ${JSON.stringify(resultValidators[method].errors)}`);
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

/** `limit is {limit}` fits any text in place of `{limit}`. */
function fitsTemplate(message: string, template: string): boolean {
  const parts = template.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(message);
}
