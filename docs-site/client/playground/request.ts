/** The parameters of a form, and the request as text. */
import type { ContentDescriptor, MethodObject } from '../../../codegen/document.js';
import { compactJson, isArray, isObject, parseJson, prettyJson, type JsonValue } from './json.js';
import type { Schemas } from './schemaForm.js';
import { problemsOf, type Problem } from './validate.js';

/** Values of the parameters by position; undefined for one that is left out. */
export type Params = readonly (JsonValue | undefined)[];

/** The largest request text that is edited, in characters: Halley takes 5 MiB, and a text field must stay quick. */
export const MAX_REQUEST_LENGTH = 1_000_000;

/** The values of an example, or of the first one; nothing when there is none. */
export function exampleParams(method: MethodObject, index = 0): Params {
  const example = method.examples?.[index];
  // Examples come from openrpc.json, so they are JSON.
  return (example?.params ?? []).map(({ value }) => value as JsonValue);
}

/** The parameters that are in a request: without the tail that is left out; null for what is left out before it. */
export function wireParams(params: Params): readonly JsonValue[] {
  const end = params.findLastIndex((value) => value !== undefined) + 1;
  return params.slice(0, end).map((value) => value ?? null);
}

/** The text of a request, for reading and editing. */
export function requestText(method: string, params: readonly JsonValue[], id: JsonValue = 1): string {
  return prettyJson({ jsonrpc: '2.0', id, method, params });
}

/** The same on one line, as it is sent. */
export function compactRequest(method: string, params: readonly JsonValue[], id: JsonValue = 1): string {
  return compactJson({ jsonrpc: '2.0', id, method, params });
}

/** What a request text says, or why a form cannot show it. */
export type ReadRequest =
  | { readonly method: string; readonly params: readonly JsonValue[]; readonly id: JsonValue }
  | { readonly problem: string };

/** Reads the text of one request. */
export function readRequest(text: string): ReadRequest {
  if (text.length > MAX_REQUEST_LENGTH) {
    return { problem: `The request has ${text.length} characters; ${MAX_REQUEST_LENGTH} are edited at most.` };
  }
  let value: JsonValue;
  try {
    value = parseJson(text);
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.` };
  }
  if (!isObject(value)) return { problem: 'A request is one JSON object.' };
  const { method, params = [], id = null } = own(value);
  if (typeof method !== 'string') return { problem: 'The field method is missing; it is text.' };
  if (!isArray(params)) return { problem: 'The field params must be a list: parameters go by position.' };
  return { method, params, id };
}

/** Only the fields of the object itself count, whatever its keys are named. */
function own(value: { readonly [key: string]: JsonValue }): Record<'method' | 'params' | 'id', JsonValue | undefined> {
  const field = (name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);
  return { method: field('method'), params: field('params'), id: field('id') };
}

/** The parameters of a method; the options of a subscription have the schema of the subscription that is named. */
export function parametersOf(method: MethodObject, params: Params): readonly ContentDescriptor[] {
  const name = params[0];
  const notifications = method['x-notifications'];
  if (notifications === undefined || typeof name !== 'string' || !Object.hasOwn(notifications, name)) {
    return method.params;
  }
  const options = notifications[name]?.options;
  return method.params.map((param, i) => (i === 1 && options !== undefined ? { ...param, schema: options } : param));
}

/** Everything that breaks a rule in the parameters of a method. */
export function paramProblems(method: MethodObject, params: Params, schemas: Schemas): Problem[] {
  const descriptors = parametersOf(method, params);
  const problems = descriptors.flatMap((param, i) => {
    const value = params[i];
    if (value === undefined || (value === null && param.required !== true)) {
      return param.required === true ? [{ path: param.name, message: `${param.name} is required.` }] : [];
    }
    return problemsOf(param.schema, value, schemas, param.name);
  });
  const extra = wireParams(params).length - descriptors.length;
  if (extra <= 0) return problems;
  return [...problems, { path: 'params', message: `There are ${extra} more parameters than ${method.name} takes.` }];
}

/** Positions of passphrases and keys. They are never kept, linked or put into snippets. */
export function secretPositions(method: MethodObject): ReadonlySet<number> {
  return new Set(method.params.flatMap((param, i) => (param['x-secret'] === true ? [i] : [])));
}

/** Parameters without secrets: a text stands for each. */
export function withoutSecrets(
  method: MethodObject,
  params: readonly JsonValue[],
  placeholder: (name: string) => string,
): readonly JsonValue[] {
  const secrets = secretPositions(method);
  return params.map((value, i) =>
    secrets.has(i) && value !== null ? placeholder(method.params[i]?.name ?? '') : value,
  );
}
