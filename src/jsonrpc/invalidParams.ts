/** From what a validator found to the -32602 that names the parameter, its place inside it, and the rule. */
import type { ValidationError } from '../../generated/validators.js';
import type { MethodShape } from './contract.js';
import { rpcError, type RpcError } from './errors.js';

/** Strings up to this many characters are shown as they came; longer ones might be keys, and would drown the message. */
const SHOWN_CHARACTERS = 24;

/** The error for a parameter that must be given and is not. `index` counts from 0, as geth does. */
export function missingArgument(method: MethodShape, index: number): RpcError {
  const name = method.params[index] ?? 'unknown';
  const reason = `missing value for required argument ${index}: ${name}`;
  return rpcError('invalidParams', { reason }, { path: name, expected: ['a value'] });
}

/**
 * The error for parameters that the contract's validator refused. `data.path` is the place (`filter.topics[1]`), `data.expected` the names
 * of the contract's components, or JSON types, that would fit there.
 */
export function invalidParams(
  errors: readonly ValidationError[],
  params: readonly unknown[],
  method: MethodShape,
): RpcError {
  const found = mostSpecific(errors, params);
  const first = found[0];
  if (first === undefined || first.instancePath === '') return wrongCount(params, method);
  const steps = stepsOf(first.instancePath);
  const index = Number(steps[0]);
  const path = placeName(method.params[index] ?? 'unknown', steps.slice(1));
  const expected = [...new Set(found.map(expectation))];
  const reason = `invalid argument ${index}: ${path}: ${ruleText(found, expected)}, got ${describe(valueAt(params, steps))}`;
  return rpcError('invalidParams', { reason }, { path, expected });
}

function wrongCount(params: readonly unknown[], method: MethodShape): RpcError {
  if (params.length < method.required) return missingArgument(method, params.length);
  const most = method.params.length;
  const reason = `too many arguments, want at most ${most}`;
  return rpcError('invalidParams', { reason }, { path: 'params', expected: [`at most ${most} arguments`] });
}

/**
 * Of the alternatives that were tried, the one that got furthest into the value is what the caller meant; at the same depth, an alternative of
 * the right JSON type rather than one of another type.
 */
function mostSpecific(errors: readonly ValidationError[], params: readonly unknown[]): readonly ValidationError[] {
  const leaves = preferred(errors, (error) => !isSummary(error));
  const deepest = Math.max(...leaves.map(depth));
  return preferred(
    leaves.filter((error) => depth(error) === deepest),
    (error) => error.keyword !== 'type' && !isWordForOther(error, params),
  );
}

/** A list of words says nothing of its own about a value that is no text. */
function isWordForOther({ keyword, instancePath }: ValidationError, params: readonly unknown[]): boolean {
  return keyword === 'enum' && typeof valueAt(params, stepsOf(instancePath)) !== 'string';
}

/** Those errors that are preferred, or all when none is. */
function preferred(
  errors: readonly ValidationError[],
  isPreferred: (error: ValidationError) => boolean,
): readonly ValidationError[] {
  const some = errors.filter(isPreferred);
  return some.length > 0 ? some : errors;
}

/** These keywords only say that the errors before them were errors. */
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
  if (keyword === 'enum') return (params['allowedValues'] as unknown[]).map(String).join(' or ');
  const bound = params['limit'];
  return typeof bound === 'number' ? `${keyword} ${bound}` : keyword;
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

function placeName(parameter: string, steps: readonly string[]): string {
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
  for (const step of steps) value = (value as Record<string, unknown>)[step];
  return value;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string' && value.length > SHOWN_CHARACTERS) return `a string of ${value.length} characters`;
  return JSON.stringify(value) ?? 'nothing';
}
