/** Parameters by position, and the -32602 for wrong ones: it names the parameter, the path inside it, and the rule. */
import type { CallableMethod, MethodShape } from './contract.js';
import { invalidParameter, type RpcError } from './rpcErrors.js';
import type { ValidationError } from '../../generated/validators.js';

/**
 * The parameters by position, validated against the contract. The handler gets undefined for an optional parameter that
 * is absent or null, as in geth, whose clients write null to skip one. Throws invalidParams.
 */
export function readParams(method: CallableMethod, params: unknown): unknown[] {
  const list = positional(method, params);
  while (list.length > method.required && list[list.length - 1] === null) list.pop();
  if (!method.validateParams(list)) throw invalidParams(method.validateParams.errors ?? [], list, method);
  for (let i = method.required; i < list.length; i++) list[i] ??= undefined;
  return list;
}

function positional(method: MethodShape, params: unknown): unknown[] {
  if (Array.isArray(params)) return params;
  if (params === undefined || params === null) return [];
  if (typeof params !== 'object')
    throw invalidParameter('non-array args: params must be an array or an object', 'params', 'array', 'object');
  // JSON has no objects but arrays and these.
  return byName(method, params as Record<string, unknown>);
}

function byName(method: MethodShape, params: Record<string, unknown>): unknown[] {
  const unknownName = Object.keys(params).find((name) => !method.params.includes(name));
  if (unknownName !== undefined) {
    const known = method.params.length > 0 ? method.params.join(', ') : 'none';
    // Where a parameter is secret, the name may be the secret in the wrong place.
    const shown = method.secret === true ? '' : ` ${JSON.stringify(unknownName.slice(0, 40))}`;
    throw invalidParameter(`unknown argument${shown}, known are: ${known}`, 'params', ...method.params);
  }
  // A required parameter that is absent must not look like one that is null.
  const missing = method.params.findIndex((name, i) => i < method.required && !Object.hasOwn(params, name));
  if (missing !== -1) throw missingArgument(method, missing);
  return method.params.map((name) => (Object.hasOwn(params, name) ? params[name] : null));
}

/** Longer strings are not shown in messages: they could be keys, and would make a message unreadable. */
const SHOWN_CHARACTERS = 24;

/** The error for a required parameter that is missing. `index` counts from 0, as in geth. */
function missingArgument(method: MethodShape, index: number): RpcError {
  const name = method.params[index] ?? 'unknown';
  return invalidParameter(`missing value for required argument ${index}: ${name}`, name, 'a value');
}

/**
 * The error for parameters that the contract's validator refused. `data.path` is the path of the wrong value
 * (`filter.topics[1]`). `data.expected` lists what is valid there: component names of the contract, or JSON types.
 */
function invalidParams(errors: readonly ValidationError[], params: readonly unknown[], method: MethodShape): RpcError {
  const found = mostSpecific(errors, params);
  const first = found[0];
  if (first === undefined || first.instancePath === '') return wrongCount(params, method);
  const steps = stepsOf(first.instancePath);
  const index = Number(steps[0]);
  const path = pathName(method.params[index] ?? 'unknown', steps.slice(1));
  const expected = [...new Set(found.map(expectation))];
  const reason = `invalid argument ${index}: ${path}: ${ruleText(found, expected)}, got ${describe(valueAt(params, steps), method)}`;
  return invalidParameter(reason, path, ...expected);
}

function wrongCount(params: readonly unknown[], method: MethodShape): RpcError {
  if (params.length < method.required) return missingArgument(method, params.length);
  const most = method.params.length;
  return invalidParameter(`too many arguments, want at most ${most}`, 'params', `at most ${most} arguments`);
}

/**
 * Of the schema alternatives, the caller most likely meant the one that matched deepest into the value. At the same
 * depth, an alternative of the right JSON type comes before one of another type.
 */
function mostSpecific(errors: readonly ValidationError[], params: readonly unknown[]): readonly ValidationError[] {
  const leaves = preferred(errors, (error) => !isSummary(error));
  const deepest = Math.max(...leaves.map(depth));
  return preferred(
    leaves.filter((error) => depth(error) === deepest),
    (error) => error.keyword !== 'type' && !isEnumOfNonString(error, params),
  );
}

/** An enum error says nothing useful about a value that is not a string. */
function isEnumOfNonString({ keyword, instancePath }: ValidationError, params: readonly unknown[]): boolean {
  return keyword === 'enum' && typeof valueAt(params, stepsOf(instancePath)) !== 'string';
}

/** The preferred errors, or all of them when none is preferred. */
function preferred(
  errors: readonly ValidationError[],
  isPreferred: (error: ValidationError) => boolean,
): readonly ValidationError[] {
  const some = errors.filter(isPreferred);
  return some.length > 0 ? some : errors;
}

/** True for keywords that only summarise the errors before them. */
function isSummary({ keyword }: ValidationError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'if' || keyword === 'propertyNames';
}

function depth(error: ValidationError): number {
  return error.instancePath.split('/').length;
}

function expectation({ keyword, params, schemaPath }: ValidationError): string {
  if (keyword === 'required') return `object with ${String(params['missingProperty'])}`;
  if (keyword === 'additionalProperties')
    return `no field ${String(params['additionalProperty']).slice(0, SHOWN_CHARACTERS)}`;
  if (!schemaPath.startsWith('#')) return schemaPath.slice(0, schemaPath.indexOf('/'));
  if (keyword === 'type') return String(params['type']);
  if (keyword === 'enum') return allowedValues(params).join(' or ');
  const bound = params['limit'];
  return typeof bound === 'number' ? `${keyword} ${bound}` : keyword;
}

/** The words of an enum, as Ajv reports them. */
function allowedValues({ allowedValues }: ValidationError['params']): string[] {
  return Array.isArray(allowedValues) ? allowedValues.map(String) : [];
}

function ruleText(found: readonly ValidationError[], expected: readonly string[]): string {
  const [only] = found;
  if (found.length === 1 && only?.keyword === 'required')
    return `missing field ${String(only.params['missingProperty'])}`;
  if (found.length === 1 && only?.keyword === 'additionalProperties') {
    return `unknown field ${JSON.stringify(String(only.params['additionalProperty']).slice(0, SHOWN_CHARACTERS))}`;
  }
  if (found.length === 1 && only?.keyword === 'pattern') return `must match ${String(only.params['pattern'])}`;
  return `must be ${expected.join(' or ')}`;
}

function pathName(parameter: string, steps: readonly string[]): string {
  return parameter + steps.map(stepText).join('');
}

function stepText(step: string): string {
  if (/^\d+$/.test(step)) return `[${step}]`;
  if (/^[A-Za-z_$][\w$]{0,39}$/.test(step)) return `.${step}`;
  return `[${JSON.stringify(step.slice(0, 66))}]`;
}

/** The steps of a JSON pointer. */
function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(params: readonly unknown[], steps: readonly string[]): unknown {
  let value: unknown = params;
  // The validator has walked this path, so every step but the last holds an object or an array.
  for (const step of steps) value = (value as Record<string, unknown>)[step];
  return value;
}

/** A caller may have swapped the parameters, so none is shown where one is secret. */
function describe(value: unknown, { secret }: MethodShape): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (secret === true && value !== null && value !== undefined) return `another ${typeof value}`;
  if (typeof value === 'string' && value.length > SHOWN_CHARACTERS) return `a string of ${value.length} characters`;
  return JSON.stringify(value) ?? 'nothing';
}
